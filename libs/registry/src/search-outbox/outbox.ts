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

/** A row as it is read. */
export interface RawOutboxRow {
  readonly id: bigint | string;
  readonly content: OutboxContent;
  readonly jurisdiction: string;
  readonly pk: bigint | string;
  readonly changed_at: Date;
}

/** A rejected document is tried again now and then: a change of it may have been rejected after a later one was accepted. */
export const TRY_AGAIN = `rejected_at is null or rejected_at < clock_timestamp() - interval '5 minutes'`;

/** The oldest `limit` rows of the outbox. */
export async function readOutbox(db: Queryable, limit: number): Promise<OutboxRow[]> {
  const { rows } = await db.query<RawOutboxRow>({
    name: 'search_read_outbox',
    text: 'select id, content, jurisdiction, pk, changed_at from search_outbox order by id limit $1',
    values: [limit],
  });
  return rows.map(toOutboxRow);
}

export function toOutboxRow({ id, content, jurisdiction, pk, changed_at: changedAt }: RawOutboxRow): OutboxRow {
  return { id: BigInt(id), content, jurisdiction, pk: BigInt(pk), changedAt };
}

/** Whether indexes of these definitions lack a change, apart from those that the engine rejected. */
export async function hasChanges(db: Queryable, definitions: readonly string[]): Promise<boolean> {
  const { rows } = await db.query<{ waiting: boolean }>({
    name: 'search_has_changes',
    text: `select exists (select from search_outbox)
               or exists (select from search_owed_change where definition = any ($1::text[]) and (${TRY_AGAIN})) as waiting`,
    values: [definitions],
  });
  return rows[0]?.waiting ?? false;
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
 * How long the oldest change has waited that indexes of a definition lack, in milliseconds by the clock of the database; 0: none
 * waits; null: there is no such index, so that it gets no changes. A change is as old as its statement, so that of a long
 * transaction is old when it commits.
 */
export async function oldestChangeMs(db: Queryable, definition: string): Promise<number | null> {
  const { rows } = await db.query<{ listed: boolean; ms: number | null }>({
    name: 'search_oldest_change',
    text: `select exists (select from search_index where definition = $1) as listed,
                  extract(epoch from clock_timestamp() - least(
                    (select changed_at from search_outbox order by id limit 1),
                    (select changed_at from search_owed_change where definition = $1 order by id limit 1)))::float8 * 1000 as ms`,
    values: [definition],
  });
  return rows[0]?.listed === true ? Math.max(0, rows[0].ms ?? 0) : null;
}

/** How many changes indexes of these definitions lack, counted up to `most` of either kind, and since when. */
export async function outboxBacklog(
  db: Queryable,
  definitions: readonly string[],
  most = 100_000,
): Promise<{ readonly rows: number; readonly oldest: Date | null }> {
  const { rows } = await db.query<{ rows: number; oldest: Date | null }>(
    `select (select count(*) from (select from search_outbox limit $2) o)::int
              + (select count(*) from (select from search_owed_change where definition = any ($1::text[]) limit $2) o)::int as rows,
            least((select changed_at from search_outbox order by id limit 1),
                  (select min(oldest.changed_at) from unnest($1::text[]) as own (definition)
                    cross join lateral (select changed_at from search_owed_change o
                                         where o.definition = own.definition order by id limit 1) as oldest)) as oldest`,
    [definitions, most],
  );
  return rows[0] ?? { rows: 0, oldest: null };
}
