import type { Queryable } from '@entity-registry/database';
import { addDays } from '../calendar/utc.js';
import type { SecretBox } from '../sealing/sealing.js';

/** How long a person can download the copy of their data. */
export const EXPORT_DAYS = 30;

const contextOf = (requestId: bigint): string => `export of data request ${String(requestId)}`;

/** Stores the copy of a person's data, as JSON text, sealed. */
export async function putExport(
  tx: Queryable,
  box: SecretBox,
  requestId: bigint,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into data_request_export (request_id, sealed, created_at, delete_after) values ($1, $2, $3, $4)`,
    [requestId, box.seal(text, contextOf(requestId)), now, addDays(now, EXPORT_DAYS)],
  );
}

/** The copy of a person's data; null: none, or its time is over. */
export async function openExport(db: Queryable, box: SecretBox, requestId: bigint, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ sealed: Buffer }>(
    'select sealed from data_request_export where request_id = $1 and delete_after > $2',
    [requestId, now],
  );
  return rows[0] === undefined ? null : box.open(rows[0].sealed, contextOf(requestId));
}

/** Whether the copy of a person's data can still be downloaded. Doesn't unseal it. */
export async function hasExport(db: Queryable, requestId: bigint, now: Date): Promise<boolean> {
  const { rowCount } = await db.query('select from data_request_export where request_id = $1 and delete_after > $2', [
    requestId,
    now,
  ]);
  return rowCount === 1;
}
