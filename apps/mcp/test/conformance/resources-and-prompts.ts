import { ResourceTemplate, acceptedContent, fromJsonSchema, inputRequired } from '@modelcontextprotocol/server';
import type { GetPromptResult, McpServer } from '@modelcontextprotocol/server';
import { PIXEL } from './samples.js';

type Content = GetPromptResult['messages'][number]['content'];

const messages = (...contents: Content[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});
const words = (text: string): Content => ({ type: 'text', text });
const strings = <Name extends string>(...names: Name[]) =>
  fromJsonSchema<Record<Name, string>>({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  });

export function registerResources(server: McpServer): void {
  const text = (name: string, content: string): void => {
    const uri = `test://${name}`;
    const config = { title: name, description: `The resource ${name}`, mimeType: 'text/plain' };
    server.registerResource(name, uri, config, () => ({ contents: [{ uri, mimeType: 'text/plain', text: content }] }));
  };
  text('static-text', 'This is the content of the static text resource.');
  text('watched-resource', 'Watched resource content');
  const binary = { title: 'static-binary', description: 'An image', mimeType: 'image/png' };
  server.registerResource('static-binary', 'test://static-binary', binary, () => ({
    contents: [{ uri: 'test://static-binary', mimeType: 'image/png', blob: PIXEL }],
  }));
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined, complete: { id: () => ['123'] } }),
    { title: 'template', description: 'A resource by its id', mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [
        { uri: href, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ID: ${String(id)}` }) },
      ],
    }),
  );
  server.server.registerCapabilities({ resources: { subscribe: true } });
  server.server.setRequestHandler('resources/subscribe', () => ({}));
  server.server.setRequestHandler('resources/unsubscribe', () => ({}));
}

export function registerPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Without arguments' }, () =>
    messages(words('This is a simple prompt for testing.')),
  );
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With two arguments', argsSchema: strings('arg1', 'arg2') },
    ({ arg1, arg2 }) => messages(words(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource in it', argsSchema: strings('resourceUri') },
    ({ resourceUri }) =>
      messages(
        {
          type: 'resource',
          resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        },
        words('Please process the embedded resource above.'),
      ),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image in it' }, () =>
    messages({ type: 'image', data: PIXEL, mimeType: 'image/png' }, words('Please analyze the image above.')),
  );
  server.registerPrompt('test_input_required_result_prompt', { description: 'Needs input' }, (extra) => {
    const given = acceptedContent<{ context: string }>(extra.mcpReq.inputResponses, 'user_context')?.context;
    if (given !== undefined) return messages(words(`Use the following context: ${given}`));
    return inputRequired({
      inputRequests: {
        user_context: inputRequired.elicit({
          message: 'What context should the prompt use?',
          requestedSchema: { type: 'object', properties: { context: { type: 'string' } }, required: ['context'] },
        }),
      },
    });
  });
}
