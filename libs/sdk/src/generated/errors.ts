// Generated from the code of the service: npm run openapi. Do not edit.
import { ApiError } from '../errors/api-error.js';

/** `invalid_id`, HTTP 400. `id` must be an integer. Never charged. */
export class InvalidIdError extends ApiError<'invalid_id'> {
  override readonly name: string = 'InvalidIdError';
}

/** `invalid_update_request_id`, HTTP 400. `update_request_id` must be an integer. Never charged. */
export class InvalidUpdateRequestIdError extends ApiError<'invalid_update_request_id'> {
  override readonly name: string = 'InvalidUpdateRequestIdError';
}

/** `malformed_id`, HTTP 400. The id is not in a recognized format or type. Pass ids on unchanged. Never charged. */
export class MalformedIdError extends ApiError<'malformed_id'> {
  override readonly name: string = 'MalformedIdError';
}

/** `jurisdiction_reserved`, HTTP 400. The id, or `jurisdiction`, is of a jurisdiction that v5 does not support yet. Never charged. */
export class JurisdictionReservedError extends ApiError<'jurisdiction_reserved'> {
  override readonly name: string = 'JurisdictionReservedError';
}

/** `missing_include`, HTTP 400. `include` is required: one or more product codes, separated by commas. Never charged. */
export class MissingIncludeError extends ApiError<'missing_include'> {
  override readonly name: string = 'MissingIncludeError';
}

/** `empty_include_item`, HTTP 400. `include` has an empty product code. Never charged. */
export class EmptyIncludeItemError extends ApiError<'empty_include_item'> {
  override readonly name: string = 'EmptyIncludeItemError';
}

/** `unknown_code`, HTTP 400. A product code does not exist in the jurisdiction. Never charged. */
export class UnknownCodeError extends ApiError<'unknown_code'> {
  override readonly name: string = 'UnknownCodeError';
}

/** `include_not_applicable`, HTTP 400. No code in `include` covers the asset. `supported_includes` lists the codes that do. Omit `include` to use the cheapest. Never charged. */
export class IncludeNotApplicableError extends ApiError<'include_not_applicable'> {
  override readonly name: string = 'IncludeNotApplicableError';
}

/** `missing_search_term`, HTTP 400. `nombre` or `ruc` is required. Never charged. */
export class MissingSearchTermError extends ApiError<'missing_search_term'> {
  override readonly name: string = 'MissingSearchTermError';
}

/** `name_too_short`, HTTP 400. `nombre` is shorter than the jurisdiction requires. Never charged. */
export class NameTooShortError extends ApiError<'name_too_short'> {
  override readonly name: string = 'NameTooShortError';
}

/** `invalid_dry_run`, HTTP 400. `dry_run` must be `true`, `1`, `false` or `0`. Never charged. */
export class InvalidDryRunError extends ApiError<'invalid_dry_run'> {
  override readonly name: string = 'InvalidDryRunError';
}

/** `invalid_inline_limit`, HTTP 400. `inline_limit` must be an integer from 1 to 100. Never charged. */
export class InvalidInlineLimitError extends ApiError<'invalid_inline_limit'> {
  override readonly name: string = 'InvalidInlineLimitError';
}

/** `invalid_parameter`, HTTP 400. A parameter, header or member of the body is invalid. `error` names it and says what it must be. Never charged. */
export class InvalidParameterError extends ApiError<'invalid_parameter'> {
  override readonly name: string = 'InvalidParameterError';
}

/** `invalid_body`, HTTP 400. The body is not a JSON object with valid text. Never charged. */
export class InvalidBodyError extends ApiError<'invalid_body'> {
  override readonly name: string = 'InvalidBodyError';
}

/** `body_too_large`, HTTP 413. Request body too large: at most 262144 bytes. Never charged. */
export class BodyTooLargeError extends ApiError<'body_too_large'> {
  override readonly name: string = 'BodyTooLargeError';
}

/** `unsupported_body`, HTTP 415. The body must be JSON, not compressed: send it with Content-Type: application/json. Never charged. */
export class UnsupportedBodyError extends ApiError<'unsupported_body'> {
  override readonly name: string = 'UnsupportedBodyError';
}

/** `invalid_identifier`, HTTP 400. `ruc` or `cedula` is not in a recognized format. Never charged. */
export class InvalidIdentifierError extends ApiError<'invalid_identifier'> {
  override readonly name: string = 'InvalidIdentifierError';
}

