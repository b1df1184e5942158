import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Queryable } from '@entity-registry/database';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Medium quality takes a tenth of the time of the best one. Pages compress well, and equal ones are stored once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Housekeeping deletes unreferenced bodies. It practically never deletes the same new body several times in a row. */
const MAX_ATTEMPTS = 4;

const FOREIGN_KEY_VIOLATION = '23503';

/** A response of a source to store. */
export interface EvidenceResponse {
  readonly source: string;
  readonly url: string;
  readonly fetchedAt: Date;
  readonly status: number;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly body: Uint8Array;
}

/** A stored response that can be used for a conditional request to its source. */
export interface EvidenceRow {
  readonly id: bigint;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/**
 * The latest successful response of a source from this URL, if it has a validator. A 304 counts as the response that it
 * confirms. An older response with a validator is not used, because the site may have stopped sending validators.
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

/** The body of a stored response; throws if the id doesn't exist. */
export async function readEvidenceBody(db: Queryable, id: bigint): Promise<Uint8Array> {
  const { rows } = await db.query<{ compressed: Buffer }>({
    name: 'evidence_body',
    text: `select b.compressed from evidence e join evidence_body b using (sha256) where e.id = $1`,
    values: [id],
  });
  if (!rows[0]) throw new Error(`evidence ${id} does not exist`);
  return decompress(rows[0].compressed);
}

/** Stores a response with its time and URL, and returns its id. Equal bodies are stored once. */
export async function insertEvidence(db: Queryable, response: EvidenceResponse): Promise<bigint> {
  const sha256 = createHash('sha256').update(response.body).digest();
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    // Most pages are the same as last time, so a body is only compressed and sent if it isn't stored yet.
    const id = await insertEvidenceRow(db, sha256, response);
    if (id !== undefined) return id;
    await insertEvidenceBody(db, sha256, response.body);
  }
  throw new Error('the evidence was not stored: its body was deleted each time');
}

/** Returns undefined if the body isn't stored, or if housekeeping has just deleted it as unreferenced. */
async function insertEvidenceRow(
  db: Queryable,
  sha256: Buffer,
  response: EvidenceResponse,
): Promise<bigint | undefined> {
  const { source, url, fetchedAt, status, contentType, etag, lastModified } = response;
  try {
    const { rows } = await db.query<{ id: bigint }>({
      name: 'evidence_keep',
      text: `insert into evidence (source, url, fetched_at, status, content_type, etag, last_modified, sha256)
             select $1, $2, $3, $4, $5, $6, $7, sha256 from evidence_body where sha256 = $8
             returning id`,
      values: [source, url, fetchedAt, status, contentType, etag, lastModified, sha256],
    });
    return rows[0]?.id;
  } catch (error) {
    if ((error as { code?: unknown }).code !== FOREIGN_KEY_VIOLATION) throw error;
    return undefined;
  }
}

/**
 * Records that the source confirmed the content of evidence `id` with a 304 at `fetchedAt`. Returns the id of the new evidence.
 * Throws if `id` doesn't exist.
 */
export async function insertUnchangedEvidence(db: Queryable, id: bigint, fetchedAt: Date): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'evidence_unchanged',
    text: `insert into evidence (source, url, fetched_at, status, content_type, etag, last_modified, sha256)
           select source, url, $2, 304, content_type, etag, last_modified, sha256 from evidence where id = $1
           returning id`,
    values: [id, fetchedAt],
  });
  return idOf(rows);
}

async function insertEvidenceBody(db: Queryable, sha256: Buffer, body: Uint8Array): Promise<void> {
  await db.query({
    name: 'evidence_body_keep',
    text: `insert into evidence_body (sha256, bytes, compressed) values ($1, $2, $3) on conflict do nothing`,
    values: [sha256, body.length, await compress(body, BROTLI)],
  });
}

function idOf(rows: readonly { id: bigint }[]): bigint {
  if (!rows[0]) throw new Error('the evidence was not stored');
  return rows[0].id;
}
