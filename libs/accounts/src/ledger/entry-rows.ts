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
  /** Null: they are in an archive (ADR 0196). Empty: the entry moved no money. */
  postings: Posting[] | null;
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
  // One statement, so that a month that is archived meanwhile is either read or known to be archived.
  const { rows: found } = await db.query<{ id: EntryId; archived: boolean; postings: StoredPosting[] }>(
    `select e.id, e.id <@ archived_entries() as archived,
            array(select json_build_object('ledger', p.ledger, 'lot', p.lot_id::text, 'amount', p.amount_micro::text)
                    from posting p where p.entry_id = e.id order by p.seq) as postings
       from unnest($1::bigint[]) e (id)`,
    [rows.map((row) => row.id)],
  );
  const byEntry = new Map(found.map(({ id, archived, postings }) => [id, archived ? null : postings.map(toPosting)]));
  return rows.map((row) => ({ ...row, postings: byEntry.get(row.id) ?? null }));
}

/** A posting as JSON, whose numbers could not hold the amounts. */
interface StoredPosting {
  ledger: LedgerName;
  lot: string | null;
  amount: string;
}

function toPosting({ ledger, lot, amount }: StoredPosting): Posting {
  return { ledger, lotId: lot === null ? null : (BigInt(lot) as LotId), amount: BigInt(amount) };
}
