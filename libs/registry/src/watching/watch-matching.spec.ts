import { EVENT_TYPES, listingBasis, subjectBasis, toListing } from '@entity-registry/domain';
import type { Listing, ListingInput, ScreenedSubject } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import { createTestDatabase, until, waitingStatements } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { saveSectionChanges } from '../ingest/section-changes.js';
import { ListVersions } from '../lists/list-versions.js';
import { indexNames } from '../name-index/index-names.js';
import { recordNewNames } from '../watch-outbox/watch-outbox.js';
import { screenUnexplainedHits } from './hit-rows.js';
import { WatchMatching } from './watch-matching.js';
import { indexWatched, maintainWatchedNames } from '../watched-names/watched-names.js';

const NOW = new Date('2026-11-20T06:00:00Z');
const ZACARIAS = 'Zacarías Xoconal Varnoso';

const person = (n: number, name: string, more: Partial<ListingInput> = {}): Listing =>
  toListing({ entryId: String(n), type: 'individual', names: [{ kind: 'primary', name }], ...more });
const zacarias = (more: Partial<ListingInput> = {}): Listing => person(1, 'XOCONAL VARNOSO, Zacarías', more);
const subject = (name: string, more: Partial<ScreenedSubject> = {}): ScreenedSubject => ({
  ...{ name, aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] },
  ...more,
});
/** Enough other entries for a change of one to be a small one. */
const CROWD = 'Abel Belisario Casilda Damián Eladio Facundo Gumersinda Hilario Isolda Jacinta'.split(' ').flatMap(
  (given, one) =>
    'Quiel Batista Marañón Tuirazal'.split(' ').map((surname, other) => person(1_000 + one * 10 + other, `${surname}, ${given} Inventado`)), // prettier-ignore
);

