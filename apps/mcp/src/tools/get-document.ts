import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';

interface Arguments {
  id: string;
  page?: number;
}

const NEXT_PAGE: JsonSchema = {
  type: ['integer', 'null'],
  description: 'Pass it as page for the next one; null: last page.',
};

/** The API returns the path of the next page; a tool returns its number. */
const withNextPage = (schema: JsonSchema): JsonSchema =>
  'text' in ((schema['properties'] as object | undefined) ?? {})
    ? withProperties(schema, { next: undefined, next_page: NEXT_PAGE })
    : schema;

export const getDocument = defineTool<Arguments>({
  name: 'get_document',
  title: 'Read the text of a document, page by page',
  description:
    'The text of a scanned (entrada) or digital (elemento) document of the public registry, one page at a time, as read ' +
    'by OCR: expect misread letters, check names and numbers against other sources. Ids come from documentos_escaneados ' +
    'and documentos_digitales of get_entity with DAT-DOC. text null: the document was never read; recognition.state "unavailable": it cannot be read. ' +
    `Price ${priceOf('DAT-DOC')} for each page.`,
  input: inputSchema(
    argumentsOf('getDocumentText', ['id', 'page'], {
      id: { description: 'Id of the document, unchanged (entrada or elemento).' },
    }),
    ['id'],
  ),
  output: outputSchema(responseSchemas('getDocumentText'), withNextPage),
  billed: true,
  run: async ({ id, page }, { registry, options }) => {
    const response = await registry.v5.entities.text(id, { page }, options);
    if (!('text' in response)) return response;
    const { next, ...rest } = response;
    return { ...rest, next_page: next === null ? null : rest.page + 1 };
  },
});
