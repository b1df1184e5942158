import type { BillingErrorDetail } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { ACCOUNT_ERROR_ROWS, toErrorResponse } from '@entity-registry/http';
import type { ErrorResponse, AppErrorRow, AppErrorRows } from '@entity-registry/http';
import type { AdminErrorDetail } from './admin-error.js';

export type ErrorDetail = AdminErrorDetail | BillingErrorDetail;

const ROWS: AppErrorRows<ErrorDetail> = {
  ...ACCOUNT_ERROR_ROWS,
  missing_token: { status: 401, error: 'an operator token is required: Authorization: Bearer <token>' },
  token_rejected: { status: 403, error: 'this token is not accepted: it is malformed, unknown or revoked' },
  not_signed_in: { status: 401, error: 'the session has ended: sign in again' },
  origin_rejected: { status: 403, error: 'this request is only accepted from the operator pages' },
  too_many_attempts: { status: 429, error: 'too many sign-in attempts: wait a moment, then try again' },

  suppression_refused: {
    status: 409,
    error: ({ target, why }) => `targets (item ${String(target)}): ${why}`,
    members: ({ reason }) => ({ field: 'targets', reason }),
  },
  whole_section_unconfirmed: {
    status: 409,
    error: ({ target, level }) =>
      `targets (item ${String(target)}): this hides the whole section ${level} of an organization, also what is about others: give a tag with the fields that name the person, or confirm it with whole_section`,
    members: () => ({ field: 'targets' }),
  },
  copy_refused: {
    status: 409,
    error: ({ target, why }) =>
      why === 'unknown_entity'
        ? `targets (item ${String(target)}): no entity has this id`
        : `targets (item ${String(target)}): its records name others too: give a tag, and the fields that name the person`,
    members: () => ({ field: 'targets' }),
  },

  reconcile_running: { status: 409, error: 'a reconciliation is already running: wait until it finishes' },
  reconcile_too_soon: { status: 429, error: 'the ledger was reconciled less than a minute ago: see its result' },

  unknown_payment_event: { status: 404, error: 'no payment event with this id needs attention' },
  method_unavailable: { status: 409, error: ({ method }) => `top-ups by ${method} are not configured` },
  top_up_amount: {
    status: 400,
    error: ({ minimum, maximum }) =>
      `amount must be from ${formatMoney(minimum)} to ${formatMoney(maximum)}, in whole cents`,
    members: () => ({ field: 'amount' }),
  },
  too_many_top_ups: { status: 409, error: ({ maximum }) => `${String(maximum)} top-ups are already unpaid` },
  not_a_bank_transfer: {
    status: 409,
    error: 'this top-up is paid by card: refund it at the payment provider, whose event is booked here',
  },
  refund_amount: {
    status: 400,
    error: ({ minimum, maximum, field }) =>
      `${field} must be the total refunded, from ${formatMoney(minimum)} to ${formatMoney(maximum)}`,
    members: ({ field }) => ({ field }),
  },

  no_webhook_url: { status: 409, error: 'the account has no webhook URL: set one first' },
  no_webhook_secret: { status: 409, error: 'the account has no signing secret: create one with POST webhook/secret' },

  trial_not_requested: {
    status: 409,
    error: 'nobody asked for the trial credit of this account, or the request was already decided',
  },
  already_confirmed: {
    status: 409,
    error: 'the account is confirmed and has its first key and trial credit; create more keys with POST keys',
  },
  key_limit_reached: {
    status: 409,
    error: ({ limit }) => `the account already has ${String(limit)} active keys: revoke one that is no longer needed`,
    members: ({ limit }) => ({ limit }),
  },
  too_many_deliveries: {
    status: 429,
    error: ({ limit, retryAfterSeconds }) =>
      `at most ${String(limit)} tests and replays a minute for each account: try again in ${String(retryAfterSeconds)} s`,
    members: ({ limit }) => ({ limit }),
  },
  refresh_without_result: {
    status: 409,
    error: ({ status }) => `the refresh is ${status}: there is no result to replay`,
    members: ({ status }) => ({ status }),
  },
  already_answered: {
    status: 409,
    error: 'the response to this charge was sent: correct the balance with an adjustment',
  },
  not_awaiting_operator: {
    status: 409,
    error: 'this charge does not wait for a decision: GET /admin/unsent-credits lists those that do',
  },
  entry_archived: {
    status: 409,
    error: 'the ledger month of this charge is archived: restore it, or correct the balance with an adjustment',
  },

  amount_not_positive: {
    status: 400,
    error: ({ field }) =>
      field === undefined
        ? 'amount must be above zero; to deduct credit, use kind adjustment'
        : `${field} must be above zero`,
    members: ({ field = 'amount' }) => ({ field }),
  },
  amount_too_large: {
    status: 400,
    error: ({ field }) =>
      field === undefined
        ? 'amount must be at most 1000000.00; book larger amounts in parts'
        : `${field} is more than any top-up can be: check it`,
    members: ({ field = 'amount' }) => ({ field }),
  },
  idempotency_key_reused: {
    status: 409,
    error: ({ kind, amount, note }) =>
      `this Idempotency-Key was used for a ${kind} of ${formatMoney(amount)} ` +
      (note === null ? 'without a note' : `with the note ${JSON.stringify(note)}`),
    members: ({ kind, amount, note }) => ({ kind, amount: formatMoney(amount), note }),
  },
};

/** The response for an error. */
export function errorResponseOf<Code extends ErrorDetail['code']>(
  error: Extract<ErrorDetail, { code: Code }> & { code: Code },
): ErrorResponse {
  const row: AppErrorRow<Extract<ErrorDetail, { code: Code }>> = ROWS[error.code];
  return toErrorResponse(row, error);
}
