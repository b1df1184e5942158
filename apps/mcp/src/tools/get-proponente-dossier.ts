import type { ProponenteDossier } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';
import { REPLAYED_CURSOR, REPLAYED_NEXT, replayedPage, pageOfList } from '../tool-kit/replayed-pages.js';
import type { PageSlice, Page } from '../tool-kit/replayed-pages.js';

interface Arguments {
  id: string;
  limit?: number;
  cursor?: string;
}

const PAGE = 10;

const paged = (schema: JsonSchema): JsonSchema =>
  'tenders' in ((schema['properties'] as object | undefined) ?? {}) &&
  'counterparties' in (schema['properties'] as object)
    ? withProperties(schema, { next_cursor: REPLAYED_NEXT })
    : schema;

export const getProponenteDossier = defineTool<Arguments>({
  name: 'get_proponente_dossier',
  title: 'Bidder dossier of an entity',
  description:
    'Tenders that an entity bid in and won, with amounts, the authorities it supplied, and national sanctions. sanctions.state ' +
    '"empty" means that the source has none; "not_fetched" or "source_down" mean unknown. ' +
    `Price ${priceOf('DAT-PROPONENTE')}; further pages are free. For names and tenders beyond the lists: search_records on licitaciones.`,
  input: inputSchema(
    {
      ...argumentsOf('getProponenteDossier', ['id']),
      limit: { type: 'integer', minimum: 1, maximum: 100, default: PAGE, description: 'Max items per list.' },
      cursor: REPLAYED_CURSOR,
    },
    ['id'],
  ),
  output: outputSchema(responseSchemas('getProponenteDossier'), paged),
  billed: true,
  run: ({ id, limit = PAGE, cursor }, call) =>
    replayedPage(
      call,
      { cursor, limit, subject: [id] },
      (options) => call.registry.v5.entities.proponenteDossier(id, options),
      pageOf,
    ),
});

function pageOf(dossier: ProponenteDossier, page: Page): PageSlice {
  const { tenders, counterparties, sanctions } = dossier;
  const cut = <L extends { items: readonly unknown[] }>(list: L) => {
    const items = pageOfList(list.items, page);
    return { ...list, items, returned: items.length };
  };
  return {
    page: {
      ...dossier,
      tenders: cut(tenders),
      counterparties: pageOfList(counterparties, page),
      sanctions: cut(sanctions),
    },
    more: page.offset + page.limit < Math.max(tenders.items.length, counterparties.length, sanctions.items.length),
  };
}
