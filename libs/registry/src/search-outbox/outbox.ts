import type { Queryable } from '@entity-registry/database';
import type { OutboxContent } from './content.js';

/** A change to index. */
export interface OutboxRow {
  readonly id: bigint;
  readonly content: OutboxContent;
  readonly jurisdiction: string;
  readonly pk: bigint;
  /** When the statement ran: before its transaction committed. */
  readonly changedAt: Date;
}

interface RawOutboxRow {
  readonly id: bigint | string;
  readonly content: OutboxContent;
  readonly jurisdiction: string;
  readonly pk: bigint | string;
  readonly changed_at: Date;
}

/** The oldest `limit` rows of the outbox. */
export async function readOutbox(db: Queryable, limit: number): Promise<OutboxRow[]> {
  const { rows } = await db.query<RawOutboxRow>({
    name: 'search_read_outbox',
    text: 'select id, content, jurisdiction, pk, changed_at from search_outbox order by id limit $1',
    values: [limit],
  });
  return rows.map(({ id, content, jurisdiction, pk, changed_at: changedAt }) => ({
    ...{ id: BigInt(id), content, jurisdiction, pk: BigInt(pk), changedAt },
  }));
}

/** Removes rows that are indexed. */
export async function deleteOutboxRows(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query({
    name: 'search_delete_outbox',
    text: 'delete from search_outbox where id = any ($1::bigint[])',
    values: [ids],
  });
}

/**
 * The next version of documents. All versions come from this one sequence, and each is taken after the changes that it stands for
 * were seen and before their rows are read: so of two versions of a document, the higher one is never older. Must not run in a
 * transaction: a number that a lost primary forgets could be taken twice.
 */
export async function nextVersion(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ version: bigint | string }>(`select nextval('search_version_seq') as version`);
  const [row] = rows;
  if (row === undefined) throw new Error('the sequence returned no number');
  return BigInt(row.version);
}

/**
 * How long the oldest change has waited, in milliseconds by the clock of the database; 0: none waits. A change is as old as its
 * statement, so that of a long transaction is old when it commits.
 */
export async function oldestChangeMs(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ ms: number }>({
    name: 'search_oldest_change',
    text: `select extract(epoch from clock_timestamp() - changed_at)::float8 * 1000 as ms from search_outbox order by id limit 1`,
    values: [],
  });
  return Math.max(0, rows[0]?.ms ?? 0);
}

/** How many changes wait, counted up to `most`, and since when. */
export async function outboxBacklog(
  db: Queryable,
  most = 100_000,
): Promise<{ readonly rows: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ rows: number; oldest: Date | null }>(
    `select (select count(*) from (select from search_outbox limit $1) o)::int as rows,
            (select changed_at from search_outbox order by id limit 1) as oldest`,
    [most],
  );
  return rows[0] ?? { rows: 0, oldest: null };
}
