import { DomainError } from '@entity-registry/domain';
import { ServiceTimes } from '@entity-registry/registry';
import type { ApiRequest } from '../gateway/api-request.js';
import type { Caller } from '../gateway/caller.js';

const RETRY_AFTER_SECONDS = 5;
const CHARGE = 'charge';

/**
 * The last look at a request's deadline (ADR 0198): the queues refuse work that can't make it, and this stops work that was
 * expected to make it and didn't, before it is charged.
 */
export class Deadlines {
  private readonly times = new ServiceTimes();

  /** @param onMissed called for each request that is stopped, for the metrics */
  constructor(
    private readonly now: () => Date,
    private readonly onMissed: () => void,
  ) {}

  /** Makes a charge, and measures it: charges are started only if they can be expected to end in time. */
  async charge<Outcome>(charge: () => Promise<Outcome>): Promise<Outcome> {
    const startedAt = this.now().getTime();
    const outcome = await charge();
    const at = this.now().getTime();
    this.times.record(CHARGE, { rows: 1, ms: Math.max(0, at - startedAt) }, at);
    return outcome;
  }

  /**
   * Throws `service_unavailable` if a charge can't be expected to end before the deadline of the request. Never called after a
   * charge: what was paid for is sent, late or not.
   */
  assertInTime({ deadline }: Pick<ApiRequest<Caller>, 'deadline'>): void {
    const at = this.now().getTime();
    const left = deadline.getTime() - at;
    if (left > 0 && left > this.times.safeMsPerRow(CHARGE, at)) return;
    this.onMissed();
    throw new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
