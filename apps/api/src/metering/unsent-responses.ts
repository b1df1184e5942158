import type { Billing, EntryId, RecordId, ResponseDeliveries, UnsentOutcome } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { CallerGoneError } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import type { Call } from '../gateway/call.js';

/** A charge that was just booked for a response, and the record of its Idempotency-Key, if it has one. */
export interface BookedCharge {
  readonly entryId: EntryId;
  readonly recordId: RecordId | null;
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
  private readonly crediting = new Set<Promise<void>>();

  constructor(
    private readonly billing: Pick<Billing, 'creditUnsent'>,
    private readonly deliveries: Pick<ResponseDeliveries, 'noteSent' | 'noteUnsent' | 'confirmSent'>,
    private readonly log: Logger,
  ) {}

  /** Throws CallerGoneError if the caller left while the charge was booked, after it credits the charge. */
  async assertReachable(call: Call, charge: BookedCharge): Promise<void> {
    if (!call.isGone) return;
    await this.credit(call, charge);
    throw new CallerGoneError();
  }

  /** From here on the response is sent, or its charge is credited. */
  watch(call: Call, charge: BookedCharge): void {
    call.onFirstByte({
      sent: () => {
        this.deliveries.noteSent(charge.entryId);
      },
      unsent: () => {
        const crediting = this.credit(call, charge).finally(() => this.crediting.delete(crediting));
        this.crediting.add(crediting);
      },
    });
  }

  /** Resolves when the credits for connections closed so far are booked, or recorded for the sweep. */
  async idle(): Promise<void> {
    await Promise.all(this.crediting);
  }

  /**
   * For a response whose charge was booked before, perhaps by another request that is reversing it at this moment: makes the
   * charge final. Otherwise throws `idempotency_in_progress`, and the response must not be sent.
   */
  async assertStands(call: Call, entryId: EntryId): Promise<void> {
    call.assertPresent();
    if (!(await this.deliveries.confirmSent(entryId))) throw new DomainError('idempotency_in_progress');
  }

  /** Never throws. */
  private async credit(call: Call, { entryId, recordId }: BookedCharge): Promise<void> {
    const fields = { requestId: call.context.id, entry: entryId.toString() };
    if (recordId !== null) {
      this.deliveries.noteUnsent(entryId);
      this.log.info(fields, 'the caller left before the response: kept for a retry with its Idempotency-Key');
      return;
    }
    try {
      const { outcome } = await this.billing.creditUnsent(call.caller.state.accountId, entryId);
      call.caller.distrust();
      this.log.warn(fields, MESSAGES[outcome]);
    } catch (error) {
      this.deliveries.noteUnsent(entryId);
      this.log.warn({ ...fields, err: error }, 'charge not credited: left to the sweep of unsent responses');
    }
  }
}
