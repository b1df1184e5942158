/** One object of a copy: gzipped CSV with a header. */
export interface ArchivedPart {
  /** Key in the object store. */
  readonly key: string;
  /** Entries after this one and up to the next are in it. Decimal numbers. */
  readonly after: string;
  readonly through: string;
  readonly rows: number;
  /** Of the object as stored. */
  readonly bytes: number;
  /** SHA-256 of the object as stored, and of the CSV inside it, in hexadecimal. */
  readonly sha256: string;
  readonly csvSha256: string;
}

/** What a copy of a month consists of; stored beside it as `manifest.json`, and in `ledger_archive`. */
export interface ArchiveManifest {
  readonly table: 'posting';
  readonly partition: string;
  /** Where the copy is, as its store says. Absent from copies of releases that didn't record it. */
  readonly store?: string;
  /** First entry id of the month, and the first one after it. Decimal numbers. */
  readonly fromEntry: string;
  readonly toEntry: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** When the copy was made, ISO 8601. */
  readonly copiedAt: string;
  readonly parts: readonly ArchivedPart[];
}

/** The part of the object store that archives use (`ObjectStore` of libs/registry). */
export interface ArchiveStore {
  /** Where the objects are, without secrets. Two machines may have different directories of the same name. */
  readonly location: string;
  put(key: string, object: { body: Uint8Array; contentType: string }): Promise<void>;
  get(key: string): Promise<{ body: Uint8Array } | undefined>;
}

/** An archive can't be made or restored. Nothing was changed; the message says why. */
export class LedgerArchiveError extends Error {}
