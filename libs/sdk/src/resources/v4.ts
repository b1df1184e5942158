import type {
  AcceptedUpdateRequest,
  ColombiaNaturalPerson,
  ColombiaOrganization,
  EcuadorOrganization,
  EntitySummary,
  PanamaNaturalPerson,
  PanamaOrganization,
  UpdateRequestStatus,
} from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';
import type { ProductCodeInput } from './inputs.js';

/** At least one of the two; together, both must match (ADR 0091). */
export interface V4SearchQuery {
  /** Name or part of it; at least 3 characters in Panama. */
  nombre?: string | undefined;
  /** RUC, cédula or NIT in any usual form. */
  ruc?: string | undefined;
}

/** The data to read. */
export interface V4DetailQuery {
  /** Product codes, at least one; redundant ones are not charged. */
  include: readonly ProductCodeInput[];
}

/** Entities of one jurisdiction in v4's format: integer ids, at most 20 results, at most 100 items of a list. */
export class V4Entities<Detail> {
  /** @internal */
  constructor(
    protected readonly transport: Transport,
    private readonly jurisdiction: 'panama' | 'ecuador' | 'colombia',
  ) {}

  /**
   * Entities by name, number or both: at most 20, `[]` for none. Price: the base charge.
   * Throws `MissingSearchTermError`, `NameTooShortError`, `FreeTierCodeLockedError`, `InsufficientCreditsError`.
   */
  search<O extends CallOptions = NoOptions>(
    query: V4SearchQuery,
    options?: O,
  ): CallPromise<Answer<EntitySummary[], O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: path`/v4/${this.jurisdiction}/entidades`, query, takes: 'searchV4Entities' }),
      options,
    );
  }

  /**
   * One entity with the tags of the requested codes. Price: the base charge and the codes that are not redundant.
   * Throws `EntityNotFoundError`, `UnknownCodeError`, `InsufficientCreditsError`, and the errors of every call.
   */
  get<O extends CallOptions = NoOptions>(
    id: number,
    query: V4DetailQuery,
    options?: O,
  ): CallPromise<Answer<Detail, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: path`/v4/${this.jurisdiction}/entidades/${id}`, query, takes: 'getV4Entity' }),
      options,
    );
  }
}

/** Panama: the only jurisdiction with refreshes. */
export class PanamaEntities extends V4Entities<PanamaOrganization | PanamaNaturalPerson> {
  /** @internal */
  constructor(transport: Transport) {
    super(transport, 'panama');
  }

  /**
   * Refreshes the entity from its original sources. The result comes by webhook and by `v4.updateRequests.get`. Price: the
   * codes without the base charge, on completion; free if it fails (ADRs 0003 and 0008). Two calls are two refreshes,
   * unless they have the same `idempotencyKey`. Throws `PaidPlanRequiredError`, `InsufficientCreditsError`,
   * `EntityNotFoundError`.
   */
  update<O extends CallOptions = NoOptions>(
    id: number,
    query: V4DetailQuery,
    options?: O,
  ): CallPromise<Answer<AcceptedUpdateRequest, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: path`/v4/panama/entidades/${id}/update`, query, takes: 'requestPanamaUpdate' }),
      options,
    );
  }
}

/** Requested refreshes, in v4's format. */
export class V4UpdateRequests {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /**
   * The status of a refresh; `result` once it is completed. Free. Throws `UpdateRequestNotFoundError`, also for another
   * caller's.
   */
  get<O extends CallOptions = NoOptions>(
    updateRequestId: number,
    options?: O,
  ): CallPromise<Answer<UpdateRequestStatus, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: path`/v4/update_requests/${updateRequestId}`, free: true }),
      options,
    );
  }
}

/** v4: integer ids, one path for each jurisdiction. Deprecated in favor of v5. */
export class V4 {
  readonly panama: PanamaEntities;
  /** Organizations only. */
  readonly ecuador: V4Entities<EcuadorOrganization>;
  /** For accounts that have it enabled, else `JurisdictionUnavailableError` (ADR 0011). */
  readonly colombia: V4Entities<ColombiaOrganization | ColombiaNaturalPerson>;
  readonly updateRequests: V4UpdateRequests;

  /** @internal */
  constructor(private readonly transport: Transport) {
    this.panama = new PanamaEntities(transport);
    this.ecuador = new V4Entities(transport, 'ecuador');
    this.colombia = new V4Entities(transport, 'colombia');
    this.updateRequests = new V4UpdateRequests(transport);
  }

  /** The OpenAPI document, YAML. Free, no key. */
  openApi(options?: Omit<CallOptions, 'dryRun'>): CallPromise<string> {
    return this.transport.call(() => ({ method: 'GET', path: '/v4/openapi.yml', answer: 'text', free: true }), options);
  }
}
