import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** A mailbox's use of the sandbox on `day`, and the state of its buckets. */
export interface SandboxAllowanceRow {
  /** UTC, 'YYYY-MM-DD'. */
  day: string;
  calls: number;
  /** Amount charged, or held for calls in progress. */
  spent: MicroUsd;
  /** Theoretical arrival times of the buckets, in microseconds since 1970. */
  callArrival: bigint;
  previewArrival: bigint;
}

const columns = `day, calls, spent_micro as spent, call_arrival as "callArrival", preview_arrival as "previewArrival"`;

/** Locks the mailbox's row until the transaction ends. Creates it if there is none. */
export async function lockSandboxAllowance(tx: Queryable, mailbox: string, day: string): Promise<SandboxAllowanceRow> {
  await tx.query(
    `insert into sandbox_allowance (mailbox, day, calls, spent_micro, call_arrival, preview_arrival)
     values ($1, $2, 0, 0, 0, 0) on conflict (mailbox) do nothing`,
    [mailbox, day],
  );
  const { rows } = await tx.query<SandboxAllowanceRow>(
    `select ${columns} from sandbox_allowance where mailbox = $1 for update`,
    [mailbox],
  );
  return rows[0] as SandboxAllowanceRow;
}

/** Updates a locked row. */
export async function updateSandboxAllowance(tx: Queryable, mailbox: string, row: SandboxAllowanceRow): Promise<void> {
  await tx.query(
    `update sandbox_allowance set day = $2, calls = $3, spent_micro = $4, call_arrival = $5, preview_arrival = $6
      where mailbox = $1`,
    [mailbox, row.day, row.calls, row.spent, row.callArrival, row.previewArrival],
  );
}

/** The mailbox's row; null: it never used the sandbox. */
export async function readSandboxAllowance(db: Queryable, mailbox: string): Promise<SandboxAllowanceRow | null> {
  const { rows } = await db.query<SandboxAllowanceRow>(`select ${columns} from sandbox_allowance where mailbox = $1`, [
    mailbox,
  ]);
  return rows[0] ?? null;
}

/** Releases `amount` of the amount held on `day` (negative: adds to it); changes nothing for an earlier day. */
export async function lowerSandboxSpent(
  db: Queryable,
  mailbox: string,
  { day, amount }: { day: string; amount: MicroUsd },
): Promise<void> {
  await db.query(
    `update sandbox_allowance set spent_micro = greatest(0, spent_micro - $3) where mailbox = $1 and day = $2`,
    [mailbox, day, amount],
  );
}

/** Deletes the rows of mailboxes that have not used the sandbox since `day`; returns how many. */
export async function deleteSandboxAllowances(db: Queryable, day: string): Promise<number> {
  const { rowCount } = await db.query('delete from sandbox_allowance where day < $1', [day]);
  return rowCount ?? 0;
}
