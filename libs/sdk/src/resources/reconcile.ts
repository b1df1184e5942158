import type {
  ProposedProperties,
  ReconcileBody,
  ReconciliationData,
  ReconciliationManifest,
  ReconciliationResults,
  Suggestions,
} from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';

/** Queries, by keys that the caller chooses. */
export type ReconciliationQueries = Exclude<NonNullable<ReconcileBody['queries']>, string>;
/** The properties and the entities to read. */
export type ReconciliationExtension = Exclude<NonNullable<ReconcileBody['extend']>, string>;

/**
 * The W3C Reconciliation Service API 0.2, as used by spreadsheets and OpenRefine. Its bodies have no `billing`: the cost of
 * a call is in `withResponse()` (ADR 0003).
 */
export class Reconciliation {
  /** @internal */
  constructor(private readonly transport: Transport) {}

  /** The manifest of the reconciliation service. Price: the base charge. */
  manifest<O extends CallOptions = NoOptions>(options?: O): CallPromise<Answer<ReconciliationManifest, O>> {
    return this.transport.call(() => ({ method: 'GET', path: '/v5/reconcile' }), options);
  }

  /**
   * Which entity each query refers to; `match` is true at most once each. Price: the base charge and DAT-RESOLVE for each
   * query.
   */
  queries<O extends CallOptions = NoOptions>(
    queries: ReconciliationQueries,
    options?: O,
  ): CallPromise<Answer<ReconciliationResults, O>> {
    return this.transport.call(() => ({ method: 'POST', path: '/v5/reconcile', body: { queries } }), options);
  }

  /** Properties of entities, as `properties` proposes them. */
  extend<O extends CallOptions = NoOptions>(
    extend: ReconciliationExtension,
    options?: O,
  ): CallPromise<Answer<ReconciliationData, O>> {
    return this.transport.call(() => ({ method: 'POST', path: '/v5/reconcile', body: { extend } }), options);
  }

  /** Entities, types or properties whose names begin with `prefix`. */
  suggest<O extends CallOptions = NoOptions>(
    kind: 'entity' | 'type' | 'property',
    query: { prefix: string; cursor?: number | undefined },
    options?: O,
  ): CallPromise<Answer<Suggestions, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: path`/v5/reconcile/suggest/${kind}`, query, takes: 'suggest' }),
      options,
    );
  }

  /** Properties that `extend` can read. */
  properties<O extends CallOptions = NoOptions>(
    query: { type?: string | undefined; limit?: number | undefined } = {},
    options?: O,
  ): CallPromise<Answer<ProposedProperties, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: '/v5/reconcile/properties', query, takes: 'proposeProperties' }),
      options,
    );
  }
}
