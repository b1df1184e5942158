import { describe, expect, it } from '@jest/globals';
import { ownKey } from '@entity-registry/domain';
import {
  HIDDEN_OFFICER,
  company,
  database,
  load,
  make,
  person,
  pkOf,
  section,
  useInventedRegister,
} from '../../test/suppression-fixture.js';

useInventedRegister();

describe('a rule about a seat', () => {
  it.each([
    ['the board of a company', company, HIDDEN_OFFICER],
    ['the offices of a person', person, { kind: 'fact', tag: 'organizaciones', fields: { nombre: 'Invento, S.A.' } }],
  ] as const)('covers the other record of a seat: %s', async (_, entity, what) => {
    const { facts, lost } = await make(entity, what);
    expect(lost.map(({ records }) => records)).toEqual([1, 1]);
    for (const isReimport of [false, true]) {
      if (isReimport) await load(true);
      expect((await section(company, 'directores')).text).not.toMatch(/ana invento/i);
      expect(await section(person, 'organizaciones')).toEqual({
        text: '{"organizaciones":[]}',
        restricted: ['organizaciones'],
      });
      expect((await database.pool.query('select from link')).rowCount).toBe(0);
    }
    expect(facts).toContainEqual({ entity: ownKey('pa', await pkOf(person)), level: 'organizaciones' });
    expect(facts).toContainEqual({ entity: ownKey('pa', await pkOf(company)), level: 'directores' });
  });

  it('is not refused if the other record of the seat was suppressed first', async () => {
    await make(company, HIDDEN_OFFICER);
    const office = { kind: 'fact', tag: 'organizaciones', fields: { nombre: 'Invento, S.A.' } } as const;
    expect(await make(person, office)).toMatchObject({ lost: [] });
  });

  it('removes only the links that state it', async () => {
    await database.pool.query(
      `insert into link (jurisdiction, from_pk, to_pk, role, source_key, cargo, method, score, source, run_id, fetched_at)
       select l.jurisdiction, x.from_pk, l.to_pk, x.role, 'y', 'VOCAL', l.method, l.score, l.source, l.run_id, l.fetched_at
         from link l, lateral (values (l.from_pk, 'shareholder'), (l.to_pk, 'director')) as x (from_pk, role)`,
    );
    await make(company, { kind: 'fact', tag: 'directores', fields: { cedula: '8-9001-1' } });
    const left = async () =>
      (await database.pool.query<{ role: string }>('select role, cargo from link order by role')).rows;
    expect(await left()).toEqual([
      { role: 'director', cargo: 'VOCAL' },
      { role: 'shareholder', cargo: 'VOCAL' },
    ]);
    await load(true);
    expect(await left()).toHaveLength(2);
  });
});
