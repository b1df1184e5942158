import type { TrialReason, OrganizationRole } from '@entity-registry/accounts';

/** The dashboard's own errors. */
export type PlatformErrorDetail =
  | { code: 'not_signed_in' }
  | { code: 'role_insufficient'; role: OrganizationRole; needed: OrganizationRole }
  /** The user has no organization: they weren't onboarded yet, or were removed. */
  | { code: 'no_organization' }
  /** Another site made the browser send the request. */
  | { code: 'origin_rejected' }
  /** A paid request of the explorer without X-Max-Charge. */
  | { code: 'max_charge_required' }
  | { code: 'pages_not_built' }
  /** The event isn't signed by the payment provider. */
  | { code: 'payment_event_refused'; why: 'signature' | 'body' }
  | { code: 'cards_not_configured' }
  /** The provider didn't respond in time. */
  | { code: 'payment_provider_unavailable'; retryAfterSeconds: number }
  | { code: 'sandbox_unavailable' }
  /** The account's trial is withheld for `reason`, and it has never topped up, so the sandbox gives it no paid content. */
  | { code: 'sandbox_withheld'; reason: TrialReason }
  /** The user reached their own sandbox limit: the rate, or the day's requests or money. */
  | { code: 'sandbox_limit'; limit: 'rate' | 'calls' | 'money'; retryAfterSeconds: number }
  /** Wrong address or password; the response doesn't say which. */
  | { code: 'credentials_rejected' }
  /** Others have used up the sign-in attempts of the account: the user has to confirm the browser by mail first. */
  | { code: 'browser_unconfirmed' }
  /** Wrong password of the signed-in user. */
  | { code: 'password_wrong'; field: string }
  /** The browser isn't the one that signed up. */
  | { code: 'password_required' }
  /** The link has expired, was used, or never existed. */
  | { code: 'token_invalid' }
  | { code: 'code_rejected' }
  /** The second factor came too late or was tried too often: start again with the first. */
  | { code: 'challenge_expired' }
  | { code: 'passkey_rejected' }
  | { code: 'two_factor_on' }
  | { code: 'two_factor_off' }
  /** The invited address has a user who is not signed in. */
  | { code: 'sign_in_first' }
  | { code: 'invitation_for_another' }
  | { code: 'already_member' }
  | { code: 'last_owner' }
  | { code: 'email_taken' }
  | { code: 'unknown_session' }
  | { code: 'unknown_passkey' }
  | { code: 'unknown_member' }
  | { code: 'unknown_invitation' }
  | { code: 'unknown_organization' }
  | { code: 'too_many_attempts'; retryAfterSeconds: number };

/** One of the dashboard's own errors; `detail` says why. */
export class PlatformError extends Error {
  constructor(readonly detail: PlatformErrorDetail) {
    super(detail.code);
    this.name = 'PlatformError';
  }
}
