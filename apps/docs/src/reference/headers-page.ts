import type { SitePage } from '../site-page.js';
import { code, page, prose, table } from './markdown.js';
import type { OpenApiDocument } from './openapi-document.js';

/** Headers of requests and responses. */
export function headersPage(v5: OpenApiDocument): SitePage {
  const { parameters, headers } = v5.components;
  const sent = Object.values(parameters).filter((one) => one.in === 'header');
  return {
    path: 'reference/headers',
    title: 'Headers',
    markdown: page(
      '# Headers',
      '## Request headers',
      table(
        ['header', 'description'],
        [
          [code('Authorization'), 'Your key: `Bearer pk_...`, once.'],
          [code('Accept'), '`application/problem+json` asks for errors as RFC 9457 problem details.'],
          ...sent.map(({ name, description }) => [code(name), prose(description ?? '')]),
        ],
      ),
      '## Response headers',
      table(
        ['header', 'example', 'description'],
        Object.entries(headers).map(([name, { description, example }]) => [
          code(name),
          example === undefined ? '–' : code(typeof example === 'string' ? example : JSON.stringify(example)),
          prose(description ?? ''),
        ]),
      ),
      'More on charges, quotas and limits: [tiers](/concepts/tiers), [codes and prices](/concepts/codes-and-prices), [idempotency](/concepts/idempotency).',
    ),
  };
}
