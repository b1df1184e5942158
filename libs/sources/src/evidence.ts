import type { PublicSourceId } from '@entity-registry/domain';

/** One answer of a source as it came, with the body unpacked. */
export interface NewEvidence {
  readonly source: PublicSourceId;
  /** As it was asked for, before redirects; a posted form stands behind `#`, where an address carries nothing over the wire. */
  readonly url: string;
  readonly fetchedAt: Date;
  readonly status: number;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly body: Uint8Array;
}

/** An earlier response for a conditional request: it has at least one of the validators. */
export interface KnownAnswer {
  readonly id: bigint;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Where the raw answers are kept. */
export interface EvidenceStore {
  /** The latest 200 response from this address, if it has a validator. */
  latest(source: PublicSourceId, url: string): Promise<KnownAnswer | undefined>;
  /** The body of a kept answer. */
  body(id: bigint): Promise<Uint8Array>;
  /** Keeps an answer; its id. */
  keep(answer: NewEvidence): Promise<bigint>;
  /** Records a 304: the content of `id` was still current at `fetchedAt`. Returns the id of this evidence. */
  keepUnchanged(id: bigint, fetchedAt: Date): Promise<bigint>;
}

/** The store of documents that payloads refer to (`object://<key>`). */
export interface DocumentStore {
  has(key: string): Promise<boolean>;
  put(key: string, document: { body: Uint8Array; contentType: string }): Promise<void>;
}
