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
import type { JsonAnswer } from '@entity-registry/http';
import { summaryFacts } from '@entity-registry/registry';
import type { EntitySearch, ReadQuery, Resolved, Resolver, SearchShares } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import { priceCall } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';
import type { Work } from '../../metering/work.js';
import { manifest } from './manifest.js';
import { dataOf, entitySuggestion, reconciled } from './reconcile-views.js';
import { extendOf, queriesOf } from './reconcile-queries.js';
import type { ReconcileRequest } from './reconcile-schema.js';
import { DATA_PROPERTIES, QUERY_PROPERTIES, TYPES, termsLike } from './vocabulary.js';

export interface ReconcileSources {
  readonly resolver: Resolver;
  readonly search: EntitySearch;
  readonly shares: SearchShares;
  /** The public URL of this API. */
  readonly publicUrl: string;
}

/** A body of the protocol, and its disclosures. */
interface ReconcileAnswer {
  readonly body: object;
  readonly disclosure: Disclosure;
}

/** As in v4: too many names begin with a shorter prefix (ADR 0091). */
const SHORTEST_PREFIX = 3;

/**
 * The Reconciliation Service API 0.2 over resolve and search. Its bodies are the protocol's own, without `billing`: the charge
 * of a call is in the headers (ADR 0003).
 */
export class ReconcileAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly sources: ReconcileSources,
  ) {}

  /** The service manifest. The base charge. */
  manifest(call: Call, dryRun: boolean): Promise<JsonAnswer> {
    return this.run(call, [], 1, dryRun, () => Promise.resolve(withoutFacts(manifest(this.sources.publicUrl))));
  }

  /** Queries, or properties of known entities. DAT-RESOLVE for each valid query, or for each entity. */
  async ask(call: Call, { queries, extend }: ReconcileRequest, dryRun: boolean): Promise<JsonAnswer> {
    if ((queries === undefined) === (extend === undefined)) {
      throw new DomainError('invalid_parameter', {
        parameter: 'queries',
        message: 'or extend is required, but not both',
      });
    }
    return queries === undefined
      ? this.extend(call, extendOf(extend ?? ''), dryRun)
      : this.reconcile(call, queriesOf(queries), dryRun);
  }

  /** Names with the prefix `prefix`. Entities cost DAT-RESOLVE as one row; types and properties only the base. */
  async suggest(call: Call, kind: string, prefix: string, skip: number, dryRun: boolean): Promise<JsonAnswer> {
    const terms = lookup({ type: TYPES, property: QUERY_PROPERTIES }, kind);
    if (terms !== undefined) {
      const result = termsLike(terms, prefix).slice(skip);
      return this.run(call, [], 1, dryRun, () => Promise.resolve(withoutFacts({ result })));
    }
    if (kind !== 'entity') throw new DomainError('route_not_found');
    if (prefix.trim().length < SHORTEST_PREFIX) {
      const message = `must have at least ${String(SHORTEST_PREFIX)} characters`;
      throw new DomainError('invalid_parameter', { parameter: 'prefix', message });
    }
    return this.run(call, ['DAT-RESOLVE'], 1, dryRun, () => this.entitiesLike(call, prefix, skip));
  }

  /** The properties of entities; the same for every type. The base charge. */
  properties(call: Call, type: string | undefined, dryRun: boolean): Promise<JsonAnswer> {
    const proposed = { ...(type !== undefined && { type }), properties: DATA_PROPERTIES };
    return this.run(call, [], 1, dryRun, () => Promise.resolve(withoutFacts(proposed)));
  }

  private reconcile(call: Call, queries: ReturnType<typeof queriesOf>, dryRun: boolean): Promise<JsonAnswer> {
    const readable = queries.flatMap((each) => ('query' in each ? [each] : []));
    return this.run(call, ['DAT-RESOLVE'], readable.length, dryRun, async () => {
      const { resolutions } = await this.resolve(
        call,
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

  private resolve({ tenant }: Call, queries: readonly ReadQuery[]): Promise<Resolved> {
    const { resolver } = this.sources;
    return orTrouble(resolver.resolve(DEFAULT_JURISDICTION, queries, { retry: true, tenant }), 'search_backend_error');
  }

  private extend(call: Call, { ids, properties }: ReturnType<typeof extendOf>, dryRun: boolean): Promise<JsonAnswer> {
    const wanted = properties.map(({ id }, index) => {
      const property = DATA_PROPERTIES.find((each) => each.id === id);
      if (property !== undefined) return property;
      const message = `must be one of ${DATA_PROPERTIES.map((each) => each.id).join(', ')}`;
      throw new DomainError('invalid_parameter', { parameter: `extend.properties[${String(index)}].id`, message });
    });
    const asked = [...new Set(ids)].map((id) => ({ id, pk: pkOf(id) }));
    const pks = asked.flatMap(({ pk }) => pk ?? []);
    const find = () => orTrouble(this.sources.resolver.entities(DEFAULT_JURISDICTION, pks), 'search_backend_error');
    // Unknown ids cost nothing (ADR 0163).
    const work: Work = {
      answer: async (_billing, settle) => {
        const found = await find();
        settle(priceOf(['DAT-RESOLVE'], found.length));
        const disclosure = disclosed(found.map(({ pk }) => pk));
        return { text: JSON.stringify(dataOf(wanted, asked, found)), disclosure };
      },
      foresee: async () => priceOf(['DAT-RESOLVE'], (await find()).length),
    };
    return this.meter.run(call, priceOf(['DAT-RESOLVE'], asked.length), { dryRun, units: asked.length }, work);
  }

  private async entitiesLike({ tenant }: Call, prefix: string, skip: number): Promise<ReconcileAnswer> {
    const { search, shares } = this.sources;
    const isNumber = /\d/.test(prefix) && parseIdentifier(DEFAULT_JURISDICTION, prefix).length > 0;
    const asked = isNumber ? { ruc: prefix } : { nombre: prefix };
    const find = () => search.search({ jurisdiction: DEFAULT_JURISDICTION, ...asked });
    const found = await orTrouble(shares.reads.run(tenant, find), 'search_backend_error');
    const shown = found.slice(skip);
    return { body: { result: shown.map(entitySuggestion) }, disclosure: disclosed(shown.map(({ id }) => id)) };
  }

  private run(
    call: Call,
    codes: readonly Code[],
    rows: number,
    dryRun: boolean,
    answer: () => Promise<ReconcileAnswer>,
  ): Promise<JsonAnswer> {
    const work = async () => {
      const { body, disclosure } = await answer();
      return { text: JSON.stringify(body), disclosure };
    };
    return this.meter.run(call, priceOf(codes, rows), { dryRun, units: rows }, { answer: work });
  }
}

function priceOf(codes: readonly Code[], rows: number): PricedCall {
  return priceCall({
    ...{ jurisdiction: DEFAULT_JURISDICTION, version: 'v5', codes, rows },
    ...{ openToFreeKeys: false, openToPublic: false },
  });
}

/** Types, properties and the like: nothing about an entity. */
function withoutFacts(body: object): ReconcileAnswer {
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
