import type { Network } from '@entity-registry/sdk';
import type { JsonSchema } from '../schemas/json-schema.js';
import { responseSchemas, argumentsOf, inputSchema, outputSchema, withProperties } from '../schemas/tool-schemas.js';
import { defineTool } from '../tool-kit/define-tool.js';
import { priceOf } from '../tool-kit/prices.js';
import { REPLAYED_CURSOR, REPLAYED_NEXT, replayedPage } from '../tool-kit/replayed-pages.js';
import type { PageSlice, Page } from '../tool-kit/replayed-pages.js';

interface Arguments {
  id: string;
  depth?: 1 | 2 | 3;
  limit?: number;
  cursor?: string;
}

const PAGE = 50;

const paged = (schema: JsonSchema): JsonSchema =>
  'edges' in ((schema['properties'] as object | undefined) ?? {})
    ? withProperties(schema, {
        total: { type: 'integer', minimum: 0, description: 'Nodes on all pages.' },
        next_cursor: REPLAYED_NEXT,
      })
    : schema;

export const getNetwork = defineTool<Arguments>({
  name: 'get_network',
  title: 'Network of an entity',
  description:
    'Companies and persons linked to an entity by posts, shareholdings and agency, up to depth steps away, nearest first. An edge ' +
    'with link.method "name" was matched by name only: a lead, not a fact. Nodes in truncated_at have more edges: ' +
    `get their own network. Price ${priceOf('DAT-NETWORK')} at any depth; further pages are free. Each page has ` +
    'the next nodes, and their edges to each other and to earlier nodes.',
  input: inputSchema(
    {
      ...argumentsOf('getNetwork', ['id', 'depth']),
      limit: { type: 'integer', minimum: 1, maximum: 200, default: PAGE, description: 'Nodes per page.' },
      cursor: REPLAYED_CURSOR,
    },
    ['id'],
  ),
  output: outputSchema(responseSchemas('getNetwork'), paged),
  billed: true,
  run: ({ id, depth, limit = PAGE, cursor }, call) =>
    replayedPage(
      call,
      { cursor, limit, subject: [id, depth] },
      (options) => call.registry.v5.entities.network(id, { depth }, options),
      pageOf,
    ),
});

/** An edge is on the page of the later of its two nodes, so that each is returned once, and with known nodes. */
function pageOf(network: Network, { offset, limit }: Page): PageSlice {
  const places = new Map(network.nodes.map(({ id }, place) => [id, place]));
  const isHere = (place: number): boolean => place >= offset && place < offset + limit;
  const page = {
    ...network,
    nodes: network.nodes.filter((_, place) => isHere(place)),
    edges: network.edges.filter(({ from, to }) => isHere(Math.max(places.get(from) ?? 0, places.get(to) ?? 0))),
    total: network.nodes.length,
  };
  return { page, more: offset + limit < network.nodes.length };
}
