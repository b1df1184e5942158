import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@entity-registry/domain';
import type { EntityKind, PublicSourceId, Tag } from '@entity-registry/domain';
import { ALL_ADAPTERS, ParserPool, createSourceReader } from '@entity-registry/sources';
import type { FoundItem, QueriedEntity } from '@entity-registry/sources';
import { DatabaseWorld, STUB_SOURCES, StubSourceServer, createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { MemoryEvidence } from '../../test/memory-evidence.js';
import { generate } from './generate.js';

const now = () => new Date('2026-11-21T12:00:00Z');
const ENTITIES = 120;
/** The first of each kind has something in every level; the next ones are typical. */
const OF_EACH_KIND = 4;

interface Stored {
  readonly pk: bigint;
  readonly subject: QueriedEntity;
  readonly core: Record<string, string | null>;
  /** Records of the tags whose first source this is. */
  recordsOf(source: PublicSourceId): { tag: Tag; payload: Record<string, unknown>; itemDate: string | null }[];
}

async function storedOf(database: TestDatabase, kind: EntityKind): Promise<Stored[]> {
  const { rows } = await database.pool.query<{
    pk: bigint;
    nombre: string;
    ruc: string | null;
    ruc_no_dv: string | null;
    cedula: string | null;
    core: Record<string, string | null>;
  }>(
    `select pk, nombre, ruc, ruc_no_dv, cedula, core from entity where jurisdiction = 'pa' and kind = $1 order by pk limit $2`,
    [kind, OF_EACH_KIND],
  );
  const records = await database.pool.query<{
    entity_pk: bigint;
    tag: Tag;
    payload: Record<string, unknown>;
    item_date: string | null;
  }>(`select entity_pk, tag, payload, item_date from record where jurisdiction = 'pa' and entity_pk = any($1)`, [
    rows.map(({ pk }) => pk),
  ]);
  return rows.map(({ pk, nombre, ruc, ruc_no_dv, cedula, core }) => ({
    pk,
    subject: {
      jurisdiction: 'pa',
      kind,
      nombre,
      ruc,
      rucNoDv: ruc_no_dv,
      cedula,
      ficha: core['ficha'] ?? null,
      folio: core['folio'] ?? null,
    },
    core,
    recordsOf: (source) =>
      records.rows
        .filter((row) => row.entity_pk === pk && firstOf(row.tag) === source && isPublished(row.tag))
        .map(({ tag, payload, item_date }) => ({ tag, payload, itemDate: item_date })),
  }));
}

const firstOf = (tag: Tag): PublicSourceId | undefined => CATALOG.tags.find((each) => each.tag === tag)?.source.pa;

/** Whether rows of a tag are listed one by one at a source. Computed or summed-up tags aren't. */
function isPublished(tag: Tag): boolean {
  return !DERIVED.includes(tag);
}

const DERIVED: readonly Tag[] = [
  'entity_events',
  'imports_summary',
  'exports_summary',
  'customs_summary',
  'last_itbm_date',
];

/** Number of rows per tag. */
function count(items: readonly { readonly tag: Tag }[]): Partial<Record<Tag, number>> {
  const counts: Partial<Record<Tag, number>> = {};
  for (const { tag } of items) counts[tag] = (counts[tag] ?? 0) + 1;
  return counts;
}

describe('generated data in the stub sources', () => {
  let database: TestDatabase;
  let stub: StubSourceServer;
  let everybody: Stored[];
  const evidence = new MemoryEvidence();
  const parser = new ParserPool({ threads: 2, timeoutMs: 20_000, memoryMb: 512 });
  const reader = () =>
    createSourceReader({
      sourcesUrl: stub.url,
      pace: { waitForTurn: () => Promise.resolve('ready') },
      parser,
      evidence,
      documents: { has: () => Promise.resolve(false), put: () => Promise.resolve() },
      now,
    });
  const read = async (source: PublicSourceId, { subject }: Stored) => {
    const wanted = CATALOG.sources.find(({ id }) => id === source)?.feeds ?? [];
    return (await reader().read(source, subject, wanted, new AbortController().signal)).reading;
  };

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    await generate({ pool: database.pool, entities: ENTITIES, seed: 11, now });
    const world = new DatabaseWorld(database.pool, { now, listsForMs: 60_000 });
    stub = await StubSourceServer.listen({ world, sources: STUB_SOURCES, now });
    everybody = [...(await storedOf(database, 'Organization')), ...(await storedOf(database, 'NaturalPerson'))];
  });
  afterAll(async () => {
    await parser.close();
    await stub.close();
    await database.drop();
  });

  it.each(ALL_ADAPTERS.map(({ source }) => source))('is read back row by row from %s', async (source) => {
    expect(everybody).toHaveLength(2 * OF_EACH_KIND);
    for (const stored of everybody) {
      const reading = await read(source, stored);
      expect(reading).not.toHaveProperty('reason');
      const found = reading.state === 'ok' ? reading.findings.items : [];
      expect(count(found.filter(({ tag }) => firstOf(tag) === source && !DERIVED.includes(tag)))).toEqual(
        count(stored.recordsOf(source)),
      );
    }
  });

  it('is read back field by field from registro_publico', async () => {
    for (const stored of everybody) {
      const reading = await read('registro_publico', stored);
      const findings = reading.state === 'ok' ? reading.findings : undefined;
      const { nombre, ruc, cedula, kind } = stored.subject;
      expect(findings?.core).toEqual(kind === 'Organization' ? { nombre, ruc, ...stored.core } : { nombre, cedula });
      const records = stored.recordsOf('registro_publico');
      expect(findings?.items.map(comparable).sort()).toEqual(records.map(comparable).sort());
    }
  });

  it('is requested conditionally the second time', async () => {
    const [company] = everybody;
    if (!company) throw new Error('no entity was generated');
    const before = stub.hits('registro_publico');
    await read('registro_publico', company);
    const after = stub.hits('registro_publico');
    expect(after.requests).toBeGreaterThan(before.requests);
    expect(after.notModified - before.notModified).toBe(after.requests - before.requests);
  });
});

/**
 * Renders an item as text with sorted keys, without data that the source doesn't have. Equivalent references become
 * equal.
 */
function comparable({ tag, payload, itemDate }: Pick<FoundItem, 'tag' | 'payload' | 'itemDate'>): string {
  const ours = new Set(['person_id', 'organization_id', 'link', 'id', 'sid', 'source_updated_at']);
  const text = (value: unknown): string => {
    if (typeof value === 'string' && value.startsWith('object://')) return 'object';
    if (Array.isArray(value)) return `[${value.map(text).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).filter(([name]) => !ours.has(name));
    return `{${fields
      .map(([name, field]) => `${name}:${text(field)}`)
      .sort()
      .join()}}`;
  };
  return text([tag, payload, itemDate]);
}
