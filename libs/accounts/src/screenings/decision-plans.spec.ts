import type { Queryable } from '@entity-registry/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId } from '../ids.js';
import { findLatestDecisions, listDecisions } from './decision-rows.js';
import { subjectKey } from './subject-key.js';

const BY_NAME = ['screening_decision_entity_idx', 'screening_decision_reference_idx', 'screening_decision_subject_idx'];
const KEYS = [subjectKey({ reference: 'c-17' }), subjectKey({ entityId: 'pa_own_17' })] as const;
const ALL = { ofItems: true, listingId: null, decision: null };
const PAGE = { before: null, limit: 50 };

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

describe('decisions of an account with many', () => {
  let ledger: LedgerFixture;
  let account: AccountId;

  beforeAll(async () => {
    ledger = await LedgerFixture.open({ poolSize: 2 });
    const accounts: AccountId[] = [];
    for (let count = 0; count < 5; count += 1) accounts.push(await ledger.account({ balance: '1.00' }));
    account = accounts[0] ?? (0n as AccountId);
    const { pool } = ledger.database;
    await pool.query(
      `insert into screening_decision (account_id, subject_key, reference_key, entity_key, listing_id, decision, basis, screening_id, actor, decided_at)
       select a, case when n % 2 = 0 then 'watch_item:' else 'reference:c-' end || n, case when n % 2 = 0 then 'reference:c-' || n end,
              case when n % 2 = 0 then 'entity:pa_own_' || n end, 'ofac_sdn:' || n % 10, 'open', '{}',
              case when n % 2 = 1 then 'scr_' || n end, 'key', now()
         from generate_series(1, 5000) n, unnest($1::bigint[]) a`,
      [accounts],
    );
    await pool.query('analyze screening_decision');
  });
  afterAll(() => ledger.close());

  /** What the queries of `work` read of the decisions: names of indexes, or `all` for the whole table. */
  const readBy = async (work: (db: Queryable) => Promise<unknown>): Promise<string[]> => {
    const { pool } = ledger.database;
    const read = new Set<string>();
    const note = (plan: Plan): void => {
      const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = plan;
      if (type === 'Seq Scan' && table === 'screening_decision') read.add('all');
      if (index?.startsWith('screening_decision') === true) read.add(index);
      plan.Plans?.forEach(note);
    };
    const explain = async (sql: string, values: unknown[]) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, values);
      for (const row of rows) note(row['QUERY PLAN'][0].Plan);
      return { rows: [] };
    };
    await work({ query: explain } as unknown as Queryable);
    return [...read].toSorted();
  };

  it('are found by the indexes of their names', async () => {
    expect(await readBy((db) => findLatestDecisions(db, account, KEYS))).toEqual(BY_NAME);
    expect(await readBy((db) => findLatestDecisions(db, account, KEYS, 'ofac_sdn:7'))).toEqual(BY_NAME);
    expect(await readBy((db) => listDecisions(db, account, { ...ALL, subjectKey: KEYS[0] }, PAGE))).toEqual(BY_NAME);
  });

  it('are listed by their order, and what replaced each by its names', async () => {
    expect(await readBy((db) => listDecisions(db, account, { ...ALL, subjectKey: null }, PAGE))).toEqual(
      ['screening_decision_account_idx', ...BY_NAME].toSorted(),
    );
  });
});
