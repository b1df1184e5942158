import {
  ALGORITHM,
  DEFAULT_JURISDICTION,
  FREE_LIMITS,
  NO_FACTS,
  disclosureOf,
  parseTypedId,
  purposeCodesFor,
} from '@entity-registry/domain';
import type { Disclosure } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { summaryFacts } from '@entity-registry/registry';
import type { ReadQuery, Resolution, ResolveOptions, Resolved, Resolver } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Caller } from '../../gateway/caller.js';
import type { BillingBlock } from '../../metering/billing-block.js';
import type { Meter } from '../../metering/meter.js';
import type { BilledResponse } from '../../metering/billed-handler.js';
import { resolvePrice } from './resolve-plan.js';
import { isValid, queryOf, rowsOf } from './resolve-rows.js';
import type { BatchRow } from './resolve-rows.js';
import type { BatchRequest, ResolveRequest } from './resolve-schema.js';

/** v5's responses about which entities names and numbers refer to. */
export class ResolveService {
  constructor(
    private readonly meter: Meter,
    private readonly resolver: Resolver,
  ) {}

  /** One query. A caller without a key sees one candidate. Throws what `queryOf` does, and `search_backend_error`. */
  resolveOne(request: ApiRequest<Caller>, body: ResolveRequest, dryRun: boolean): Promise<JsonResponse> {
    const parsed = queryOf(body);
    const query = request.caller.kind === 'public' ? { ...parsed, limit: 1 } : parsed;
    const respond = async (billing: BillingBlock): Promise<BilledResponse> => {
      const resolved = await this.resolve([query], { retry: false, requester: request });
      const [resolution] = resolved.resolutions;
      return {
        text: JSON.stringify({ ...shown(resolution, body.explain ?? true), ...stateOf(resolved), billing }),
        disclosure: disclosed(resolved),
      };
    };
    return this.meter.run(request, resolvePrice(1, { keyless: true }), { dryRun, takesTurns: true }, { respond });
  }

  /**
   * Valid rows are resolved and charged, the others are returned as `invalid`. `with_presence` returns only numbers, and counts
   * as rows of the estimator. Throws `free_tier_batch_rows`, and `search_backend_error` when a row is refused for load twice.
   */
  async resolveBatch(request: ApiRequest<Caller>, body: BatchRequest, dryRun: boolean): Promise<JsonResponse> {
    const rows = rowsOf(body);
    const estimate = body.with_presence ?? false;
    const limit = estimate ? FREE_LIMITS.presenceRows : FREE_LIMITS.batchRows;
    const billable = rows.filter(isValid).length;
    const freeRows = { limit, rows: rows.length };
    const counted = estimate ? { units: 0, estimatorRows: billable } : { units: billable };
    const options = { dryRun, takesTurns: true, freeRows, ...counted } as const;
    return this.meter.run(request, resolvePrice(billable, { keyless: false }), options, {
      respond: (billing) => (estimate ? this.countPresence(request, rows, billing) : this.rows(request, rows, billing)),
    });
  }

  private async rows(
    request: ApiRequest<Caller>,
    rows: readonly BatchRow[],
    billing: BillingBlock,
  ): Promise<BilledResponse> {
    const resolved = await this.resolve(queriesOf(rows), { retry: true, requester: request });
    const results = withResolutions(rows, resolved).map(({ row, resolution }) => {
      const { rowId, index, explain } = row;
      const identity = { row_id: rowId, index };
      return isValid(row)
        ? { ...identity, ...shown(resolution, explain) }
        : { ...identity, outcome: 'invalid', error: row.error };
    });
    return {
      text: JSON.stringify({ results, summary: summaryOf(rows, resolved), ...stateOf(resolved), billing }),
      disclosure: disclosed(resolved),
    };
  }

  /** Sums over all rows, without any entity. */
  private async countPresence(
    request: ApiRequest<Caller>,
    rows: readonly BatchRow[],
    billing: BillingBlock,
  ): Promise<BilledResponse> {
    const resolved = await this.resolve(queriesOf(rows), { retry: true, requester: request });
    const matched = resolved.resolutions
      .filter(({ outcome }) => outcome === 'matched')
      .flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => parseTypedId(id).pk));
    const mayKnowAll = (await this.meter.withheldLevels(request, DEFAULT_JURISDICTION)).length === 0;
    const withheld = mayKnowAll ? [] : purposeCodesFor(DEFAULT_JURISDICTION);
    const levels = await mapDatabaseErrors(
      this.resolver.presence(DEFAULT_JURISDICTION, matched, withheld),
      'search_backend_error',
    );
    const presence = {
      ...{ rows: rows.length, matched: matched.length, levels },
      ...(!mayKnowAll && { codes_needing_purpose: withheld }),
    };
    return {
      text: JSON.stringify({ presence, summary: summaryOf(rows, resolved), ...stateOf(resolved), billing }),
      disclosure: NO_FACTS,
    };
  }

  private resolve(queries: readonly ReadQuery[], options: ResolveOptions): Promise<Resolved> {
    return mapDatabaseErrors(this.resolver.resolve(DEFAULT_JURISDICTION, queries, options), 'search_backend_error');
  }
}

/** Every candidate is an entity with its name and number. */
function disclosed({ resolutions }: Resolved): Disclosure {
  const ids = resolutions.flatMap(({ candidates }) => candidates.map(({ id }) => parseTypedId(id).pk));
  return disclosureOf('resolve', summaryFacts(DEFAULT_JURISDICTION, ids));
}

function queriesOf(rows: readonly BatchRow[]): ReadQuery[] {
  return rows.filter(isValid).map(({ query }) => query);
}

/** A resolution as returned; includes features only on request. */
function shown(resolution: Resolution | undefined, explain: boolean) {
  if (resolution === undefined) throw new Error('a query without a resolution');
  const { outcome, mode, levels, query, candidates, margin, warnings } = resolution;
  const listed = candidates.map(({ features, ...candidate }) => (explain ? { ...candidate, features } : candidate));
  return { outcome, mode, levels, query, candidates: listed, margin, warnings };
}

function stateOf({ indexAsOf }: Resolved) {
  return { algorithm: ALGORITHM, index_as_of: indexAsOf?.toISOString() ?? null };
}

/** Each row with its resolution; only valid rows have one. */
function withResolutions(rows: readonly BatchRow[], { resolutions }: Resolved) {
  let next = 0;
  return rows.map((row) => ({ row, resolution: isValid(row) ? resolutions[next++] : undefined }));
}

function summaryOf(rows: readonly BatchRow[], { resolutions }: Resolved) {
  const of = (outcome: Resolution['outcome']): number =>
    resolutions.filter((resolution) => resolution.outcome === outcome).length;
  return {
    rows: rows.length,
    ...{ matched: of('matched'), ambiguous: of('ambiguous'), no_match: of('no_match') },
    invalid: rows.length - resolutions.length,
  };
}
