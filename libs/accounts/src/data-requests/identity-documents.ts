import type { Queryable } from '@entity-registry/database';
import type { SecretBox } from '../sealing/sealing.js';
import { addDays } from '../calendar/utc.js';

/** Days to keep an identity document; the daily purge adds up to one, so it is never kept longer than 90 (ruling 45). */
const DOCUMENT_DAYS = 89;
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;

export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface IdentityDocument {
  mediaType: DocumentType;
  bytes: Buffer;
}

const SIGNATURES: readonly (readonly [DocumentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.of(0xff, 0xd8, 0xff)],
  ['image/png', Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
];

/** The type of a document by its first bytes, whatever its sender calls it; null: not accepted. */
export function documentTypeOf(bytes: Buffer): DocumentType | null {
  return SIGNATURES.find(([, first]) => bytes.subarray(0, first.length).equals(first))?.[0] ?? null;
}

const contextOf = (requestId: bigint): string => `identity document of data request ${String(requestId)}`;

/** Stores a document, sealed, in place of an earlier one. */
export async function putDocument(
  tx: Queryable,
  box: SecretBox,
  requestId: bigint,
  { mediaType, bytes, now }: IdentityDocument & { now: Date },
): Promise<void> {
  await tx.query(
    `insert into data_request_document (request_id, media_type, sealed, uploaded_at, delete_after)
     values ($1, $2, $3, $4, $5)
     on conflict (request_id) do update set media_type = excluded.media_type, sealed = excluded.sealed,
            uploaded_at = excluded.uploaded_at, delete_after = excluded.delete_after`,
    [requestId, mediaType, box.seal(bytes.toString('base64'), contextOf(requestId)), now, addDays(now, DOCUMENT_DAYS)],
  );
}

/** The document of a request; null: none, or its time is over. */
export async function openDocument(
  db: Queryable,
  box: SecretBox,
  requestId: bigint,
  now: Date,
): Promise<IdentityDocument | null> {
  const { rows } = await db.query<{ mediaType: DocumentType; sealed: Buffer }>(
    `select media_type as "mediaType", sealed from data_request_document where request_id = $1 and delete_after > $2`,
    [requestId, now],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { mediaType: row.mediaType, bytes: Buffer.from(box.open(row.sealed, contextOf(requestId)), 'base64') };
}

export async function hasDocument(db: Queryable, requestId: bigint, now: Date): Promise<boolean> {
  const { rowCount } = await db.query('select from data_request_document where request_id = $1 and delete_after > $2', [
    requestId,
    now,
  ]);
  return rowCount === 1;
}

export async function deleteDocument(tx: Queryable, requestId: bigint): Promise<void> {
  await tx.query('delete from data_request_document where request_id = $1', [requestId]);
}
