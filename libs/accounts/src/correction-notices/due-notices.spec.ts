import { disclosureOf, levelMask, ownKey } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId } from '../ids.js';
import { CorrectionNotices } from './correction-notices.js';
import { issueDueNotices } from './due-notices.js';

const RULE = '00000000-0000-4000-8000-000000000002';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await LedgerFixture.open();
  await ledger.database.pool.query(
    `with r as (insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now()) returning id)
     insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
     select 'pa', pk, 'cedula:8-9001-' || pk, 'NaturalPerson', null, '{}', 'registro_publico', id, now() from r, unnest('{501,502}'::bigint[]) pk`,
  );
  await ledger.database.pool.query(
    `insert into suppression (id, jurisdiction, entity_sid, level, tag, fact, origin, reference, parent_id, created_at, created_by, notices_due)
     values ('00000000-0000-4000-8000-000000000001', 'pa', 'cedula:8-9001-502', 'directores', 'directores', '{"nombre": "x"}', 'decision', 'data_request:1', null, '2026-03-01', 'the tests', false),
            ($1, 'pa', 'cedula:8-9001-501', 'organizaciones', 'organizaciones', '{"nombre": "x"}', 'decision', 'data_request:1', '00000000-0000-4000-8000-000000000001', '2026-03-02', 'the tests', true)`,
    [RULE],
  );
});
afterAll(() => ledger.close());

const receives = async (pk: bigint, level: RecordLevel, jurisdiction: Jurisdiction = 'pa'): Promise<AccountId> => {
  const accountId = await ledger.account({ balance: '1' });
  await ledger.charge(accountId, '0.01', {
    disclosure: disclosureOf('detail', [{ entity: ownKey(jurisdiction, pk), levels: levelMask([level]) }]),
  });
  return accountId;
};

it('tells exactly the accounts that received what a derived rule removed, once', async () => {
  const received = [await receives(501n, 'organizaciones'), await receives(501n, 'organizaciones')];
  const others = [
    await receives(501n, 'marcas'),
    await receives(502n, 'organizaciones'),
    await receives(502n, 'directores'),
    await receives(501n, 'organizaciones', 'co'),
    await ledger.account(),
  ];
  const notices = new CorrectionNotices(ledger.database.pool, { now: () => ledger.time });
  const open = (accounts: readonly AccountId[]) => Promise.all(accounts.map((id) => notices.countOpen(id)));
  const issue = () => issueDueNotices(ledger.database.pool, ledger.time);

  expect(await issue()).toEqual({ rules: 1, accounts: 2, more: false });
  expect(await issue()).toEqual({ rules: 0, accounts: 0, more: false });
  // An import brought the fact again, and it was removed again.
  await ledger.database.pool.query('update suppression set notices_due = true where id = $1', [RULE]);
  expect(await issue()).toEqual({ rules: 1, accounts: 0, more: false });

  expect(await open(received)).toEqual([1, 1]);
  expect(await open(others)).toEqual([0, 0, 0, 0, 0]);
  const { rows } = await ledger.database.pool.query<{ accountId: AccountId }>(
    `select account_id as "accountId" from account_event where type = 'correction.issued' order by account_id`,
  );
  expect(rows.map(({ accountId }) => accountId)).toEqual(received);
});

/** Stores a rule whose notices are due. */
const due = async (id: number, sid: string, { level = 'marcas', isLifted = false } = {}): Promise<void> => {
  await ledger.database.pool.query(
    `insert into suppression (id, jurisdiction, entity_sid, level, origin, reference, created_at, created_by, notices_due, lifted_at, lifted_by)
     values (('00000000-0000-4000-8000-' || lpad($1::text, 12, '0'))::uuid, 'pa', $2, $3, 'decision', 'data_request:2', '2026-03-03', 'the tests', true, $4::timestamptz, case when $4::timestamptz is not null then 'the tests' end)`,
    [String(id), sid, level, isLifted ? ledger.time : null],
  );
};
const isDue = async (id: number): Promise<boolean> => {
  const { rows } = await ledger.database.pool.query<{ due: boolean }>(
    `select notices_due as due from suppression where id::text = '00000000-0000-4000-8000-' || lpad($1::text, 12, '0')`,
    [String(id)],
  );
  return rows[0]?.due === true;
};
const issueDue = () => issueDueNotices(ledger.database.pool, ledger.time);
const arrives = (pk: number) =>
  ledger.database.pool.query(
    `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
     select 'pa', $1::bigint, 'cedula:8-9001-' || $1::bigint, 'NaturalPerson', null, '{}', 'registro_publico', max(id), now() from ingest_run`,
    [pk],
  );

it('tells nobody of a rule that was lifted before its recipients were told', async () => {
  await receives(501n, 'marcas');
  await due(10, 'cedula:8-9001-501', { isLifted: true });
  expect(await issueDue()).toEqual({ rules: 0, accounts: 0, more: false });
});

it('waits with rules whose entities are not on file, and they delay no other', async () => {
  await receives(600n, 'marcas');
  for (let id = 600; id < 700; id += 1) await due(id, `cedula:8-9001-${String(id)}`);
  await receives(502n, 'marcas');
  await due(700, 'cedula:8-9001-502');
  expect(await issueDue()).toEqual({ rules: 1, accounts: 1, more: false });
  expect([await isDue(600), await isDue(700)]).toEqual([true, false]);
  await arrives(600);
  expect(await issueDue()).toEqual({ rules: 1, accounts: 1, more: false });
});

it('tells who received any level of an entity that a rule hides', async () => {
  await arrives(504);
  await receives(504n, 'organizaciones');
  await due(300, 'cedula:8-9001-504', { level: 'core_registro' });
  expect(await issueDue()).toEqual({ rules: 1, accounts: 1, more: false });
});
