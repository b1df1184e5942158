import type { BillingFault } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { AdminFault } from './admin-error.js';

export type Fault = AdminFault | BillingFault;
type FaultOf<Code extends Fault['code']> = Extract<Fault, { code: Code }>;

interface Row<Code extends Fault['code']> {
  status: 400 | 401 | 403 | 404 | 409 | 429;
  /** What went wrong and what to do. */
  error: string | ((fault: FaultOf<Code>) => string);
  members?: (fault: FaultOf<Code>) => Record<string, unknown>;
}

const notFound = (what: string) => ({ status: 404, error: `there is no such ${what}` }) as const;
const amountField = () => ({ field: 'amount' });

/** Maps every error to its status, text and members. A new code does not compile until it is listed here. */
const ROWS: { readonly [Code in Fault['code']]: Row<Code> } = {
  missing_token: { status: 401, error: 'an operator token is required: Authorization: Bearer <token>' },
  token_rejected: { status: 403, error: 'this token is not accepted: it is malformed, unknown or revoked' },
  not_signed_in: { status: 401, error: 'the session has ended: sign in again' },
  origin_rejected: { status: 403, error: "only the service's own pages may send this: open them at their own address" },
  too_many_attempts: { status: 429, error: 'too many tries to sign in: wait a moment, then try again' },
  role_insufficient: {
    status: 403,
    error: ({ needed }) => `this needs the role ${needed} or a higher one`,
    members: ({ role, needed }) => ({ role, required_role: needed }),
  },

  reconcile_running: { status: 409, error: 'the ledger is being proven: wait for the end' },
  reconcile_too_soon: { status: 429, error: 'the ledger was proven a moment ago: see what came of it' },

  unknown_account: notFound('account'),
  unknown_key: notFound('key'),
  unknown_entry: notFound('ledger entry'),
  unknown_operator: notFound('operator'),
  unknown_ingest_run: notFound('ingest run'),
  unknown_update_request: notFound('refresh request'),
  unknown_delivery: notFound('webhook delivery'),
  unknown_library_answer: notFound('answer in the Library'),

  unknown_top_up: notFound('top-up'),
  unknown_receipt: notFound('receipt'),
  unknown_payment_event: { status: 404, error: 'there is no such payment event that waits for attention' },
  method_unavailable: { status: 409, error: ({ method }) => `top-ups by ${method} are not configured` },
  top_up_amount: {
    status: 400,
    error: ({ minimum, maximum }) =>
      `amount must be from ${formatMoney(minimum)} to ${formatMoney(maximum)}, in whole cents`,
    members: amountField,
  },
  too_many_top_ups: { status: 409, error: ({ maximum }) => `${String(maximum)} top-ups wait to be paid already` },
  top_up_closed: {
    status: 409,
    error: ({ status }) => `the top-up has ended: it is ${status}`,
    members: ({ status }) => ({ status }),
  },
  top_up_not_paid: {
    status: 409,
    error: ({ status }) => `the top-up is not paid: it is ${status}`,
    members: ({ status }) => ({ status }),
  },
  not_a_bank_transfer: {
    status: 409,
    error: 'this top-up is paid by card: refund it at the provider, whose event books it here',
  },
  refund_amount: {
    status: 400,
    error: ({ minimum, maximum, field }) =>
      `${field} is what was given back in all: from ${formatMoney(minimum)} to ${formatMoney(maximum)}`,
    members: ({ field }) => ({ field }),
  },

  delivery_under_way: { status: 409, error: 'the delivery has not ended: replay it when it has' },
  no_webhook_url: { status: 409, error: 'the webhooks of the account go nowhere: set its address first' },
  no_webhook_secret: { status: 409, error: 'the account has no signing secret: make one with POST webhook/secret' },

  trial_not_withheld: { status: 409, error: 'no trial credit of this account is withheld' },
  trial_granted: { status: 409, error: 'the account has had its trial credit' },
  trial_not_requested: { status: 409, error: 'nobody asked for the trial credit of this account, or it was answered' },
  already_confirmed: {
    status: 409,
    error: 'the account is confirmed: its first key and trial credit were given; make further keys with POST keys',
  },
  key_of_explorer: {
    status: 409,
    error: 'the explorer calls with this key: revoke it, and make the explorer another',
  },
  key_rolled: { status: 409, error: 'the key was rolled before: roll the one that replaced it' },
  key_revoked: { status: 409, error: 'the key is revoked: make a new one' },
  key_expired: { status: 409, error: 'the key has expired: make a new one' },
  key_limit_reached: {
    status: 409,
    error: ({ limit }) => `${String(limit)} keys of the account work already: revoke one that is not needed`,
    members: ({ limit }) => ({ limit }),
  },
  too_many_deliveries: {
    status: 429,
    error: ({ limit, retryAfterSeconds }) =>
      `an account has at most ${String(limit)} tests and replays in a minute: try again in ${String(retryAfterSeconds)} s`,
    members: ({ limit }) => ({ limit }),
  },
  refresh_without_result: {
    status: 409,
    error: ({ status }) => `the refresh has no result: it is ${status}`,
    members: ({ status }) => ({ status }),
  },
  last_admin: { status: 409, error: 'this is the last working admin: add another first' },
  not_a_charge: { status: 409, error: ({ kind }) => `this entry is no charge but a ${kind}` },
  already_answered: {
    status: 409,
    error: 'the response to this charge was sent: correct the balance with an adjustment',
  },
  not_awaiting_operator: {
    status: 409,
    error: 'this charge does not wait for a decision: GET /admin/unsent-credits lists those that do',
  },

  amount_not_positive: {
    status: 400,
    error: ({ field }) =>
      field === undefined
        ? 'amount must be above zero; to take credit back use kind adjustment'
        : `${field} must be above zero`,
    members: ({ field = 'amount' }) => ({ field }),
  },
  amount_zero: { status: 400, error: 'amount must not be zero', members: amountField },
  amount_too_large: {
    status: 400,
    error: ({ field }) =>
      field === undefined
        ? 'amount must be at most 1000000.00; book it in parts if it is meant'
        : `${field} is more than was ever ordered: look again`,
    members: ({ field = 'amount' }) => ({ field }),
  },
  amount_not_in_cents: {
    status: 400,
    error: ({ field }) => `${field} must be in whole cents`,
    members: ({ field }) => ({ field }),
  },
  below_zero: {
    status: 409,
    error: ({ spendable }) => `amount takes more than there is: at most ${formatMoney(spendable)} can be taken`,
    members: ({ spendable, amount }) => ({
      field: 'amount',
      spendable: formatMoney(spendable),
      amount: formatMoney(amount),
    }),
  },
  idempotency_key_reused: {
    status: 409,
    error: ({ kind, amount, note }) =>
      `this Idempotency-Key stands for a ${kind} of ${formatMoney(amount)} ` +
      (note === null ? 'without a note' : `with the note ${JSON.stringify(note)}`),
    members: ({ kind, amount, note }) => ({ kind, amount: formatMoney(amount), note }),
  },
};

/** Status and body of an error. */
export function faultAnswer<Code extends Fault['code']>(fault: FaultOf<Code> & { code: Code }) {
  const row: Row<Code> = ROWS[fault.code];
  const error = typeof row.error === 'string' ? row.error : row.error(fault);
  return { code: fault.code, status: row.status, body: { error, code: fault.code, ...row.members?.(fault) } };
}
