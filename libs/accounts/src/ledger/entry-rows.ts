import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId, KeyId, LotId } from '../ids.js';

export type EntryKind = 'charge' | 'purchase' | 'trial' | 'adjustment' | 'expiry' | 'reversal' | 'refund';
export type LedgerName = 'wallet' | 'trial' | 'revenue' | 'cash' | 'promotion' | 'adjustment';

/**
 * One leg of an entry; customer ledgers (wallet, trial) are positive if the customer has credit. Trial legs name their lot.
 */
export interface Posting {
  ledger: LedgerName;
  lotId: LotId | null;
  amount: bigint;
}

export interface NewEntry {
  accountId: AccountId;
  kind: EntryKind;
  idempotencyKey: string;
  /** Change of the customer's credit, micro-USD. */
  amount: bigint;
  requestId: string | null;
  lines: unknown;
  /** Reversals: the month of the reversed charge, 'YYYY-MM-DD'. */
  month: string | null;
  now: Date;
  postings: readonly Posting[];
}

export interface EntryRow {
  id: EntryId;
  kind: EntryKind;
  idempotencyKey: string;
  amount: MicroUsd;
  keyId: KeyId | null;
  requestId: string | null;
  lines: unknown;
  month: string | null;
  createdAt: Date;
  postings: Posting[];
}

const entryColumns = `id, kind, idempotency_key as "idempotencyKey", amount_micro as amount, api_key_id as "keyId",
  request_id as "requestId", lines, month, created_at as "createdAt"`;

/** Appends an entry and its postings, all in one statement: the balance trigger checks them together. */
export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<EntryId> {
  const { rows } = await tx.query<{ id: EntryId }>(
    `insert into journal_entry (account_id, kind, idempotency_key, amount_micro, request_id, lines, month, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      entry.accountId,
      entry.kind,
      entry.idempotencyKey,
      entry.amount,
      entry.requestId,
      JSON.stringify(entry.lines),
      entry.month,
      entry.now,
    ],
  );
  const { id } = rows[0] as { id: EntryId };
  await tx.query(
    `insert into posting (entry_id, seq, account_id, ledger, lot_id, amount_micro)
     select $1, p.seq, $2, p.ledger, p.lot, p.amount
       from unnest($3::text[], $4::bigint[], $5::bigint[]) with ordinality p (ledger, lot, amount, seq)`,
    [
      id,
      entry.accountId,
      entry.postings.map((posting) => posting.ledger),
      entry.postings.map((posting) => posting.lotId),
      entry.postings.map((posting) => posting.amount),
    ],
  );
  return id;
}

/** The account's entry under this idempotency key, with its postings; null: none. */
export async function findEntryByKey(
  db: Queryable,
  accountId: AccountId,
  idempotencyKey: string,
): Promise<EntryRow | null> {
  const [entry] = await selectEntries(db, 'account_id = $1 and idempotency_key = $2', [accountId, idempotencyKey]);
  return entry ?? null;
}

/** One entry of the account, with its postings; null: none. */
export async function findEntry(db: Queryable, accountId: AccountId, id: EntryId): Promise<EntryRow | null> {
  const [entry] = await selectEntries(db, 'account_id = $1 and id = $2', [accountId, id]);
  return entry ?? null;
}

/** The account's entries, newest first, with their postings; `before`: only entries older than that one. */
export async function listEntries(
  db: Queryable,
  accountId: AccountId,
  page: { limit: number; before?: EntryId },
): Promise<EntryRow[]> {
  return selectEntries(db, 'account_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3', [
    accountId,
    page.before ?? null,
    page.limit,
  ]);
}

async function selectEntries(db: Queryable, condition: string, values: unknown[]): Promise<EntryRow[]> {
  const { rows } = await db.query<Omit<EntryRow, 'postings'>>(
    `select ${entryColumns} from journal_entry where ${condition}`,
    values,
  );
  const { rows: postings } = await db.query<Posting & { entryId: EntryId }>(
    `select entry_id as "entryId", ledger, lot_id as "lotId", amount_micro as amount
       from posting where entry_id = any($1) order by entry_id, seq`,
    [rows.map((row) => row.id)],
  );
  const byEntry = Map.groupBy(postings, (posting) => posting.entryId);
  return rows.map((row) => ({
    ...row,
    postings: (byEntry.get(row.id) ?? []).map(({ ledger, lotId, amount }) => ({ ledger, lotId, amount })),
  }));
}
