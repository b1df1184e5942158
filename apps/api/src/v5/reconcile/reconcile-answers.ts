import { DomainError, isDomainError, parseIdentifier, parseTypedId } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import type { EntitySearch, ReadQuery, Resolved, Resolver } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Meter } from '../../metering/meter.js';
import { priceCall } from '../../metering/priced-call.js';
import { manifest } from './manifest.js';
import { dataOf, entitySuggestion, reconciled } from './reconcile-views.js';
import { extendOf, queriesOf } from './reconcile-queries.js';
import type { ReconcileRequest } from './reconcile-schema.js';
import { DATA_PROPERTIES, QUERY_PROPERTIES, TYPES, termsLike } from './vocabulary.js';

export interface ReconcileSources {
  readonly resolver: Resolver;
  readonly search: EntitySearch;
  /** Address of this API as callers see it. */
  readonly publicUrl: string;
}

/** As in v4: shorter ones begin too many names (ruling 34). */
const SHORTEST_PREFIX = 3;

/**
 * The Reconciliation Service API 0.2 over resolve and search. Its bodies are the protocol's own, without `billing`: what a
 * call was charged is in the headers (ruling 3).
 */
export class ReconcileAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly sources: ReconcileSources,
  ) {}

  /** What the service offers. The base charge. */
  manifest(call: Call, dryRun: boolean): Promise<JsonAnswer> {
    return this.run(call, [], 1, dryRun, () => Promise.resolve(manifest(this.sources.publicUrl)));
  }

  /** Queries, or properties of entities that were found. DAT-RESOLVE for each query that can be read, or for each entity. */
  async ask(call: Call, { queries, extend }: ReconcileRequest, dryRun: boolean): Promise<JsonAnswer> {
    if ((queries === undefined) === (extend === undefined)) {
      throw new DomainError('invalid_parameter', {
        parameter: 'queries',
        message: 'or extend is required, one of the two',
      });
    }
    return queries === undefined
      ? this.extend(call, extendOf(extend ?? ''), dryRun)
      : this.reconcile(call, queriesOf(queries), dryRun);
  }

  /** Names that begin as `prefix`. Entities cost DAT-RESOLVE as one row; types and properties the base alone. */
  async suggest(call: Call, kind: string, prefix: string, skip: number, dryRun: boolean): Promise<JsonAnswer> {
    const terms = { type: TYPES, property: QUERY_PROPERTIES }[kind];
    if (terms !== undefined) {
      const result = termsLike(terms, prefix).slice(skip);
      return this.run(call, [], 1, dryRun, () => Promise.resolve({ result }));
    }
    if (kind !== 'entity') throw new DomainError('route_not_found');
    if (prefix.trim().length < SHORTEST_PREFIX) {
      const message = `must have at least ${String(SHORTEST_PREFIX)} characters`;
      throw new DomainError('invalid_parameter', { parameter: 'prefix', message });
    }
    return this.run(call, ['DAT-RESOLVE'], 1, dryRun, () => this.entitiesLike(prefix, skip));
  }

  /** The properties that can be read of entities; of each type the same. The base charge. */
  properties(call: Call, type: string | undefined, dryRun: boolean): Promise<JsonAnswer> {
    const proposed = { ...(type !== undefined && { type }), properties: DATA_PROPERTIES };
    return this.run(call, [], 1, dryRun, () => Promise.resolve(proposed));
  }

  private reconcile(call: Call, queries: ReturnType<typeof queriesOf>, dryRun: boolean): Promise<JsonAnswer> {
    const readable = queries.flatMap((each) => ('query' in each ? [each] : []));
    return this.run(call, ['DAT-RESOLVE'], readable.length, dryRun, async () => {
      const { resolutions } = await this.resolve(readable.map(({ query }) => query));
      const results = new Map<string, object>(
        queries.map(({ key, ...each }) => [key, 'error' in each ? { result: [], error: each.error } : {}]),
      );
      readable.forEach(({ key }, at) => {
        const resolution = resolutions[at];
        if (resolution !== undefined) results.set(key, reconciled(resolution));
      });
      return Object.fromEntries(results);
    });
  }

  private resolve(queries: readonly ReadQuery[]): Promise<Resolved> {
    return orTrouble(this.sources.resolver.resolve('pa', queries, { retry: true }), 'search_backend_error');
  }

  private extend(call: Call, { ids, properties }: ReturnType<typeof extendOf>, dryRun: boolean): Promise<JsonAnswer> {
    const wanted = properties.map(({ id }, index) => {
      const property = DATA_PROPERTIES.find((each) => each.id === id);
      if (property !== undefined) return property;
      const message = `must be one of ${DATA_PROPERTIES.map((each) => each.id).join(', ')}`;
      throw new DomainError('invalid_parameter', { parameter: `extend.properties[${String(index)}].id`, message });
    });
    const asked = [...new Set(ids)].map((id) => ({ id, pk: pkOf(id) }));
    return this.run(call, ['DAT-RESOLVE'], asked.length, dryRun, async () => {
      const pks = asked.flatMap(({ pk }) => pk ?? []);
      const found = await orTrouble(this.sources.resolver.entities('pa', pks), 'search_backend_error');
      return dataOf(wanted, asked, found);
    });
  }

  private async entitiesLike(prefix: string, skip: number) {
    const { search } = this.sources;
    const isNumber = /\d/.test(prefix) && parseIdentifier('pa', prefix).length > 0;
    const asked = isNumber ? { ruc: prefix } : { nombre: prefix };
    const found = await orTrouble(search.search({ jurisdiction: 'pa', ...asked }), 'search_backend_error');
    return { result: found.slice(skip).map(entitySuggestion) };
  }

  private run(
    call: Call,
    codes: readonly Code[],
    rows: number,
    dryRun: boolean,
    answer: () => Promise<object>,
  ): Promise<JsonAnswer> {
    const priced = priceCall({
      ...{ jurisdiction: 'pa', version: 'v5', codes, rows },
      ...{ openToFreeKeys: false, openToPublic: false },
    });
    const text = async (): Promise<string> => JSON.stringify(await answer());
    return this.meter.run(call, priced, { dryRun, units: rows }, { answer: text });
  }
}

/** The key of an entity; null: the id is another record's. Throws `invalid_parameter` for what is no id. */
function pkOf(id: string): bigint | null {
  try {
    const { jurisdiction, type, pk } = parseTypedId(id);
    return jurisdiction === 'pa' && type === 'own' ? pk : null;
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    throw new DomainError('invalid_parameter', { parameter: 'extend.ids', message: 'must hold ids of this service' });
  }
}
