import { CLIENT_CAPABILITIES_META_KEY, acceptedContent, inputRequired } from '@modelcontextprotocol/server';
import type {
  CallToolResult,
  ClientCapabilities,
  InputRequests,
  InputRequiredResult,
  McpServer,
  RequestStateCodec,
  ServerContext,
} from '@modelcontextprotocol/server';
import { nothing, say } from './content-tools.js';

type ToolResult = CallToolResult | InputRequiredResult;
export type StateCodec = RequestStateCodec<{ round?: number; name?: string }>;

const form = (message: string, property: string) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [property]: { type: 'string' } }, required: [property] },
  });
const CONFIRM = inputRequired.elicit({
  message: 'Please confirm',
  requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
});
const completion = (text: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens: 100 });
const accepted = (extra: ServerContext, request: string) => acceptedContent(extra.mcpReq.inputResponses, request);
const response = (extra: ServerContext, request: string) =>
  extra.mcpReq.inputResponses?.[request] as { content?: { text?: string }; roots?: { uri: string }[] } | undefined;

const NAME = { user_name: form('What is your name?', 'name') };

/** Tools that return the input they need and are called again with it (protocol 2026-07-28). */
export function registerInputRequiredTools(server: McpServer, state: StateCodec): void {
  const tool = (name: string, work: (extra: ServerContext) => ToolResult | Promise<ToolResult>): void => {
    server.registerTool(
      `test_input_required_result_${name}`,
      { description: `Needs input: ${name.replaceAll('_', ' ')}`, inputSchema: nothing },
      (_, extra) => work(extra),
    );
  };
  tool('elicitation', (extra) => {
    const name = accepted(extra, 'user_name')?.['name'];
    return typeof name === 'string' ? say(`Hello, ${name}!`) : inputRequired({ inputRequests: NAME });
  });
  tool('sampling', (extra) => {
    const answer = response(extra, 'capital_question');
    return answer
      ? say(`Sampling response: ${answer.content?.text ?? ''}`)
      : inputRequired({ inputRequests: { capital_question: completion('What is the capital of France?') } });
  });
  tool('list_roots', (extra) => {
    const roots = response(extra, 'client_roots')?.roots;
    return roots
      ? say(`Roots: ${roots.map(({ uri }) => uri).join(', ')}`)
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  });
  tool('multiple_inputs', async (extra) => {
    const name = accepted(extra, 'user_name')?.['name'];
    const greeting = response(extra, 'greeting')?.content?.text;
    const roots = response(extra, 'client_roots')?.roots;
    if (typeof name === 'string' && greeting !== undefined && roots !== undefined) {
      return say(`${greeting} ${name}, ${String(roots.length)} root(s)`);
    }
    const inputRequests = {
      ...NAME,
      greeting: completion('Generate a greeting'),
      client_roots: inputRequired.listRoots(),
    };
    return inputRequired({ inputRequests, requestState: await state.mint({}) });
  });
  for (const name of ['request_state', 'tampered_state']) {
    tool(name, async (extra) =>
      accepted(extra, 'confirm') && extra.mcpReq.requestState() !== undefined
        ? say('state-ok: requestState verified and confirmation received')
        : inputRequired({
            inputRequests: { confirm: CONFIRM },
            requestState: await state.mint({}),
          }),
    );
  }
  tool('multi_round', async (extra) => {
    const { round = 0, name = '' } = extra.mcpReq.requestState<{ round?: number; name?: string }>() ?? {};
    if (round === 0) {
      const inputRequests = { step1: form('Step 1: What is your name?', 'name') };
      return inputRequired({ inputRequests, requestState: await state.mint({ round: 1 }) });
    }
    if (round === 1) {
      const given = String(accepted(extra, 'step1')?.['name']);
      const inputRequests = { step2: form('Step 2: What is your favorite color?', 'color') };
      return inputRequired({ inputRequests, requestState: await state.mint({ round: 2, name: given }) });
    }
    return say(`Multi-round complete: ${name} likes ${String(accepted(extra, 'step2')?.['color'])}`);
  });
  tool('capabilities', (extra) => {
    if (extra.mcpReq.inputResponses !== undefined) return say('fulfilled');
    const envelope = extra.mcpReq.envelope as Record<string, ClientCapabilities> | undefined;
    const client = envelope?.[CLIENT_CAPABILITIES_META_KEY];
    const inputRequests: InputRequests = {
      ...(client?.elicitation && NAME),
      ...(client?.sampling && { greeting: completion('Generate a greeting') }),
      ...(client?.roots && { client_roots: inputRequired.listRoots() }),
    };
    return Object.keys(inputRequests).length > 0 ? inputRequired({ inputRequests }) : say('nothing can be asked');
  });
}
