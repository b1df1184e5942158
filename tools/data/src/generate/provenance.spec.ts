import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codesFor, levelsFor, tagDefinition, tagsFor } from '@entity-registry/domain';
import type { EntityKind, Tag } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { StoredEntities, RefreshWriter, indexNames, readRefreshEntity, renderEntity } from '@entity-registry/registry';
import type { RefreshReading, TagProvenance } from '@entity-registry/registry';
import { ALL_ADAPTERS, ParserPool, createSourceReader } from '@entity-registry/sources';
import { DatabaseWorld, STUB_SOURCES, StubSourceServer, createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import fc from 'fast-check';
import { MemoryEvidence } from '../../test/memory-evidence.js';
import { generate } from './generate.js';

const START = Date.parse('2026-11-21T12:00:00Z');
const SYNTHETIC = 'synthetic';
/** Tags computed from the records of other tags. */
const MADE_OF: Partial<Record<Tag, readonly Tag[]>> = {
  last_itbm_date: ['is_itbm'],
  imports_summary: ['importaciones'],
  exports_summary: ['exportaciones'],
  customs_summary: ['importaciones', 'exportaciones'],
};
const ASSETS: readonly Tag[] = ['propiedades', 'fincas', 'bienes_muebles', 'naves'];

type Shown = Readonly<Partial<Record<Tag, Pick<TagProvenance, 'source' | 'sources'>>>>;

describe('after an adapter ran', () => {
  let database: TestDatabase;
  let stub: StubSourceServer;
  const parser = new ParserPool({ threads: 2, timeoutMs: 20_000, memoryMb: 512 });
  let minute = 0;
  const now = () => new Date(START + minute * 60_000);
  const requested = new Set<string>();
  let pks: Record<EntityKind, bigint>;
  /** The last known sections of each entity. */
  const known = new Map<bigint, Shown>();

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    const { examples } = await generate({ pool: database.pool, entities: 60, seed: 12, now });
    pks = { Organization: BigInt(examples['pa:Organization']), NaturalPerson: BigInt(examples['pa:NaturalPerson']) };
    const world = new DatabaseWorld(database.pool, { now });
    stub = await StubSourceServer.listen({ world, sources: STUB_SOURCES, now });
  });
  afterAll(async () => {
    await parser.close();
    await stub.close();
    await database.drop();
  });

  async function read(adapter: (typeof ALL_ADAPTERS)[number], pk: bigint): Promise<RefreshReading> {
    const subject = await readRefreshEntity(database.pool, 'pa', pk);
    if (!subject) throw new Error('no entity was generated');
    const reader = createSourceReader({
      ...{ sourcesUrl: stub.url, pace: { waitForTurn: () => Promise.resolve('ready' as const) }, parser, now },
      evidence: new MemoryEvidence(),
      documents: { has: () => Promise.resolve(false), put: () => Promise.resolve() },
    });
    const { reading } = await reader.read(adapter.source, subject, adapter.feeds, new AbortController().signal);
    if (reading.state === 'source_down') throw new Error(`${adapter.source}: ${reading.reason}`);
    return { source: adapter.source, readAt: now(), reading };
  }

  const write = (pk: bigint, reading: RefreshReading, synthetic: boolean) =>
    inTransaction(database.pool, (tx) =>
      new RefreshWriter(indexNames).writeReadings(
        tx,
        { jurisdiction: 'pa', entityPk: pk, updateRequestId: 1n, fetchedAt: now(), synthetic },
        [reading],
      ),
    );

  async function shown(pk: bigint): Promise<Shown> {
    const levels = levelsFor('pa');
    const card = await new StoredEntities(database.pool).read('pa', pk, { levels, signals: false });
    if (card?.found !== 'entity') throw new Error('no entity was generated');
    const { sections, source, sources } = renderEntity(card, { codes: codesFor('pa', 'v5'), levels, inlineLimit: 1 });
    return { ...sections, core_registro: { source, sources } };
  }

  /** Reads and writes one adapter at its own minute, and returns the effect on every tag. */
  async function check(adapter: (typeof ALL_ADAPTERS)[number], kind: EntityKind, synthetic: boolean): Promise<void> {
    minute += 1;
    const pk = pks[kind];
    const before = known.get(pk) ?? (await shown(pk));
    const reading = await read(adapter, pk);
    await write(pk, reading, synthetic);
    const after = await shown(pk);
    known.set(pk, after);
    const told = reading.reading.state === 'ok' ? reading.reading.findings.tags : reading.reading.tags;
    // The members that a board lists are in their own sections too (ADR 0028).
    if (told.includes('directores')) known.delete(pks.NaturalPerson);
    const fed = new Set(
      tagsFor('pa', kind).filter((tag) => [tag, ...(MADE_OF[tag] ?? [])].some((of) => told.includes(of))),
    );
    if (ASSETS.every((asset) => fed.has(asset))) fed.add('entity_events');
    const name = { id: synthetic ? SYNTHETIC : adapter.source, fetched_at: now().toISOString() };
    const standsInFor = synthetic ? adapter.source : null;
    for (const tag of tagsFor('pa', kind)) {
      const where = `${adapter.source}, ${kind}, ${tag}`;
      const provenance = after[tag];
      // A new ship adds to the history of assets; the history is only known if all kinds of assets are.
      if (tag === 'entity_events' && !fed.has(tag) && ASSETS.some((asset) => fed.has(asset))) continue;
      if (!fed.has(tag)) {
        expect({ where, sources: provenance?.sources }).toEqual({ where, sources: before[tag]?.sources });
        continue;
      }
      expect({ where, source: provenance?.source }).toMatchObject({ where, source: name });
      const entry = provenance?.sources.find(
        ({ id, stands_in_for }) => id === name.id && stands_in_for === standsInFor,
      );
      expect({ where, entry }).toMatchObject({ where, entry: { fetched_at: name.fetched_at } });
      if (tagDefinition(tag).sources.pa?.includes(adapter.source)) requested.add(`${adapter.source} ${tag}`);
    }
  }

  it.each([
    { what: 'its source', synthetic: false, turns: 2 * ALL_ADAPTERS.length },
    // The adapters are the same, so some of them are enough.
    { what: 'a stand-in', synthetic: true, turns: 12 },
  ])(
    'every tag that it feeds names $what and the time, and no other tag changes',
    async ({ synthetic, turns: count }) => {
      const everything = ALL_ADAPTERS.flatMap(({ source }) =>
        (['Organization', 'NaturalPerson'] as const).map((kind) => `${source} ${kind}`),
      );
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(everything, { minLength: count, maxLength: count }), async (turns) => {
          for (const turn of turns) {
            const [source, kind] = turn.split(' ');
            const adapter = ALL_ADAPTERS.find((each) => each.source === source);
            if (adapter) await check(adapter, kind as EntityKind, synthetic);
          }
        }),
        { numRuns: 1, endOnFailure: true },
      );
    },
    120_000,
  );

  it('every tag of every adapter was checked', () => {
    const feeds = ALL_ADAPTERS.flatMap(({ source, feeds: tags }) => tags.map((tag) => `${source} ${tag}`));
    expect(feeds.filter((feed) => !requested.has(feed))).toEqual([]);
  });
});
