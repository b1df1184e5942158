import {
  DEFAULT_JURISDICTION,
  DomainError,
  NO_FACTS,
  disclosureOf,
  isDomainError,
  lookup,
  parseIdentifier,
  parseTypedId,
} from '@entity-registry/domain';
import type { Code, Disclosure } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { summaryFacts } from '@entity-registry/registry';
import type { EntitySearch, ReadQuery, Resolved, Resolver, SearchShares } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Meter } from '../../metering/meter.js';
import { priceRequest } from '../../metering/priced-request.js';
import type { PricedRequest } from '../../metering/priced-request.js';
import type { BilledHandler } from '../../metering/billed-handler.js';
import { manifest } from './manifest.js';
import { dataOf, entitySuggestion, reconciled } from './reconcile-views.js';
import { extendOf, queriesOf } from './reconcile-queries.js';
import type { ReconcileRequest } from './reconcile-schema.js';
import { DATA_PROPERTIES, QUERY_PROPERTIES, TYPES, termsLike } from './vocabulary.js';

export interface ReconcileDependencies {
  readonly resolver: Resolver;
  readonly search: EntitySearch;
  readonly shares: SearchShares;
  /** The public URL of this API. */
  readonly publicUrl: string;
}

/** A body of the protocol, and its disclosures. */
interface ReconcileResult {
  readonly body: object;
  readonly disclosure: Disclosure;
}

/** As in v4: too many names begin with a shorter prefix (ADR 0091). */
const MIN_PREFIX = 3;

/**
 * The Reconciliation Service API 0.2 over resolve and search. Its bodies are the protocol's own, without `billing`: the charge
 * of a request is in the headers (ADR 0003).
 */
export class ReconcileService {
  constructor(
    private readonly meter: Meter,
    private readonly deps: ReconcileDependencies,
  ) {}

  /** The service manifest. The base charge. */
  manifest(request: ApiRequest, dryRun: boolean): Promise<JsonResponse> {
    return this.run(request, [], 1, dryRun, () => Promise.resolve(withoutFacts(manifest(this.deps.publicUrl))));
  }

  /** Queries, or properties of known entities. DAT-RESOLVE for each valid query, or for each entity. */
  async reconcileOrExtend(
    request: ApiRequest,
    { queries, extend }: ReconcileRequest,
    dryRun: boolean,
  ): Promise<JsonResponse> {
    if ((queries === undefined) === (extend === undefined)) {
      throw new DomainError('invalid_parameter', {
        parameter: 'queries',
        message: 'or extend is required, but not both',
      });
    }
    return queries === undefined
      ? this.extend(request, extendOf(extend ?? ''), dryRun)
      : this.reconcile(request, queriesOf(queries), dryRun);
  }

  /** Names with the prefix `prefix`. Entities cost DAT-RESOLVE as one row; types and properties only the base. */
  async suggest(
    request: ApiRequest,
    kind: string,
    prefix: string,
    skip: number,
    dryRun: boolean,
  ): Promise<JsonResponse> {
    const terms = lookup({ type: TYPES, property: QUERY_PROPERTIES }, kind);
    if (terms !== undefined) {
      const result = termsLike(terms, prefix).slice(skip);
      return this.run(request, [], 1, dryRun, () => Promise.resolve(withoutFacts({ result })));
    }
    if (kind !== 'entity') throw new DomainError('route_not_found');
    if (prefix.trim().length < MIN_PREFIX) {
      const message = `must have at least ${String(MIN_PREFIX)} characters`;
      throw new DomainError('invalid_parameter', { parameter: 'prefix', message });
    }
    return this.run(request, ['DAT-RESOLVE'], 1, dryRun, () => this.suggestEntities(request, prefix, skip));
  }

  /** The properties of entities; the same for every type. The base charge. */
  properties(request: ApiRequest, type: string | undefined, dryRun: boolean): Promise<JsonResponse> {
    const proposed = { ...(type !== undefined && { type }), properties: DATA_PROPERTIES };
    return this.run(request, [], 1, dryRun, () => Promise.resolve(withoutFacts(proposed)));
  }

  private reconcile(
    request: ApiRequest,
    queries: ReturnType<typeof queriesOf>,
    dryRun: boolean,
  ): Promise<JsonResponse> {
    const readable = queries.flatMap((each) => ('query' in each ? [each] : []));
    return this.run(request, ['DAT-RESOLVE'], readable.length, dryRun, async () => {
      const { resolutions } = await this.resolve(
        request,
        readable.map(({ query }) => query),
      );
      const results = new Map<string, object>(
        queries.map(({ key, ...each }) => [key, 'error' in each ? { result: [], error: each.error } : {}]),
      );
      readable.forEach(({ key }, at) => {
        const resolution = resolutions[at];
        if (resolution !== undefined) results.set(key, reconciled(resolution));
      });
      const candidates = resolutions.flatMap((resolution) => resolution.candidates);
      return {
        body: Object.fromEntries(results),
        disclosure: disclosed(candidates.map(({ id }) => parseTypedId(id).pk)),
      };
    });
  }

