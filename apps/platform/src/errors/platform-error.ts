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
  | { code: 'sandbox_unavailable' }
  /** The user's own limit of the sandbox: its bucket, or the calls or the money of a day. */
  | { code: 'sandbox_limit'; limit: 'rate' | 'calls' | 'money'; retryAfterSeconds: number }
  | { code: 'too_many_attempts'; retryAfterSeconds: number };

/** A refusal of the dashboard's own; says why in `fault`. */
export class PlatformError extends Error {
  constructor(readonly fault: PlatformFault) {
    super(fault.code);
    this.name = 'PlatformError';
  }
}
