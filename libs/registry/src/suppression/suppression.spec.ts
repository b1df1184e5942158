import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ownKey, parseEntityKey } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { EntityInput, IngestBatch, RecordInput } from '../ingest/batch.js';
import { IngestWriter } from '../ingest/ingest-writer.js';
import { indexNames } from '../name-index/index-names.js';
import { SuppressionRefused } from './rule.js';
import type { SuppressionRule } from './rule.js';
import { findSid, listRules, mergeRules } from './rule-rows.js';
import { applySuppressions, liftSuppression, suppress } from './suppress.js';

const company: EntityInput = {
  jurisdiction: 'pa',
  sid: 'ruc:9900001-1-900001',
  kind: 'Organization',
  nombre: 'Invento, S.A.',
  ruc: '9900001-1-900001',
};
const person: EntityInput = {
  jurisdiction: 'pa',
  sid: 'cedula:8-9001-1',
  kind: 'NaturalPerson',
  nombre: 'Ána  Invento',
  cedula: '8-9001-1',
};

const director = (nombre: string, cargo: string, refs?: Record<string, string>): RecordInput => ({
  ...{ jurisdiction: 'pa', tag: 'directores', sourceKey: `${nombre}/${cargo}`, entitySid: company.sid },
  payload: { nombre, cargo, activo: true },
  ...(refs && { refs }),
});
const OFFICE: RecordInput = {
  ...{ jurisdiction: 'pa', tag: 'organizaciones', sourceKey: 'office', entitySid: person.sid },
  payload: { nombre: 'Invento, S.A.', cargo: 'TESORERA', activo: true },
  refs: { organization_id: company.sid },
};
const BATCH: IngestBatch = {
  source: 'registro_publico',
  entities: [company, person],
  records: [
    director('Ana Invento', 'TESORERA', { person_id: person.sid }),
    director('Basilio Fingido', 'VOCAL'),
    { ...director('', ''), tag: 'marcas', sourceKey: 'm', payload: { nombre: 'INVENTADA', solicitud: '0042' } },
    OFFICE,
  ],
  links: [
    {
      ...{ jurisdiction: 'pa', fromSid: person.sid, toSid: company.sid, role: 'director', sourceKey: 'x' },
      ...{ cargo: 'TESORERA', active: true, method: 'id', score: 1 },
    },
  ],
  names: [{ jurisdiction: 'pa', sid: person.sid, kind: 'alias', name: 'La Inventora' }],
};
const BY = { by: 'the tests', now: new Date('2026-11-22T09:00:00Z') };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 3 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from record');
  await database.pool.query(
    'truncate suppression, entity, entity_name, name_key, other_name_key, entity_listing, link, section, section_change, watch_change, ingest_run restart identity cascade',
  );
  await load(false);
});

async function load(isReimport: boolean): Promise<void> {
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
    );
    const run = { id: rows[0]?.id ?? 0n, source: 'registro_publico' as const, fetchedAt: BY.now, synthetic: false };
    await new IngestWriter(client, indexNames).write({ ...run, isReimport }, BATCH);
  } finally {
    client.release();
  }
}

const rule = (entity: EntityInput, what: SuppressionRule['what']): SuppressionRule => ({
  ...{ jurisdiction: 'pa', entitySid: entity.sid, what, origin: 'decision', reference: 'data_request:1' },
});
const make = (entity: EntityInput, what: SuppressionRule['what']) =>
  inTransaction(database.pool, (tx) => suppress(tx, rule(entity, what), BY));

async function section(entity: EntityInput, level: string): Promise<{ text: string; restricted: string[] | null }> {
  const { rows } = await database.pool.query<{ text: string; restricted: string[] | null }>(
    `select s.body::text as text, s.restricted from section s join entity e on e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
      where e.sid = $1 and s.level = $2`,
    [entity.sid, level],
  );
  return rows[0] ?? { text: '', restricted: null };
}

/** Every table of the register, as text. */
async function everything(): Promise<string> {
  const tables = [
    'record',
    'link',
    'section',
    'entity_name',
    'name_key',
    'other_name_key',
    'entity_listing',
    'section_change',
  ];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await database.pool.query<{ text: string }>(`select t::text as text from ${table} t order by 1`);
      return rows.map(({ text }) => `${table}: ${text}`);
    }),
  );
  return texts.flat().join('\n');
}

const HIDDEN_OFFICER = { kind: 'fact', tag: 'directores', fields: { nombre: 'ANA  INVENTO' } } as const;

