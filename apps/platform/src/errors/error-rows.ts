import type { BillingFault } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import { ACCOUNT_FAULTS, faultAnswer, notFound } from '@entity-registry/nest-kit';
import type { ErrorAnswer, FaultRow, FaultRows } from '@entity-registry/nest-kit';
import type { PlatformFault } from './platform-error.js';

export type Fault = PlatformFault | BillingFault;

const ROWS: FaultRows<Fault> = {
  ...ACCOUNT_FAULTS,
  not_signed_in: { status: 401, error: 'sign in first: there is no session, or it has ended' },
  no_organization: {
    status: 403,
    error: 'you belong to no organisation: finish the sign-up, or ask for an invitation',
  },
  origin_rejected: { status: 403, error: 'this is only taken from the pages of the dashboard' },
  max_charge_required: {
    status: 400,
    error:
      'this call costs money: send X-Max-Charge, the most it may cost in USD, such as 0.20; the same call with dry_run=true returns its price',
    members: () => ({ field: 'X-Max-Charge' }),
  },
  pages_not_built: { status: 503, error: 'the pages of the dashboard are not built: npm run dashboard' },
  payment_event_refused: {
    status: 400,
    error: ({ why }) =>
      why === 'signature' ? 'the signature is missing, wrong or too old' : 'the body is no event of the provider',
  },
  cards_not_configured: { status: 404, error: 'payments by card are not configured' },
  payment_provider_unavailable: {
    status: 503,
    error: 'the payment provider does not answer: try again in a moment, or pay by bank transfer',
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
        ? 'too many calls at once: the sandbox takes one a second'
        : `the sandbox gives no more ${limit} today: it begins anew at midnight UTC`,
    members: ({ limit, retryAfterSeconds }) => ({ limit, retry_after: retryAfterSeconds }),
  },
  credentials_rejected: { status: 401, error: 'the e-mail address or the password is wrong' },
  browser_unconfirmed: {
    status: 401,
    error: 'too many attempts to sign in: open the link that we mailed to this address in this browser, then try again',
  },
  password_wrong: { status: 403, error: 'the password is wrong', members: ({ field }) => ({ field }) },
  password_required: {
    status: 401,
    error: 'this is not the browser that signed up: the password is needed as well',
    members: () => ({ field: 'password' }),
  },
  token_invalid: { status: 410, error: 'the link has expired or was used before: ask for another' },
  code_rejected: { status: 401, error: 'the code is wrong, has expired or was used before' },
  challenge_expired: { status: 401, error: 'sign in with the password again' },
  passkey_rejected: { status: 401, error: 'the passkey is not accepted' },
  two_factor_on: { status: 409, error: 'the second factor is on: turn it off first' },
  two_factor_off: { status: 409, error: 'the second factor is not on' },
  sign_in_first: { status: 401, error: 'this address has a user: sign in, and follow the invitation again' },
  invitation_for_another: { status: 403, error: 'the invitation is for another address than yours' },
  already_member: {
    status: 409,
    error: 'somebody of this address is a member already',
    members: () => ({ field: 'email' }),
  },
  last_owner: { status: 409, error: 'this is the last owner: make somebody else one first' },
  email_taken: { status: 409, error: 'this address has another user' },
  unknown_session: notFound('session'),
  unknown_passkey: notFound('passkey'),
  unknown_member: notFound('member'),
  unknown_invitation: notFound('invitation'),
  unknown_organization: notFound('organisation'),
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
    error: ({ maximum }) => `${String(maximum)} top-ups wait to be paid: pay or cancel one of them first`,
  },
  not_a_bank_transfer: { status: 409, error: 'this top-up is paid by card' },
  refund_amount: {
    status: 400,
    error: 'more than was received cannot be given back',
    members: ({ field }) => ({ field }),
  },

  no_webhook_url: { status: 409, error: 'the webhooks of the account go nowhere: set their address first' },
  no_webhook_secret: { status: 409, error: 'there is no signing secret: make one first' },

  trial_not_requested: { status: 409, error: 'nobody asked for the trial credit of this account' },
  already_confirmed: { status: 409, error: 'the first key and the trial credit were given already' },
  key_limit_reached: {
    status: 409,
    error: ({ limit }) => `${String(limit)} keys work already: revoke one that is not needed`,
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
  idempotency_key_reused: { status: 409, error: 'this Idempotency-Key stands for something else' },
};

/** The response for an error. */
export function answerOf<Code extends Fault['code']>(
  fault: Extract<Fault, { code: Code }> & { code: Code },
): ErrorAnswer {
  const row: FaultRow<Extract<Fault, { code: Code }>> = ROWS[fault.code];
  return faultAnswer(row, fault);
}
