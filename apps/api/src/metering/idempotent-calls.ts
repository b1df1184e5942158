import { LedgerUnavailable } from '@entity-registry/accounts';
import type { ClaimOutcome, IdempotencyStore, RecordId } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { JsonAnswer, Logger } from '@entity-registry/http';
import type { Call } from '../gateway/call.js';

/** The response that an earlier call with the same Idempotency-Key got, and what paid for it. */
export type StoredAnswer = Extract<ClaimOutcome, { outcome: 'done' }>;

interface Ways {
  /** Answers the call for the first time; its charge, or what it creates, stores the response with the record. */
  readonly first: (recordId: RecordId) => Promise<JsonAnswer>;
  readonly again: (stored: StoredAnswer) => Promise<JsonAnswer>;
}

/** Calls with an Idempotency-Key (ADR 0005): one is answered and charged, the others get its response. */
export class IdempotentCalls {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly log: Logger,
    private readonly now: () => Date,
  ) {}

  /**
   * Runs `first` if no one made this call before, `again` if it was answered. Throws `idempotency_key_reused` if the key was
   * used with other parameters, and `idempotency_in_progress` while the other call runs. Any error that `first` throws frees
   * the key.
   */
  async once(call: Call, key: string, ways: Ways): Promise<JsonAnswer> {
    const claimedAt = this.now();
    const claim = await this.store.claim(call.caller.state.accountId, key, call.fingerprint(), claimedAt);
    switch (claim.outcome) {
      case 'mismatch':
        throw new DomainError('idempotency_key_reused');
      case 'running':
        throw new DomainError('idempotency_in_progress');
      case 'done':
        return ways.again(claim);
      case 'claimed':
        return this.firstTime(call, claim.recordId, claimedAt, ways);
    }
  }

  private async firstTime(call: Call, recordId: RecordId, claimedAt: Date, { first }: Ways): Promise<JsonAnswer> {
    try {
      return await first(recordId);
    } catch (error) {
      if (!mayBeCharged(error)) await this.release(call, recordId, claimedAt);
      throw error;
    }
  }

  /** If the key cannot be freed now, it is freed when its lease expires. */
  private async release(call: Call, recordId: RecordId, claimedAt: Date): Promise<void> {
    try {
      await this.store.release(recordId, claimedAt);
    } catch (error) {
      this.log.warn({ requestId: call.context.id, err: error }, 'an Idempotency-Key was not freed');
    }
  }
}

/** After a lost connection the charge may have been booked: the next caller must find the record and not be charged again. */
function mayBeCharged(error: unknown): boolean {
  return error instanceof LedgerUnavailable && error.reason === 'connection';
}
