import type { BillingFault } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';

/** The ledger doesn't balance; the command has printed where. */
export class DriftFound extends Error {}

/** It failed; the command has printed why. */
export class Refused extends Error {}

/** What was refused, which option it concerns, and what to do. */
export function describeFault(fault: BillingFault): string {
  switch (fault.code) {
    case 'unknown_account':
      return 'there is no such account; `account list` shows them all.';
    case 'unknown_key':
      return 'the account has no such key; `key list` shows its keys.';
    case 'unknown_entry':
      return '--entry: the account has no such entry; `ledger show` shows them.';
    case 'already_confirmed':
      return 'the account was confirmed before, and has its first key and its trial credit.';
    case 'trial_not_withheld':
      return 'no trial credit of the account is withheld.';
    case 'trial_granted':
      return 'the account has had its trial credit; for more, `credit add --kind trial`.';
    case 'trial_not_requested':
      return 'nobody asked for the trial credit of this account, or it was answered; `account trials` shows what is withheld.';
    case 'key_of_explorer':
      return 'the explorer of the dashboard calls with this key: revoke it, and make the explorer another there.';
    case 'key_rolled':
      return 'the key was rolled before; roll the key that replaces it.';
    case 'key_revoked':
      return 'the key is revoked; make a new one with `key create`.';
    case 'key_expired':
      return 'the key is expired; make a new one with `key create`.';
    case 'key_limit_reached':
      return `${fault.limit} keys of the account work already; revoke one that is not needed.`;
    case 'too_many_deliveries':
      return `an account has at most ${fault.limit} tests and replays in a minute; try again in ${fault.retryAfterSeconds} s.`;
    case 'refresh_without_result':
      return `the refresh has no result; it is ${fault.status}.`;
    case 'unknown_operator':
      return 'there is no such operator; `operator list` shows them all.';
    case 'unknown_ingest_run':
      return 'there is no such run of an importer.';
    case 'unknown_update_request':
      return 'there is no such refresh request.';
    case 'unknown_delivery':
      return 'there is no such delivery of a webhook.';
    case 'unknown_library_answer':
      return 'there is no such answer in the Library.';
    case 'delivery_under_way':
      return 'the delivery is under way; it can be replayed when it has ended.';
    case 'no_webhook_url':
      return 'the account has no address for webhooks.';
    case 'no_webhook_secret':
      return 'the account has no signing secret for webhooks.';
    case 'last_admin':
      return 'this is the last admin at work; add another first.';
    case 'not_a_charge':
      return `--entry: this entry is a ${fault.kind}; only a charge can be reversed.`;
    case 'already_answered':
      return '--entry: the response to this charge was sent; to refund it, `credit add --kind adjustment`.';
    case 'not_awaiting_operator':
      return '--entry: this charge does not wait for a decision; `credit awaiting` lists those that do.';
    case 'amount_not_positive':
      return `--amount: ${formatMoney(fault.amount)} is not above zero; to take credit back use --kind adjustment.`;
    case 'amount_zero':
      return '--amount: an adjustment by nothing changes nothing.';
    case 'amount_too_large':
      return `--amount: ${formatMoney(fault.amount)} is more than a million; book it in parts if it is meant.`;
    case 'below_zero':
      return (
        `--amount: ${formatMoney(fault.amount)} would leave less than nothing: ` +
        `${formatMoney(fault.spendable)} is spendable, so at most -${formatMoney(fault.spendable)} can be taken.`
      );
    case 'unknown_top_up':
      return 'there is no such top-up.';
    case 'unknown_receipt':
      return 'there is no such receipt.';
    case 'unknown_payment_event':
      return 'there is no such payment event that waits for attention.';
    case 'method_unavailable':
      return `top-ups by ${fault.method} are not configured.`;
    case 'top_up_amount':
      return `a top-up is from ${formatMoney(fault.minimum)} to ${formatMoney(fault.maximum)}, in whole cents.`;
    case 'too_many_top_ups':
      return `${fault.maximum} top-ups of the account wait to be paid already.`;
    case 'top_up_closed':
    case 'top_up_not_paid':
      return `the top-up is ${fault.status}.`;
    case 'not_a_bank_transfer':
      return 'the top-up is paid by card; refund it at the provider.';
    case 'amount_not_in_cents':
      return `${fault.field} must be in whole cents.`;
    case 'refund_amount':
      return `from ${formatMoney(fault.minimum)} to ${formatMoney(fault.maximum)} can be given back in all.`;
    case 'idempotency_key_reused':
      return (
        `--idempotency-key: it stands for a ${fault.kind} of ${formatMoney(fault.amount)} ` +
        `${fault.note === null ? 'without a note' : `with the note ${JSON.stringify(fault.note)}`} already; ` +
        'repeat that, or use another key.'
      );
  }
}

/** SQLSTATEs of a database without the tables of this version. */
const NOT_MIGRATED = new Set(['42P01', '42703', '42883']);

/** Trouble with the database, in one line; undefined for any other error. */
export function describeTrouble(error: unknown): string | undefined {
  // A host with several addresses fails with one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message = '' } = (first ?? {}) as { code?: string; message?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `DATABASE_URL: the database does not answer (${message}). Is \`npm start\` running?`;
  }
  if (code === '28P01' || code === '28000') return `DATABASE_URL: the database refuses this user (${message}).`;
  if (code === '3D000') return `DATABASE_URL: there is no such database (${message}).`;
  if (NOT_MIGRATED.has(code)) return `DATABASE_URL: this database is not migrated; run \`npm run migrate\` first.`;
  if (code === '55P03' || code.startsWith('57') || code === '53300')
    return `the database is busy (${message}); try again.`;
  return undefined;
}
