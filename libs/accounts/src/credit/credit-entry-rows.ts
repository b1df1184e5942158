import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Page } from '../page.js';
import type { EntryKind } from '../ledger/entry-rows.js';
import type { AccountId, EntryId } from '../ids.js';

/** An entry that isn't a charge: a deposit, grant, refund, correction or expiry. */
export interface CreditEntryRow {
  id: EntryId;
  at: Date;
  kind: Exclude<EntryKind, 'charge'>;
  /** Change of the account's credit. */
  amount: MicroUsd;
  /** Its note in the ledger, such as the reference of a top-up; null: none. */
  note: string | null;
}

/** The account's entries without its charges, newest first. */
export async function listCreditEntries(db: Queryable, accountId: AccountId, page: Page): Promise<CreditEntryRow[]> {
  const { rows } = await db.query<CreditEntryRow>(
    `select id, created_at as at, kind, amount_micro as amount, lines -> 0 ->> 'note' as note
       from journal_entry
      where account_id = $1 and kind <> 'charge' and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [accountId, page.before, page.limit],
  );
  return rows;
}