/** `unknown_filter`, HTTP 400. A filter does not exist on the surface. Never charged. */
export class UnknownFilterError extends ApiError<'unknown_filter'> {
  override readonly name: string = 'UnknownFilterError';
}

/** `invalid_search_query`, HTTP 400. A filter, sort field, facet or name is invalid. `error` names it and says what it accepts. Never charged. */
export class InvalidSearchQueryError extends ApiError<'invalid_search_query'> {
  override readonly name: string = 'InvalidSearchQueryError';
}

/** `invalid_cursor`, HTTP 400. Cursors are bound to their list and account and are valid for 24 hours. Never charged. */
export class InvalidCursorError extends ApiError<'invalid_cursor'> {
  override readonly name: string = 'InvalidCursorError';
}

/** `free_tier_batch_rows`, HTTP 400. The batch has more rows than a free key allows. Send fewer rows, or use `with_presence`. Never charged. */
export class FreeTierBatchRowsError extends ApiError<'free_tier_batch_rows'> {
  override readonly name: string = 'FreeTierBatchRowsError';
}

/** `malformed_request`, HTTP 400. Malformed request. Never charged. */
export class MalformedRequestError extends ApiError<'malformed_request'> {
  override readonly name: string = 'MalformedRequestError';
}

/** `method_not_allowed`, HTTP 405. Method not allowed. Never charged. */
export class MethodNotAllowedError extends ApiError<'method_not_allowed'> {
  override readonly name: string = 'MethodNotAllowedError';
}

/** `expectation_failed`, HTTP 417. Only Expect: 100-continue is understood. Never charged. */
export class ExpectationFailedError extends ApiError<'expectation_failed'> {
  override readonly name: string = 'ExpectationFailedError';
}

/** `request_timeout`, HTTP 408. Request timeout. Never charged. */
export class RequestTimeoutError extends ApiError<'request_timeout'> {
  override readonly name: string = 'RequestTimeoutError';
}

/** `target_too_long`, HTTP 414. The request target exceeds 4096 characters. Never charged. */
export class TargetTooLongError extends ApiError<'target_too_long'> {
  override readonly name: string = 'TargetTooLongError';
}

/** `headers_too_large`, HTTP 431. The request line and headers exceed 16384 bytes. `code` is absent if they arrive in several packets. Never charged. */
export class HeadersTooLargeError extends ApiError<'headers_too_large'> {
  override readonly name: string = 'HeadersTooLargeError';
}

/** `public_tier_locked`, HTTP 403. The route requires a key. Never charged. */
export class PublicTierLockedError extends ApiError<'public_tier_locked'> {
  override readonly name: string = 'PublicTierLockedError';
}

/** `key_rejected`, HTTP 403. The Authorization header is empty, malformed or not Bearer, or its key is unknown or revoked. Never charged. */
export class KeyRejectedError extends ApiError<'key_rejected'> {
  override readonly name: string = 'KeyRejectedError';
}

/** `key_expired`, HTTP 401. The free key is older than 90 days. Buy credit and create a new key. Never charged. */
export class KeyExpiredError extends ApiError<'key_expired'> {
  override readonly name: string = 'KeyExpiredError';
}

/** `key_scope_locked`, HTTP 403. The scopes of the key do not include a charged code or, for a search, any code that covers the records of the surface. Never charged. */
export class KeyScopeLockedError extends ApiError<'key_scope_locked'> {
  override readonly name: string = 'KeyScopeLockedError';
}

/** `purpose_required`, HTTP 403. The call reads immigration, court or criminal records of a jurisdiction that requires a purpose, and the account has not stated one. Never charged. */
export class PurposeRequiredError extends ApiError<'purpose_required'> {
  override readonly name: string = 'PurposeRequiredError';
}

/** `free_tier_code_locked`, HTTP 403. The code, search or asset requires a balance. Never charged. */
export class FreeTierCodeLockedError extends ApiError<'free_tier_code_locked'> {
  override readonly name: string = 'FreeTierCodeLockedError';
}

/** `paid_plan_required`, HTTP 403. The account has no spendable balance. Never charged. */
export class PaidPlanRequiredError extends ApiError<'paid_plan_required'> {
  override readonly name: string = 'PaidPlanRequiredError';
}

/** `jurisdiction_unavailable`, HTTP 403. The jurisdiction is not enabled for the account. Never charged. */
export class JurisdictionUnavailableError extends ApiError<'jurisdiction_unavailable'> {
  override readonly name: string = 'JurisdictionUnavailableError';
}

