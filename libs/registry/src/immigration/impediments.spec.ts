import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { foldName } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Impediments, MOST_IMPEDIMENTS } from './impediments.js';

describe('Impediments', () => {
  let database: TestDatabase;
  let impediments: Impediments;
  const write = async (names: readonly string[]) => {
    await database.pool.query(
      `insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
       select 'impedimentos', 'pa', n.nr, 'impedimentos', jsonb_build_object('nombre', n.name, 'nombre_norm', n.norm),
              'migracion', n.nr, 1, now()
         from unnest($1::text[], $2::text[]) with ordinality n (name, norm, nr)`,
      [names, names.map(foldName)],
    );
  };
  const linked = async (name: string) =>
    (await impediments.ofName('pa', name)).map(({ item, score }) => [item['nombre'], score] as const);

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    impediments = new Impediments(database.pool);
    await write([
      'AURELIA INVENTADA QUINTERO',
      'Quintero, Aurelia Ynventada',
      'ZACARIAS YNVENTADO',
      'HORACIO SUPUESTO BARRÍA',
      ...Array.from({ length: 700 }, () => 'JUAN PEREZ'),
    ]);
  });
  afterAll(() => database.drop());

  it('finds the same name however it is written, and those like it, the likest first', async () => {
    const found = await linked('Aurelia Inventada Quintero');
    expect(found.map(([name]) => name)).toEqual(['AURELIA INVENTADA QUINTERO', 'Quintero, Aurelia Ynventada']);
    const [same, alike] = found.map(([, score]) => score);
    expect(same).toBeGreaterThan(alike ?? 1);
    expect(same).toBeLessThanOrEqual(1);
  });

  it('finds a name of two words past a typing error in one of them', async () => {
    expect((await linked('Zacarías Inventado')).map(([name]) => name)).toEqual(['ZACARIAS YNVENTADO']);
  });

  it('shows a name that many have, whatever its score, but no more than an answer holds', async () => {
    const found = await linked('Juan Pérez');
    expect(found).toHaveLength(MOST_IMPEDIMENTS);
    expect(found.every(([name]) => name === 'JUAN PEREZ')).toBe(true);
  });

  it.each(['Aurelia Otra', 'de la', '', '漢字'])('finds nobody for a name that no impediment has: %j', async (name) => {
    expect(await linked(name)).toEqual([]);
  });
});
