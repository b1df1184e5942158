import type { Queryable } from '@entity-registry/database';
import { insertNoticeEvents, insertNotices } from './notice-rows.js';
import type { CorrectedFact } from './notice-rows.js';
import type { AccountId } from '../ids.js';

/** A decision about facts that were disclosed. */
export interface Correction {
  /**
   * Identifies the decision, such as `suppression:<id>` or `data_request:12`, in at most 200 characters. Issuing the same correction
   * again tells nobody twice. Accounts never see it.
   */
  readonly correction: string;
  readonly facts: readonly CorrectedFact[];
  readonly now: Date;
}

/**
 * Issues a correction notice, with the event `correction.issued`, to exactly the accounts that received one of the facts (ADR 0212):
 * charged or not, over any channel, as far back as disclosures are kept. Responses that were never sent don't count. Runs in the
 * transaction of the decision. Returns the accounts that got a new notice, each once.
 */
export async function issueCorrectionNotices(
  tx: Queryable,
  { correction, facts, now }: Correction,
): Promise<AccountId[]> {
  const accounts = new Set<AccountId>();
  for (const fact of facts) {
    const issued = await insertNotices(tx, correction, fact, now);
    if (issued.length === 0) continue;
    await insertNoticeEvents(tx, fact.entity, issued);
    for (const { accountId } of issued) accounts.add(accountId);
  }
  return [...accounts];
}
