import type { EntityKind, Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';

/** Whom a source is asked about: what the registry knows of the entity. */
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
   * Tags that were read whole: what `items` does not hold of them is no longer published. A tag that was not asked for, or
   * that the source does not publish for this kind of subject, is not listed.
   */
  readonly tags: readonly Tag[];
  readonly items: readonly FoundItem[];
}

/** One answer of a source, whole. */
export interface Page {
  readonly url: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Uint8Array;
  /** The body as text, by the charset of its header, its markup or its bytes; never throws. */
  text(): string;
}

/** What an adapter may do: ask its own source, politely. */
export interface SourceSession {
  /** The tags that are wanted; an adapter reads no page that serves none of them. */
  readonly wanted: ReadonlySet<Tag>;
  /**
   * A page of this source: `path` is relative to its base address, `query` is encoded. Answers of status 200 and 404 (410
   * is one) are given; any other is a SourceFault, as are timeouts, bodies that are too large, and a source that does not answer.
   */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Page>;
  /** As `get`, by POST of a form. Never answered from an earlier answer. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<Page>;
  /**
   * Keeps a document of this source and returns the reference that a payload holds (`object://...`); read once per address.
   * Null: there is no such document, or what is there is no PDF; the page that names it is true all the same. A server that
   * is in trouble is a SourceFault, as in `get`.
   */
  keepDocument(path: string): Promise<string | null>;
}

/** Reads one source. Each has a folder of its own, with sample pages and a test on odd input. */
export interface SourceAdapter {
  readonly source: PublicSourceId;
  /** The tags it can deliver: those that the catalogue says it feeds. */
  readonly feeds: readonly Tag[];
  /**
   * Fetches, parses and normalises. Null: the source says clearly that it has nothing about the subject. Throws SourceFault
   * when a page is not what it should be (a missing tab or column, an error page with status 200): never an empty answer.
   */
  read(subject: Subject, session: SourceSession): Promise<Findings | null>;
}

/** What became of asking one source (ruling 28). */
export type SourceReading =
  | { readonly state: 'ok'; readonly findings: Findings }
  | { readonly state: 'empty'; readonly tags: readonly Tag[] }
  | { readonly state: 'source_down'; readonly reason: string };

/** Why a source could not be read, in words for the request's owner: no addresses with keys, at most 500 characters. */
export class SourceFault extends Error {
  constructor(
    message: string,
    /** Whether another try at once may help: not so for a page of another shape. */
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SourceFault';
  }
}