/** `insufficient_credits`, HTTP 402. The spendable balance is below the price. `balance` and `shortfall` are absent if the balance could not be read again. Only `shortfall` is absent if a top-up arrived in the meantime: retry. Never charged. */
export class InsufficientCreditsError extends ApiError<'insufficient_credits'> {
  override readonly name: string = 'InsufficientCreditsError';
}

/** `max_charge_exceeded`, HTTP 402. The price of the request, `price`, is above X-Max-Charge. Nothing was charged. Never charged. */
export class MaxChargeExceededError extends ApiError<'max_charge_exceeded'> {
  override readonly name: string = 'MaxChargeExceededError';
}

/** `estimator_rows_exhausted`, HTTP 402. The request would exceed the monthly `with_presence` rows of the free key. Never charged. */
export class EstimatorRowsExhaustedError extends ApiError<'estimator_rows_exhausted'> {
  override readonly name: string = 'EstimatorRowsExhaustedError';
}

/** `spending_limit_exceeded`, HTTP 429. The request would exceed the monthly spending limit of the account or key. For a refresh, open refreshes count too. Never charged. */
export class SpendingLimitExceededError extends ApiError<'spending_limit_exceeded'> {
  override readonly name: string = 'SpendingLimitExceededError';
}

/** `free_tier_limit`, HTTP 429. The request would exceed the daily or monthly quota of the free key: used + requested > limit. Never charged. */
export class FreeTierLimitError extends ApiError<'free_tier_limit'> {
  override readonly name: string = 'FreeTierLimitError';
}

/** `refresh_backlog`, HTTP 429. The account has 100 open refreshes. Never charged. */
export class RefreshBacklogError extends ApiError<'refresh_backlog'> {
  override readonly name: string = 'RefreshBacklogError';
}

/** `public_budget_exhausted`, HTTP 429. The daily budget shared by all callers without a key is used up. With `network_limit`, only the share of your network is. Never charged. */
export class PublicBudgetExhaustedError extends ApiError<'public_budget_exhausted'> {
  override readonly name: string = 'PublicBudgetExhaustedError';
}

/** `rate_limited`, HTTP 429. Too many requests from this key or address. Wait for Retry-After, and back off further after each retry. Never charged. */
export class RateLimitedError extends ApiError<'rate_limited'> {
  override readonly name: string = 'RateLimitedError';
}

/** `entity_not_found`, HTTP 404. Entity not found. Never charged. */
export class EntityNotFoundError extends ApiError<'entity_not_found'> {
  override readonly name: string = 'EntityNotFoundError';
}

/** `update_request_not_found`, HTTP 404. Update request not found. Never charged. */
export class UpdateRequestNotFoundError extends ApiError<'update_request_not_found'> {
  override readonly name: string = 'UpdateRequestNotFoundError';
}

/** `screening_not_found`, HTTP 404. Screening not found. Never charged. */
export class ScreeningNotFoundError extends ApiError<'screening_not_found'> {
  override readonly name: string = 'ScreeningNotFoundError';
}

/** `hit_not_found`, HTTP 404. This subject has no such hit: a stored screening must show it, or the watched item now. Never charged. */
export class HitNotFoundError extends ApiError<'hit_not_found'> {
  override readonly name: string = 'HitNotFoundError';
}

/** `watchlist_not_found`, HTTP 404. Watchlist not found. Never charged. */
export class WatchlistNotFoundError extends ApiError<'watchlist_not_found'> {
  override readonly name: string = 'WatchlistNotFoundError';
}

/** `watch_item_not_found`, HTTP 404. Watch item not found. Never charged. */
export class WatchItemNotFoundError extends ApiError<'watch_item_not_found'> {
  override readonly name: string = 'WatchItemNotFoundError';
}

/** `notice_not_found`, HTTP 404. Notice not found. Never charged. */
export class NoticeNotFoundError extends ApiError<'notice_not_found'> {
  override readonly name: string = 'NoticeNotFoundError';
}

/** `reference_in_use`, HTTP 409. Another subject is watched as c-17. Never charged. */
export class ReferenceInUseError extends ApiError<'reference_in_use'> {
  override readonly name: string = 'ReferenceInUseError';
}

/** `cursor_expired`, HTTP 410. The events after this cursor are no longer stored. Never charged. */
export class CursorExpiredError extends ApiError<'cursor_expired'> {
  override readonly name: string = 'CursorExpiredError';
}

/** `response_restricted`, HTTP 410. The response that is stored under the Idempotency-Key has data that was removed for legal reasons since. It stays paid. Never charged. */
export class ResponseRestrictedError extends ApiError<'response_restricted'> {
  override readonly name: string = 'ResponseRestrictedError';
}

