import type { Section } from '../generated/constants.js';
import type {
  AcceptedUpdate,
  Asset,
  Changes,
  DocumentText,
  EntitiesBatch,
  EntitiesBatchBody,
  Entity,
  Immigration,
  Network,
  ProponenteDossier,
  SectionPage,
  SectionValue,
} from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Operation } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';
import type { PagingOptions, ProductCodeInput } from './inputs.js';
import { Pages, cursorOf, optionsOfPage } from './pages.js';

/** The data to read. */
export interface EntityQuery {
  /** Product codes; absent: CHK-BIN, or DAT-FREE without a key and for a free key. */
  include?: readonly ProductCodeInput[] | undefined;
  /** Maximum items per list, 1 to 100; default 10. */
  inline_limit?: number | undefined;
}

/** The entities and assets to read, and which data. */
export interface EntitiesBatchInput extends Omit<EntitiesBatchBody, 'include'> {
  /** Product codes for each; absent: CHK-BIN, or DAT-FREE for a free key. */
  include?: readonly ProductCodeInput[] | undefined;
}

/** The data to refresh. */
export interface UpdateInput {
  /** Product codes, at least one; redundant ones are not charged. */
  include: readonly ProductCodeInput[];
}

/** The page of a section to read. */
export interface SectionQuery {
  /** From `next` of the previous page or of the section, for 24 hours; without it the code's price applies. */
  cursor?: string | undefined;
  /** Maximum items, 1 to 100. */
  limit?: number | undefined;
}

/** The changes to read. */
export interface ChangesQuery {
  /** Start, ISO 8601; absent: from the beginning. */
  since?: string | undefined;
  cursor?: string | undefined;
  /** Maximum changes per page, 1 to 100. */
  limit?: number | undefined;
}

/** One item of any section, in the section's own schema. */
export type SectionItem = SectionPage['items'][number];
/** One change of the records of an entity. */
export type Change = Changes['changes'][number];

/** The types of typed ids that are of assets. */
type AssetType =
  | 'finca' | 'ph' | 'edif' | 'nave' | 'bm' | 'marca' | 'imp' | 'exp' | 'entrada' | 'elemento'
  | 'relemento' | 'mig' | 'wp' | 'visaaut' | 'imped'; // prettier-ignore

/** What `entities.get` returns for an id: by its type, if the id carries one, as ids of other responses do. */
export type EntityOrAsset<Id extends string> = Id extends `${string}_own_${string}`
  ? Entity
  : Id extends `${string}_${AssetType}_${string}`
    ? Asset
    : Id extends { readonly __type?: infer Type }
      ? NamedType<Type>
      : Entity | Asset;

/** By the type that the id of a response carries; a plain `string` carries none. */
type NamedType<Type> = unknown extends Type ? Entity | Asset : Type extends 'own' | undefined ? Entity : Asset;

/** Whether the result of `entities.get` is an entity, not an asset. */
export function isEntity(response: Entity | Asset): response is Entity {
  return 'sections' in response;
}

