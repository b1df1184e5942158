import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { generate } from './generate.js';
import { ECUADOR_BUYERS, EXPOSED_POSTS, INSTITUTIONS, PANAMA_BUYERS, PUBLIC_POSTS } from './words/public-life.js';

const ENTITIES = 600;
const AS_OF = '2026-11-20';

describe('generated data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    await generate({ pool: database.pool, entities: ENTITIES, seed: 5, now: () => new Date('2026-11-21T12:00:00Z') });
  }, 120_000);
  afterAll(() => database.drop());

  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await database.pool.query<Row>(sql)).rows;

  it('is spread over many days: no day has more than a hundredth of a large level', async () => {
    const crowded = await rows(
      `select level, item_date, n, total
         from (select level, item_date, count(*) as n, sum(count(*)) over (partition by level) as total
                 from record where item_date is not null group by level, item_date) d
        where total >= 500 and n > greatest(8, total / 100)`,
    );
    expect(crowded).toEqual([]);
    const movements = await rows<{ day: string; n: number }>(
      `select payload->>'fecha_ultimo_movimiento' as day, count(*)::int as n from record
        where level in ('migrations', 'work_permits', 'authorized_visas', 'impedimentos') group by 1 order by 2 desc limit 1`,
    );
    expect(movements[0]?.n).toBeLessThan(8);
  });

  it('is dated on working days, in order, and not after the date of the data', async () => {
    expect(
      await rows(
        `select level, pk, item_date from record
          where extract(isodow from item_date) > 5 or item_date > '${AS_OF}'
             or payload->>'fecha_refrando' < payload->>'fecha_entrada' or payload->>'fecha_salida' < payload->>'fecha_refrando'
             or payload->>'hasta' < payload->>'desde' or payload->>'fecha_registro' < payload->>'fecha_solicitud'
             or payload->>'fecha_ingreso' < payload->>'fecha_escritura'`,
      ),
    ).toEqual([]);
    const folios = await rows<{ entries: string[] }>(
      `select array(select e->>'fecha' from jsonb_array_elements(payload->'record_events') e) as entries
         from record where level = 'real_estate'`,
    );
    for (const { entries } of folios) expect(entries).toEqual(entries.toSorted().reverse());
  });

  it('has buyers that are institutions of the country, and tender numbers in its format', async () => {
    const buyers = await rows<{ jurisdiction: string; entidad: string; acto: string }>(
      `select jurisdiction, payload->>'entidad' as entidad, payload->>'acto' as acto from record where level = 'licitaciones'`,
    );
    const known = (list: typeof PANAMA_BUYERS) => list.map(([name]) => name);
    for (const { jurisdiction, entidad, acto } of buyers) {
      expect(known(jurisdiction === 'ec' ? ECUADOR_BUYERS : PANAMA_BUYERS)).toContain(entidad);
      expect(acto).toMatch(jurisdiction === 'ec' ? /^SIE-[A-Z]+-20\d\d-\d{3}$/ : /^20\d\d-0-12-\d\d-99-LP-\d{6}$/);
    }
    expect(new Set(buyers.map(({ jurisdiction }) => jurisdiction))).toEqual(new Set(['pa', 'ec']));
  });

  it('has varied news with varied summaries', async () => {
    const news = await rows<{ resumen: string }>(
      `select payload->>'resumen' as resumen from record where level = 'news'`,
    );
    expect(news.length).toBeGreaterThan(40);
    expect(new Set(news.map(({ resumen }) => resumen)).size).toBeGreaterThan(0.75 * news.length);
    expect(news.filter(({ resumen }) => /[{}]|muestra/.test(resumen))).toEqual([]);
  });

  it('gives offices only to persons, at institutions that have them', async () => {
    const offices = await rows<{ kind: string; tag: string; cargo: string; institucion: string }>(
      `select e.kind, r.tag, r.payload->>'cargo' as cargo, r.payload->>'institucion' as institucion
         from record r join entity e on e.jurisdiction = r.jurisdiction and e.pk = r.entity_pk
        where r.tag in ('funcionario', 'coincidencias_pep')`,
    );
    expect(new Set(offices.map(({ tag }) => tag)).size).toBe(2);
    for (const { kind, tag, cargo, institucion } of offices) {
      const posts = new Map(tag === 'funcionario' ? PUBLIC_POSTS : EXPOSED_POSTS);
      expect({ kind, tag, cargo, isThere: posts.get(cargo)?.includes(institucion) }).toEqual({
        ...{ kind: 'NaturalPerson', tag, cargo, isThere: true },
      });
    }
    expect(INSTITUTIONS.length).toBeGreaterThan(5);
  });

  it('has an address for each gazette, and numbers in order of time', async () => {
    const gazettes = await rows<{ gaceta: string; url: string; day: string }>(
      `select payload->>'gaceta' as gaceta, payload->>'gaceta_url' as url, payload->>'fecha_publicacion' as day
         from record where level = 'gacetas' order by 3`,
    );
    const numbers = gazettes.map(({ gaceta }) => parseInt(gaceta, 10));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const { gaceta, url } of gazettes) {
      expect(url).toBe(`https://gaceta.example/gacetas/${gaceta.replace('-', '_')}`);
    }
  });
});
