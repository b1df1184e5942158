import { DomainError, codeNeedsPurpose, resolveCodes } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import { findAccountUpdateRequest, hasUpdateRequests } from '@entity-registry/accounts';
import type { UpdateStatusRow } from '@entity-registry/accounts';
import type { Queryable, ReplicatedReads } from '@entity-registry/database';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../map-database-errors.js';
import type { ApiRequest } from '../gateway/api-request.js';
import { assertAllowed } from '../metering/admission.js';
import { announceExempt, exemptBilling } from '../metering/delivery/exempt-request.js';
import type { Meter } from '../metering/meter.js';

export interface RefreshPollsDependencies {
  readonly db: Queryable;
  readonly meter: Pick<Meter, 'tierOf'>;
  readonly objects: ObjectStore;
  readonly reads: Pick<ReplicatedReads, 'tell'>;
}

/** A poll, and how one version of the API writes its response. */
export interface PollRequest {
  readonly id: bigint;
  readonly dryRun: boolean;
  /** The status record as JSON text; references to stored documents may still be in it. */
  readonly render: (row: UpdateStatusRow) => string;
}

/** The status of refreshes, for every version. */
export class RefreshPolls {
  constructor(private readonly deps: RefreshPollsDependencies) {}

  /**
   * The status of one of the caller's own requests, free of charge (ADR 0003). Throws `key_scope_locked`,
   * `purpose_required` and `update_request_not_found`.
   */
  async poll(request: ApiRequest, { id, dryRun, render }: PollRequest): Promise<JsonResponse> {
    const { accountId } = request.caller.state;
    const row = await mapDatabaseErrors(findAccountUpdateRequest(this.deps.db, accountId, id), 'service_unavailable');
    if (row === null) throw await this.notFoundError(request);
    this.deps.reads.tell();
    // The result contains the data of these codes: a key must not read more than it could buy.
    const scoped = resolveCodes(row.jurisdiction, row.requestedCodes).charged;
    const purposeIn = scoped.some((code) => codeNeedsPurpose(row.jurisdiction, code)) ? [row.jurisdiction] : [];
    await assertAllowed(request, { scoped, scopedToOneOf: [], purposeIn });
    await announceExempt(request, this.deps.meter);
    if (dryRun) return new JsonResponse(200, JSON.stringify({ billing: exemptBilling(true) }));
    return new JsonResponse(200, await mintObjectUrls(render(row), this.deps.objects));
  }

  /** Free accounts that never made a request learn about the paid plan; all others get "not found" (ADR 0006). */
  private async notFoundError(request: ApiRequest): Promise<DomainError> {
    if ((await this.deps.meter.tierOf(request)) === 'balance') return new DomainError('update_request_not_found');
    const hasRequests = await mapDatabaseErrors(
      hasUpdateRequests(this.deps.db, request.caller.state.accountId),
      'service_unavailable',
    );
    return new DomainError(hasRequests ? 'update_request_not_found' : 'paid_plan_required');
  }
}