/** v5: entities and their assets by typed id. Pass ids exactly as they were returned; never parse or build them. */
export class Entities {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * An entity with the sections of the requested codes, or an asset by its own id. The type of the id says which one; for a
   * plain `string`, use `isEntity`. A merged id returns its survivor. Price: the base charge and the codes; of an asset,
   * the cheapest code that covers it. No key: own ids, DAT-FREE and CHK-BIN. Throws `EntityNotFoundError`,
   * `MalformedIdError`, `UnknownCodeError`, `InsufficientCreditsError`.
   */
  get<O extends CallOptions = NoOptions, Id extends string = string>(
    id: Id,
    query: EntityQuery = {},
    options?: O,
  ): CallPromise<Answer<EntityOrAsset<Id>, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}`, query, takes: 'getEntity' }), options);
  }

  /**
   * Up to 100 entities or assets, in the order of `ids`; ids that are not found are reported and not charged. Price:
   * one base charge and the codes of each. Throws `FreeTierBatchRowsError`, `InsufficientCreditsError`.
   */
  batch<O extends CallOptions = NoOptions>(
    body: EntitiesBatchInput,
    options?: O,
  ): CallPromise<Answer<EntitiesBatch, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: '/v5/entities/batch', body, takes: 'getEntities' }),
      options,
    );
  }

  /**
   * One section: a page of its items, or its value. Price: with a cursor the base charge, without one the code's, too
   * (v5 contract). Throws `InvalidCursorError`.
   */
  section<O extends CallOptions = NoOptions>(
    id: string,
    level: Section,
    query: SectionQuery = {},
    options?: O,
  ): CallPromise<Answer<SectionPage | SectionValue, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}/sections/${level}`, query, takes: 'getSection' }), options);
  }

  /** Every item of a section, page by page, from `cursor` on. A section without items, such as `contacto`, has none. */
  sectionItems(
    id: string,
    level: Section,
    query: SectionQuery = {},
    options: PagingOptions = {},
  ): Pages<SectionItem, SectionPage | SectionValue> {
    return new Pages(
      (cursor, index) => this.section(id, level, { ...query, cursor }, optionsOfPage(options, index)),
      (page) => ('items' in page ? page.items : []),
      (page) => ('next' in page ? cursorOf(page.next) : null),
      query.cursor,
    );
  }

  /**
   * One page of the text of a scanned or digital document. Price: the base charge and DAT-DOC.
   * @param query `page` starts at 1; default 1.
   */
  text<O extends CallOptions = NoOptions>(
    id: string,
    query: { page?: number | undefined } = {},
    options?: O,
  ): CallPromise<Answer<DocumentText, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}/text`, query, takes: 'getDocumentText' }), options);
  }

  /** Every page of a document's text; each is charged. */
  textPages(id: string, options: PagingOptions = {}): Pages<DocumentText, DocumentText> {
    return new Pages(
      (_next, index) => this.text(id, { page: index + 1 }, optionsOfPage(options, index)),
      (page) => [page],
      (page) => (page.page < page.pages ? String(page.page + 1) : null),
    );
  }

  /**
   * Entities connected to this one, up to `depth` steps away: 1, 2 or 3; default 2. Price: the base charge and DAT-NETWORK, at
   * any depth.
   */
  network<O extends CallOptions = NoOptions>(
    id: string,
    query: { depth?: 1 | 2 | 3 | undefined } = {},
    options?: O,
  ): CallPromise<Answer<Network, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}/network`, query, takes: 'getNetwork' }), options);
  }

  /** Tenders of the entity, the authorities that it supplied, and national sanctions. Price: the base charge and DAT-PROPONENTE. */
  proponenteDossier<O extends CallOptions = NoOptions>(
    id: string,
    options?: O,
  ): CallPromise<Answer<ProponenteDossier, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}/proponente-dossier` }), options);
  }

  /** Permits, movements, visas and impediments. Price: the base charge for counts; with `include: ['DAT-LABOR']` also its price. */
  immigration<O extends CallOptions = NoOptions>(
    id: string,
    query: Pick<EntityQuery, 'include'> = {},
    options?: O,
  ): CallPromise<Answer<Immigration, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}/immigration`, query, takes: 'getImmigration' }), options);
  }

  /** What changed in the entity's records, oldest first. Price: the base charge for each page (ADR 0003). */
  changes<O extends CallOptions = NoOptions>(
    id: string,
    query: ChangesQuery = {},
    options?: O,
  ): CallPromise<Answer<Changes, O>> {
    return this.read(() => ({ path: path`/v5/entities/${id}/changes`, query, takes: 'listChanges' }), options);
  }

  /**
   * Refreshes the entity from its original sources. The result comes by webhook and by `v5.updateRequests.get`. Price: the
   * codes without the base charge, on completion; free if it fails (ADRs 0003 and 0008). Two calls are two refreshes,
   * unless they have the same `idempotencyKey`. Throws `PaidPlanRequiredError`, `InsufficientCreditsError`,
   * `RefreshBacklogError`, `EntityNotFoundError`.
   */
  update<O extends CallOptions = NoOptions>(
    id: string,
    body: UpdateInput,
    options?: O,
  ): CallPromise<Answer<AcceptedUpdate, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: path`/v5/entities/${id}/update`, body, takes: 'requestUpdate' }),
      options,
    );
  }

  /** Every change since then, page by page. */
  allChanges(id: string, query: ChangesQuery = {}, options: PagingOptions = {}): Pages<Change, Changes> {
    return new Pages(
      (cursor, index) => this.changes(id, { ...query, cursor }, optionsOfPage(options, index)),
      ({ changes }) => changes,
      ({ page }) => page.next_cursor,
      query.cursor,
    );
  }

  private read<T, O extends CallOptions>(
    target: () => Omit<Operation, 'method'>,
    options: O | undefined,
  ): CallPromise<Answer<T, O>> {
    return this.transport.call((): Operation => ({ method: 'GET', ...target() }), options);
  }
}