describe('who watches a name', () => {
  let database: TestDatabase;
  let matching: WatchMatching;
  let versions: ListVersions;
  let accountId: bigint;
  let watchlistId: bigint;
  let serial = 0;
  let day = 0;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 6 });
    matching = new WatchMatching(database.pool, { now: () => NOW });
    versions = new ListVersions(database.pool, indexNames, () => NOW);
    await maintainWatchedNames(database.pool, NOW);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    // Without restarting identities: the lists in memory are known by the ids of their versions.
    await database.pool.query(
      `truncate watchlist, watch_item, account_event, list_version, listing, listing_change, record, entity, section, section_change, ingest_run, watch_change, watched_name cascade`,
    );
    accountId = await idOf(`insert into account (name, email, jurisdictions, created_at) values ('Uno', 'uno@example.test', '{pa}', now()) returning id`); // prettier-ignore
    watchlistId = await watchlist(EVENT_TYPES);
  });

  const idOf = async (sql: string, values: readonly unknown[] = []): Promise<bigint> =>
    (await database.pool.query<{ id: bigint }>(sql, [...values])).rows[0]?.id ?? 0n;
  const watchlist = (events: readonly string[]): Promise<bigint> =>
    idOf(`insert into watchlist (account_id, name, events, webhook, created_at) values ($1, 'Clientes', $2, false, now()) returning id`, [accountId, events]); // prettier-ignore
  /** Watches a subject or an entity. */
  const watch = async (watched: ScreenedSubject, more: { pk?: bigint; list?: bigint; reference?: string } = {}) => {
    const { pk = null, list = watchlistId, reference = `r${String((serial += 1))}` } = more;
    const id = await idOf(
      `insert into watch_item (account_id, watchlist_id, reference, digest, jurisdiction, entity_pk, subject, state, period,
                               period_start, paid_until, charge_at, added_at)
       values ($1, $2, $3, sha256(convert_to($3::text, 'UTF8')), $4, $5, $6, 'active', 1, now(), now() + interval '30 days', now(), now()) returning id`,
      [accountId, list, reference, pk === null ? null : 'pa', pk, JSON.stringify(watched)],
    );
    await inTransaction(database.pool, (tx) => indexWatched(tx, [{ id, subject: watched }]));
    return id;
  };
  const load = (...listings: Listing[]) => {
    day += 1;
    const published = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
    return versions.import({ list: 'ofac_sdn', listings: [...listings, ...CROWD], published, fileName: null });
  };
  const run = async (): Promise<void> => {
    while (await matching.run());
  };
  /** The events so far, without those of lists. */
  const events = async (): Promise<{ type: string; item: bigint; data: Record<string, unknown> }[]> => {
    await run();
    const { rows } = await database.pool.query<{ type: string; item: bigint; data: Record<string, unknown> }>(
      `select type, item_id as item, data from account_event where type <> 'list.updated' order by id`,
    );
    return rows;
  };
  const types = async (): Promise<string[]> => (await events()).map(({ type }) => type);
  const hits = async (id: bigint): Promise<number> =>
    Number(await idOf('select count(*) as id from watch_hit where item_id = $1 and gone_at is null', [id]));

  it('sees what is on file when the item is added as its state, not as news', async () => {
    await load(zacarias());
    const id = await watch(subject(ZACARIAS));
    expect(await types()).toEqual([]);
    expect(await hits(id)).toBe(1);
  });

  it('is told of a new, changed and removed listing, in any spelling, and nobody else is', async () => {
    await load();
    const id = await watch(subject('Zacarias Xoconál Barnoso', { type: 'NaturalPerson' }));
    await watch(subject('Benita Nadie'));
    await run();
    await load(zacarias());
    expect(await events()).toMatchObject([{ type: 'screening.hit', item: id, data: { list: 'ofac_sdn' } }]);
    await load(zacarias({ birthDates: ['1971-03-05'] }));
    expect((await events()).at(-1)).toMatchObject({ type: 'screening.hit_changed', data: { fields: ['birthDates'] } });
    await load();
    expect((await events()).at(-1)).toMatchObject({
      ...{ type: 'screening.hit_removed', item: id },
      data: { reason: 'removed_from_list' },
    });
    expect(await hits(id)).toBe(0);
    expect(await types()).toHaveLength(3);
  });

  it('is told once, also if the same work is done again', async () => {
    await load();
    await watch(subject(ZACARIAS));
    await run();
    const { version } = await load(zacarias());
    await run();
    await database.pool.query('delete from watch_hit');
    await database.pool.query('insert into watch_change (version_id) values ($1)', [version.id]);
    expect(await types()).toEqual(['screening.hit']);
  });

  it('is found by a number, whatever the name', async () => {
    await load();
    const cedula = { kind: 'cedula', value: '8-123-456', country: 'PA' } as const;
    await watch(subject('Benita Nadie', { identifiers: [cedula] }));
    await run();
    await load(zacarias({ identifiers: [cedula] }));
    expect(await types()).toEqual(['screening.hit']);
  });

  it('has the lists searched again for a hit that does not say how it was found, as earlier code wrote it', async () => {
    const cedula = { kind: 'cedula', value: '8-123-456', country: 'PA' } as const;
    await load(zacarias({ identifiers: [cedula] }));
    const id = await watch(subject('Benita Nadie', { identifiers: [cedula] }));
    await run();
    await database.pool.query('update watch_hit set by_number = null');
    await screenUnexplainedHits(database.pool, 10);
    expect(await types()).toEqual([]);
    const { rows } = await database.pool.query('select by_number from watch_hit where item_id = $1', [id]);
    expect(rows).toEqual([{ by_number: true }]);
  });

  it('is told that a listing no longer matches', async () => {
    await load(zacarias());
    const id = await watch(subject(ZACARIAS));
    await run();
    await load(person(1, 'URDANIVIA PEÑA, Telmo'));
    expect(await events()).toMatchObject([{ type: 'screening.hit_removed', data: { reason: 'no_longer_matches' } }]);
    expect(await hits(id)).toBe(0);
  });

  it('is found however many watch the same name', async () => {
    await load();
    for (let nr = 0; nr < 250; nr += 1) await watch(subject(ZACARIAS));
    await database.pool.query('update watch_item set screen_due = false, screened_at = now()');
    await load(zacarias());
    expect(await types()).toHaveLength(250);
  });

  it('gets no event of a dismissed hit until the listing changes in what the decision rests on', async () => {
    await load(zacarias());
    const watched = subject(ZACARIAS);
    await watch(watched, { reference: 'c-17' });
    await run();
    const basis = { subject: subjectBasis(watched), listing: listingBasis(zacarias()) };
    await database.pool.query(
      `insert into screening_decision (account_id, subject_key, listing_id, decision, reason, basis, screening_id, actor, decided_at)
       values ($1, 'reference:c-17', 'ofac_sdn:1', 'dismissed', 'Other', $2, 'scr', 'Ana', now())`,
      [accountId, JSON.stringify(basis)],
    );
    await load(zacarias({ remarks: 'Another remark' }));
    expect(await types()).toEqual([]);
    await load(zacarias({ remarks: 'Another remark', birthDates: ['1988'] }));
    expect(await types()).toEqual(['screening.hit_changed']);
  });

  it('gets only the events that the watchlist wants, and each new version once for the account', async () => {
    const quiet = await watchlist(['list.updated']);
    await watch(subject(ZACARIAS), { list: quiet });
    await watch(subject('Benita Nadie'));
    const { version } = await load(zacarias());
    expect(await types()).toEqual([]);
    const { rows } = await database.pool.query(`select data from account_event where type = 'list.updated'`);
    expect(rows).toEqual([{ data: expect.objectContaining({ list: 'ofac_sdn', version: version.version, added: CROWD.length + 1 }) }]); // prettier-ignore
  });

  it('is told of a new entity with a watched name, once, and not of other entities', async () => {
    const id = await watch(subject('Inversiones Xoconal, S.A.', { type: 'Organization' }));
    await run();
    const [entity, other] = await insertNamed(database.pool, [
      { nombre: 'INVERSIONES XOCONAL S.A.' },
      { nombre: 'PANADERÍA DEL SUR S.A.' },
    ]);
    if (entity === undefined || other === undefined) throw new Error('no entity');
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(database.pool, (tx) => recordNewNames(tx, [entity, other]));
      expect(await events()).toEqual([
        { type: 'name.registered', item: id, data: { jurisdiction: 'pa', entity_pk: String(entity.pk) } },
      ]);
    }
  });

  it('is not told about court cases where a purpose is required and the account has stated none', async () => {
    const [entity] = await insertNamed(database.pool, [{ nombre: 'Ferretería del Sur, S.A.' }]);
    if (entity === undefined) throw new Error('no entity');
    await watch(subject('Ferretería del Sur, S.A.', { type: 'Organization' }), { pk: entity.pk });
    const runId = await idOf('select max(id) as id from ingest_run');
    const change = async (level: 'directores' | 'expedientes_judiciales') => {
      const changes = [{ jurisdiction: 'pa', entityPk: entity.pk, level, source: 'x', change: 'inserted' } as const];
      await inTransaction(database.pool, (tx) => saveSectionChanges(tx, runId, changes));
    };
    await database.pool.query(`insert into purpose_requirement values ('pa', now())`);
    await change('expedientes_judiciales');
    await change('directores');
    expect(await events()).toMatchObject([{ data: { level: 'directores' } }]);
    await database.pool.query(
      `insert into account_purpose (account_id, purpose, stated_at) select account_id, 'credit', now() from watch_item limit 1`,
    );
    await change('expedientes_judiciales');
    expect(await events()).toMatchObject([
      { data: { level: 'directores' } },
      { data: { level: 'expedientes_judiciales' } },
    ]);
    await database.pool.query('delete from purpose_requirement');
  });

  it('is not told of a hit whose link to its entity is cut while the list is compared', async () => {
    const [entity] = await insertNamed(database.pool, [{ nombre: 'Xoconal Varnoso, Zacarías' }]);
    if (entity === undefined) throw new Error('no entity');
    await load();
    const id = await watch(subject(ZACARIAS), { pk: entity.pk });
    await run();
    await load(zacarias());
    const cutting = await database.pool.connect();
    await cutting.query('begin');
    await cutting.query('select from watch_item for update');
    const told = types();
    await until(async () => (await waitingStatements(database.pool)) === 1);
    await cutting.query(
      `insert into suppression (id, jurisdiction, entity_sid, level, list, entry_id, origin, reference, created_at, created_by)
       select gen_random_uuid(), jurisdiction, sid, 'sanciones_internacionales', 'ofac_sdn', '1', 'decision', 'a decision', now(), 'the tests'
         from entity where pk = $1`,
      [entity.pk],
    );
    await cutting.query('commit');
    cutting.release();
    expect([await told, await hits(id)]).toEqual([[], 0]);
    await database.pool.query('truncate suppression cascade');
  });

  it('gets the name of its entity back that was suppressed, and is told what it finds', async () => {
    const [entity] = await insertNamed(database.pool, [{ nombre: 'Xoconal Varnoso, Zacarías' }]);
    if (entity === undefined) throw new Error('no entity');
    await load(zacarias());
    await watch(subject('Hidden'), { pk: entity.pk });
    await database.pool.query('delete from watched_name');
    await database.pool.query('update watch_item set subject = $1, screen_due = false, screened_at = now()', [
      JSON.stringify(subject('')),
    ]);
    await inTransaction(database.pool, (tx) => recordNewNames(tx, [entity]));
    expect(await types()).toEqual(['screening.hit']);
    const { rows } = await database.pool.query(`select subject ->> 'name' as name from watch_item`);
    expect(rows).toEqual([{ name: 'Xoconal Varnoso, Zacarías' }]);
  });

  it('is told that a watched entity changed, and follows its name', async () => {
    const [entity] = await insertNamed(database.pool, [{ nombre: 'Panadería del Sur, S.A.' }]);
    if (entity === undefined) throw new Error('no entity');
    const id = await watch(subject('Panadería del Sur, S.A.', { type: 'Organization' }), { pk: entity.pk });
    await load(toListing({ entryId: '7', type: 'entity', names: [{ kind: 'primary', name: 'Inversiones Xoconal' }] }));
    await run();
    const runId = await idOf('select max(id) as id from ingest_run');
    const changes = [
      { jurisdiction: 'pa', entityPk: entity.pk, level: 'directores', source: 'x', change: 'inserted' } as const,
    ];
    await inTransaction(database.pool, (tx) => saveSectionChanges(tx, runId, changes));
    await database.pool.query(`update entity set core = '{"status":"DISUELTA"}' where pk = $1`, [entity.pk]);
    expect(await events()).toMatchObject([
      { type: 'entity.changed', item: id, data: { level: 'directores', inserted: true, updated: false } },
      { type: 'entity.status_changed', item: id },
    ]);
    await database.pool.query(`update entity set nombre = 'Inversiones Xoconal, S.A.' where pk = $1`, [entity.pk]);
    await inTransaction(database.pool, (tx) => recordNewNames(tx, [entity]));
    expect(await types()).toEqual(['entity.changed', 'entity.status_changed', 'screening.hit']);
  });
});
