import { UnansweredError, bookPlainCharges } from '@entity-registry/persistence';
import type { PlainBooking, Queryable } from '@entity-registry/persistence';
import type { ChargeOutcome, ChargeRequest } from './charge.js';
import { LedgerUnavailable } from './errors.js';

export interface ChargeBatchLimits {
  /** Batches under way at once, each on a connection of its own. */
  maxBatches: number;
  /** Charges of one batch. */
  maxSize: number;
  /** Charges waiting at most; one more is refused at once. */
  maxWaiting: number;
}

interface Waiting {
  request: ChargeRequest;
  decided: PromiseWithResolvers<ChargeOutcome>;
}

/**
 * Charges that arrive together, booked together: one statement, one commit and one wait for the disk for all of them
 * (ADR 0061). A batch takes what has come while the batches before it were under way, so it adds no waiting of its own.
 * Whatever a batch leaves alone, and every charge of a batch that failed, is decided by `alone` under the same key of
 * idempotency: if the batch had been committed after all, that answers `replayed`. A ledger that did not answer is not
 * asked again: of the batch nothing is known, and what waits for the next one is refused.
 */
export class ChargeBatches {
  private waiting: Waiting[] = [];
  private running = 0;

  constructor(
    private readonly db: Queryable,
    private readonly limits: ChargeBatchLimits,
    private readonly alone: (request: ChargeRequest) => Promise<ChargeOutcome>,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /**
   * Books the charge, or has it decided alone when it is more than plain money. Throws what `alone` throws, and
   * LedgerUnavailable `overloaded`, with nothing charged, when too many wait.
   */
  async charge(request: ChargeRequest): Promise<ChargeOutcome> {
    if (!isPlain(request)) return this.alone(request);
    if (this.waiting.length >= this.limits.maxWaiting) throw new LedgerUnavailable('overloaded');
    const decided = Promise.withResolvers<ChargeOutcome>();
    this.waiting.push({ request, decided });
    if (this.running < this.limits.maxBatches) void this.next();
    return decided.promise;
  }

  private async next(): Promise<void> {
    const batch = this.waiting.splice(0, this.limits.maxSize);
    if (batch.length === 0) return;
    this.running += 1;
    await this.book(batch);
    this.running -= 1;
    if (this.waiting.length > 0) void this.next();
  }

  private async book(batch: Waiting[]): Promise<void> {
    const bookings = await this.bookings(batch);
    if (bookings instanceof UnansweredError) {
      refuse(batch, new LedgerUnavailable('connection', bookings));
      refuse(this.waiting.splice(0), new LedgerUnavailable('overloaded', bookings));
      return;
    }
    const left = batch.filter(({ decided }, index) => {
      const booking = bookings[index];
      if (booking) decided.resolve({ outcome: 'charged', ...booking, quota: null });
      return !booking;
    });
    // Not waited for: these may stand in line for an account, which the next batch need not.
    for (const { request, decided } of left) void this.alone(request).then(decided.resolve, decided.reject);
  }

  private async bookings(batch: readonly Waiting[]): Promise<(PlainBooking | null)[] | UnansweredError> {
    const charges = batch.map(({ request }) => ({ ...request, lines: JSON.stringify(request.lines) }));
    const now = new Date(Math.max(...batch.map(({ request }) => request.now.getTime())));
    try {
      return await bookPlainCharges(this.db, charges, now);
    } catch (error) {
      this.onTrouble(error);
      if (error instanceof UnansweredError) return error;
      // Nothing is known of any of them: each is asked for again, where a fault of the batches alone does not show.
      return batch.map(() => null);
    }
  }
}

function refuse(batch: readonly Waiting[], reason: LedgerUnavailable): void {
  for (const { decided } of batch) decided.reject(reason);
}

/** Money alone: no quota to count and no answer to keep, and something to pay. */
function isPlain({ amount, quota, record }: ChargeRequest): boolean {
  return amount > 0n && quota === null && record === null;
}