/** `route_not_found`, HTTP 404. Not found. Never charged. */
export class RouteNotFoundError extends ApiError<'route_not_found'> {
  override readonly name: string = 'RouteNotFoundError';
}

/** `idempotency_key_reused`, HTTP 409. The Idempotency-Key was used with other parameters within the last 24 hours. Never charged. */
export class IdempotencyKeyReusedError extends ApiError<'idempotency_key_reused'> {
  override readonly name: string = 'IdempotencyKeyReusedError';
}

/** `idempotency_in_progress`, HTTP 409. A request with the same Idempotency-Key is still in progress. Never charged. */
export class IdempotencyInProgressError extends ApiError<'idempotency_in_progress'> {
  override readonly name: string = 'IdempotencyInProgressError';
}

/** `internal_error`, HTTP 500. Internal error. Never charged. */
export class InternalError extends ApiError<'internal_error'> {
  override readonly name: string = 'InternalError';
}

/** `service_unavailable`, HTTP 503. A dependency is unavailable, or the service is stopping. Never charged. */
export class ServiceUnavailableError extends ApiError<'service_unavailable'> {
  override readonly name: string = 'ServiceUnavailableError';
}

/** `search_backend_error`, HTTP 502 (v4: 503). The search backend is down, slow, overloaded or not ready. Never charged, and never returned as an empty 200. */
export class SearchBackendError extends ApiError<'search_backend_error'> {
  override readonly name: string = 'SearchBackendError';
}

/** The class of each error. */
export const ERROR_CLASSES = {
  invalid_id: InvalidIdError,
  invalid_update_request_id: InvalidUpdateRequestIdError,
  malformed_id: MalformedIdError,
  jurisdiction_reserved: JurisdictionReservedError,
  missing_include: MissingIncludeError,
  empty_include_item: EmptyIncludeItemError,
  unknown_code: UnknownCodeError,
  include_not_applicable: IncludeNotApplicableError,
  missing_search_term: MissingSearchTermError,
  name_too_short: NameTooShortError,
  invalid_dry_run: InvalidDryRunError,
  invalid_inline_limit: InvalidInlineLimitError,
  invalid_parameter: InvalidParameterError,
  invalid_body: InvalidBodyError,
  body_too_large: BodyTooLargeError,
  unsupported_body: UnsupportedBodyError,
  invalid_identifier: InvalidIdentifierError,
  unknown_filter: UnknownFilterError,
  invalid_search_query: InvalidSearchQueryError,
  invalid_cursor: InvalidCursorError,
  free_tier_batch_rows: FreeTierBatchRowsError,
  malformed_request: MalformedRequestError,
  method_not_allowed: MethodNotAllowedError,
  expectation_failed: ExpectationFailedError,
  request_timeout: RequestTimeoutError,
  target_too_long: TargetTooLongError,
  headers_too_large: HeadersTooLargeError,
  public_tier_locked: PublicTierLockedError,
  key_rejected: KeyRejectedError,
  key_expired: KeyExpiredError,
  key_scope_locked: KeyScopeLockedError,
  purpose_required: PurposeRequiredError,
  free_tier_code_locked: FreeTierCodeLockedError,
  paid_plan_required: PaidPlanRequiredError,
  jurisdiction_unavailable: JurisdictionUnavailableError,
  insufficient_credits: InsufficientCreditsError,
  max_charge_exceeded: MaxChargeExceededError,
  estimator_rows_exhausted: EstimatorRowsExhaustedError,
  spending_limit_exceeded: SpendingLimitExceededError,
  free_tier_limit: FreeTierLimitError,
  refresh_backlog: RefreshBacklogError,
  public_budget_exhausted: PublicBudgetExhaustedError,
  rate_limited: RateLimitedError,
  entity_not_found: EntityNotFoundError,
  update_request_not_found: UpdateRequestNotFoundError,
  screening_not_found: ScreeningNotFoundError,
  hit_not_found: HitNotFoundError,
  watchlist_not_found: WatchlistNotFoundError,
  watch_item_not_found: WatchItemNotFoundError,
  notice_not_found: NoticeNotFoundError,
  reference_in_use: ReferenceInUseError,
  cursor_expired: CursorExpiredError,
  response_restricted: ResponseRestrictedError,
  route_not_found: RouteNotFoundError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  idempotency_in_progress: IdempotencyInProgressError,
  internal_error: InternalError,
  service_unavailable: ServiceUnavailableError,
  search_backend_error: SearchBackendError,
} as const;
