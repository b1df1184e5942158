import type { EntityKind, Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';

/** The subject of a reading, as the registry knows the entity. */
export interface QueriedEntity {
  readonly jurisdiction: Jurisdiction;
  readonly kind: EntityKind;
  readonly nombre: string | null;
  /** As registered, with its check digit if it has one. */
  readonly ruc: string | null;
  readonly rucNoDv: string | null;
  readonly cedula: string | null;
  readonly ficha: string | null;
  readonly folio: string | null;
}

/** Base fields as a source writes them: unpublished fields are left out, blank ones are null. */
export interface FoundCore {
  nombre?: string | null;
  ruc?: string | null;
  cedula?: string | null;
  ficha?: string | null;
  folio?: string | null;
  tipo_organizacion?: string | null;
  fecha_registro?: string | null;
  capital?: string | null;
  domicilio?: string | null;
  status?: string | null;
  vigencia?: string | null;
}

/** Another entity that an item names, as the source names it. */
export interface NamedEntity {
  readonly kind: EntityKind;
  readonly nombre: string | null;
  /** RUC or cédula as written; null if the source has none. */
  readonly identifier: string | null;
}

/** One row of a tag. */
export interface FoundItem {
  readonly tag: Tag;
  /**
   * Fields of the tag's item schema; for scalar tags `{ [tag]: value }`. Without `id` if that is an integer of ours, and
   * without `sid`. A field that the source does not publish is left out, so the stored value stays. A blank field is
   * null.
   */
  readonly payload: Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD', by which the section orders its items; null if the source has no date. */
  readonly itemDate: string | null;
  /** ISO 8601: when the row last changed, if the source states it. */
  readonly sourceUpdatedAt?: string | null;
  /** Payload fields that hold the id of another entity (`person_id`, `organization_id`), by how the source names it. */
  readonly namedEntities?: Readonly<Record<string, NamedEntity>>;
}

/** All data that one source has about one subject. */
export interface ReadingData {
  readonly core?: FoundCore;
  /**
   * Tags that were read completely: rows missing from `items` are no longer published. Tags that were not requested, or that
   * the source does not publish for this kind of subject, are not listed.
   */
  readonly tags: readonly Tag[];
  readonly items: readonly FoundItem[];
  /** The date that the pages of a tag state, ISO 8601, if any; also for a tag without items. */
  readonly sourceUpdatedAt?: Readonly<Partial<Record<Tag, string>>>;
}

/** One unparsed response of a source: only a page reader reads its body. */
export interface FetchedPage {
  readonly url: string;
  readonly status: number;
  readonly contentType: string | null;
  /** `Last-Modified` as the server wrote it; absent if unknown. */
  readonly lastModified?: string | null;
  readonly body: Uint8Array;
}

/** A response inside a page reader. */
export interface Page extends FetchedPage {
  /** The body as text, by the charset of its header, its markup or its bytes; never throws. */
  text(): string;
}

/**
 * Parses one kind of response of a source. Runs in a worker thread (ADR 0064): input and output are plain data that can be
 * cloned. A reader may cache only data that can be rebuilt from the response.
 */
export interface PageReader<Input, Output> {
  /** Unique within its adapter; a worker thread finds the reader by it. */
  readonly name: string;
  /** Throws SourceError if the response is not as expected. */
  read(page: Page, input: Input): Output | Promise<Output>;
}

/** What an adapter can do: send polite requests to its own source. */
export interface SourceSession {
  /** The wanted tags; an adapter reads only pages that serve at least one of them. */
  readonly wanted: ReadonlySet<Tag>;
  /**
   * A page of this source: `path` is relative to its base address, `query` is encoded. Returns responses with status 200 and
   * 404 (also for 410). Throws SourceError for any other status, for timeouts and for bodies that are too large.
   */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<FetchedPage>;
  /** Like `get`, but posts a form. Never uses a stored response. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<FetchedPage>;
  /**
   * Parses a response with one of the adapter's own readers, in a worker thread. Rejects with the reader's SourceError, and with
   * one that names the limit when the response takes too much time or memory.
   */
  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output>;
  /**
   * Stores a document of this source and returns the reference for a payload (`object://...`); read once per address. Null if
   * there is no such document, or it isn't a PDF: the page that links to it is still valid. Throws SourceError if the server
   * fails, like `get`.
   */
  storeDocument(path: string): Promise<string | null>;
}

/** Reads one source. Each has its own folder, with sample pages and a test with malformed input. */
export interface SourceAdapter {
  readonly source: PublicSourceId;
  /** The tags it can deliver: those that the catalog says it feeds. */
  readonly feeds: readonly Tag[];
  /** Every reader that `read` parses with. */
  readonly readers: readonly PageReader<never, unknown>[];
  /**
   * Fetches, parses and normalizes. Null if the source clearly states that it has nothing about the subject. Throws SourceError
   * if a page is not as expected (a missing tab or column, an error page with status 200), never an empty result.
   */
  read(subject: QueriedEntity, session: SourceSession): Promise<ReadingData | null>;
}

/** The outcome of reading one source (ADR 0028). */
export type SourceReading =
  | { readonly state: 'ok'; readonly findings: ReadingData }
  | {
      readonly state: 'empty';
      readonly tags: readonly Tag[];
      readonly sourceUpdatedAt?: Readonly<Partial<Record<Tag, string>>>;
    }
  | { readonly state: 'source_down'; readonly reason: string };

/** Why a source could not be read, in words for the request's owner: no addresses with keys, at most 500 characters. */
export class SourceError extends Error {
  constructor(
    message: string,
    /** Whether an immediate retry may help. False for a page with an unexpected structure. */
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SourceError';
  }
}
