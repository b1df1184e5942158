import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Queryable } from '../pool.js';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Pages compress well and are kept once: the middle of Brotli's scale takes a tenth of the time of its top. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const FOREIGN_KEY_VIOLATION = '23503';

/** An answer of a source to keep. */
export interface EvidenceAnswer {
  readonly source: string;
  readonly url: string;
  readonly fetchedAt: Date;
  readonly status: number;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly body: Uint8Array;
}

/** A kept answer by which its source can be asked whether anything changed. */
export interface EvidenceRow {
  readonly id: bigint;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/**
 * The latest answer of a source from this address that had a page, if it has a validator. Evidence of a 304 counts as the answer
 * that it confirms. An older answer with a validator is not looked for: the site may have stopped to give them.
 */
export async function latestEvidence(db: Queryable, source: string, url: string): Promise<EvidenceRow | undefined> {
  const { rows } = await db.query<EvidenceRow>({
    name: 'evidence_latest',
    text: `select id, content_type as "contentType", etag, last_modified as "lastModified" from evidence
            where source = $1 and url = $2 and status in (200, 304) order by id desc limit 1`,
    values: [source, url],
  });
  const row = rows[0];
  return !row || (row.etag === null && row.lastModified === null) ? undefined : row;
}

/** The body of a kept answer; throws when there is none of this id. */
export async function readEvidenceBody(db: Queryable, id: bigint): Promise<Uint8Array> {
  const { rows } = await db.query<{ compressed: Buffer }>({
    name: 'evidence_body',
    text: `select b.compressed from evidence e join evidence_body b using (sha256) where e.id = $1`,
    values: [id],
  });
  if (!rows[0]) throw new Error(`there is no evidence ${id}`);
  return decompress(rows[0].compressed);
}

/** Keeps an answer with its time and address, its body once for all that are the same; its id. */
export async function keepEvidence(db: Queryable, answer: EvidenceAnswer): Promise<bigint> {
  const sha256 = createHash('sha256').update(answer.body).digest();
  await keepBody(db, sha256, answer.body);
  try {
    return await keepAnswer(db, sha256, answer);
  } catch (error) {
    // The housekeeping has just deleted the body, which no other answer had any more.
    if ((error as { code?: unknown }).code !== FOREIGN_KEY_VIOLATION) throw error;
    await keepBody(db, sha256, answer.body);
    return keepAnswer(db, sha256, answer);
  }
}

async function keepAnswer(db: Queryable, sha256: Buffer, answer: EvidenceAnswer): Promise<bigint> {
  const { source, url, fetchedAt, status, contentType, etag, lastModified } = answer;
  const { rows } = await db.query<{ id: bigint }>({
    name: 'evidence_keep',
    text: `insert into evidence (source, url, fetched_at, status, content_type, etag, last_modified, sha256)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    values: [source, url, fetchedAt, status, contentType, etag, lastModified, sha256],
  });
  return idOf(rows);
}

/** Keeps that the source confirmed (304) at `fetchedAt` what `id` holds; the id of this evidence. Throws when there is no `id`. */
export async function keepUnchangedEvidence(db: Queryable, id: bigint, fetchedAt: Date): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'evidence_unchanged',
    text: `insert into evidence (source, url, fetched_at, status, content_type, etag, last_modified, sha256)
           select source, url, $2, 304, content_type, etag, last_modified, sha256 from evidence where id = $1
           returning id`,
    values: [id, fetchedAt],
  });
  return idOf(rows);
}

/** Most pages are the same as last time: whether the body is there is asked before it is packed and sent. */
async function keepBody(db: Queryable, sha256: Buffer, body: Uint8Array): Promise<void> {
  const { rowCount } = await db.query({
    name: 'evidence_body_known',
    text: `select from evidence_body where sha256 = $1`,
    values: [sha256],
  });
  if (rowCount !== 0) return;
  await db.query({
    name: 'evidence_body_keep',
    text: `insert into evidence_body (sha256, bytes, compressed) values ($1, $2, $3) on conflict do nothing`,
    values: [sha256, body.length, await compress(body, BROTLI)],
  });
}

function idOf(rows: readonly { id: bigint }[]): bigint {
  if (!rows[0]) throw new Error('evidence was not kept');
  return rows[0].id;
}
