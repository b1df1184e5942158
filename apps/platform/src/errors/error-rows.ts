import type { BillingErrorDetail } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { ACCOUNT_ERROR_ROWS, toErrorResponse, notFound } from '@entity-registry/http';
import type { ErrorResponse, AppErrorRow, AppErrorRows } from '@entity-registry/http';
import type { PlatformErrorDetail } from './platform-error.js';

export type ErrorDetail = PlatformErrorDetail | BillingErrorDetail;

const ROWS: AppErrorRows<ErrorDetail> = {
  ...ACCOUNT_ERROR_ROWS,
  not_signed_in: { status: 401, error: 'sign in first: there is no session, or it has ended' },
  no_organization: {
    status: 403,
    error: 'you have no organization: finish signing up, or ask for an invitation',
  },
  origin_rejected: { status: 403, error: 'this request is only accepted from the pages of the dashboard' },
  max_charge_required: {
    status: 400,
    error:
      'this request is billed: send X-Max-Charge with its maximum charge in USD, such as 0.20; the same request with dry_run=true returns its price',
    members: () => ({ field: 'X-Max-Charge' }),
  },
  pages_not_built: { status: 503, error: 'the pages of the dashboard are not built: npm run dashboard' },
  payment_event_refused: {
    status: 400,
    error: ({ why }) =>
      why === 'signature'
        ? 'the signature is missing, wrong or too old'
        : "the body is not one of the provider's events",
  },
  cards_not_configured: { status: 404, error: 'card payments are not configured' },
  payment_provider_unavailable: {
    status: 503,
    error: 'the payment provider is not responding: try again in a moment, or pay by bank transfer',
    members: ({ retryAfterSeconds }) => ({ retry_after: retryAfterSeconds }),
  },
  sandbox_unavailable: { status: 503, error: 'this installation has no sandbox' },
  sandbox_withheld: {
    status: 403,
    error:
      'the trial credit of this account is on hold, so the sandbox makes no paid calls for it: an owner can ask for approval (POST /api/trial/request), or top up; dry runs and free calls work',
    members: ({ reason }) => ({ reason }),
  },
  sandbox_limit: {
    status: 429,
    error: ({ limit }) =>
      limit === 'rate'
        ? 'too many calls at once: the sandbox allows one per second'
        : `you have used up today's sandbox ${limit}: it resets at midnight UTC`,
    members: ({ limit, retryAfterSeconds }) => ({ limit, retry_after: retryAfterSeconds }),
  },
  credentials_rejected: { status: 401, error: 'the email address or the password is wrong' },
  browser_unconfirmed: {
    status: 401,
    error: 'too many attempts to sign in: open the link that we mailed to this address in this browser, then try again',
  },
  password_wrong: { status: 403, error: 'the password is wrong', members: ({ field }) => ({ field }) },
  password_required: {
    status: 401,
    error: 'this is not the browser that signed up: enter the password too',
    members: () => ({ field: 'password' }),
  },
  token_invalid: { status: 410, error: 'the link has expired or was already used: request another' },
  code_rejected: { status: 401, error: 'the code is wrong, has expired or was already used' },
  challenge_expired: { status: 401, error: 'sign in with your password again' },
  passkey_rejected: { status: 401, error: 'the passkey was not accepted' },
  two_factor_on: { status: 409, error: 'the second factor is on: turn it off first' },
  two_factor_off: { status: 409, error: 'the second factor is not on' },
  sign_in_first: { status: 401, error: 'this address already has a user: sign in, and open the invitation again' },
  invitation_for_another: { status: 403, error: 'this invitation is for another address' },
  already_member: {
    status: 409,
    error: 'this address already belongs to a member',
    members: () => ({ field: 'email' }),
  },
  last_owner: { status: 409, error: 'this is the last owner: make someone else an owner first' },
  email_taken: { status: 409, error: 'this address belongs to another user' },
  unknown_session: notFound('session'),
  unknown_passkey: notFound('passkey'),
  unknown_member: notFound('member'),
  unknown_invitation: notFound('invitation'),
  unknown_organization: notFound('organization'),
  too_many_attempts: {
    status: 429,
    error: ({ retryAfterSeconds }) => `too many attempts: try again in ${String(retryAfterSeconds)} seconds`,
    members: ({ retryAfterSeconds }) => ({ retry_after: retryAfterSeconds }),
  },

  unknown_payment_event: notFound('payment event'),
  method_unavailable: { status: 409, error: ({ method }) => `top-ups by ${method} are not available here` },
  top_up_amount: {
    status: 400,
    error: ({ minimum, maximum }) =>
      `amount must be from ${formatMoney(minimum)} to ${formatMoney(maximum)}, in whole cents`,
    members: ({ minimum, maximum }) => ({
      field: 'amount',
      minimum: formatMoney(minimum),
      maximum: formatMoney(maximum),
    }),
  },
  too_many_top_ups: {
    status: 409,
    error: ({ maximum }) => `${String(maximum)} top-ups are unpaid: pay or cancel one of them first`,
  },
  not_a_bank_transfer: { status: 409, error: 'this top-up is paid by card' },
  refund_amount: {
    status: 400,
    error: 'you cannot refund more than was received',
    members: ({ field }) => ({ field }),
  },

  no_webhook_url: { status: 409, error: 'the account has no webhook URL: set one first' },
  no_webhook_secret: { status: 409, error: 'there is no signing secret: create one first' },

  trial_not_requested: { status: 409, error: 'nobody asked for the trial credit of this account' },
  already_confirmed: { status: 409, error: 'the first key and the trial credit were already granted' },
  key_limit_reached: {
    status: 409,
    error: ({ limit }) => `${String(limit)} keys are already active: revoke one that you no longer need`,
    members: ({ limit }) => ({ limit }),
  },
  refresh_without_result: {
    status: 409,
    error: ({ status }) => `the refresh request is ${status}: there is no result to replay`,
    members: ({ status }) => ({ status }),
  },
  too_many_deliveries: {
    status: 429,
    error: ({ limit }) => `at most ${String(limit)} tests and replays a minute: try again later`,
    members: ({ retryAfterSeconds }) => ({ retry_after: retryAfterSeconds }),
  },
  already_answered: { status: 409, error: 'the response to this charge was sent' },
  not_awaiting_operator: { status: 409, error: 'this charge does not wait for a decision' },
  entry_archived: { status: 409, error: 'the ledger month of this charge is archived' },

  amount_not_positive: {
    status: 400,
    error: ({ field = 'amount' }) => `${field} must be above zero`,
    members: ({ field = 'amount' }) => ({ field }),
  },
  amount_too_large: {
    status: 400,
    error: ({ field = 'amount' }) => `${field} must be at most 1000000.00`,
    members: ({ field = 'amount' }) => ({ field }),
  },
  idempotency_key_reused: { status: 409, error: 'this Idempotency-Key was already used for something else' },
};

/** The response for an error. */
export function errorResponseOf<Code extends ErrorDetail['code']>(
  error: Extract<ErrorDetail, { code: Code }> & { code: Code },
): ErrorResponse {
  const row: AppErrorRow<Extract<ErrorDetail, { code: Code }>> = ROWS[error.code];
  return toErrorResponse(row, error);
}
