import type { OperatorRole } from '@entity-registry/accounts';
import type { RecordLevel } from '@entity-registry/domain';
import type { SuppressionRefusal } from '@entity-registry/registry';

/** The admin API's own errors. */
export type AdminErrorDetail =
  | { code: 'missing_token' }
  /** Not Bearer, malformed, unknown or revoked; the response doesn't say which. */
  | { code: 'token_rejected' }
  /** The cookie's session has ended, or its operator was revoked. */
  | { code: 'not_signed_in' }
  /** The request has a cookie but doesn't come from a page of ours. */
  | { code: 'origin_rejected' }
  | { code: 'too_many_attempts'; retryAfterSeconds: number }
  | { code: 'role_insufficient'; role: OperatorRole; needed: OperatorRole }
  /** A decision on a data request would make a rule that is not allowed; `target`: which of its targets, from 1. */
  | { code: 'suppression_refused'; target: number; reason: SuppressionRefusal; why: string }
  /** A decision would hide a whole section of an organization, and doesn't say that this is meant. */
  | { code: 'whole_section_unconfirmed'; target: number; level: RecordLevel }
  /** What a data request would copy is not the person's, or doesn't exist. */
  | { code: 'copy_refused'; target: number; why: 'unknown_entity' | 'not_a_person' }
  /** A reconciliation is already running, in some process. */
  | { code: 'reconcile_running' }
  /** A reconciliation has just run. */
  | { code: 'reconcile_too_soon'; retryAfterSeconds: number };

/** One of the admin API's own errors; `detail` says why. */
export class AdminError extends Error {
  constructor(readonly detail: AdminErrorDetail) {
    super(detail.code);
    this.name = 'AdminError';
  }
}
