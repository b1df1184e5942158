// Generated from the code of the service: npm run openapi. Do not edit.
import type { ErrorBase } from '../errors/error-base.js';
import type { V4Schemas, V5Schemas } from './types.js';

/** Members of each error body in addition to the problem details. Members that v4 omits are optional. */
export interface ErrorBodies {
  invalid_id: V4Schemas['InvalidIdError'];
  invalid_update_request_id: Omit<V5Schemas['InvalidUpdateRequestIdError'], 'code'> & Partial<Pick<V5Schemas['InvalidUpdateRequestIdError'], 'code'>>;
  malformed_id: V5Schemas['MalformedIdError'];
  jurisdiction_reserved: V5Schemas['JurisdictionReservedError'];
  missing_include: Omit<V5Schemas['MissingIncludeError'], 'code'> & Partial<Pick<V5Schemas['MissingIncludeError'], 'code'>>;
  empty_include_item: Omit<V5Schemas['EmptyIncludeItemError'], 'code'> & Partial<Pick<V5Schemas['EmptyIncludeItemError'], 'code'>>;
  unknown_code: Omit<V5Schemas['UnknownCodeError'], 'code'> & Partial<Pick<V5Schemas['UnknownCodeError'], 'code'>>;
  include_not_applicable: V5Schemas['IncludeNotApplicableError'];
  missing_search_term: V4Schemas['MissingSearchTermError'];
  name_too_short: V4Schemas['NameTooShortError'];
  invalid_dry_run: Omit<V5Schemas['InvalidDryRunError'], 'code'> & Partial<Pick<V5Schemas['InvalidDryRunError'], 'code'>>;
  invalid_inline_limit: V5Schemas['InvalidInlineLimitError'];
  invalid_parameter: Omit<V5Schemas['InvalidParameterError'], 'code'> & Partial<Pick<V5Schemas['InvalidParameterError'], 'code'>>;
  invalid_body: V5Schemas['InvalidBodyError'];
  body_too_large: V5Schemas['BodyTooLargeError'];
  unsupported_body: V5Schemas['UnsupportedBodyError'];
  invalid_identifier: V5Schemas['InvalidIdentifierError'];
  unknown_filter: V5Schemas['UnknownFilterError'];
  invalid_search_query: V5Schemas['InvalidSearchQueryError'];
  invalid_cursor: V5Schemas['InvalidCursorError'];
  free_tier_batch_rows: V5Schemas['FreeTierBatchRowsError'];
  malformed_request: ErrorBase;
  method_not_allowed: ErrorBase;
  expectation_failed: ErrorBase;
  request_timeout: ErrorBase;
  target_too_long: Omit<V5Schemas['TargetTooLongError'], 'code'> & Partial<Pick<V5Schemas['TargetTooLongError'], 'code'>>;
  headers_too_large: V5Schemas['HeadersTooLargeError'];
  public_tier_locked: V5Schemas['PublicTierLockedError'];
  key_rejected: Omit<V5Schemas['KeyRejectedError'], 'code'> & Partial<Pick<V5Schemas['KeyRejectedError'], 'code'>>;
  key_expired: V5Schemas['KeyExpiredError'];
  key_scope_locked: V5Schemas['KeyScopeLockedError'];
  free_tier_code_locked: V5Schemas['FreeTierCodeLockedError'];
  paid_plan_required: Omit<V5Schemas['PaidPlanRequiredError'], 'code'> & Partial<Pick<V5Schemas['PaidPlanRequiredError'], 'code'>>;
  jurisdiction_unavailable: Omit<V5Schemas['JurisdictionUnavailableError'], 'code'> & Partial<Pick<V5Schemas['JurisdictionUnavailableError'], 'code'>>;
  insufficient_credits: Partial<V5Schemas['InsufficientCreditsError']>;
  max_charge_exceeded: V5Schemas['MaxChargeExceededError'];
  estimator_rows_exhausted: V5Schemas['EstimatorRowsExhaustedError'];
  spending_limit_exceeded: V5Schemas['SpendingLimitExceededError'];
  free_tier_limit: V5Schemas['FreeTierLimitError'];
  refresh_backlog: V5Schemas['RefreshBacklogError'];
  public_budget_exhausted: V5Schemas['PublicBudgetExhaustedError'];
  rate_limited: Omit<V5Schemas['RateLimitedError'], 'code'> & Partial<Pick<V5Schemas['RateLimitedError'], 'code'>>;
  entity_not_found: Omit<V5Schemas['EntityNotFoundError'], 'code'> & Partial<Pick<V5Schemas['EntityNotFoundError'], 'code'>>;
  update_request_not_found: Omit<V5Schemas['UpdateRequestNotFoundError'], 'code'> & Partial<Pick<V5Schemas['UpdateRequestNotFoundError'], 'code'>>;
  screening_not_found: V5Schemas['ScreeningNotFoundError'];
  hit_not_found: V5Schemas['HitNotFoundError'];
  route_not_found: Omit<V5Schemas['RouteNotFoundError'], 'code'> & Partial<Pick<V5Schemas['RouteNotFoundError'], 'code'>>;
  idempotency_key_reused: V5Schemas['IdempotencyKeyReusedError'];
  idempotency_in_progress: V5Schemas['IdempotencyInProgressError'];
  internal_error: Partial<V5Schemas['InternalErrorError']>;
  service_unavailable: Omit<V5Schemas['ServiceUnavailableError'], 'code'> & Partial<Pick<V5Schemas['ServiceUnavailableError'], 'code'>>;
  search_backend_error: Partial<V5Schemas['SearchBackendErrorError']>;
}
