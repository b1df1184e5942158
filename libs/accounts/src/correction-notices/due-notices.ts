import { levelsFor, ownKey } from '@entity-registry/domain';
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
  readonly list: string | null;
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
 * Issues the correction notices of rules that an import or a refresh derived, after it removed records that had been served, and of rules that
 * are in force again after a restore, which lost their notices (ADR 0212). Those that were lifted meanwhile tell nobody.
 * Each rule is a correction of its own, so that removing the same fact again tells nobody twice. Several processes may run it.
 */
export function issueDueNotices(pool: pg.Pool, now: Date): Promise<DueNotices> {
  return inTransaction(pool, async (tx) => {
    const rules = await takeDueRules(tx);
    let accounts = 0;
    for (const rule of rules) {
      const entity = ownKey(rule.jurisdiction, BigInt(rule.pk));
      const facts = levelsOf(rule).map((level) => ({ entity, level }));
      const told = await issueCorrectionNotices(tx, { correction: `suppression:${rule.id}`, facts, now });
      accounts += told.length;
    }
    return { rules: rules.length, accounts, more: rules.length === BATCH };
  });
}

/** A rule about an entity itself hides every level of it. */
const levelsOf = ({ jurisdiction, level, list }: DueRule): readonly RecordLevel[] =>
  level === 'core_registro' && list === null ? levelsFor(jurisdiction) : [level];

/** Rules that were lifted are left out, and those of entities that aren't on file wait until they are: who received what is found by entity. */
async function takeDueRules(tx: Queryable): Promise<readonly DueRule[]> {
  const { rows } = await tx.query<DueRule>(
    `with due as (
       select x.id, x.jurisdiction, x.level, x.list, coalesce(e.merged_into, e.pk) as pk
         from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
        where x.notices_due and x.lifted_at is null
        order by x.id limit ${String(BATCH)} for update of x skip locked
     ), taken as (
       update suppression x set notices_due = false from due where x.id = due.id returning x.id
     )
     select due.* from due join taken using (id) order by id`,
  );
  return rows;
}
