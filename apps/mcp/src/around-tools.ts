import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallToolRequest, CallToolResult, ListToolsResult, ServerContext } from '@modelcontextprotocol/server';
import { callerOf } from './caller.js';
import type { Around } from './handlers.js';
import type { CallOutcome, Measurements } from './measurements.js';

type Answer = Partial<Pick<CallToolResult, 'isError' | 'structuredContent'>>;

const CODE = /^[a-z0-9_]{1,64}$/;

/** What the assembly adds to the tools: their list is the caller's own, and their calls are measured and logged. */
export function aroundTools(
  isVisible: (tool: string, extra: ServerContext) => boolean,
  measurements: Measurements,
): Around {
  return {
    'tools/list': (handler) => async (request, extra) => {
      const list = (await handler(request, extra)) as ListToolsResult;
      return { ...list, tools: list.tools.filter(({ name }) => isVisible(name, extra)) };
    },
    'tools/call': (handler) => async (request, extra) => {
      const { name } = (request as CallToolRequest).params;
      const began = performance.now();
      const end = (tool: string, outcome: CallOutcome, code: string): void => {
        const seconds = (performance.now() - began) / 1000;
        measurements.called({ tool, outcome, code, seconds });
        Object.assign(callerOf(extra).facts, { tool, outcome, ...(code !== '' && { code }) });
      };
      try {
        // The server package looks names up in an object, and finds those that every object has.
        if (name in Object.prototype)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${name} not found`);
        const answer = (await handler(request, extra)) as Answer;
        end(name, answer.isError === true ? 'refused' : 'answered', codeOf(answer));
        return answer;
      } catch (error) {
        // The only protocol error of a call is a tool that does not exist, and its name is the caller's.
        end('unknown', 'failed', '');
        throw error;
      }
    },
  };
}

/** The code that a tool's refusal carries; '' for none. */
function codeOf({ isError, structuredContent }: Answer): string {
  if (isError !== true || typeof structuredContent !== 'object') return '';
  const code = (structuredContent as { code?: unknown }).code;
  return typeof code === 'string' && CODE.test(code) ? code : '';
}
