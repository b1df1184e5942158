import { DomainError } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import { findOwnUpdateRequest, hasUpdateRequests } from '@entity-registry/persistence';
import type { Queryable } from '@entity-registry/persistence';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import { announceExempt, exemptBilling } from '../../metering/exempt-call.js';
import type { Meter } from '../../metering/meter.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import { updateStatus } from './update-status.js';

/** What polls stand on. */
export interface PollSurroundings {
  readonly db: Queryable;
  readonly meter: Pick<Meter, 'tierOf'>;
  readonly objects: ObjectStore;
}

/** What became of refresh requests. */
export class UpdatePolls {
  constructor(private readonly on: PollSurroundings) {}

  /** The status of one of the caller's own requests, free of charge (ruling 3). */
  async poll(call: Call, id: bigint, query: DryRunQuery): Promise<JsonAnswer> {
    const dryRun = isDryRun(query.dry_run);
    const { accountId } = call.caller.state;
    const row = await orTrouble(findOwnUpdateRequest(this.on.db, accountId, id), 'service_unavailable');
    if (row === null) throw await this.missing(call);
    await announceExempt(call, this.on.meter);
    if (dryRun) return new JsonAnswer(200, JSON.stringify({ billing: exemptBilling(true) }));
    return new JsonAnswer(200, await mintObjectUrls(updateStatus(row), this.on.objects));
  }

  /** A free account that never had a request is told about the plan; everybody else that there is no such request (ruling 7). */
  private async missing(call: Call): Promise<DomainError> {
    if ((await this.on.meter.tierOf(call)) === 'balance') return new DomainError('update_request_not_found');
    const had = await orTrouble(hasUpdateRequests(this.on.db, call.caller.state.accountId), 'service_unavailable');
    return new DomainError(had ? 'update_request_not_found' : 'paid_plan_required');
  }
}
