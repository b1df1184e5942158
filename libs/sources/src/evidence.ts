import type { PublicSourceId } from '@entity-registry/domain';

/** One response of a source as it was received, with the body decompressed. */
export interface NewEvidence {
  readonly source: PublicSourceId;
  /** The requested URL, before redirects. A posted form is appended after `#`, because that part of a URL is never sent. */
  readonly url: string;
  readonly fetchedAt: Date;
  readonly status: number;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly body: Uint8Array;
}

/** An earlier response for a conditional request: it has at least one of the validators. */
export interface StoredResponse {
  readonly id: bigint;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Stores raw responses. */
export interface EvidenceStore {
  /** The latest 200 response from this URL, if it has a validator. */
  latest(source: PublicSourceId, url: string): Promise<StoredResponse | undefined>;
  /** The body of a stored response. */
  body(id: bigint): Promise<Uint8Array>;
  /** Stores a response and returns its id. */
  insert(response: NewEvidence): Promise<bigint>;
  /** Records a 304: the content of `id` was still current at `fetchedAt`. Returns the id of this evidence. */
  insertUnchanged(id: bigint, fetchedAt: Date): Promise<bigint>;
}

/** The store of documents that payloads refer to (`object://<key>`). */
export interface DocumentStore {
  has(key: string): Promise<boolean>;
  put(key: string, document: { body: Uint8Array; contentType: string }): Promise<void>;
}