  private resolve(request: ApiRequest, queries: readonly ReadQuery[]): Promise<Resolved> {
    const { resolver } = this.deps;
    return mapDatabaseErrors(
      resolver.resolve(DEFAULT_JURISDICTION, queries, { retry: true, requester: request }),
      'search_backend_error',
    );
  }

  private extend(
    request: ApiRequest,
    { ids, properties }: ReturnType<typeof extendOf>,
    dryRun: boolean,
  ): Promise<JsonResponse> {
    const wanted = properties.map(({ id }, index) => {
      const property = DATA_PROPERTIES.find((each) => each.id === id);
      if (property !== undefined) return property;
      const message = `must be one of ${DATA_PROPERTIES.map((each) => each.id).join(', ')}`;
      throw new DomainError('invalid_parameter', { parameter: `extend.properties[${String(index)}].id`, message });
    });
    const requested = [...new Set(ids)].map((id) => ({ id, pk: pkOf(id) }));
    const pks = requested.flatMap(({ pk }) => pk ?? []);
    const find = () =>
      mapDatabaseErrors(this.deps.resolver.entities(DEFAULT_JURISDICTION, pks), 'search_backend_error');
    // Unknown ids cost nothing (ADR 0163).
    const work: BilledHandler = {
      respond: async (_billing, setFinalPrice) => {
        const found = await find();
        setFinalPrice(priceOf(['DAT-RESOLVE'], found.length));
        const disclosure = disclosed(found.map(({ pk }) => pk));
        return { text: JSON.stringify(dataOf(wanted, requested, found)), disclosure };
      },
      estimate: async () => priceOf(['DAT-RESOLVE'], (await find()).length),
    };
    return this.meter.run(
      request,
      priceOf(['DAT-RESOLVE'], requested.length),
      { dryRun, units: requested.length },
      work,
    );
  }

  private async suggestEntities(
    { tenant, deadline }: ApiRequest,
    prefix: string,
    skip: number,
  ): Promise<ReconcileResult> {
    const { search, shares } = this.deps;
    const isNumber = /\d/.test(prefix) && parseIdentifier(DEFAULT_JURISDICTION, prefix).length > 0;
    const requested = isNumber ? { ruc: prefix } : { nombre: prefix };
    const find = (leftMs: number) => search.search({ jurisdiction: DEFAULT_JURISDICTION, ...requested }, leftMs);
    const finding = shares.reads.run(tenant, find, { deadline, kind: 'search' });
    const found = await mapDatabaseErrors(finding, 'search_backend_error');
    const shown = found.slice(skip);
    return { body: { result: shown.map(entitySuggestion) }, disclosure: disclosed(shown.map(({ id }) => id)) };
  }

  private run(
    request: ApiRequest,
    codes: readonly Code[],
    rows: number,
    dryRun: boolean,
    read: () => Promise<ReconcileResult>,
  ): Promise<JsonResponse> {
    const work = async () => {
      const { body, disclosure } = await read();
      return { text: JSON.stringify(body), disclosure };
    };
    const options = { dryRun, units: rows, takesTurns: true } as const;
    return this.meter.run(request, priceOf(codes, rows), options, { respond: work });
  }
}

function priceOf(codes: readonly Code[], rows: number): PricedRequest {
  return priceRequest({
    ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes, rows },
    ...{ openToFreeKeys: false, openToPublic: false },
  });
}

/** Types, properties and the like: nothing about an entity. */
function withoutFacts(body: object): ReconcileResult {
  return { body, disclosure: NO_FACTS };
}

/** Names and numbers of entities. */
function disclosed(pks: readonly (bigint | number)[]): Disclosure {
  return disclosureOf('reconcile', summaryFacts(DEFAULT_JURISDICTION, pks));
}

/** The key of an entity; null: the id belongs to another kind of record. Throws `invalid_parameter` for an invalid id. */
function pkOf(id: string): bigint | null {
  try {
    const { jurisdiction, type, pk } = parseTypedId(id);
    return jurisdiction === DEFAULT_JURISDICTION && type === 'own' ? pk : null;
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    throw new DomainError('invalid_parameter', {
      parameter: 'extend.ids',
      message: 'must contain ids of this service',
    });
  }
}
