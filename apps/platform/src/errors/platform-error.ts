import type { OrganizationRole } from '@entity-registry/persistence';

/** What the dashboard refuses of its own. */
export type PlatformFault =
  | { code: 'not_signed_in' }
  | { code: 'role_insufficient'; role: OrganizationRole; needed: OrganizationRole }
  /** The user belongs to no organisation yet: they were not onboarded, or were removed. */
  | { code: 'no_organization' }
  /** Another site made the browser send it. */
  | { code: 'origin_rejected' }
  | { code: 'pages_not_built' }
  /** Nobody but the provider of payments says what was paid. */
  | { code: 'payment_event_refused'; why: 'signature' | 'body' }
  | { code: 'cards_not_configured' }
  /** Nothing was ordered. */
  | { code: 'payment_provider_unavailable'; retryAfterSeconds: number }
  | { code: 'sandbox_unavailable' }
  /** The user's own limit of the sandbox: its bucket, or the calls or the money of a day. */
  | { code: 'sandbox_limit'; limit: 'rate' | 'calls' | 'money'; retryAfterSeconds: number }
  /** Address and password do not belong together; which of them is wrong is not said. */
  | { code: 'credentials_rejected' }
  /** The password of the user who is signed in. */
  | { code: 'password_wrong'; field: string }
  /** The browser is not the one that signed up. */
  | { code: 'password_required' }
  /** The link has expired, was used, or never was one. */
  | { code: 'token_invalid' }
  | { code: 'code_rejected' }
  /** The second factor comes too late, or was tried too often: the first is needed again. */
  | { code: 'challenge_expired' }
  | { code: 'passkey_rejected' }
  | { code: 'two_factor_on' }
  | { code: 'two_factor_off' }
  /** The address of the invitation has a user, who is not signed in. */
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

/** A refusal of the dashboard's own; says why in `fault`. */
export class PlatformError extends Error {
  constructor(readonly fault: PlatformFault) {
    super(fault.code);
    this.name = 'PlatformError';
  }
}
