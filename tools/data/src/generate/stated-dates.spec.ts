import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codesFor, levelsFor, statedIn, sourcesOf, tagsFor } from '@entity-registry/domain';
import type { Jurisdiction, PublicSourceId, RecordTag } from '@entity-registry/domain';
import { StoredEntities, renderEntity } from '@entity-registry/registry';
import type { TagProvenance } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { GENERATED_AS_OF } from './calendar.js';
import { generate } from './generate.js';
import type { GenerateExamples } from './generate.js';
import { SyntheticSourceDates } from './stated-dates.js';

const HOUR = 3_600_000;
const now = () => new Date('2026-11-21T12:00:00Z');

interface Ages {
  readonly jurisdiction: Jurisdiction;
  readonly tag: RecordTag;
  readonly silent: number;
  readonly dated: number;
  /** Ages of the oldest and of the newest row, in hours. */
  readonly oldest: number | null;
  readonly latest: number | null;
}

const sourceOf = (tag: RecordTag, jurisdiction: Jurisdiction): PublicSourceId | undefined =>
  sourcesOf(tag)[jurisdiction]?.[0];

describe('the as-of dates of generated data', () => {
  let database: TestDatabase;
  let examples: GenerateExamples;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    ({ examples } = await generate({ pool: database.pool, entities: 300, seed: 3, now }));
  }, 120_000);
  afterAll(() => database.drop());

  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await database.pool.query<Row>(sql)).rows;
  const agesOf = () =>
    rows<Ages>(`
      select jurisdiction, tag, (count(*) filter (where said is null))::int as silent, count(said)::int as dated,
             (extract(epoch from max(fetched_at - said)) / 3600)::float as oldest,
             (extract(epoch from min(fetched_at - said)) / 3600)::float as latest
        from (select jurisdiction, tag, fetched_at, source_updated_at as said from record
              union all select jurisdiction, 'core_registro', fetched_at, source_updated_at from entity) r
       group by 1, 2 order by 1, 2`);

  it('are null only if the source never states one', async () => {
    const ages = await agesOf();
    expect(ages.length).toBeGreaterThan(50);
    for (const { jurisdiction, tag, silent, dated } of ages) {
      const source = sourceOf(tag, jurisdiction);
      const says = source !== undefined && statedIn(source, tag) !== null;
      expect({ jurisdiction, tag, silent: silent > 0, dated: dated > 0 }).toEqual({
        ...{ jurisdiction, tag, silent: !says, dated: says },
      });
    }
    const silentTags = ages.filter(({ silent }) => silent > 0).map(({ jurisdiction, tag }) => `${jurisdiction} ${tag}`);
    expect(silentTags).toEqual(['ec denuncias', 'pa avisos', 'pa noticias_globales']);
  });

  it('are never after the reading or before the date in the row', async () => {
    expect(
      await rows(`
        select tag, source_updated_at, fetched_at, item_date from record
         where source_updated_at > fetched_at or source_updated_at < item_date::timestamp at time zone 'UTC'
            or payload->>'fecha_ultimo_movimiento' > to_char(source_updated_at at time zone 'UTC', 'YYYY-MM-DD')`),
    ).toEqual([]);
  });

  it.each([
    ['pa', 'importaciones', 24, 7 * 24],
    ['pa', 'directores', 0, 11 * 24],
    ['pa', 'core_registro', 0, 11 * 24],
    ['pa', 'sanciones_internacionales', 0, 48],
    ['pa', 'coincidencias_pep', 9 * 24, 91 * 24],
    ['pa', 'funcionario', 2 * 24, 32 * 24],
    ['ec', 'core_registro', 24, 301 * 24],
  ])('are as old as the source of %s %s usually is', async (jurisdiction, tag, from, to) => {
    const ages = (await agesOf()).find((row) => row.jurisdiction === jurisdiction && row.tag === tag);
    expect(ages?.oldest).toBeLessThanOrEqual(to);
    // A row about a later day has that day as its date.
    expect(ages?.oldest).toBeGreaterThanOrEqual(from);
  });

  it('are years old for a leak', () => {
    for (const seed of [1, 2, 3]) {
      const leaked = new Date(new SyntheticSourceDates(seed).of('icij', null));
      expect(leaked.toISOString()).toMatch(/^20\d\d-12-31T00:00:00\.000Z$/);
      expect(Date.parse(GENERATED_AS_OF) - leaked.getTime()).toBeGreaterThan(5 * 365 * 24 * HOUR);
    }
  });

  it('are the same for all rows of a list, and for all rows of the page of an entity', async () => {
    const lists = await rows<{ n: number }>(
      `select count(distinct source_updated_at)::int as n from record where tag = 'importaciones' and item_date < '2026-11-01'`,
    );
    expect(lists).toEqual([{ n: 1 }]);
    const pages = await rows<{ n: number; entities: number }>(
      `select max(n)::int as n, count(*)::int as entities
         from (select count(distinct source_updated_at) as n from record
                where jurisdiction = 'pa' and tag in ('directores', 'bienes_muebles') and item_date < '2026-11-01'
                group by entity_pk) e`,
    );
    expect(pages[0]?.n).toBe(1);
    expect(pages[0]?.entities).toBeGreaterThan(50);
  });

  it.each(['Organization', 'NaturalPerson'] as const)('are shown in a response about a %s', async (kind) => {
    const levels = levelsFor('pa');
    const pk = BigInt(examples[`pa:${kind}`]);
    const card = await new StoredEntities(database.pool).read('pa', pk, { levels, signals: false });
    if (card?.found !== 'entity') throw new Error('no entity was generated');
    const response = renderEntity(card, { codes: codesFor('pa', 'v5'), levels, inlineLimit: 2 });
    const body = JSON.parse(JSON.stringify(response)) as {
      source: TagProvenance['source'];
      core: Record<string, unknown>;
      sections: Record<string, TagProvenance & { state: string; data?: unknown; items?: Record<string, unknown>[] }>;
    };
    expect(body.source.source_updated_at).toMatch(/^2026-11-\d\dT/);
    // The base fields of a person have no such field.
    if (kind === 'Organization') expect(body.core['source_updated_at']).toBe(body.source.source_updated_at);
    let shown = 0;
    for (const tag of tagsFor('pa', kind)) {
      const section = body.sections[tag];
      if (section?.state !== 'ok') continue;
      const says = statedIn(sourceOf(tag, 'pa') ?? 'gdelt', tag) !== null;
      const reported = section.source.source_updated_at;
      expect({ tag, said: reported !== null }).toEqual({ tag, said: says });
      expect(section.sources.find(({ id }) => id === 'synthetic')?.source_updated_at).toBe(reported);
      const items = (section.items ?? []).filter((item) => 'source_updated_at' in item);
      expect({ tag, silent: items.filter((item) => (item['source_updated_at'] === null) === says) }).toEqual({
        ...{ tag, silent: [] },
      });
      shown += Number(says);
    }
    expect(shown).toBeGreaterThan(20);
  });
});
