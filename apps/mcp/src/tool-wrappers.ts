import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallToolRequest, CallToolResult, ListToolsResult, ServerContext } from '@modelcontextprotocol/server';
import { callerOf } from './caller.js';
import type { HandlerWrappers, HandlerWrapper } from './protocol/handlers.js';
import type { CallOutcome, Measurements } from './measurements.js';

type ToolResult = Partial<Pick<CallToolResult, 'isError' | 'structuredContent'>>;

const CODE = /^[a-z0-9_]{1,64}$/;

/** Wraps the tool handlers: the list of tools depends on the caller, and calls are measured and logged. */
export function toolWrappers(
  isVisible: (tool: string, extra: ServerContext) => boolean,
  measurements: Measurements,
): HandlerWrappers {
  const list: HandlerWrapper = (handler) => async (request, extra) => {
    const { tools, ...rest } = (await handler(request, extra)) as ListToolsResult;
    return { ...rest, tools: tools.filter(({ name }) => isVisible(name, extra)) };
  };
  const call: HandlerWrapper = (handler) => async (request, extra) => {
    const { name } = (request as CallToolRequest).params;
    const began = performance.now();
    const end = (tool: string, outcome: CallOutcome, code: string): void => {
      const seconds = (performance.now() - began) / 1000;
      measurements.called({ tool, outcome, code, seconds });
      const caller = callerOf(extra);
      Object.assign(caller.facts, { tool, outcome, ...(code !== '' && { code }) });
      if (outcome === 'answered') caller.acceptKey();
      if (code === 'key_rejected') caller.rejectKey();
    };
    try {
      // The server package looks up names in a plain object, and so finds names that every object inherits.
      if (Object.hasOwn(Object.prototype, name))
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${name} not found`);
      const response = (await handler(request, extra)) as ToolResult;
      end(name, response.isError === true ? 'refused' : 'answered', codeOf(response));
      return response;
    } catch (error) {
      // A call's only protocol error is an unknown tool. Its name is the caller's text, so it is not recorded.
      end('unknown', 'failed', '');
      throw error;
    }
  };
  return new Map([
    ['tools/list', list],
    ['tools/call', call],
  ]);
}

/** The error code in a tool's refusal; '' for none. */
function codeOf({ isError, structuredContent }: ToolResult): string {
  if (isError !== true || typeof structuredContent !== 'object') return '';
  const code = (structuredContent as { code?: unknown }).code;
  return typeof code === 'string' && CODE.test(code) ? code : '';
}
