import { parseSearch, surfaceOf } from '@entity-registry/domain';
import type { SurfaceName } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore, SurfacePage, SurfaceSource } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import { announceExempt, exemptBilling } from '../../metering/exempt-call.js';
import type { Meter } from '../../metering/meter.js';
import { priceCall } from '../../metering/priced-call.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { SearchCursors } from './search-cursors.js';
import { surfaceBody } from './surface-body.js';

/** A search is the base charge alone, and locked to free keys whatever it finds (ruling 13). */
const PRICE = priceCall({ jurisdiction: 'pa', version: 'v5', codes: [], openToFreeKeys: false, openToPublic: false });

/** Since when `estado`, `by_estado` and `derived_data` are to be removed (RFC 9745). */
const DEPRECATED_SINCE = new Date('2026-11-21T00:00:00Z');

/** v5's answers for the search surfaces. */
export class SearchAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly surfaces: SurfaceSource,
    private readonly cursors: SearchCursors,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * One page of what a search finds. Throws `unknown_filter`, `invalid_search_query`, `invalid_cursor` and
   * `search_backend_error`.
   */
  async search(call: Call, surface: SurfaceName, { dry_run }: DryRunQuery, body: unknown): Promise<JsonAnswer> {
    const dryRun = isDryRun(dry_run);
    const query = parseSearch(surface, body ?? {});
    const { accountId } = call.caller.state;
    const position = query.cursor === null ? null : this.cursors.open(accountId, query, query.cursor);
    if (query.deprecated || surfaceOf(surface).derivesState) announceDeprecation(call);
    return this.meter.run(
      call,
      PRICE,
      { dryRun },
      {
        answer: async (billing) => {
          const page = await orTrouble(this.surfaces.search(query, position), 'search_backend_error');
          const next = page.next && this.cursors.seal(accountId, query, page.next);
          return JSON.stringify({ ...answerBody(surface, page, next), billing });
        },
        finish: (text) => mintObjectUrls(text, this.objects),
      },
    );
  }

  /** What can be searched for on a surface. */
  async schema(call: Call, surface: SurfaceName, { dry_run }: DryRunQuery): Promise<JsonAnswer> {
    const dryRun = isDryRun(dry_run);
    await announceExempt(call, this.meter);
    const billing = exemptBilling(dryRun);
    return new JsonAnswer(200, JSON.stringify(dryRun ? { billing } : { ...surfaceBody(surface), billing }));
  }
}

function answerBody(surface: SurfaceName, page: SurfacePage, next: string | null) {
  return {
    surface,
    results: page.results,
    page: {
      returned: page.results.length,
      next_cursor: next,
      total: page.total.count,
      total_relation: page.total.relation,
    },
    facets: page.facets,
    facets_relation: page.facetsRelation,
  };
}

function announceDeprecation(call: Call): void {
  call.addHeader('Deprecation', `@${String(DEPRECATED_SINCE.getTime() / 1_000)}`);
}
