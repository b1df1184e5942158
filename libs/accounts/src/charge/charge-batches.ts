import { QueryTimeoutError } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import { bookChargeBatch } from './charge-batch-rows.js';
import type { BatchBooking } from './charge-batch-rows.js';
import type { ChargeOutcome, ChargeRequest } from './charge.js';
import { LedgerUnavailable } from '../errors.js';

export interface ChargeBatchLimits {
  /** Concurrent batches, each on its own connection. */
  maxBatches: number;
  /** Maximum charges in a batch. */
  maxSize: number;
  /** Maximum number of waiting charges. More are refused immediately. */
  maxWaiting: number;
}

interface WaitingCharge {
  request: ChargeRequest;
  decided: PromiseWithResolvers<ChargeOutcome>;
}

/**
 * Books charges that arrive together in one batch: one statement, one commit and one disk flush for all of them (ADR 0042). A
 * batch takes the charges that arrived while earlier batches were running, so it adds no delay. Charges that a batch skips,
 * and every charge of a failed batch, are decided by `chargeOne` under the same idempotency key: if the batch was committed after
 * all, the outcome is `replayed`. There is no retry if the database did not respond: the outcome of the batch is unknown, and
 * waiting charges are refused.
 */
export class ChargeBatches {
  private waiting: WaitingCharge[] = [];
  private running = 0;

  constructor(
    private readonly db: Queryable,
    private readonly limits: ChargeBatchLimits,
    private readonly chargeOne: (request: ChargeRequest) => Promise<ChargeOutcome>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Books the charge, or has it decided by itself if it involves more than money. Throws what `chargeOne` throws, and
   * LedgerUnavailable `overloaded`, with nothing charged, if too many are waiting.
   */
  async charge(request: ChargeRequest): Promise<ChargeOutcome> {
    if (!isBatchable(request)) return this.chargeOne(request);
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

  private async book(batch: WaitingCharge[]): Promise<void> {
    const bookings = await this.bookings(batch);
    if (bookings instanceof QueryTimeoutError) {
      rejectAll(batch, new LedgerUnavailable('connection', bookings));
      rejectAll(this.waiting.splice(0), new LedgerUnavailable('overloaded', bookings));
      return;
    }
    const left = batch.filter(({ decided }, index) => {
      const booking = bookings[index];
      if (booking) decided.resolve({ outcome: 'charged', ...booking, quota: null });
      return !booking;
    });
    // Not awaited: these may queue for an account, and the next batch doesn't have to wait for them.
    for (const { request, decided } of left) void this.chargeOne(request).then(decided.resolve, decided.reject);
  }

  private async bookings(batch: readonly WaitingCharge[]): Promise<(BatchBooking | null)[] | QueryTimeoutError> {
    const charges = batch.map(({ request }) => ({ ...request, lines: JSON.stringify(request.lines) }));
    const now = new Date(Math.max(...batch.map(({ request }) => request.now.getTime())));
    try {
      return await bookChargeBatch(this.db, charges, now);
    } catch (error) {
      this.onError(error);
      if (error instanceof QueryTimeoutError) return error;
      // The outcome of each is unknown: each is charged again by itself, so that callers don't notice a failed batch.
      return batch.map(() => null);
    }
  }
}

function rejectAll(batch: readonly WaitingCharge[], reason: LedgerUnavailable): void {
  for (const { decided } of batch) decided.reject(reason);
}

/** Maximum entities that a charge in a batch may disclose. Each is an index entry that the whole batch waits for. */
const MAX_ENTITIES = 50;

/** Maximum length of a response that is stored in a batch, because the whole batch waits for it. */
const MAX_RESPONSE = 65_536;

/** Money only: no quota to count, an amount to pay, and little to write. */
function isBatchable({ amount, quota, record, disclosure, alongside }: ChargeRequest): boolean {
  if (alongside !== undefined) return false;
  const stored = record?.response.length ?? 0;
  return amount > 0n && quota === null && stored <= MAX_RESPONSE && disclosure.entities.length <= MAX_ENTITIES;
}
