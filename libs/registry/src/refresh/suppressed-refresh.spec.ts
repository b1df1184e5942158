import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase } from '@entity-registry/testing';
import { inTransaction } from '@entity-registry/database';
import { LATER, READ, company, item, person, refreshFixture, said } from '../../test/refresh-fixture.js';
import { comparable } from './records/natural-keys.js';
import type { RefreshItem } from './refresh-readings.js';
import { liftSuppression, suppress } from '../suppression/suppress.js';
import type { SuppressionRule } from '../suppression/rule.js';

const LAST = new Date('2026-11-23T09:00:00Z');

describe('a refresh of an entity with rules', () => {
  const fixture = refreshFixture();
  beforeEach(() => fixture.query('truncate suppression'));

  const director = (nombre: string, cargo: string): RefreshItem =>
    item('directores', { nombre, cargo, activo: true, desde: '2019-02-03' }, '2019-02-03');
  const make = (sid: string, what: SuppressionRule['what']) =>
    inTransaction(fixture.pool(), (tx) =>
      suppress(
        tx,
        { jurisdiction: 'pa', entitySid: sid, what, origin: 'withdrawal', reference: 'registro_publico' },
        { by: 'the tests', now: READ },
      ),
    );
  const restricted = async (level: string, of = company) =>
    (await fixture.query('select restricted from section where entity_pk = $1 and level = $2', [fixture.pkOf(of), level]))[0]?.['restricted']; // prettier-ignore

  it('stores no suppressed fact, and does not tell of it as a change', async () => {
    await make(company.sid, { kind: 'fact', tag: 'directores', fields: { nombre: 'Aurelia Inventada Perez' } });
    const board = [director('AURELIA  INVENTADA PÉREZ', 'PRESIDENTE'), director('Otro Fingido', 'VOCAL')];
    expect(await fixture.write([said('registro_publico', ['directores'], board)])).toMatchObject({ inserted: 1 });
    expect((await fixture.records('directores')).map(({ payload }) => payload['nombre'])).toEqual(['Otro Fingido']);
    expect(await restricted('directores')).toEqual(['directores']);
    const again = await fixture.write([said('registro_publico', ['directores'], board)], { fetchedAt: LATER });
    expect(again).toEqual({ inserted: 0, updated: 0, removed: 0 });
  });

  it.each([
    ['the board', company, { kind: 'fact', tag: 'directores', fields: { nombre: person.nombre ?? '' } }],
    ['the offices', person, { kind: 'fact', tag: 'organizaciones', fields: { nombre: company.nombre ?? '' } }],
  ] as const)('hides both records of a new seat under a rule about %s, until it is lifted', async (_, entity, what) => {
    const office = (cargo: string) =>
      fixture.stored(
        'organizaciones',
        { nombre: company.nombre, cargo, activo: true },
        { entitySid: person.sid, refs: { organization_id: company.sid } },
      );
    const named = { kind: 'NaturalPerson', nombre: person.nombre ?? '', identifier: person.cedula ?? null } as const;
    const seat = (cargo: string): RefreshItem => ({
      ...director(person.nombre ?? '', cargo),
      namedEntities: { person_id: named },
    });
    const read = (fetchedAt: Date, ...board: RefreshItem[]) =>
      fixture.write([said('registro_publico', ['directores'], board)], { fetchedAt });
    await fixture.store({ source: 'registro_publico', records: [office('TESORERA')] }, false);
    await read(READ, seat('TESORERA'));
    const { id } = await make(entity.sid, what);
    // An import has the office; the refresh then brings the seat on the board.
    const presidency = office('PRESIDENTA');
    if (entity === company) await fixture.store({ source: 'registro_publico', records: [presidency] }, false);
    await read(LATER, seat('TESORERA'), seat('PRESIDENTA'), director('Otro Fingido', 'VOCAL'));
    expect((await fixture.records('directores')).map(({ payload }) => payload['nombre'])).toEqual(['Otro Fingido']);
    expect(await fixture.records('organizaciones', person)).toEqual([]);
    expect(await fixture.links()).toEqual([]);
    expect((await fixture.section('organizaciones', person))?.body).toEqual({ organizaciones: [] });
    expect(await restricted('directores')).toEqual(['directores']);
    expect(await restricted('organizaciones', person)).toEqual(['organizaciones']);

    await inTransaction(fixture.pool(), (tx) => liftSuppression(tx, id, { by: 'the tests', now: LATER }));
    await read(LAST, seat('PRESIDENTA'));
    expect(await fixture.records('directores')).toHaveLength(1);
    expect(await fixture.records('organizaciones', person)).toHaveLength(1);
    expect(await restricted('organizaciones', person)).toBeNull();
  });

  it('stores nothing of a hidden entity, not even its name', async () => {
    await make(company.sid, { kind: 'section', level: 'core_registro' });
    await fixture.write([
      said('registro_publico', ['core_registro', 'directores'], [director('Otro Fingido', 'VOCAL')], {
        nombre: company.nombre,
        ruc: company.ruc,
      }),
    ]);
    const [stored] = await fixture.query(
      `select (select string_agg(e::text, ' ') from entity e where pk = $1) || (select string_agg(s::text, ' ') from section s where entity_pk = $1) as text,
              (select count(*) from record where entity_pk = $1) as records`,
      [fixture.pkOf(company)],
    );
    expect(stored?.['text']).not.toMatch(/tuira|otro fingido|900000001-2/i);
    expect(stored?.['records']).toBe(0n);
    expect(await restricted('core_registro')).toEqual(['*']);
  });

  it('stores no item that names a hidden entity by its number', async () => {
    await fixture.query(
      `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
       select jurisdiction, nextval('entity_pk_seq'), 'cedula:8-9001-1', 'NaturalPerson', 'Ana Invento', '{}', source, run_id, fetched_at
         from entity where pk = $1`,
      [fixture.pkOf(company)],
    );
    await make('cedula:8-9001-1', { kind: 'section', level: 'core_registro' });
    const ana = director('Ana Invento', 'PRESIDENTE');
    const named = { kind: 'NaturalPerson', nombre: 'Ana Invento', identifier: '8-9001-1' } as const;
    const board = [{ ...ana, namedEntities: { person_id: named } }, director('Otro Fingido', 'VOCAL')];
    await fixture.write([said('registro_publico', ['directores'], board)]);
    expect((await fixture.records('directores')).map(({ payload }) => payload['nombre'])).toEqual(['Otro Fingido']);
    expect(await restricted('directores')).toEqual(['directores']);
  });
});

it('compares facts in SQL as refreshes compare them', async () => {
  const database = await createTestDatabase();
  try {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'aÁñÑ éÜ 0 7 1 / - x . \t'.split('')), maxLength: 14 }),
      fc.constantFrom('08/1/2019', '1-02-2019', '  José   Pérez ', '007-0042', 'ＦＵＬＬ', 'ﬁn', '0', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (values) => {
        const { rows } = await database.pool.query<{ text: string }>(
          'select comparable_text(v) as text from unnest($1::text[]) with ordinality t (v, n) order by n',
          [values],
        );
        expect(rows.map(({ text }) => text)).toEqual(values.map(comparable));
      }),
      { numRuns: 60 },
    );
  } finally {
    await database.drop();
  }
});
