import { databaseErrorKind } from '@entity-registry/database';
import type { WaitLimits } from '@entity-registry/database';
import type pg from 'pg';
import { bookChargeBatch } from './charge-batch-rows.js';
import type { BatchBooking } from './charge-batch-rows.js';
import type { ChargeOutcome, ChargeRequest } from './charge.js';
import { LedgerUnavailable } from '../errors.js';
import type { ChargeCaller, SingleCharges } from './single-charges.js';
import { connectToCommit, onConnection } from '../waiting/connections.js';
import { WaitingLine } from '../waiting/waiting-line.js';
import type { WaitingRequest } from '../waiting/waiting-line.js';

export interface ChargeBatchLimits {
  /** Concurrent batches, each on its own connection. */
  maxBatches: number;
  /** Maximum charges in a batch. */
  maxSize: number;
  /** Maximum number of waiting charges. More are refused immediately. */
  maxWaiting: number;
}

type Batch = readonly WaitingRequest<CallersCharge, ChargeOutcome>[];

interface CallersCharge {
  readonly charge: ChargeRequest;
  readonly caller: ChargeCaller;
}

/**
 * Books charges that arrive together in one batch: one statement, one commit and one disk flush for all of them (ADR 0042). A
 * batch takes the charges that arrived while earlier batches were running, so it adds no delay. Charges that a batch skips, and those of a
 * batch that was rolled back, are decided by SingleCharges under the same idempotency key. It also asks again for the charges of a
 * batch whose connection was lost: if the batch was committed after all, the outcome is `replayed`.
 *
 * A batch is only taken when its connection is open. Without one, all that wait are refused: nothing was sent (ADR 0198).
 */
export class ChargeBatches {
  private readonly line: WaitingLine<CallersCharge, ChargeOutcome>;
  private running = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: ChargeBatchLimits,
    waitLimits: WaitLimits,
    private readonly singles: Pick<SingleCharges, 'charge' | 'askAgain'>,
    private readonly onError: (error: unknown) => void,
  ) {
    this.line = new WaitingLine(waitLimits, limits.maxWaiting);
  }

  /**
   * Books the charge, or has it decided by itself if it involves more than money. Throws what `SingleCharges` throws, and
   * LedgerUnavailable `overloaded`, `unreachable` and `late`, with nothing charged.
   */
  async charge(charge: ChargeRequest, caller: ChargeCaller): Promise<ChargeOutcome> {
    if (!isBatchable(charge)) return this.singles.charge(charge, caller);
    const decided = this.line.add({ charge, caller }, caller);
    if (this.running < this.limits.maxBatches) void this.next();
    return decided;
  }

  private async next(): Promise<void> {
    this.running += 1;
    try {
      await this.book(await connectToCommit(this.pool));
    } catch (error) {
      this.onError(error instanceof LedgerUnavailable ? error.cause : error);
      this.line.refuse(error instanceof LedgerUnavailable ? error : new LedgerUnavailable('unreachable', error));
    }
    this.running -= 1;
    if (!this.line.isEmpty) void this.next();
  }

  private async book(client: pg.PoolClient): Promise<void> {
    const batch = this.line.take(this.limits.maxSize);
    if (batch.length === 0) {
      client.release();
      return;
    }
    try {
      const bookings = await onConnection(client, () => bookTogether(client, batch));
      // Not awaited: these may queue for an account, and the next batch doesn't have to wait for them.
      for (const [index, waiting] of batch.entries()) this.settle(waiting, bookings[index] ?? null);
    } catch (error) {
      this.onError(error);
      if (databaseErrorKind(error) === 'connection') this.lose(batch, error);
      else for (const waiting of batch) this.settle(waiting, null);
    }
  }

  private settle({ request, settled }: Batch[number], booking: BatchBooking | null): void {
    if (booking) settled.resolve({ outcome: 'charged', ...booking, quota: null });
    else void this.singles.charge(request.charge, request.caller).then(settled.resolve, settled.reject);
  }

  /** The batch may be booked. Charges that wait for the next one would wait for the same database. */
  private lose(batch: Batch, cause: unknown): void {
    this.line.refuse(new LedgerUnavailable('overloaded', cause));
    for (const { request, settled } of batch) {
      void this.singles.askAgain(request.charge, request.caller, cause).then(settled.resolve, settled.reject);
    }
  }
}

function bookTogether(client: pg.PoolClient, batch: Batch): Promise<(BatchBooking | null)[]> {
  const charges = batch.map(({ request: { charge } }) => ({ ...charge, lines: JSON.stringify(charge.lines) }));
  const now = new Date(Math.max(...batch.map(({ request }) => request.charge.now.getTime())));
  return bookChargeBatch(client, charges, now);
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
