import type { EntityKind, Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';

/** The subject of a reading: what the registry knows of the entity. */
export interface Subject {
  readonly jurisdiction: Jurisdiction;
  readonly kind: EntityKind;
  readonly nombre: string | null;
  /** As registered, with its check digit where there is one. */
  readonly ruc: string | null;
  readonly rucNoDv: string | null;
  readonly cedula: string | null;
  readonly ficha: string | null;
  readonly folio: string | null;
}

/** Base fields as a source writes them; what it does not publish is left out, what it leaves blank is null. */
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
export interface Named {
  readonly kind: EntityKind;
  readonly nombre: string | null;
  /** RUC or cédula as written; null when the source gives none. */
  readonly identifier: string | null;
}

/** One row of a tag. */
export interface FoundItem {
  readonly tag: Tag;
  /**
   * Fields of the tag's item schema; for scalar tags `{ [tag]: value }`. Without `id` where that is an integer of ours, and
   * without `sid`. A field that the source does not publish is left out: what is known of it stays. One it leaves blank
   * is null.
   */
  readonly payload: Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD', by which the section orders its items; null when the source dates nothing. */
  readonly itemDate: string | null;
  /** ISO 8601, when the source says when it last changed the row. */
  readonly sourceUpdatedAt?: string | null;
  /** Payload fields that hold the id of another entity (`person_id`, `organization_id`), by how the source names it. */
  readonly ties?: Readonly<Record<string, Named>>;
}

/** Everything that one source said about one subject. */
export interface Findings {
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

/** One response of a source, whole and unparsed: only a page reader looks into its body. */
export interface FetchedPage {
  readonly url: string;
  readonly status: number;
  readonly contentType: string | null;
  /** When its server says that it last changed, as written; absent where that is not known. */
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
 * cloned, and nothing is remembered but what can be made again from the response.
 */
export interface PageReader<Input, Output> {
  /** Unique within its adapter; a worker thread finds the reader by it. */
  readonly name: string;
  /** Throws SourceFault when the response is not what it should be. */
  read(page: Page, input: Input): Output | Promise<Output>;
}

/** What an adapter can do: send polite requests to its own source. */
export interface SourceSession {
  /** The tags that are wanted; an adapter reads no page that serves none of them. */
  readonly wanted: ReadonlySet<Tag>;
  /**
   * A page of this source: `path` is relative to its base address, `query` is encoded. Answers of status 200 and 404 (410
   * is one) are given; any other is a SourceFault, as are timeouts, bodies that are too large, and a source that does not answer.
   */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<FetchedPage>;
  /** As `get`, by POST of a form. Never answered from an earlier answer. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<FetchedPage>;
  /**
   * Parses a response with one of the adapter's own readers, in a worker thread. Rejects with the reader's SourceFault, and with
   * one that names the limit when the response takes too much time or memory.
   */
  parse<Input, Output>(reader: PageReader<Input, Output>, page: FetchedPage, input: Input): Promise<Output>;
  /**
   * Keeps a document of this source and returns the reference that a payload holds (`object://...`); read once per address.
   * Null: there is no such document, or it isn't a PDF; the page that names it is still valid. A failing server is a
   * SourceFault, as in `get`.
   */
  keepDocument(path: string): Promise<string | null>;
}

/** Reads one source. Each has a folder of its own, with sample pages and a test on odd input. */
export interface SourceAdapter {
  readonly source: PublicSourceId;
  /** The tags it can deliver: those that the catalog says it feeds. */
  readonly feeds: readonly Tag[];
  /** Every reader that `read` parses with. */
  readonly readers: readonly PageReader<never, unknown>[];
  /**
   * Fetches, parses and normalizes. Null: the source says clearly that it has nothing about the subject. Throws SourceFault
   * when a page is not what it should be (a missing tab or column, an error page with status 200): never an empty answer.
   */
  read(subject: Subject, session: SourceSession): Promise<Findings | null>;
}

/** The outcome of reading one source (ADR 0028). */
export type SourceReading =
  | { readonly state: 'ok'; readonly findings: Findings }
  | {
      readonly state: 'empty';
      readonly tags: readonly Tag[];
      readonly sourceUpdatedAt?: Readonly<Partial<Record<Tag, string>>>;
    }
  | { readonly state: 'source_down'; readonly reason: string };

/** Why a source could not be read, in words for the request's owner: no addresses with keys, at most 500 characters. */
export class SourceFault extends Error {
  constructor(
    message: string,
    /** Whether an immediate retry may help. False for a page with an unexpected structure. */
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SourceFault';
  }
}
