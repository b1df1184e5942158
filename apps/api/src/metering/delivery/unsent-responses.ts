import type {
  Billing,
  EntryId,
  IdempotencyRecordId,
  ResponseDeliveries,
  UnsentOutcome,
} from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { CallerDisconnectedError } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import type { ApiRequest } from '../../gateway/api-request.js';

/** A charge that was just booked for a response, and the record of its Idempotency-Key, if it has one. */
export interface BookedCharge {
  readonly entryId: EntryId;
  readonly recordId: IdempotencyRecordId | null;
}

const MESSAGES: Readonly<Record<UnsentOutcome['outcome'], string>> = {
  reversed: 'charge credited: the caller left before the response',
  awaiting_operator: 'daily credit limit of the account reached: an operator decides',
  sent: 'charge stands: its response was sent',
};

/**
 * Credits charges whose response is never sent (ADR 0049). Without an Idempotency-Key it is credited at once, up to
 * the account's daily limit. With one the caller can still get the response, so the sweep credits it when the record expires.
 */
export class UnsentResponses {
  private readonly reversals = new Set<Promise<void>>();

  constructor(
    private readonly billing: Pick<Billing, 'creditUnsent'>,
    private readonly deliveries: Pick<ResponseDeliveries, 'recordSent' | 'recordUnsent' | 'confirmSent'>,
    private readonly log: Logger,
  ) {}

  /** Throws CallerDisconnectedError if the caller left while the charge was booked, after it credits the charge. */
  async assertReachable(request: ApiRequest, charge: BookedCharge): Promise<void> {
    if (!request.isDisconnected) return;
    await this.reverse(request, charge);
    throw new CallerDisconnectedError();
  }

  /** From here on the response is sent, or its charge is credited. */
  watch(request: ApiRequest, charge: BookedCharge): void {
    request.onFirstByte({
      sent: () => {
        this.deliveries.recordSent(charge.entryId);
      },
      unsent: () => {
        const reversal = this.reverse(request, charge).finally(() => this.reversals.delete(reversal));
        this.reversals.add(reversal);
      },
    });
  }

  /** Resolves when the credits for connections closed so far are booked, or recorded for the sweep. */
  async idle(): Promise<void> {
    await Promise.all(this.reversals);
  }

  /**
   * For a response whose charge was booked before, perhaps by another request that is reversing it at this moment: makes the
   * charge final. Otherwise throws `idempotency_in_progress`, and the response must not be sent.
   */
  async assertChargeFinal(request: ApiRequest, entryId: EntryId): Promise<void> {
    if (!(await this.makeChargeFinal(request, entryId))) throw new DomainError('idempotency_in_progress');
  }

  /**
   * The same for any other read of what the charge paid for: once it is read, the charge can't be credited. False: it was credited, and
   * nothing of it must be sent.
   */
  makeChargeFinal(request: ApiRequest, entryId: EntryId): Promise<boolean> {
    request.assertConnected();
    return this.deliveries.confirmSent(entryId);
  }

  /** Never throws. */
  private async reverse(request: ApiRequest, { entryId, recordId }: BookedCharge): Promise<void> {
    const fields = { requestId: request.context.id, entry: entryId.toString() };
    if (recordId !== null) {
      this.deliveries.recordUnsent(entryId);
      this.log.info(fields, 'the caller left before the response: kept for a retry with its Idempotency-Key');
      return;
    }
    try {
      const { outcome } = await this.billing.creditUnsent(request.caller.state.accountId, entryId);
      request.caller.invalidateKeyState();
      this.log.warn(fields, MESSAGES[outcome]);
    } catch (error) {
      this.deliveries.recordUnsent(entryId);
      this.log.warn({ ...fields, err: error }, 'charge not credited: left to the sweep of unsent responses');
    }
  }
}
