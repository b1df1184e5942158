import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Queryable } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { writeLinked } from '../../test/linked-entities.js';
import { EntityNetworks } from './entity-networks.js';
import type { NetworkDepth } from './entity-networks.js';
import { HUB_DEGREE, NETWORK_LIMITS } from './network-graph.js';
import type { Network } from './network-graph.js';

const range = (first: number, count: number) => Array.from({ length: count }, (_, nr) => BigInt(first + nr));

/*
 * 10 - 11 - 12 - 13 - 14 form a row, with links in both directions. 10 is linked to 20, a hub with 20,000 companies from
 * 100,000 on; 12 to 31, a smaller hub with 150 companies from 50,000 on. 60 was merged into 61, and 61 into 12. 70 has no links.
 */
const ROW = range(10, 5);
const HUB = 20n;
const SMALLER_HUB = 31n;
const MERGED = 60n;
const MERGED_NEXT = 61n;
const ALONE = 70n;

describe('EntityNetworks', () => {
  let database: TestDatabase;
  let networks: EntityNetworks;
  let statements = 0;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    const clients = range(100_000, 20_000);
    const others = range(50_000, 150);
    await writeLinked(
      database.pool,
      [...ROW, HUB, SMALLER_HUB, MERGED, MERGED_NEXT, ALONE, ...clients, ...others],
      [
        { from: 10n, to: 11n },
        { from: 12n, to: 11n, role: 'shareholder' },
        { from: 12n, to: 13n },
        { from: 14n, to: 13n },
        { from: HUB, to: 10n },
        { from: SMALLER_HUB, to: 12n },
        { from: MERGED, to: 13n, key: 'before the merge' },
        ...clients.map((to) => ({ from: HUB, to })),
        ...others.map((to) => ({ from: SMALLER_HUB, to })),
        // There is no entity 999.
        { from: 999n, to: 11n },
      ],
    );
    await database.pool.query(
      'update entity set merged_into = case pk when 60 then 61 else 12 end where pk in (60, 61)',
    );
    await database.pool.query('analyze entity, link');
    const query = database.pool.query.bind(database.pool) as (config: unknown) => Promise<unknown>;
    const counting = (config: unknown) => {
      statements += 1;
      return query(config);
    };
    networks = new EntityNetworks({ query: counting } as Queryable);
  });
  afterAll(() => database.drop());

  const read = async (pk: bigint, depth: NetworkDepth): Promise<Network> => {
    const network = await networks.read('pa', pk, depth);
    if (network === undefined) throw new Error('not found');
    return network;
  };
  const depths = ({ nodes }: Network) => Object.fromEntries(nodes.map(({ pk, depth }) => [String(pk), depth]));

  it('shows at depth 1 the entities linked in either direction, and the links', async () => {
    const { root, nodes, edges, truncatedAt } = await read(11n, 1);
    expect(root).toBe(11n);
    expect(nodes).toEqual([
      { pk: 11n, nombre: 'Invento 11', kind: 'NaturalPerson', depth: 0, degree: 3 },
      { pk: 10n, nombre: 'Invento 10', kind: 'Organization', depth: 1, degree: 2 },
      { pk: 12n, nombre: 'Invento 12', kind: 'Organization', depth: 1, degree: 3 },
    ]);
    expect(edges.map(({ from, to, role }) => [from, to, role])).toEqual([
      [10n, 11n, 'director'],
      [12n, 11n, 'shareholder'],
    ]);
    expect(edges[0]).toEqual({
      ...{ from: 10n, to: 11n, role: 'director', cargo: 'VOCAL', active: true, since: '2019-03-01', until: null },
      ...{ source: 'registro_publico', method: 'id', score: expect.closeTo(0.9, 5) },
    });
    expect(truncatedAt).toEqual([]);
  });

  it('goes as many steps as requested', async () => {
    expect(depths(await read(14n, 1))).toEqual({ 14: 0, 13: 1 });
    expect(depths(await read(14n, 2))).toEqual({ 14: 0, 13: 1, 12: 2 });
    expect(depths(await read(14n, 3))).toEqual({ 14: 0, 13: 1, 12: 2, 11: 3, 31: 3 });
  });

  it.each([1, 2, 3] as const)('queries the database at most once per level at depth %d', async (depth) => {
    statements = 0;
    await read(11n, depth);
    expect(statements).toBe(depth);
  });

  it('expands hubs last, within the remaining limit, and reports where it stopped', async () => {
    const network = await read(11n, 3);
    const found = depths(network);
    // Everything that small nodes lead to, both hubs, and companies of the hubs up to the limit.
    expect(found).toMatchObject({ 11: 0, 10: 1, 12: 1, 13: 2, 20: 2, 31: 2, 14: 3 });
    expect(network.nodes.length).toBeGreaterThan(390);
    expect(network.nodes.length).toBeLessThanOrEqual(NETWORK_LIMITS.nodes);
    // Each hub got half of the remaining room: enough for the smaller one.
    expect(network.truncatedAt).toEqual([HUB]);
    expect(network.nodes.find(({ pk }) => pk === HUB)?.degree).toBe(HUB_DEGREE);
  });

  it('shows all links of a hub if there is room', async () => {
    const network = await read(SMALLER_HUB, 1);
    expect(network.nodes).toHaveLength(152);
    expect(network.truncatedAt).toEqual([]);
  });

  it('shows as much as fits if the root is a hub, and the same each time', async () => {
    const network = await read(HUB, 2);
    expect(network.nodes).toHaveLength(NETWORK_LIMITS.nodes);
    expect(network.edges.length).toBeLessThanOrEqual(NETWORK_LIMITS.edges);
    expect(network.truncatedAt[0]).toBe(HUB);
    expect(await read(HUB, 2)).toEqual(network);
  });

  it('shows the survivor of a merged entity as a single node', async () => {
    const { nodes, edges } = await read(13n, 1);
    expect(nodes.map(({ pk }) => pk)).toEqual([13n, 14n, 12n]);
    expect(edges.filter(({ from }) => from === 12n)).toHaveLength(2);
  });

  it('shows only the root for an entity without links', async () => {
    expect(await read(ALONE, 3)).toEqual({
      root: ALONE,
      nodes: [{ pk: ALONE, nombre: 'Invento 70', kind: 'Organization', depth: 0, degree: 0 }],
      edges: [],
      truncatedAt: [],
    });
  });

  it('finds nothing for an unknown id, an id of another jurisdiction, or a merged entity', async () => {
    expect(await networks.read('pa', 10n ** 18n - 1n, 1)).toBeUndefined();
    expect(await networks.read('ec', 11n, 1)).toBeUndefined();
    expect(await networks.read('pa', MERGED, 1)).toBeUndefined();
  });
});
