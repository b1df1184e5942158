import { subjectKey } from '@entity-registry/accounts';
import type { DecisionRow, ScreeningDecisions } from '@entity-registry/accounts';
import { DomainError, listingBasis } from '@entity-registry/domain';
import type { DecisionBasis } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import type { Lists } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import { announceExempt, exemptBilling } from '../../metering/delivery/exempt-request.js';
import type { UnsentResponses } from '../../metering/delivery/unsent-responses.js';
import type { Meter } from '../../metering/meter.js';
import { isDryRun } from '../../validation/dry-run-query.dto.js';
import type { CursorPayload, CursorScope, Cursors } from '../cursors/cursors.js';
import { pageLimitOf } from '../page-query.dto.js';
import { assertScreeningScope } from './screening-scopes.js';
import { expiryOf, namedSubject, reasonOf, subjectOf } from './decision-body.js';
import type { DecisionRequestBody } from './decision-body.js';
import { toDecision } from './decision-view.js';
import type { DecisionsQuery } from './decisions.dto.js';
import { storedListing } from './stored-listing.js';

const [CREATED, OK] = [201, 200];

export interface DecisionsDependencies {
  readonly meter: Pick<Meter, 'tierOf'>;
  readonly decisions: ScreeningDecisions;
  readonly unsentResponses: Pick<UnsentResponses, 'makeChargeFinal'>;
  readonly lists: Pick<Lists, 'listings'>;
  readonly cursors: Cursors;
  readonly now: () => Date;
}

/** v5's decisions about hits (ADR 0205). */
export class DecisionsService {
  constructor(private readonly deps: DecisionsDependencies) {}

  /**
   * Records a decision about a hit that a stored screening of the account shows: 201, or 200 if the current decision is the same.
   * Free of charge. Throws `invalid_parameter`, `hit_not_found`, `key_scope_locked`.
   */
  async decide(request: ApiRequest, body: DecisionRequestBody, dryRun: boolean): Promise<JsonResponse> {
    const { decisions, meter, now } = this.deps;
    const key = subjectKey(subjectOf(body));
    const { listing_id: listingId, screening_id: screeningId = null, decision } = body;
    const [reason, expiresAt] = [reasonOf(body), expiryOf(body, now())];
    await assertScreeningScope(request);
    const { accountId, keyId } = request.caller.state;
    const hit = await mapDatabaseErrors(
      decisions.latestHit(accountId, { key, listingId, screeningId }),
      'service_unavailable',
    );
    const listing = hit === null ? null : storedListing(hit.result, listingId);
    if (hit === null || listing === null) throw new DomainError('hit_not_found');
    // Whoever is told that there is such a hit has read the screening: also by a dry run.
    const isPaid = this.deps.unsentResponses.makeChargeFinal(request, hit.entryId);
    if (!(await mapDatabaseErrors(isPaid, 'service_unavailable'))) throw new DomainError('hit_not_found');
    await announceExempt(request, meter);
    if (dryRun) return new JsonResponse(OK, JSON.stringify({ billing: exemptBilling(true) }));
    const basis = { subject: hit.subject, listing };
    const { decision: row, isNew } = await mapDatabaseErrors(
      decisions.decide({
        ...{ accountId, keyId, userId: request.userId, requestId: request.context.id, subjectKey: key },
        ...{ subjectKeys: hit.subjectKeys, listingId },
        ...{ decision, reason, expiresAt, basis, screeningId: hit.screeningId },
      }),
      'service_unavailable',
    );
    const [view] = await this.views(request, [row]);
    return new JsonResponse(isNew ? CREATED : OK, JSON.stringify({ ...view, billing: exemptBilling(false) }));
  }

  /** The account's decisions, newest first: a page. Free of charge. Throws `invalid_parameter`, `invalid_cursor`, `key_scope_locked`. */
  async list(request: ApiRequest, query: DecisionsQuery): Promise<JsonResponse> {
    const { decisions, cursors, meter } = this.deps;
    const { accountId } = request.caller.state;
    const subject = namedSubject(query, 'reference');
    const filter = {
      subjectKey: subject && subjectKey(subject),
      listingId: query.listing_id ?? null,
      decision: query.decision ?? null,
    };
    const scope: CursorScope = { purpose: `decisions ${JSON.stringify(filter)}`, accountId };
    const before = query.cursor === undefined ? null : idOf(cursors.open(scope, query.cursor));
    await assertScreeningScope(request);
    await announceExempt(request, meter);
    if (isDryRun(query)) return new JsonResponse(OK, JSON.stringify({ billing: exemptBilling(true) }));
    const limit = pageLimitOf(query);
    const list = decisions.list(accountId, filter, { before, limit: limit + 1 });
    const rows = await mapDatabaseErrors(list, 'service_unavailable');
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const next = last ? cursors.seal(scope, String(last.id), null) : null;
    return new JsonResponse(
      OK,
      JSON.stringify({
        decisions: await this.views(request, shown),
        page: { returned: shown.length, next_cursor: next },
        billing: exemptBilling(false),
      }),
    );
  }

  /** Decisions as shown: whether they are stale depends on the latest screening of the subject, and on the listing as it is now. */
  private async views(request: ApiRequest, rows: readonly DecisionRow[]) {
    const { decisions, lists, now } = this.deps;
    const keys = [...new Set(rows.map((row) => row.subjectKey))];
    const [subjects, listings] = await Promise.all([
      mapDatabaseErrors(decisions.latestSubjects(request.caller.state.accountId, keys), 'service_unavailable'),
      mapDatabaseErrors(lists.listings([...new Set(rows.map((row) => row.listingId))]), 'service_unavailable'),
    ]);
    const basisNow = ({ subjectKey: key, listingId, basis }: DecisionRow): DecisionBasis => {
      const listing = listings.get(listingId);
      return {
        subject: subjects.get(key) ?? basis.subject,
        listing: listing === undefined ? basis.listing : listingBasis(listing),
      };
    };
    return rows.map((row) => toDecision(row, basisNow(row), now()));
  }
}

/** The position of a page: the id of its predecessor's last decision. Throws `invalid_cursor`. */
function idOf(payload: CursorPayload): bigint {
  if (typeof payload !== 'string') throw new DomainError('invalid_cursor');
  return BigInt(payload);
}
