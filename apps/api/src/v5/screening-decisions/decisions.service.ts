import { subjectKey, subjectOfKey } from '@entity-registry/accounts';
import type {
  AccountId,
  DecidedSubject,
  DecisionRow,
  ScreeningDecisions,
  SubjectKey,
  WatchItems,
} from '@entity-registry/accounts';
import { DomainError, listingBasis } from '@entity-registry/domain';
import type { DecidedParty, DecisionBasis } from '@entity-registry/domain';
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
import { assertScreeningScope, assertWatchScope, mayWatch } from './screening-scopes.js';
import { expiryOf, namedSubject, reasonOf, screeningOf, subjectOf } from './decision-body.js';
import type { DecisionRequestBody } from './decision-body.js';
import { decidedItem, itemKeys, toDecision } from './decision-view.js';
import type { DecisionsQuery } from './decisions.dto.js';
import { storedListing } from './stored-listing.js';

const [CREATED, OK] = [201, 200];

export interface DecisionsDependencies {
  readonly meter: Pick<Meter, 'tierOf'>;
  readonly decisions: ScreeningDecisions;
  readonly items: Pick<WatchItems, 'hit' | 'byId'>;
  readonly unsentResponses: Pick<UnsentResponses, 'makeChargeFinal'>;
  readonly lists: Pick<Lists, 'listings'>;
  readonly cursors: Cursors;
  readonly now: () => Date;
}

/** A hit that was shown: what a decision about it rests on. */
interface ShownHit {
  /** Every name of the subject. */
  readonly subjectKeys: readonly SubjectKey[];
  readonly basis: DecisionBasis;
  /** Null: a watched item shows it. */
  readonly screeningId: string | null;
}

/** v5's decisions about hits (ADR 0205). */
export class DecisionsService {
  constructor(private readonly deps: DecisionsDependencies) {}

  /**
   * Records a decision about a hit that a stored screening or a watched item of the account shows: 201, or 200 if the current decision is
   * the same. Free of charge. Throws `invalid_parameter`, `hit_not_found`, `watch_item_not_found`, `key_scope_locked`.
   */
  async decide(request: ApiRequest, body: DecisionRequestBody, dryRun: boolean): Promise<JsonResponse> {
    const { decisions, meter, now } = this.deps;
    const subject = subjectOf(body);
    const { listing_id: listingId, decision } = body;
    const screeningId = screeningOf(body);
    const [reason, expiresAt] = [reasonOf(body), expiryOf(body, now())];
    await assertScopeOf(request, subject);
    const { accountId, keyId } = request.caller.state;
    const hit =
      'watchItemId' in subject
        ? await this.watchedHit(accountId, subject.watchItemId, listingId)
        : await this.screenedHit(request, { key: subjectKey(subject), listingId, screeningId });
    await announceExempt(request, meter);
    if (dryRun) return new JsonResponse(OK, JSON.stringify({ billing: exemptBilling(true) }));
    const { decision: row, isNew } = await mapped(
      decisions.decide({
        ...{ accountId, keyId, userId: request.userId, requestId: request.context.id },
        ...{ subjectKey: subjectKey(subject), listingId, decision, reason, expiresAt, ...hit },
      }),
    );
    const [view] = await this.views(request, [row]);
    return new JsonResponse(isNew ? CREATED : OK, JSON.stringify({ ...view, billing: exemptBilling(false) }));
  }

