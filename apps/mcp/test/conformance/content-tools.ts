import { fromJsonSchema } from '@modelcontextprotocol/server';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { PIXEL, SILENCE } from './samples.js';

export const nothing = fromJsonSchema<Record<string, never>>({ type: 'object', properties: {} });

export const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

const text = (uri: string, mimeType: string, content: string) =>
  ({ type: 'resource', resource: { uri, mimeType, text: content } }) as const;

/** One tool for each kind of content that a result may have. */
export function registerContentTools(server: McpServer): void {
  const answer = (name: string, description: string, result: CallToolResult): void => {
    server.registerTool(name, { description, inputSchema: nothing }, () => result);
  };
  answer('test_simple_text', 'Text', say('This is a simple text response for testing.'));
  answer('test_image_content', 'An image', { content: [{ type: 'image', data: PIXEL, mimeType: 'image/png' }] });
  answer('test_audio_content', 'A sound', { content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] });
  answer('test_embedded_resource', 'A resource', {
    content: [text('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  });
  answer('test_multiple_content_types', 'Text, an image and a resource', {
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      { type: 'image', data: PIXEL, mimeType: 'image/png' },
      text('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  });
  answer('test_streaming_elicitation', 'An answer whose stream carries no request', say('results only'));
  server.registerTool('test_error_handling', { description: 'An error', inputSchema: nothing }, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
}
