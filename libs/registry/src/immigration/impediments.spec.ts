import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { Queryable } from '@entity-registry/database';
import { foldName } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Impediments, MAX_IMPEDIMENTS } from './impediments.js';

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
      ...Array.from({ length: 700 }, (_, nr) => `MARIA DEL SOCORRO BALBOA Q${String(nr)}`),
      'MARIA BALBOA',
    ]);
  });
  afterAll(() => database.drop());

  it('finds the same name however it is written, and similar ones, most similar first', async () => {
    const found = await linked('Aurelia Inventada Quintero');
    expect(found.map(([name]) => name)).toEqual(['AURELIA INVENTADA QUINTERO', 'Quintero, Aurelia Ynventada']);
    const [same, alike] = found.map(([, score]) => score);
    expect(same).toBeGreaterThan(alike ?? 1);
    expect(same).toBeLessThanOrEqual(1);
  });

  it('finds a name of two words if one of them has a typo', async () => {
    expect((await linked('Zacarías Inventado')).map(([name]) => name)).toEqual(['ZACARIAS YNVENTADO']);
  });

  it('shows a name that many share, whatever its score, up to the limit of a response', async () => {
    const found = await linked('Juan Pérez');
    expect(found).toHaveLength(MAX_IMPEDIMENTS);
    expect(found.every(([name]) => name === 'JUAN PEREZ')).toBe(true);
  });

  it('finds the exact name among many that contain all its words', async () => {
    expect((await linked('María Balboa'))[0]?.[0]).toBe('MARIA BALBOA');
  });

  it('compares the names that share the most words if many share two', async () => {
    expect((await linked('Maria Socorro Balboa Bermudez Q690'))[0]?.[0]).toBe('MARIA DEL SOCORRO BALBOA Q690');
  });

  it('looks words up in their index and never scans another index to its end', async () => {
    // Multiplies the row estimate by a thousand, as in a full register.
    await database.pool.query('analyze record_impedimentos');
    await database.pool.query(`update pg_class set reltuples = reltuples * 1000 where relname = 'record_impedimentos'`);
    const plans: string[] = [];
    const explaining = async (config: { text: string; values: unknown[] }) => {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${config.text}`, config.values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return database.pool.query(config);
    };
    await new Impediments({ query: explaining } as unknown as Queryable).ofName('pa', 'Aurelia Inventada Quintero');
    const candidates = plans.find((plan) => plan.includes('impedimentos'));
    // The word index twice; the primary key only to fetch the matches.
    expect(candidates?.match(/Bitmap Index Scan on record_impedimentos_words_idx/g)).toHaveLength(2);
    expect(candidates?.match(/using record_impedimentos_pkey/g)).toHaveLength(1);
  });

  it.each(['Aurelia Otra', 'de la', '', '漢字'])('finds nothing for a name without impediments: %j', async (name) => {
    expect(await linked(name)).toEqual([]);
  });
});
