import { DomainError } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { databaseErrorKind } from '@entity-registry/database';
import type { DatabaseErrorKind } from '@entity-registry/database';
import type { EntryKind } from './ledger/entry-rows.js';
import type { DataRequestState } from './data-requests/data-request-rows.js';
import type { TopUpMethod, TopUpStatus } from './top-ups/top-up-rows.js';

/**
 * Why the ledger is unavailable. Only after `connection` the charge may have been committed; retry with the same idempotency key to find
 * out (`replayed` if so). For the others nothing was charged by this call:
 * - lock_timeout, statement_timeout: rolled back. - overloaded: too many were waiting, those before it got no response, or commits
 *   wait for a standby that is gone.
 * - unreachable: there was no connection, so nothing was sent. - late: its deadline passed before anything was sent.
 */
export type LedgerUnavailableReason = DatabaseErrorKind | 'unreachable' | 'late';

/** The ledger is unavailable. */
export class LedgerUnavailable extends DomainError<'service_unavailable'> {
  constructor(
    readonly reason: LedgerUnavailableReason,
    cause?: unknown,
  ) {
    super('service_unavailable', { retryAfterSeconds: 1 });
    this.name = 'LedgerUnavailable';
    this.cause = cause;
  }
}

/** The result of `work`; database errors are thrown as LedgerUnavailable. */
export async function mapLedgerErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = databaseErrorKind(error);
    throw reason ? new LedgerUnavailable(reason, error) : error;
  }
}

/** The ledger refuses an operator's request; nothing was written. */
export type BillingErrorDetail =
  | { code: 'unknown_account' }
  | { code: 'unknown_key' }
  | { code: 'unknown_entry' }
  | { code: 'already_confirmed' }
  /** The trial was granted, or isn't decided on yet. */
  | { code: 'trial_not_withheld' }
  /** An account has one trial. */
  | { code: 'trial_granted' }
  /** The owner did not request it, or the request was already answered. */
  | { code: 'trial_not_requested' }
  /** A key is rolled once, while it works. */
  | { code: 'key_rolled' }
  | { code: 'key_revoked' }
  | { code: 'key_expired' }
  /** The account's explorer uses this key and stores its text. It would not have the new key's text. */
  | { code: 'key_of_explorer' }
  /** The account has the maximum number of working keys. */
  | { code: 'key_limit_reached'; limit: number }
  | { code: 'unknown_operator' }
  | { code: 'unknown_ingest_run' }
  | { code: 'unknown_update_request' }
  | { code: 'unknown_delivery' }
  /** Not in the account's Library, or no longer. */
  | { code: 'unknown_library_answer' }
  /** It has not completed: it is pending, or has failed. */
  | { code: 'refresh_without_result'; status: 'pending' | 'completed' | 'failed' }
  /** A delivery of the same data is still in progress. */
  | { code: 'delivery_under_way' }
  /** The account has no webhook address. */
  | { code: 'no_webhook_url' }
  /** Nothing can be signed without a secret. */
  | { code: 'no_webhook_secret' }
  /** Limit of tests and replays per account and minute; `retryAfterSeconds`: until the next is accepted. */
  | { code: 'too_many_deliveries'; limit: number; retryAfterSeconds: number }
  /** The only active admin: nobody could replace them through the API. */
  | { code: 'last_admin' }
  | { code: 'not_a_charge'; kind: EntryKind }
  /** The response to this charge was sent, or its refresh is done: it can't be reversed as if nothing was delivered. */
  | { code: 'already_answered' }
  /** No decision is pending for this charge: it was sent, reversed, or never over the daily limit. */
  | { code: 'not_awaiting_operator' }
  /** Its month is in the archive: restore it first (ADR 0196). */
  | { code: 'entry_archived' }
  /** `field`: the caller's name for the amount. Default: `amount`. */
  | { code: 'amount_not_positive'; amount: MicroUsd; field?: string }
  | { code: 'amount_zero' }
  | { code: 'amount_too_large'; amount: MicroUsd; field?: string }
  /** Banks don't handle fractions of a cent, so this is a typo. */
  | { code: 'amount_not_in_cents'; field: string }
  /** A negative adjustment larger than what the account can spend. */
  | { code: 'below_zero'; spendable: MicroUsd; amount: MicroUsd }
  | { code: 'unknown_top_up' }
  /** Belongs to another account, or doesn't exist. */
  | { code: 'unknown_receipt' }
  /** No event with this id needs attention. */
  | { code: 'unknown_payment_event' }
  /** No provider or bank account is configured for it. */
  | { code: 'method_unavailable'; method: TopUpMethod }
  /** Outside this range, or not in whole cents. */
  | { code: 'top_up_amount'; minimum: MicroUsd; maximum: MicroUsd }
  /** The account has the maximum number of unpaid top-ups. */
  | { code: 'too_many_top_ups'; maximum: number }
  /** It has ended. */
  | { code: 'top_up_closed'; status: TopUpStatus }
  | { code: 'top_up_not_paid'; status: TopUpStatus }
  /** Cards are paid and refunded at the provider. */
  | { code: 'not_a_bank_transfer' }
  /** The total refunded only grows, up to the amount received. */
  | { code: 'refund_amount'; minimum: MicroUsd; maximum: MicroUsd; field: string }
  | { code: 'unknown_data_request' }
  /** The identity document was never uploaded, or its time is over. */
  | { code: 'no_identity_document' }
  /** Neither a PDF nor a JPEG nor a PNG. */
  | { code: 'document_type' }
  /** The request is in a state that doesn't allow this step. */
  | { code: 'data_request_state'; state: DataRequestState }
  /** The mail address has as many open data requests as allowed. */
  | { code: 'too_many_data_requests'; maximum: number }
  /** A grant needs targets: copies for a request of access, changes for other rights. A refusal has none. */
  | { code: 'decision_incomplete'; needs: 'targets' | 'action' }
  /** Entries of official lists are never suppressed. */
  | { code: 'official_list' }
  /** The law of this country doesn't extend the time for this right. */
  | { code: 'extension_not_allowed' }
  /** The entry that has this key; `note` null: it has none. */
  | { code: 'idempotency_key_reused'; kind: EntryKind; amount: MicroUsd; note: string | null };

/** The request itself is wrong, so retrying doesn't help. `detail` says why. */
export class BillingError extends Error {
  constructor(readonly detail: BillingErrorDetail) {
    super(detail.code);
    this.name = 'BillingError';
  }
}