describe('a rule about a fact', () => {
  it('removes the record and its link, and marks the section', async () => {
    const { facts } = await make(company, HIDDEN_OFFICER);
    const shown = await section(company, 'directores');
    expect(shown.text).not.toMatch(/ana invento/i);
    expect(shown.text).toContain('Basilio Fingido');
    expect(shown.restricted).toEqual(['directores']);
    expect((await database.pool.query('select from link')).rowCount).toBe(0);
    expect((await section(company, 'marcas')).restricted).toBeNull();
    expect(facts.map(({ entity, level }) => [parseEntityKey(entity)?.type, level])).toEqual([['own', 'directores']]);
  });

  it('holds after an import, which tells of no change', async () => {
    await make(company, HIDDEN_OFFICER);
    const before = await everything();
    await load(true);
    expect((await everything()).replaceAll(/section_change: .*/g, '')).toBe(
      before.replaceAll(/section_change: .*/g, ''),
    );
    expect((await database.pool.query(`select from section_change where level = 'directores'`)).rowCount).toBe(0);
  });

  it('holds after a restore of older tables, once rules are applied', async () => {
    const tables = ['record_directores', 'section', 'link', 'name_key', 'entity_listing'];
    for (const table of tables) await database.pool.query(`create table old_${table} as table ${table}`);
    await make(company, HIDDEN_OFFICER);
    const before = await everything();
    for (const table of tables) {
      await database.pool.query(`delete from ${table}`);
      await database.pool.query(`insert into ${table} select * from old_${table}`);
      await database.pool.query(`drop table old_${table}`);
    }
    expect(await everything()).not.toBe(before);
    expect(await inTransaction(database.pool, applySuppressions)).toBe(1);
    expect(await everything()).toBe(before);
  });

  it('tells who received a record that has an id of its own', async () => {
    const { facts } = await make(company, { kind: 'fact', tag: 'marcas', fields: { solicitud: '42' } });
    expect(facts.map(({ entity, level }) => [parseEntityKey(entity)?.type, level])).toEqual([
      ['own', 'marcas'],
      ['marca', 'marcas'],
    ]);
    expect((await section(company, 'marcas')).text).not.toContain('INVENTADA');
  });

  it('returns with the next import once it is lifted', async () => {
    const { id } = await make(company, HIDDEN_OFFICER);
    await inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY));
    expect((await section(company, 'directores')).restricted).toBeNull();
    await load(true);
    expect((await section(company, 'directores')).text).toContain('Ana Invento');
    await expect(inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY))).rejects.toMatchObject({
      reason: 'already_lifted',
    });
  });
});

describe('a rule about a section', () => {
  it('empties it, and its state stays restricted after an import', async () => {
    await make(company, { kind: 'section', level: 'directores' });
    await load(true);
    const shown = await section(company, 'directores');
    expect(shown).toEqual({ text: '{"directores":[]}', restricted: ['*'] });
    expect((await database.pool.query('select from link')).rowCount).toBe(0);
  });
});

describe('a rule about a name', () => {
  const hide = () => make(person, { kind: 'section', level: 'core_registro' });

  it('removes name and number everywhere, also where another entity names them', async () => {
    const { facts } = await hide();
    expect(await everything()).not.toMatch(/ana|ána|inventora|8-9001/i);
    const { rows } = await database.pool.query(
      'select nombre, name_norm, ruc, cedula, id_key, id_compact, core from entity where sid = $1',
      [person.sid],
    );
    expect(rows).toEqual([
      { nombre: null, name_norm: null, ruc: null, cedula: null, id_key: null, id_compact: null, core: {} },
    ]);
    expect((await section(company, 'directores')).restricted).toEqual(['directores']);
    expect((await section(person, 'core_registro')).restricted).toEqual(['*']);
    const companyPk = await pkOf(company);
    expect(facts).toContainEqual({ entity: ownKey('pa', companyPk), level: 'directores' });
    expect(facts).toContainEqual({ entity: ownKey('pa', await pkOf(person)), level: 'core_registro' });
  });

  it('holds after an import, which adds no second entity and tells nobody of a new name', async () => {
    await hide();
    await database.pool.query('truncate watch_change');
    await load(true);
    expect(await everything()).not.toMatch(/ana|ána|inventora|8-9001/i);
    expect((await database.pool.query('select from entity')).rowCount).toBe(2);
    expect((await database.pool.query('select from watch_change')).rowCount).toBe(0);
  });

  it('is lifted with the rules that follow from it', async () => {
    const { id } = await hide();
    const derived = (await listRules(database.pool, { lifted: false })).find(({ parentId }) => parentId === id);
    await expect(
      inTransaction(database.pool, (tx) => liftSuppression(tx, derived?.id ?? '', BY)),
    ).rejects.toMatchObject({ reason: 'derived_rule' });
    await inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY));
    expect(await listRules(database.pool, { lifted: false })).toEqual([]);
    await load(true);
    expect(await everything()).toMatch(/ana invento/i);
    expect((await section(person, 'core_registro')).text).toContain('cedula:8-9001-1');
  });
});