  /**
   * The account's decisions, newest first: a page. Those made on watched items only for keys that may watch. Free of charge. Throws `invalid_parameter`,
   * `invalid_cursor`, `key_scope_locked`.
   */
  async list(request: ApiRequest, query: DecisionsQuery): Promise<JsonResponse> {
    const { decisions, cursors, meter } = this.deps;
    const { accountId } = request.caller.state;
    const subject = namedSubject(query, query.reference === undefined ? 'entity_id' : 'reference');
    const filter = {
      subjectKey: subject && subjectKey(subject),
      listingId: query.listing_id ?? null,
      decision: query.decision ?? null,
    };
    const scope: CursorScope = { purpose: `decisions ${JSON.stringify(filter)}`, accountId };
    const before = query.cursor === undefined ? null : idOf(cursors.open(scope, query.cursor));
    await assertScopeOf(request, subject);
    await announceExempt(request, meter);
    if (isDryRun(query)) return new JsonResponse(OK, JSON.stringify({ billing: exemptBilling(true) }));
    const limit = pageLimitOf(query);
    const shownTo = { ...filter, ofItems: await mayWatch(request) };
    const rows = await mapped(decisions.list(accountId, shownTo, { before, limit: limit + 1 }));
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

  /** Throws `hit_not_found`. */
  private async screenedHit(
    request: ApiRequest,
    query: { readonly key: SubjectKey; readonly listingId: string; readonly screeningId: string | null },
  ): Promise<ShownHit> {
    const { decisions, unsentResponses } = this.deps;
    const hit = await mapped(decisions.latestHit(request.caller.state.accountId, query));
    const listing = hit === null ? null : storedListing(hit.result, query.listingId);
    if (hit === null || listing === null) throw new DomainError('hit_not_found');
    // A response that confirms the hit discloses it, even a dry run: the charge can't be credited anymore.
    if (!(await mapped(unsentResponses.makeChargeFinal(request, hit.entryId)))) throw new DomainError('hit_not_found');
    const { subjectKeys, screeningId, subject } = hit;
    return { subjectKeys, screeningId, basis: { subject, listing } };
  }

  /** Throws `watch_item_not_found`, `hit_not_found`. */
  private async watchedHit(accountId: AccountId, id: bigint, listingId: string): Promise<ShownHit> {
    const { item, listing } = await mapped(this.deps.items.hit(accountId, id, listingId));
    const basis = { subject: decidedItem(item), listing: listingBasis(listing) };
    return { subjectKeys: itemKeys(item), screeningId: null, basis };
  }

  /**
   * Decisions as shown: whether they are stale depends on the latest screening of the subject, or on the watched item, and on the listing as
   * it is now.
   */
  private async views(request: ApiRequest, rows: readonly DecisionRow[]) {
    const { lists, now } = this.deps;
    const [subjects, listings] = await Promise.all([
      this.subjectsNow(request.caller.state.accountId, [...new Set(rows.map((row) => row.subjectKey))]),
      mapped(lists.listings([...new Set(rows.map((row) => row.listingId))])),
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

  private async subjectsNow(accountId: AccountId, keys: readonly SubjectKey[]): Promise<Map<SubjectKey, DecidedParty>> {
    const { decisions, items } = this.deps;
    const ids = keys.map(subjectOfKey).flatMap((named) => ('watchItemId' in named ? [named.watchItemId] : []));
    const [screened, watched] = await Promise.all([
      mapped(decisions.latestSubjects(accountId, keys)),
      mapped(items.byId(accountId, ids)),
    ]);
    return new Map([
      ...screened,
      ...watched.map((item) => [subjectKey({ watchItemId: item.id }), decidedItem(item)] as const),
    ]);
  }
}

const mapped = <Result>(work: Promise<Result>): Promise<Result> => mapDatabaseErrors(work, 'service_unavailable');

/** The hits of watched items are for keys that may watch. Throws `key_scope_locked`. */
function assertScopeOf(request: ApiRequest, subject: DecidedSubject | null): Promise<void> {
  return subject !== null && 'watchItemId' in subject ? assertWatchScope(request) : assertScreeningScope(request);
}

/** The position of a page: the id of its predecessor's last decision. Throws `invalid_cursor`. */
function idOf(payload: CursorPayload): bigint {
  if (typeof payload !== 'string') throw new DomainError('invalid_cursor');
  return BigInt(payload);
}
