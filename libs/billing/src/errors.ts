import { DomainError } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { databaseTrouble } from '@entity-registry/persistence';
import type { DatabaseTrouble, EntryKind, TopUpMethod, TopUpStatus } from '@entity-registry/persistence';

/**
 * The ledger cannot answer now. Nothing was charged for `lock_timeout`, `statement_timeout` and `overloaded`; after
 * `connection` a commit may have happened, and the same idempotency key tells (a second try answers `replayed`).
 */
export class LedgerUnavailable extends DomainError<'service_unavailable'> {
  constructor(
    readonly reason: DatabaseTrouble | 'overloaded',
    cause?: unknown,
  ) {
    super('service_unavailable', { retryAfterSeconds: 1 });
    this.name = 'LedgerUnavailable';
    this.cause = cause;
  }
}

/** The result of `work`; database trouble on its way is thrown as LedgerUnavailable. */
export async function whenReachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const trouble = databaseTrouble(error);
    throw trouble ? new LedgerUnavailable(trouble, error) : error;
  }
}

/** What an operator asked for and the ledger refuses; nothing was written. */
export type BillingFault =
  | { code: 'unknown_account' }
  | { code: 'unknown_key' }
  | { code: 'unknown_entry' }
  | { code: 'already_confirmed' }
  /** A key is rolled once, while it works. */
  | { code: 'key_rolled' }
  | { code: 'key_revoked' }
  | { code: 'key_expired' }
  /** The key of the account's explorer, whose text is kept: a new text would not be. */
  | { code: 'key_of_explorer' }
  /** So many of the account's keys work already. */
  | { code: 'key_limit_reached'; limit: number }
  | { code: 'unknown_operator' }
  | { code: 'unknown_ingest_run' }
  | { code: 'unknown_update_request' }
  | { code: 'unknown_delivery' }
  /** It has not completed: it is pending, or has failed. */
  | { code: 'refresh_without_result'; status: 'pending' | 'completed' | 'failed' }
  /** It has not ended: what it tells is on its way already. */
  | { code: 'delivery_under_way' }
  /** The account's webhooks go nowhere. */
  | { code: 'no_webhook_url' }
  /** Without a secret nothing can be signed. */
  | { code: 'no_webhook_secret' }
  /** Tests and replays of the account in a minute; `retryAfterSeconds`: until the next is taken. */
  | { code: 'too_many_deliveries'; limit: number; retryAfterSeconds: number }
  /** The only working operator of role admin, whom nobody could replace through the API. */
  | { code: 'last_admin' }
  | { code: 'not_a_charge'; kind: EntryKind }
  /** The answer to this charge has left, or its refresh is done: it is not given back as if nothing had come of it. */
  | { code: 'already_answered' }
  /** `field`: what the caller knows the amount as; absent: as the amount. */
  | { code: 'amount_not_positive'; amount: MicroUsd; field?: string }
  | { code: 'amount_zero' }
  | { code: 'amount_too_large'; amount: MicroUsd; field?: string }
  /** Banks know of no parts of a cent: a slip of the finger. */
  | { code: 'amount_not_in_cents'; field: string }
  /** A negative adjustment larger than what the account can spend. */
  | { code: 'below_zero'; spendable: MicroUsd; amount: MicroUsd }
  | { code: 'unknown_top_up' }
  /** Of another account, or no receipt at all. */
  | { code: 'unknown_receipt' }
  /** None of this id waits for attention. */
  | { code: 'unknown_payment_event' }
  /** No provider or bank account is configured for it. */
  | { code: 'method_unavailable'; method: TopUpMethod }
  /** Outside of these, or not in whole cents. */
  | { code: 'top_up_amount'; minimum: MicroUsd; maximum: MicroUsd }
  /** So many of the account wait to be paid. */
  | { code: 'too_many_top_ups'; maximum: number }
  /** It has ended. */
  | { code: 'top_up_closed'; status: TopUpStatus }
  | { code: 'top_up_not_paid'; status: TopUpStatus }
  /** Cards are paid and refunded at the provider. */
  | { code: 'not_a_bank_transfer' }
  /** What was given back in all only grows, up to what was received. */
  | { code: 'refund_amount'; minimum: MicroUsd; maximum: MicroUsd; field: string }
  /** The entry that the key stands for; `note` null: it has none. */
  | { code: 'idempotency_key_reused'; kind: EntryKind; amount: MicroUsd; note: string | null };

/** A fault of the request itself: trying again does not help. Says why in `fault`. */
export class BillingError extends Error {
  constructor(readonly fault: BillingFault) {
    super(fault.code);
    this.name = 'BillingError';
  }
}
