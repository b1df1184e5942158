import { INHERITED_NAMES } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndpointFixture } from '../test/endpoint-fixture.js';

/** "Internal error" of JSON-RPC. */
const INTERNAL_ERROR = -32_603;

interface Reply {
  readonly error?: { readonly code: number };
  readonly result?: {
    readonly structuredContent?: { readonly code?: string };
    readonly completion?: { readonly values: readonly string[] };
  };
}

describe('names that every object inherits', () => {
  let mcp: EndpointFixture;
  let tools: { name: string; inputSchema: { properties?: object } }[];
  let prompts: { name: string; arguments?: { name: string; required?: boolean }[] }[];
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'X-Api-Key': 'pk_x',
  };

  beforeAll(async () => {
    mcp = await EndpointFixture.open();
    const client = await mcp.connect('legacy', { 'X-Api-Key': 'pk_x' });
    tools = (await client.listTools()).tools;
    prompts = (await client.listPrompts()).prompts;
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const response = await fetch(mcp.url, {
      method: 'POST',
      headers,
      body: message('initialize', JSON.stringify(hello)),
    });
    await response.text();
    headers['Mcp-Session-Id'] = response.headers.get('mcp-session-id') as string;
    headers['Mcp-Protocol-Version'] = '2025-11-25';
  });
  afterAll(() => mcp.close());

  /** `params` as JSON text: an object literal cannot have a member named __proto__. */
  const message = (method: string, params: string): string =>
    `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`;

  /** The response to a message, and whether it is an internal error of the server. */
  const send = async (method: string, params: string): Promise<{ reply: Reply; isFault: boolean }> => {
    const response = await fetch(mcp.url, { method: 'POST', headers, body: message(method, params) });
    const text = await response.text();
    const data = text.startsWith('{') ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? '{}');
    const reply = JSON.parse(data) as Reply;
    const isError =
      response.status >= 500 ||
      reply.error?.code === INTERNAL_ERROR ||
      reply.result?.structuredContent?.code === 'internal_error';
    return { reply, isFault: isError };
  };

  it.each(INHERITED_NAMES)('are not a tool, prompt, resource or method: %s', async (name) => {
    const quoted = JSON.stringify(name);
    for (const [method, params] of [
      ['tools/call', `{"name":${quoted},"arguments":{}}`],
      ['prompts/get', `{"name":${quoted},"arguments":{}}`],
      ['resources/read', `{"uri":${quoted}}`],
      ['logging/setLevel', `{"level":${quoted}}`],
      [name, '{}'],
    ] as const) {
      const { reply, isFault: isError } = await send(method, params);
      const refused = reply.error !== undefined;
      expect({ method, params, isFault: isError, refused }).toEqual({ method, params, isFault: false, refused: true });
    }
  });

  it.each(INHERITED_NAMES)('have no completions: %s', async (name) => {
    const quoted = JSON.stringify(name);
    for (const ref of [`{"type":"ref/prompt","name":${quoted}}`, `{"type":"ref/resource","uri":${quoted}}`]) {
      const requested = `{"ref":${ref},"argument":{"name":${quoted},"value":""}}`;
      const { reply, isFault: isError } = await send('completion/complete', requested);
      expect({ ref, isFault: isError, values: reply.result?.completion?.values ?? [] }).toEqual({
        ref,
        isFault: false,
        values: [],
      });
    }
  });

  it.each(INHERITED_NAMES)('are not a tool argument, and cause no internal error as a value: %s', async (name) => {
    const quoted = JSON.stringify(name);
    for (const tool of tools) {
      const unknown = await send('tools/call', `{"name":"${tool.name}","arguments":{${quoted}:{"a":1}}}`);
      expect({ tool: tool.name, ...unknown }).toMatchObject({ isFault: false, reply: { result: { isError: true } } });
      for (const argument of Object.keys(tool.inputSchema.properties ?? {})) {
        for (const value of [quoted, `[${quoted}]`, `{${quoted}:{"a":1}}`]) {
          const { isFault: isError } = await send(
            'tools/call',
            `{"name":"${tool.name}","arguments":{"${argument}":${value}}}`,
          );
          expect({ tool: tool.name, argument, value, isFault: isError }).toMatchObject({ isFault: false });
        }
      }
    }
  });

  it.each(INHERITED_NAMES)('are not a prompt argument, and cause no internal error as a value: %s', async (name) => {
    const quoted = JSON.stringify(name);
    for (const prompt of prompts) {
      for (const argument of [name, ...(prompt.arguments ?? []).map((known) => known.name)]) {
        const given = `{"name":"${prompt.name}","arguments":{"subject":"x",${JSON.stringify(argument)}:${quoted}}}`;
        expect({ prompt: prompt.name, argument, ...(await send('prompts/get', given)) }).toMatchObject({
          isFault: false,
        });
        const begun = `{"ref":{"type":"ref/prompt","name":"${prompt.name}"},"argument":{"name":${JSON.stringify(argument)},"value":${quoted}}}`;
        expect({ argument, ...(await send('completion/complete', begun)) }).toMatchObject({ isFault: false });
      }
    }
  });
});
