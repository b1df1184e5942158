import type { Immigration } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';
import { REPLAYED_CURSOR, REPLAYED_NEXT, replayedPage, pageOfList } from '../tool-kit/replayed-pages.js';
import type { PageSlice, Page } from '../tool-kit/replayed-pages.js';

interface Arguments {
  id: string;
  detail?: boolean;
  limit?: number;
  cursor?: string;
}

const PAGE = 10;

const paged = (schema: JsonSchema): JsonSchema =>
  'work_permits' in ((schema['properties'] as object | undefined) ?? {})
    ? withProperties(schema, { next_cursor: REPLAYED_NEXT })
    : schema;

export const getImmigration = defineTool<Arguments>({
  name: 'get_immigration',
  title: 'Immigration records of an entity',
  description:
    'Work permits, migration cases, authorized visas and impediments of a person, or of the people of a company. Without detail ' +
    `counts only, ${priceOf()}; with detail the records, ${priceOf('DAT-LABOR')}, further pages free. Impediments are matched ` +
    'by name only: check match.score. An empty list is not a clearance.',
  input: inputSchema(
    {
      ...argumentsOf('getImmigration', ['id']),
      detail: {
        type: 'boolean',
        default: false,
        description: 'true: the records (DAT-LABOR); false: counts.',
      },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: PAGE,
        description: 'Maximum records per list, with detail.',
      },
      cursor: REPLAYED_CURSOR,
    },
    ['id'],
  ),
  output: outputSchema(responseSchemas('getImmigration'), paged),
  billed: true,
  run: ({ id, detail = false, limit = PAGE, cursor }, call) =>
    replayedPage(
      call,
      { cursor, limit, subject: [id, detail] },
      (options) => call.registry.v5.entities.immigration(id, detail ? { include: ['DAT-LABOR'] } : {}, options),
      pageOf,
    ),
});

function pageOf(immigration: Immigration, page: Page): PageSlice {
  const { work_permits, migrations, authorized_visas, impedimentos = [] } = immigration;
  const lists: Readonly<Record<string, { items?: readonly unknown[] }>> = {
    work_permits,
    migrations,
    authorized_visas,
  };
  const cut = Object.entries(lists).map(([name, list]): [string, object] => {
    if (list.items === undefined) return [name, list];
    const items = pageOfList(list.items, page);
    return [name, { ...list, items, returned: items.length }];
  });
  const lengths = [impedimentos, ...Object.values(lists).map(({ items = [] }) => items)].map(({ length }) => length);
  return {
    page: {
      ...immigration,
      ...(Object.fromEntries(cut) as object),
      ...(immigration.impedimentos && { impedimentos: pageOfList(impedimentos, page) }),
    },
    more: page.offset + page.limit < Math.max(...lengths),
  };
}
