import { describe, expect, it } from '@jest/globals';
import { inTransaction } from '@entity-registry/database';
import type { EntityInput } from '../ingest/batch.js';
import {
  BY,
  HIDDEN_OFFICER,
  company,
  database,
  everything,
  load,
  make,
  person,
  seat,
  section,
  useInventedRegister,
} from '../../test/suppression-fixture.js';
import { listRules } from './rule-rows.js';
import { liftSuppression } from './suppress.js';

useInventedRegister();

const due = async () =>
  (
    await database.pool.query<{ sid: string; level: string }>(
      'select entity_sid as sid, level from suppression where notices_due order by 1',
    )
  ).rows;

const SECOND: EntityInput = {
  ...company,
  sid: 'ruc:9900002-1-900002',
  nombre: 'Segunda, S.A.',
  ruc: '9900002-1-900002',
};
const OFFICES = { kind: 'fact', tag: 'organizaciones', fields: { nombre: 'Invento, S.A.' } } as const;

describe('a seat that an import brings after a rule', () => {
  it.each([
    ['about the board of the company', company, HIDDEN_OFFICER],
    ['about the offices of the person', person, OFFICES],
    ['about the whole board', company, { kind: 'section', level: 'directores' }],
  ] as const)('%s is served by neither entity, and returns once it is lifted', async (_, entity, what) => {
    const { id } = await make(entity, what);
    const added = seat(company, 'PRESIDENTA');
    await load(true, added);
    expect(await everything()).not.toMatch(/presidenta/i);
    // It was never served, and the decision told who received the other seat.
    expect(await due()).toEqual([]);
    const derived = (await listRules(database.pool, { lifted: false })).filter(({ parentId }) => parentId === id);
    const other = entity === company ? person : company;
    expect(derived).toContainEqual(
      expect.objectContaining({
        entitySid: other.sid,
        fact: expect.objectContaining({ cargo: 'presidenta' }),
      }),
    );
    expect((await section(company, 'directores')).restricted).not.toBeNull();
    expect((await section(person, 'organizaciones')).restricted).toEqual(['organizaciones']);
    const before = await everything();
    await load(true, added);
    expect(await everything()).toBe(before);

    await inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY));
    await load(true, added);
    for (const [holder, level] of [
      [company, 'directores'],
      [person, 'organizaciones'],
    ] as const) {
      expect(await section(holder, level)).toEqual({ text: expect.stringContaining('PRESIDENTA'), restricted: null });
    }
  });

  it('removes the other record if an earlier import had stored it', async () => {
    const { id } = await make(company, HIDDEN_OFFICER);
    const [, office] = seat(company, 'PRESIDENTA').records ?? [];
    const [board] = seat(company, 'PRESIDENTA').records ?? [];
    await load(true, { records: office === undefined ? [] : [office] });
    expect((await section(person, 'organizaciones')).text).toContain('PRESIDENTA');
    await load(true, { records: board === undefined ? [] : [board] });
    expect(await section(person, 'organizaciones')).toEqual({
      text: '{"organizaciones":[]}',
      restricted: ['organizaciones'],
    });
    // It had been served.
    expect(await due()).toEqual([{ sid: person.sid, level: 'organizaciones' }]);
    expect(await listRules(database.pool, { lifted: false })).toContainEqual(
      expect.objectContaining({ parentId: id, entitySid: person.sid, fact: expect.objectContaining({ cargo: 'presidenta' }) }), // prettier-ignore
    );
  });

  it('of a hidden person on the board of a new company leaves both sections restricted', async () => {
    const { id } = await make(person, { kind: 'section', level: 'core_registro' });
    const added = { ...seat(SECOND, 'PRESIDENTA'), entities: [SECOND] };
    await load(true, added);
    expect(await everything()).not.toMatch(/presidenta|ana invento/i);
    expect(await section(SECOND, 'directores')).toEqual({ text: '{"directores":[]}', restricted: ['directores'] });
    expect((await section(person, 'organizaciones')).restricted).toEqual(['*']);

    await inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY));
    await load(true, added);
    expect(await section(SECOND, 'directores')).toEqual({ text: expect.stringContaining('PRESIDENTA'), restricted: null }); // prettier-ignore
    expect((await section(person, 'organizaciones')).text).toContain('Segunda, S.A.');
  });
});
