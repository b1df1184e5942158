import { DomainError, resolveCodes } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/http';
import { findOwnUpdateRequest, hasUpdateRequests } from '@entity-registry/accounts';
import type { UpdateStatusRow } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../database-trouble.js';
import type { Call } from '../gateway/call.js';
import { assertScopes } from '../metering/admission.js';
import { announceExempt, exemptBilling } from '../metering/exempt-call.js';
import type { Meter } from '../metering/meter.js';

export interface PollDependencies {
  readonly db: Queryable;
  readonly meter: Pick<Meter, 'tierOf'>;
  readonly objects: ObjectStore;
}

/** A poll, and how one version of the API writes its response. */
export interface Poll {
  readonly id: bigint;
  readonly dryRun: boolean;
  /** The status record as JSON text; references to stored documents may still be in it. */
  readonly render: (row: UpdateStatusRow) => string;
}

/** The status of refresh requests, for every version. */
export class RefreshPolls {
  constructor(private readonly deps: PollDependencies) {}

  /**
   * The status of one of the caller's own requests, free of charge (ADR 0003). Throws `key_scope_locked` and
   * `update_request_not_found`.
   */
  async poll(call: Call, { id, dryRun, render }: Poll): Promise<JsonAnswer> {
    const { accountId } = call.caller.state;
    const row = await orTrouble(findOwnUpdateRequest(this.deps.db, accountId, id), 'service_unavailable');
    if (row === null) throw await this.missing(call);
    // The result contains the data of these codes: a key must not read more than it could buy.
    await assertScopes(call, { scoped: resolveCodes(row.jurisdiction, row.requestedCodes).charged, scopedToOneOf: [] });
    await announceExempt(call, this.deps.meter);
    if (dryRun) return new JsonAnswer(200, JSON.stringify({ billing: exemptBilling(true) }));
    return new JsonAnswer(200, await mintObjectUrls(render(row), this.deps.objects));
  }

  /** Free accounts that never made a request learn about the paid plan; all others get "not found" (ADR 0006). */
  private async missing(call: Call): Promise<DomainError> {
    if ((await this.deps.meter.tierOf(call)) === 'balance') return new DomainError('update_request_not_found');
    const had = await orTrouble(hasUpdateRequests(this.deps.db, call.caller.state.accountId), 'service_unavailable');
    return new DomainError(had ? 'update_request_not_found' : 'paid_plan_required');
  }
}
