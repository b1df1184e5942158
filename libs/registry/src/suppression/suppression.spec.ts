import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ownKey, parseEntityKey } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import {
  BY,
  HIDDEN_OFFICER,
  company,
  database,
  everything,
  load,
  make,
  person,
  pkOf,
  rule,
  section,
  useInventedRegister,
} from '../../test/suppression-fixture.js';
import { readCutListings } from './cut-listings.js';
import { SuppressionRefused } from './rule.js';
import type { SuppressionRule } from './rule.js';
import { mergeRules } from './merge-rules.js';
import { insertRule, listRules } from './rule-rows.js';
import { applySuppressions, checkSuppressions } from './apply-all.js';
import { liftSuppression, suppress } from './suppress.js';

useInventedRegister();

describe('a rule about a fact', () => {
  it('removes the record and its link, and marks the section', async () => {
    const { facts } = await make(company, HIDDEN_OFFICER);
    const shown = await section(company, 'directores');
    expect(shown.text).not.toMatch(/ana invento/i);
    expect(shown.text).toContain('Basilio Fingido');
    expect(shown.restricted).toEqual(['directores']);
    expect((await database.pool.query('select from link')).rowCount).toBe(0);
    expect((await section(company, 'marcas')).restricted).toBeNull();
    expect(facts.map(({ entity, level }) => [parseEntityKey(entity)?.type, level])).toEqual([
      ['own', 'directores'],
      ['own', 'organizaciones'],
    ]);
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
    // The record of the board, and the link.
    expect(await inTransaction(database.pool, applySuppressions)).toEqual({ entities: 2, rows: 2 });
    expect(await everything()).toBe(before);
  });

  it.each([
    ['a fact', company, HIDDEN_OFFICER],
    ['a name', person, { kind: 'section', level: 'core_registro' }],
  ] as const)(
    'about %s is checked while the service runs, and removes nothing as long as it holds',
    async (_, entity, what) => {
      await make(entity, what);
      await load(true);
      const before = await everything();
      const check = () => checkSuppressions(database.pool, new AbortController().signal, () => undefined);
      expect(await check()).toEqual({ entities: 2, rows: 0 });
      await database.pool.query(
        `insert into link (jurisdiction, from_pk, to_pk, role, source_key, cargo, method, score, source, run_id, fetched_at)
       select 'pa', $1, $2, 'director', 'missed', 'TESORERA', 'id', 1, 'registro_publico', max(id), now() from ingest_run`,
        [await pkOf(person), await pkOf(company)],
      );
      await database.pool.query(`update entity set nombre = 'Ana Invento' where sid = $1`, [person.sid]);
      expect((await check()).rows).toBeGreaterThan(0);
      expect(await check()).toEqual({ entities: 2, rows: 0 });
      expect(await everything()).toBe(before);
    },
  );

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

  it('dates the rules that follow from it from when they are made', async () => {
    await hide();
    await database.pool.query('delete from suppression where parent_id is not null');
    await load(true);
    const derived = (await listRules(database.pool, { lifted: false })).filter(({ parentId }) => parentId !== null);
    expect(derived.map(({ level }) => level)).toEqual(
      expect.arrayContaining(['directores', 'representante_legal_identificado']),
    );
    for (const { createdAt } of derived) expect(createdAt.getTime()).toBeGreaterThan(BY.now.getTime());
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
      expect(await mergeRules(tx, parsed)).toBe(2);
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
    ['base_fields', person, { kind: 'fact', tag: 'core_registro', fields: { nombre: 'Ana Invento' } }],
    ['computed_section', company, { kind: 'section', level: 'customs_summaries' }],
    ['matches_nothing', company, { kind: 'fact', tag: 'directores', fields: { nombre: 'Nadie Fingido' } }],
    ['unknown_entity', { ...company, sid: 'ruc:nobody' }, HIDDEN_OFFICER],
    ['unknown_listing', person, { kind: 'listing', list: 'ofac_sdn', entryId: 'nothing' }],
  ] as const)('are refused as %s', async (reason, entity, what) => {
    const error = await make(entity, what as SuppressionRule['what']).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SuppressionRefused);
    expect(error).toMatchObject({ reason });
    expect((error as Error).message).toMatch(/\.$/);
  });

  it('made while an import waits for the entity are applied by it', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await suppress(client, rule(person, { kind: 'section', level: 'core_registro' }), BY);
    const loading = load(true);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await database.pool.query(waiting)).rowCount === 0);
    await client.query('commit');
    client.release();
    await loading;
    expect(await everything()).not.toMatch(/ana|ána|inventora|8-9001/i);
    const { rows } = await database.pool.query('select nombre, cedula from entity where sid = $1', [person.sid]);
    expect(rows).toEqual([{ nombre: null, cedula: null }]);
  });

  it('about a link to an entry hold for the survivor of a merged entity', async () => {
    const columns = { level: 'screening', tag: null, fact: null, list: 'ofac_sdn', entryId: '9' } as const;
    await insertRule(database.pool, {
      ...rule(person, { kind: 'listing', list: 'ofac_sdn', entryId: '9' }),
      ...{ id: randomUUID(), columns, parentId: null, createdAt: BY.now, createdBy: BY.by },
    });
    const survivor = await pkOf(company);
    await database.pool.query('update entity set merged_into = $1 where sid = $2', [survivor, person.sid]);
    expect(await readCutListings(database.pool, 'pa', [survivor])).toEqual(
      new Map([[survivor, new Set(['ofac_sdn:9'])]]),
    );
  });

  it('are stored once', async () => {
    await make(company, HIDDEN_OFFICER);
    const facts = [
      { entity: ownKey('pa', await pkOf(company)), level: 'directores' },
      { entity: ownKey('pa', await pkOf(person)), level: 'organizaciones' },
    ];
    await expect(make(company, { ...HIDDEN_OFFICER, fields: { nombre: 'Ána Invento' } })).rejects.toMatchObject({
      reason: 'already_suppressed',
      facts,
    });
  });
});