describe('rules', () => {
  it('survive the loss of their table, from a list of them', async () => {
    await make(company, HIDDEN_OFFICER);
    const saved = await listRules(database.pool, { lifted: true });
    await database.pool.query('truncate suppression');
    await load(true);
    expect((await section(company, 'directores')).text).toContain('Ana Invento');
    const parsed = JSON.parse(JSON.stringify(saved)) as typeof saved;
    await inTransaction(database.pool, async (tx) => {
      expect(await mergeRules(tx, parsed)).toBe(1);
      expect(await mergeRules(tx, parsed)).toBe(0);
      await applySuppressions(tx);
    });
    expect((await section(company, 'directores')).text).not.toContain('Ana Invento');
  });

  it.each([
    ['official_list', company, { kind: 'section', level: 'screening' as never }],
    ['official_list', company, { kind: 'fact', tag: 'coincidencias_pep', fields: { nombre: 'x' } }],
    ['official_list', person, { kind: 'section', level: 'impedimentos' }],
    ['unknown_field', company, { kind: 'fact', tag: 'directores', fields: {} }],
    ['unknown_field', company, { kind: 'fact', tag: 'directores', fields: { apellido: 'x' } }],
    ['unknown_entity', { ...company, sid: 'ruc:nobody' }, HIDDEN_OFFICER],
    ['unknown_listing', person, { kind: 'listing', list: 'ofac_sdn', entryId: 'nothing' }],
  ] as const)('are refused as %s', async (reason, entity, what) => {
    const error = await make(entity, what as SuppressionRule['what']).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SuppressionRefused);
    expect(error).toMatchObject({ reason });
    expect((error as Error).message).toMatch(/\.$/);
  });

  it('are stored once', async () => {
    await make(company, HIDDEN_OFFICER);
    await expect(make(company, { ...HIDDEN_OFFICER, fields: { nombre: 'Ána Invento' } })).rejects.toMatchObject({
      reason: 'already_suppressed',
    });
  });
});

it('has the lists searched again for items that watch an entity whose link with an entry returns', async () => {
  const { rows } = await database.pool.query<{ id: bigint }>(
    `with owner as (
       insert into account (name, email, jurisdictions, created_at) values ('Uno', 'uno@example.test', '{pa}', now()) returning id
     ), list as (
       insert into watchlist (account_id, name, events, webhook, created_at)
       select id, 'Clientes', '{screening.hit}', false, now() from owner returning id, account_id
     )
     insert into watch_item (account_id, watchlist_id, reference, digest, jurisdiction, entity_pk, subject, state, period,
                             period_start, paid_until, charge_at, screen_due, added_at)
     select account_id, id, 'c-1', sha256('c-1'), 'pa', $1, '{"name": "Ana Invento"}', 'active', 1, now(), now() + interval '30 days',
            now(), false, now() from list returning id`,
    [await pkOf(person)],
  );
  const isDue = async () =>
    (await database.pool.query('select screen_due as due from watch_item where id = $1', [rows[0]?.id])).rows;
  const id = randomUUID();
  await database.pool.query(
    `insert into suppression (id, jurisdiction, entity_sid, level, list, entry_id, origin, reference, created_at, created_by)
     values ($1, 'pa', $2, 'screening', 'ofac_sdn', '7', 'decision', 'data_request:1', now(), 'the tests')`,
    [id, person.sid],
  );
  expect(await isDue()).toEqual([{ due: false }]);
  await inTransaction(database.pool, (tx) => liftSuppression(tx, id, BY));
  expect(await isDue()).toEqual([{ due: true }]);
});

async function pkOf(entity: EntityInput): Promise<bigint> {
  const { rows } = await database.pool.query<{ pk: bigint }>('select pk from entity where sid = $1', [entity.sid]);
  const pk = rows[0]?.pk ?? 0n;
  expect(await findSid(database.pool, 'pa', pk)).toBe(entity.sid);
  return pk;
}
