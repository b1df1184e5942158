import type { OperatorRole } from '@entity-registry/accounts';

/** Errors of the admin API's own. */
export type AdminFault =
  | { code: 'missing_token' }
  /** Not Bearer, malformed, unknown or revoked; the response doesn't say which. */
  | { code: 'token_rejected' }
  /** The cookie's session has ended, or its operator was revoked. */
  | { code: 'not_signed_in' }
  /** The request has a cookie but doesn't come from a page of ours. */
  | { code: 'origin_rejected' }
  | { code: 'too_many_attempts'; retryAfterSeconds: number }
  | { code: 'role_insufficient'; role: OperatorRole; needed: OperatorRole }
  /** The ledger proof is already running, in some process. */
  | { code: 'reconcile_running' }
  /** The ledger proof has just run. */
  | { code: 'reconcile_too_soon'; retryAfterSeconds: number };

/** An error of the admin API's own; `fault` says why. */
export class AdminError extends Error {
  constructor(readonly fault: AdminFault) {
    super(fault.code);
    this.name = 'AdminError';
  }
}
