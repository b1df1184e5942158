import type { BillingErrorDetail } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';

/** The environment is incomplete. The message explains the problem and the remedy. */
export class SettingsError extends Error {}

/** The ledger doesn't balance. The command has printed the faults. */
export class LedgerDriftError extends Error {}

/** The command failed and has printed the reason. */
export class CommandFailedError extends Error {}

/** Explains a refusal: the option, the problem and the remedy. */
export function describeBillingError(error: BillingErrorDetail): string {
  switch (error.code) {
    case 'unknown_account':
      return 'there is no such account; `account list` shows them all.';
    case 'unknown_key':
      return 'the account has no such key; `key list` shows its keys.';
    case 'unknown_entry':
      return '--entry: the account has no such entry; `ledger show` shows them.';
    case 'already_confirmed':
      return 'the account is already confirmed and has its first key and its trial credit.';
    case 'trial_not_withheld':
      return 'no trial credit is withheld from this account.';
    case 'trial_granted':
      return 'the account already had its trial credit; to grant more, use `credit add --kind trial`.';
    case 'trial_not_requested':
      return 'this account has no open request for its trial credit; `account trials` lists withheld credit.';
    case 'key_of_explorer':
      return "the dashboard's explorer uses this key; revoke it there and create another one.";
    case 'key_rolled':
      return 'the key was already rolled; roll the key that replaced it.';
    case 'key_revoked':
      return 'the key is revoked; create a new one with `key create`.';
    case 'key_expired':
      return 'the key is expired; create a new one with `key create`.';
    case 'key_limit_reached':
      return `the account already has ${error.limit} active keys; revoke one that is not needed.`;
    case 'too_many_deliveries':
      return `an account can send ${error.limit} tests and replays per minute; try again in ${error.retryAfterSeconds} s.`;
    case 'refresh_without_result':
      return `the refresh has no result; it is ${error.status}.`;
    case 'unknown_operator':
      return 'there is no such operator; `operator list` shows them all.';
    case 'unknown_ingest_run':
      return 'there is no such ingest run.';
    case 'unknown_update_request':
      return 'there is no such refresh request.';
    case 'unknown_delivery':
      return 'there is no such webhook delivery.';
    case 'unknown_library_answer':
      return 'there is no such response in the Library.';
    case 'unknown_data_request':
      return 'there is no such data request.';
    case 'no_identity_document':
      return 'the data request has no identity document.';
    case 'document_type':
      return 'the document is neither a PDF nor a JPEG nor a PNG.';
    case 'data_request_state':
      return `this is not possible while the data request is ${error.state}.`;
    case 'too_many_data_requests':
      return `this mail address has ${String(error.maximum)} open data requests.`;
    case 'decision_incomplete':
      return 'a grant names what it copies or changes, and a refusal names nothing.';
    case 'official_list':
      return 'entries of official lists are never suppressed; cut the link to the entry instead.';
    case 'extension_not_allowed':
      return 'the time of this data request cannot be extended: the law has no extension for it, or its last day is over.';
    case 'delivery_under_way':
      return 'the delivery is in progress; replay it after it has ended.';
    case 'no_webhook_url':
      return 'the account has no webhook address.';
    case 'no_webhook_secret':
      return 'the account has no webhook signing secret.';
    case 'last_admin':
      return 'this is the last active admin; add another first.';
    case 'not_a_charge':
      return `--entry: this entry is a ${error.kind}; only a charge can be reversed.`;
    case 'already_answered':
      return '--entry: the response to this charge was sent; to refund it, use `credit add --kind adjustment`.';
    case 'not_awaiting_operator':
      return '--entry: this charge does not wait for a decision; `credit awaiting` lists those that do.';
    case 'entry_archived':
      return '--entry: the ledger month of this charge is archived; `partitions restore` brings it back.';
    case 'amount_not_positive':
      return `--amount: ${formatMoney(error.amount)} must be above zero; to take credit back, use --kind adjustment.`;
    case 'amount_zero':
      return '--amount: an adjustment must not be zero.';
    case 'amount_too_large':
      return `--amount: ${formatMoney(error.amount)} is more than a million; if it is correct, book it in parts.`;
    case 'below_zero':
      return (
        `--amount: ${formatMoney(error.amount)} would make the balance negative: ` +
        `${formatMoney(error.spendable)} is spendable, so the lowest possible adjustment is -${formatMoney(error.spendable)}.`
      );
    case 'unknown_top_up':
      return 'there is no such top-up.';
    case 'unknown_receipt':
      return 'there is no such receipt.';
    case 'unknown_payment_event':
      return 'there is no such payment event that needs attention.';
    case 'method_unavailable':
      return `top-ups by ${error.method} are not configured.`;
    case 'top_up_amount':
      return `a top-up must be from ${formatMoney(error.minimum)} to ${formatMoney(error.maximum)}, in whole cents.`;
    case 'too_many_top_ups':
      return `the account already has ${error.maximum} unpaid top-ups.`;
    case 'top_up_closed':
    case 'top_up_not_paid':
      return `the top-up is ${error.status}.`;
    case 'not_a_bank_transfer':
      return 'the top-up was paid by card; refund it at the provider.';
    case 'amount_not_in_cents':
      return `${error.field} must be in whole cents.`;
    case 'refund_amount':
      return `the total refund must be from ${formatMoney(error.minimum)} to ${formatMoney(error.maximum)}.`;
    case 'idempotency_key_reused':
      return (
        `--idempotency-key: it was already used for a ${error.kind} of ${formatMoney(error.amount)} ` +
        `${error.note === null ? 'without a note' : `with the note ${JSON.stringify(error.note)}`}; ` +
        'repeat that booking, or use another key.'
      );
  }
}

/** SQLSTATEs of a database without the tables of this version. */
const NOT_MIGRATED = new Set(['42P01', '42703', '42883']);

/** Describes a database problem in one line; undefined for any other error. */
export function describeDatabaseError(error: unknown): string | undefined {
  // A host with several addresses fails with one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message = '' } = (first ?? {}) as { code?: string; message?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `DATABASE_URL: cannot connect to the database (${message}). Is \`npm start\` running?`;
  }
  if (code === '28P01' || code === '28000') return `DATABASE_URL: the database refuses this user (${message}).`;
  if (code === '3D000') return `DATABASE_URL: there is no such database (${message}).`;
  if (NOT_MIGRATED.has(code)) return `DATABASE_URL: the database is not migrated; run \`npm run migrate\` first.`;
  if (code === '55P03' || code.startsWith('57') || code === '53300')
    return `the database is busy (${message}); try again.`;
  return undefined;
}
