import { fromJsonSchema } from '@modelcontextprotocol/server';
import type { CallToolResult, ElicitRequestFormParams, McpServer, ServerContext } from '@modelcontextprotocol/server';
import { nothing, say } from './content-tools.js';

type Properties = ElicitRequestFormParams['requestedSchema']['properties'];

const one = (name: string) =>
  fromJsonSchema<Record<string, string>>({
    type: 'object',
    properties: { [name]: { type: 'string' } },
    required: [name],
  });

const DEFAULTS: Properties = {
  name: { type: 'string', description: 'User name', default: 'John Doe' },
  age: { type: 'integer', description: 'User age', default: 30 },
  score: { type: 'number', description: 'User score', default: 95.5 },
  status: { type: 'string', description: 'User status', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', description: 'Verification status', default: true },
};

const titled = (...choices: [string, string][]) => choices.map(([value, title]) => ({ const: value, title }));

const CHOICES: Properties = {
  untitledSingle: { type: 'string', enum: ['option1', 'option2', 'option3'] },
  titledSingle: { type: 'string', oneOf: titled(['value1', 'First'], ['value2', 'Second'], ['value3', 'Third']) },
  legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['One', 'Two', 'Three'] },
  untitledMulti: {
    type: 'array',
    minItems: 1,
    maxItems: 3,
    items: { type: 'string', enum: ['option1', 'option2', 'option3'] },
  },
  titledMulti: {
    type: 'array',
    minItems: 1,
    maxItems: 3,
    items: { anyOf: titled(['value1', 'First'], ['value2', 'Second'], ['value3', 'Third']) },
  },
};

/** Tools that ask the client while they run, as in versions before 2026-07-28. */
export function registerAskingTools(server: McpServer): void {
  server.registerTool(
    'test_sampling',
    { description: 'Asks the client for a completion', inputSchema: one('prompt') },
    async ({ prompt = '' }, extra) => {
      const { content } = await extra.mcpReq.send({
        method: 'sampling/createMessage',
        params: { messages: [{ role: 'user', content: { type: 'text', text: prompt } }], maxTokens: 100 },
      });
      return say(`LLM response: ${'text' in content ? content.text : JSON.stringify(content)}`);
    },
  );
  server.registerTool(
    'test_elicitation',
    { description: 'Asks the user', inputSchema: one('message') },
    ({ message = '' }, extra) =>
      ask(extra, message, { response: { type: 'string', description: "User's response" } }, ['response']),
  );
  server.registerTool(
    'test_elicitation_sep1034_defaults',
    { description: 'Asks the user with default values', inputSchema: nothing },
    (_, extra) => ask(extra, 'Please review the defaults', DEFAULTS),
  );
  server.registerTool(
    'test_elicitation_sep1330_enums',
    { description: 'Asks the user to choose', inputSchema: nothing },
    (_, extra) => ask(extra, 'Please choose', CHOICES),
  );
}

async function ask(
  extra: ServerContext,
  message: string,
  properties: Properties,
  required: string[] = [],
): Promise<CallToolResult> {
  // Sent on the stream of the call itself, because the client may not have opened the other one yet.
  const { action, content } = await extra.mcpReq.send({
    method: 'elicitation/create',
    params: { mode: 'form', message, requestedSchema: { type: 'object', properties, required } },
  });
  return say(`Elicitation completed: action=${action}, content=${JSON.stringify(content ?? {})}`);
}
