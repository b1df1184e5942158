import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntryKind } from './entry-rows.js';
import type { AccountId, EntryId, KeyId } from '../ids.js';

/** One entry of an account's ledger as shown to operators, without the postings. */
export interface LedgerLine {
  id: EntryId;
  at: Date;
  kind: EntryKind;
  /** Change of the account's credit. */
  amount: MicroUsd;
  keyId: KeyId | null;
  route: string | null;
  clientReference: string | null;
  requestId: string | null;
  lines: Record<string, unknown>[];
}

/** The account's entries, newest first; `before`: only entries older than that one. */
export async function listLedgerPage(
  db: Queryable,
  accountId: AccountId,
  page: { limit: number; before: bigint | null; kind: EntryKind | null },
): Promise<LedgerLine[]> {
  const { rows } = await db.query<LedgerLine>(
    `select id, created_at as at, kind, amount_micro as amount, api_key_id as "keyId", route,
            client_reference as "clientReference", request_id as "requestId", lines
       from journal_entry
      where account_id = $1 and ($2::bigint is null or id < $2) and ($3::text is null or kind = $3)
      order by id desc limit $4`,
    [accountId, page.before, page.kind, page.limit],
  );
  return rows;
}
