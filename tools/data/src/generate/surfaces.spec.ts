import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SURFACE_NAMES, UNLISTED_TAGS, surfaceOf } from '@entity-registry/domain';
import type { SurfaceField } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { generate } from './generate.js';

describe('generated data beyond the levels of a detail', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    const now = () => new Date('2026-11-21T12:00:00Z');
    await generate({ pool: database.pool, entities: 1000, seed: 7, now });
  });
  afterAll(() => database.drop());

  const rows = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await database.pool.query<Record<string, unknown>>(sql, values)).rows;

  it.each(UNLISTED_TAGS)('has %s', async (tag) => {
    const [found] = await rows('select count(*)::int as n from record where level = $1', [tag]);
    expect(found?.['n']).toBeGreaterThan(5);
  });

  const paths = ({ origin }: SurfaceField, overriding: SurfaceField['origin'] = origin) =>
    overriding.from === 'payload' ? overriding.path : undefined;

  it.each(SURFACE_NAMES)('fills every field that the surface %s searches', async (name) => {
    const surface = surfaceOf(name);
    const bare: string[] = [];
    for (const { level, tags, fields, origins } of surface.parts) {
      for (const field of surface.fields.filter(({ name: one }) => fields === undefined || fields.includes(one))) {
        const path = paths(field, origins?.[field.name]);
        if (path === undefined) continue;
        const [found] = await rows(
          `select count(*)::int as n from record
            where level = $1 and tag = any ($2) and payload #>> $3 is not null`,
          [level, Object.keys(tags), path],
        );
        if (found?.['n'] === 0) bare.push(`${level}.${field.name}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('has a deed for every entry of a folio', async () => {
    const [deeds] = await rows(`select count(*)::int as n from record where level = 'real_estate_deeds'`);
    const [entries] = await rows(
      `select count(distinct entry->'id')::int as n
         from record, jsonb_array_elements(payload->'record_events') as entry where level = 'real_estate'`,
    );
    expect(deeds).toEqual(entries);
  });

  it('writes impediments without an entity, most of them under the name of an existing one', async () => {
    const owners = await rows(`select distinct entity_pk from record where level = 'impedimentos'`);
    expect(owners).toEqual([{ entity_pk: null }]);
    const [found] = await rows(
      `select count(*)::int as n, (count(*) filter (where exists (
                select from entity e where e.name_norm = r.payload->>'nombre_norm')))::int as known
         from record r where level = 'impedimentos'`,
    );
    expect(Number(found?.['known'])).toBeGreaterThan(0);
    expect(Number(found?.['n'])).toBeGreaterThan(Number(found?.['known']));
  });

  it('opens and closes cases in order', async () => {
    const disordered = await rows(
      `select pk from record where level in ('migrations', 'work_permits', 'authorized_visas', 'impedimentos')
          and (payload->>'fecha_inicio' > payload->>'fecha_ultimo_movimiento'
               or (payload->>'fecha_fin' is null) <> (payload->>'estado' like 'en %'))`,
    );
    expect(disordered).toEqual([]);
  });

  it('generates no text for documents that were not read', async () => {
    expect(await rows('select level, pk from document_text')).toEqual([]);
  });

  it('merges a few companies into others, and leaves them no records', async () => {
    const [merged] = await rows(
      `select count(*)::int as n, bool_and(survivor.merged_into is null and survivor.nombre = e.nombre) as sound,
              bool_or(exists (select from record r where r.jurisdiction = 'pa' and r.entity_pk = e.pk)) as recorded,
              bool_or(exists (select from link l where l.jurisdiction = 'pa' and (l.from_pk = e.pk or l.to_pk = e.pk))) as linked
         from entity e join entity survivor on survivor.jurisdiction = e.jurisdiction and survivor.pk = e.merged_into`,
    );
    expect(merged).toEqual({ n: 3, sound: true, recorded: false, linked: false });
  });
});
