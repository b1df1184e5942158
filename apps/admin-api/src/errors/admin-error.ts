import type { OperatorRole } from '@entity-registry/billing';

/** Why an operator may not call. */
export type AdminFault =
  | { code: 'missing_token' }
  /** Not Bearer, malformed, unknown or revoked; which of them is not said. */
  | { code: 'token_rejected' }
  | { code: 'role_insufficient'; role: OperatorRole; needed: OperatorRole };

/** A refusal of the admin API's own; says why in `fault`. */
export class AdminError extends Error {
  constructor(readonly fault: AdminFault) {
    super(fault.code);
    this.name = 'AdminError';
  }
}
