import type { Queryable } from '../pool.js';
import type { EntryId } from './ids.js';

export interface NewDelivery {
  entryId: EntryId;
  /** When the answer had left whole. */
  at: Date;
}

/**
 * Writes down which charges' answers have left, in one statement. A charge that has its row already keeps it: an answer
 * given twice counts once, and a charge that was given back stays given back.
 */
export async function insertDeliveries(db: Queryable, deliveries: readonly NewDelivery[]): Promise<void> {
  await db.query({
    name: 'insert_deliveries',
    // In the order of the ids: two processes that write the same ones wait for each other, never in a circle.
    text: `insert into delivery (entry_id, delivered_at)
           select d.entry_id, d.at from unnest($1::bigint[], $2::timestamptz[]) d (entry_id, at) order by d.entry_id
               on conflict (entry_id) do nothing`,
    values: [deliveries.map((delivery) => delivery.entryId), deliveries.map((delivery) => delivery.at)],
  });
}

/**
 * Settles that this charge stands: its answer leaves. False: it was given back. Waits for a reversal that is under way.
 */
export async function insertDelivered(db: Queryable, { entryId, at }: NewDelivery): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'insert_delivered',
    // The update changes nothing. It sees the row that a reversal has just committed, which `do nothing` would not tell.
    text: `insert into delivery as d (entry_id, delivered_at) values ($1, $2)
               on conflict (entry_id) do update set delivered_at = d.delivered_at where d.delivered_at is not null`,
    values: [entryId, at],
  });
  return rowCount === 1;
}

/**
 * Settles, once for all, that this charge was given back. False: its answer has left, or it was given back before.
 * The row's key decides between this and a delivery that is written at the same moment.
 */
export async function insertGivenBack(tx: Queryable, entryId: EntryId): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into delivery (entry_id, delivered_at) values ($1, null) on conflict (entry_id) do nothing',
    [entryId],
  );
  return rowCount === 1;
}
