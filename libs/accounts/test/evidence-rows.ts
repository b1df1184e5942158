import { createHash } from 'node:crypto';
import type { Queryable } from '@entity-registry/database';

/** A response of a source, as the worker stores it. */
export interface StoredResponse {
  readonly source: string;
  readonly url: string;
  readonly fetchedAt: Date;
  readonly status: number;
  readonly body: string;
}

/** Stores a response, and equal bodies once; returns its id. */
export async function insertEvidence(db: Queryable, response: StoredResponse): Promise<bigint> {
  const { source, url, fetchedAt, status, body } = response;
  const sha256 = createHash('sha256').update(body).digest();
  await db.query('insert into evidence_body (sha256, bytes, compressed) values ($1, $2, $3) on conflict do nothing', [
    sha256,
    body.length,
    Buffer.from(body),
  ]);
  const { rows } = await db.query<{ id: bigint }>(
    `insert into evidence (source, url, fetched_at, status, content_type, etag, sha256)
     values ($1, $2, $3, $4, 'text/html', '"1"', $5) returning id`,
    [source, url, fetchedAt, status, sha256],
  );
  return rows[0]?.id ?? 0n;
}

/** Stores that the source confirmed (304) a response; returns the id of this evidence. */
export async function insertUnchangedEvidence(db: Queryable, id: bigint, fetchedAt: Date): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into evidence (source, url, fetched_at, status, content_type, etag, sha256)
     select source, url, $2, 304, content_type, etag, sha256 from evidence where id = $1 returning id`,
    [id, fetchedAt],
  );
  return rows[0]?.id ?? 0n;
}

/** Stores that a refresh request used these responses of a source. */
export async function insertReading(
  db: Queryable,
  updateRequestId: bigint,
  reading: { source: string; evidenceIds: readonly bigint[]; at: Date },
): Promise<void> {
  await db.query(
    `insert into source_reading (update_request_id, source, state, reason, items, evidence_ids, started_at, finished_at)
     values ($1, $2, 'ok', null, 1, $3, $4, $4)`,
    [updateRequestId, reading.source, reading.evidenceIds, reading.at],
  );
}
