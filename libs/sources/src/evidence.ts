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

/** An earlier answer by which the source can be asked whether anything changed: it has at least one of the validators. */
export interface KnownAnswer {
  readonly id: bigint;
  readonly contentType: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Where the raw answers are kept. */
export interface EvidenceStore {
  /** The latest answer of status 200 from this address, if it can be asked about. */
  latest(source: PublicSourceId, url: string): Promise<KnownAnswer | undefined>;
  /** The body of a kept answer. */
  body(id: bigint): Promise<Uint8Array>;
  /** Keeps an answer; its id. */
  keep(answer: NewEvidence): Promise<bigint>;
  /** Keeps that the source answered 304: what `id` holds was still so at `fetchedAt`. The id of this evidence. */
  keepUnchanged(id: bigint, fetchedAt: Date): Promise<bigint>;
}

/** Where documents lie that payloads refer to (`object://<key>`). */
export interface DocumentStore {
  has(key: string): Promise<boolean>;
  put(key: string, document: { body: Uint8Array; contentType: string }): Promise<void>;
}
