import { LedgerUnavailable } from '@entity-registry/accounts';
import type { ClaimOutcome, IdempotencyStore, IdempotencyRecordId } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { JsonResponse, Logger } from '@entity-registry/http';
import type { ApiRequest } from '../gateway/api-request.js';

/** The response that an earlier request with the same Idempotency-Key got, and what paid for it. */
export type StoredResponse = Extract<ClaimOutcome, { outcome: 'done' }>;

interface IdempotencyHandlers {
  /** Responds for the first time; the charge, or what the request creates, stores the response with the record. */
  readonly onFirst: (recordId: IdempotencyRecordId) => Promise<JsonResponse>;
  readonly onReplay: (stored: StoredResponse) => Promise<JsonResponse>;
}

/** Requests with an Idempotency-Key (ADR 0005): one is processed and charged, the others get its response. */
export class IdempotencyService {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly log: Logger,
    private readonly now: () => Date,
  ) {}

  /**
   * Runs `onFirst` if the key is new, `onReplay` if it has a response. Throws `idempotency_key_reused` if the key was used
   * with other parameters, `response_restricted` if something in its response was suppressed since, and `idempotency_in_progress` while the other request runs. Errors of `onFirst` free the key, except
   * when the charge may have been booked.
   */
  async runOnce(request: ApiRequest, key: string, handlers: IdempotencyHandlers): Promise<JsonResponse> {
    const claimedAt = this.now();
    const { accountId } = request.caller.state;
    const claim = await this.store.claim(accountId, key, request.fingerprint(), claimedAt, request);
    switch (claim.outcome) {
      case 'mismatch':
        throw new DomainError('idempotency_key_reused');
      case 'restricted':
        throw new DomainError('response_restricted');
      case 'running':
        throw new DomainError('idempotency_in_progress');
      case 'done':
        return handlers.onReplay(claim);
      case 'claimed':
        return this.runFirst(request, claim.recordId, claimedAt, handlers);
    }
  }

  private async runFirst(
    request: ApiRequest,
    recordId: IdempotencyRecordId,
    claimedAt: Date,
    { onFirst }: IdempotencyHandlers,
  ): Promise<JsonResponse> {
    try {
      return await onFirst(recordId);
    } catch (error) {
      if (!mayBeCharged(error)) await this.release(request, recordId, claimedAt);
      throw error;
    }
  }

  /** If the key cannot be freed now, it is freed when its lease expires. */
  private async release(request: ApiRequest, recordId: IdempotencyRecordId, claimedAt: Date): Promise<void> {
    try {
      await this.store.release(recordId, claimedAt);
    } catch (error) {
      this.log.warn({ requestId: request.context.id, err: error }, 'an Idempotency-Key was not freed');
    }
  }
}

/** After a lost connection the charge may have been booked: the next caller must find the record and not be charged again. */
function mayBeCharged(error: unknown): boolean {
  return error instanceof LedgerUnavailable && error.reason === 'connection';
}
