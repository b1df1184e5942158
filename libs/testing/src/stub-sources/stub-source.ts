import type { EntityKind, PublicSourceId, Tag } from '@entity-registry/domain';

/** An entity as the stub's institutions know it. */
export interface StubEntity {
  readonly kind: EntityKind;
  readonly nombre: string | null;
  readonly ruc: string | null;
  readonly cedula: string | null;
  /** ficha, folio, tipo_organizacion, fecha_registro, capital, domicilio, status, vigencia. */
  readonly core: Readonly<Record<string, string>>;
  readonly records: readonly StubRecord[];
}

export interface StubRecord {
  readonly tag: Tag;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly itemDate: string | null;
}

/** The data of the stub's institutions. Each shows only the records of the tags that it feeds. */
export interface SourceWorld {
  /**
   * Finds a subject by RUC or cédula in any notation, else by its exact name, ignoring case and accents; undefined: unknown.
   */
  find(source: PublicSourceId, query: { identifier?: string; nombre?: string }): Promise<StubEntity | undefined>;
  /** All subjects with a record of one of these tags, for sources that publish complete lists. */
  list(source: PublicSourceId, tags: readonly Tag[]): Promise<readonly StubEntity[]>;
  /** A document of the source, such as a registry report; undefined: unknown. */
  document(path: string): Promise<Uint8Array | undefined>;
}

export interface StubRequest {
  readonly method: string;
  /** Path without the source's prefix and without the query; begins with a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of a posted form. */
  readonly form: URLSearchParams;
}

export interface StubResponse {
  readonly status?: number;
  readonly contentType: string;
  readonly body: string | Uint8Array;
  /** When the file was published, for its `Last-Modified` header; absent: no header. */
  readonly lastModified?: string;
}

/** One institution's website; undefined is a 404. */
export interface StubSource {
  readonly source: PublicSourceId;
  respond(request: StubRequest, world: SourceWorld): Promise<StubResponse | undefined>;
}
