import type { OperatorRole } from '@entity-registry/billing';

/** Why an operator may not call. */
export type AdminFault =
  | { code: 'missing_token' }
  /** Not Bearer, malformed, unknown or revoked; which of them is not said. */
  | { code: 'token_rejected' }
  /** The session of the cookie has ended, or its operator was revoked. */
  | { code: 'not_signed_in' }
  /** A cookie came along with a request that no page of ours has sent. */
  | { code: 'origin_rejected' }
  | { code: 'too_many_attempts'; retryAfterSeconds: number }
  | { code: 'role_insufficient'; role: OperatorRole; needed: OperatorRole }
  /** The ledger is being proven, in some process. */
  | { code: 'reconcile_running' }
  /** It has just been. */
  | { code: 'reconcile_too_soon'; retryAfterSeconds: number };

/** A refusal of the admin API's own; says why in `fault`. */
export class AdminError extends Error {
  constructor(readonly fault: AdminFault) {
    super(fault.code);
    this.name = 'AdminError';
  }
}
