import type { Queryable } from '@entity-registry/database';
import type { ArchiveManifest } from './manifest.js';

/**
 * A month of `posting`. attached: in the database. copied: in the database, and a verified copy is in the object store.
 * archived: only in the object store.
 */
export interface LedgerMonth {
  /** `posting_2027_01`; `posting_start` holds everything before 2027. */
  partition: string;
  state: 'attached' | 'copied' | 'archived';
  fromEntry: bigint | null;
  toEntry: bigint;
  /** Estimated by the last ANALYZE unless there is a copy. */
  rows: bigint;
  /** Bytes on disk, indexes included. */
  bytes: bigint;
  copiedAt: Date | null;
  archivedAt: Date | null;
  manifest: ArchiveManifest | null;
}

/** Every month, oldest first. */
export async function listLedgerMonths(db: Queryable): Promise<LedgerMonth[]> {
  const { rows } = await db.query<LedgerMonth>(
    `with attached as (
       select c.relname::text as partition, c.reltuples, pg_total_relation_size(c.oid) as bytes,
              (regexp_match(pg_get_expr(c.relpartbound, c.oid), $$FROM \\('(\\d+)'\\)$$))[1]::bigint as from_entry,
              (regexp_match(pg_get_expr(c.relpartbound, c.oid), $$TO \\('(\\d+)'\\)$$))[1]::bigint as to_entry
         from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'posting'::regclass
     )
     select coalesce(t.partition, a.partition) as partition, coalesce(a.state, 'attached') as state,
            coalesce(t.from_entry, a.from_entry) as "fromEntry", coalesce(t.to_entry, a.to_entry) as "toEntry",
            coalesce(a.rows, greatest(t.reltuples, 0)::bigint) as rows, coalesce(t.bytes, 0) as bytes,
            a.copied_at as "copiedAt", a.archived_at as "archivedAt", a.manifest
       from attached t full join ledger_archive a on a.partition = t.partition
      order by coalesce(t.to_entry, a.to_entry)`,
  );
  return rows;
}

/** Whether the ids have left this month for good: entries get higher ids now. */
export async function idsHavePassed(db: Queryable, toEntry: bigint): Promise<boolean> {
  const { rows } = await db.query<{ passed: boolean }>('select last_value >= $1 as passed from journal_entry_id_seq', [
    toEntry,
  ]);
  return rows[0]?.passed ?? false;
}

/** The first entry id of the UTC month of `time`. */
export async function firstEntryOfMonth(db: Queryable, time: Date): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('select first_id_of_month($1) as id', [
    time.toISOString().slice(0, 10),
  ]);
  return (rows[0] as { id: bigint }).id;
}

/** Charges of a month whose response isn't known to have been sent and that aren't settled. */
export async function countOpenResponses(db: Queryable, month: { from: bigint; to: bigint }): Promise<number> {
  const { rows } = await db.query<{ open: bigint }>(
    `select count(*) as open from response_delivery
      where state in ('unsent', 'awaiting_operator') and entry_id >= $1 and entry_id < $2`,
    [month.from, month.to],
  );
  return Number(rows[0]?.open ?? 0n);
}

/** The last entry of the part that begins after `after` and has about `limit` rows; null: there are no more rows. */
export async function endOfPart(db: Queryable, table: string, after: bigint, limit: number): Promise<bigint | null> {
  const { rows } = await db.query<{ through: bigint | null }>(
    `select max(entry_id) as through
       from (select entry_id from ${table} where entry_id > $1 order by entry_id limit $2) part`,
    [after, limit],
  );
  return rows[0]?.through ?? null;
}

export async function saveCopy(
  db: Queryable,
  month: { partition: string; from: bigint; to: bigint },
  manifest: ArchiveManifest,
): Promise<void> {
  await db.query(
    `insert into ledger_archive (partition, from_entry, to_entry, state, rows, manifest, copied_at)
     values ($1, $2, $3, 'copied', $4, $5, $6)
         on conflict (partition) do update set rows = excluded.rows, manifest = excluded.manifest, copied_at = excluded.copied_at
      where ledger_archive.state = 'copied'`,
    [month.partition, month.from, month.to, manifest.rows, JSON.stringify(manifest), manifest.copiedAt],
  );
}

/** Records that the copy of a month is now as `manifest` says. */
export async function replaceManifest(db: Queryable, manifest: ArchiveManifest): Promise<void> {
  await db.query('update ledger_archive set manifest = $2 where partition = $1', [
    manifest.partition,
    JSON.stringify(manifest),
  ]);
}

/** The rows of a month now. */
export async function countPostings(db: Queryable, table: string): Promise<bigint> {
  const { rows } = await db.query<{ rows: bigint }>(`select count(*) as rows from ${table}`);
  return rows[0]?.rows ?? 0n;
}

/** Keeps what the postings of a month sum up to. */
export async function carryBalances(tx: Queryable, partition: string): Promise<void> {
  await tx.query(
    `insert into posting_carried (partition, account_id, ledger, lot_id, amount_micro)
     select $1, account_id, ledger, coalesce(lot_id, 0), sum(amount_micro)::bigint from ${partition} group by 2, 3, 4`,
    [partition],
  );
}

/** Removes a month from the database. Its row of `ledger_archive` says so in the same transaction. */
export async function dropMonth(tx: Queryable, partition: string, now: Date): Promise<void> {
  await tx.query(`alter table posting detach partition ${partition}`);
  await tx.query(`drop table ${partition}`);
  await tx.query(`update ledger_archive set state = 'archived', archived_at = $2 where partition = $1`, [
    partition,
    now,
  ]);
}

/** Makes a restored table the partition of its month again, and forgets the archive and the carried balances. */
export async function attachMonth(tx: Queryable, partition: string): Promise<void> {
  await tx.query(`select attach_month_partition('posting', $1::text::regclass, to_date($2, 'YYYY_MM'))`, [
    partition,
    /\d{4}_\d{2}$/.exec(partition)?.[0] ?? null,
  ]);
  await tx.query('delete from ledger_archive where partition = $1', [partition]);
}
