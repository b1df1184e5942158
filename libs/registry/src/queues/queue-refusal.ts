import { DomainError } from '@entity-registry/domain';

/**
 * Why work was refused. `account_full`: too much of its account is waiting. `queue_full`: too much of all accounts is waiting.
 * `estimate`: on arrival, it could not be expected to make its deadline, or to start within the queue's own limit. `waited`: it
 * had no turn within that limit. `deadline`: its turn came too late for its deadline, or not before it.
 */
export const REFUSAL_REASONS = ['account_full', 'queue_full', 'estimate', 'waited', 'deadline'] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The errors of overload: a search, or any other request (ADR 0027). */
export type OverloadCode = 'search_backend_error' | 'service_unavailable';

const RETRY_AFTER_SECONDS = 5;

/** Work that was refused before it started, so it has cost nothing. */
export class QueueRefusal extends DomainError<OverloadCode> {
  constructor(
    readonly reason: RefusalReason,
    code: OverloadCode,
  ) {
    super(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /** Whether the work can't make its deadline any more, so that repeating it at once is useless. */
  get isTooLate(): boolean {
    return this.reason === 'estimate' || this.reason === 'deadline';
  }
}
