import { fromJsonSchema, inputRequired } from '@modelcontextprotocol/server';
import type { McpServer, ServerEventBus } from '@modelcontextprotocol/server';
import { nothing, say } from './content-tools.js';

const STEPS = [0, 50, 100];

/** A schema whose keywords must reach the client unchanged. */
const ELABORATE = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
} as const;

/** An argument that is also sent in a header; the keyword is the protocol's own. */
const REGION: object = { type: 'string', 'x-mcp-header': 'Region' };

/** Tools that make the server do what a scenario checks: progress messages, headers, schemas, notifications. */
export function registerDiagnosticTools(server: McpServer, news: ServerEventBus): void {
  server.registerTool(
    'test_tool_with_logging',
    { description: 'Logs to the client', inputSchema: nothing },
    async (_, extra) => {
      for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await extra.mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });
      }
      return say('Tool with logging executed successfully');
    },
  );
  server.registerTool(
    'test_logging_tool',
    { description: 'Logs to the client if it requested logs', inputSchema: nothing },
    async (_, extra) => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- a scenario checks that only clients that ask get it
      await extra.mcpReq.log('info', 'test_logging_tool ran');
      return say('logged');
    },
  );
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Reports progress', inputSchema: nothing },
    async (_, extra) => {
      const progressToken = extra.mcpReq._meta?.progressToken;
      if (progressToken === undefined) return say('no progress was requested');
      for (const progress of STEPS) {
        const params = { progressToken, progress, total: 100, message: `Completed step ${String(progress)} of 100` };
        await extra.mcpReq.notify({ method: 'notifications/progress', params });
      }
      return say(String(progressToken));
    },
  );
  server.registerTool(
    'test_x_mcp_header',
    {
      description: 'Has an argument that is also sent in a header',
      inputSchema: fromJsonSchema<{ region?: string }>({
        type: 'object',
        properties: { region: REGION, level: { type: 'integer' } },
      }),
    },
    ({ region }) => say(`region=${region ?? 'none'}`),
  );
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Has an elaborate schema', inputSchema: fromJsonSchema(ELABORATE) },
    (given) => say(`Called with: ${JSON.stringify(given)}`),
  );
  server.registerTool(
    'test_missing_capability',
    { description: 'Needs a completion by the client', inputSchema: nothing },
    (_, extra) =>
      extra.mcpReq.inputResponses?.['answer'] === undefined
        ? inputRequired({
            inputRequests: {
              answer: inputRequired.createMessage({
                messages: [{ role: 'user', content: { type: 'text', text: 'Reply: pong' } }],
                maxTokens: 16,
              }),
            },
          })
        : say('done'),
  );
  const announce = (name: string, kind: 'tools_list_changed' | 'prompts_list_changed'): void => {
    server.registerTool(name, { description: `Announces ${kind}`, inputSchema: nothing }, () => {
      news.publish({ kind });
      return say(`${kind} published`);
    });
  };
  announce('test_trigger_tool_change', 'tools_list_changed');
  announce('test_trigger_prompt_change', 'prompts_list_changed');
}
