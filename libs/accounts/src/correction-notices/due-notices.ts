import { ownKey } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { issueCorrectionNotices } from './issue-notices.js';

/** Rules that one run takes. */
const BATCH = 100;

interface DueRule {
  readonly id: string;
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint | string;
  readonly level: RecordLevel;
}

/** What a run told. */
export interface DueNotices {
  /** Rules whose recipients were told. */
  readonly rules: number;
  /** Accounts that got a notice, each once for each rule. */
  readonly accounts: number;
  /** Whether there may be more. */
  readonly more: boolean;
}

/**
 * Issues the correction notices of rules that an import or a refresh derived, after it removed records that had been served (ADR 0212).
 * Each rule is a correction of its own, so that removing the same fact again tells nobody twice. Several processes may run it.
 */
export function issueDueNotices(pool: pg.Pool, now: Date): Promise<DueNotices> {
  return inTransaction(pool, async (tx) => {
    const rules = await takeDueRules(tx);
    let accounts = 0;
    for (const { id, jurisdiction, pk, level } of rules) {
      const facts = [{ entity: ownKey(jurisdiction, BigInt(pk)), level }];
      const told = await issueCorrectionNotices(tx, { correction: `suppression:${id}`, facts, now });
      accounts += told.length;
    }
    return { rules: rules.length, accounts, more: rules.length === BATCH };
  });
}

async function takeDueRules(tx: Queryable): Promise<readonly DueRule[]> {
  const { rows } = await tx.query<DueRule>(
    `with due as (
       select id from suppression where notices_due order by id limit ${String(BATCH)} for update skip locked
     ), taken as (
       update suppression x set notices_due = false from due where x.id = due.id
       returning x.id, x.jurisdiction, x.entity_sid, x.level
     )
     select t.id, t.jurisdiction, t.level, coalesce(e.merged_into, e.pk) as pk
       from taken t join entity e on e.jurisdiction = t.jurisdiction and e.sid = t.entity_sid`,
  );
  return rows;
}
