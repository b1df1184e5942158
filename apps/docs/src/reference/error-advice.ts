import type { ErrorCode } from '@entity-registry/domain';

/**
 * What a caller should do about each error; a new code does not compile until it is listed here. The instructions for models are
 * in apps/mcp/src/tool-kit/next-steps.ts: when you change one, check the other.
 */
export const ERROR_ADVICE: Readonly<Record<ErrorCode, string>> = {
  invalid_id: 'Send the integer id that a v4 search gave.',
  invalid_update_request_id: 'Send the integer that the refresh was accepted with.',
  malformed_id: 'Pass ids on as they came, such as `pa_own_42`; never build or shorten them.',
  jurisdiction_reserved: 'Use v4 for this jurisdiction until v5 serves it.',
  missing_include: 'Name at least one product code in `include`.',
  empty_include_item: 'Write the codes with single commas and nothing else between them.',
  unknown_code: 'Choose from `supported_includes`. Codes are case-sensitive.',
  include_not_applicable: 'Name a code that `supported_includes` lists, or leave `include` out.',
  missing_search_term: 'Send `nombre`, `ruc` or both.',
  name_too_short: 'Send more letters of the name.',
  invalid_dry_run: 'Send `dry_run=1`, or leave it out.',
  invalid_inline_limit: 'Send an integer from 1 to 100.',
  invalid_parameter: 'Correct the parameter that `error` names. Parameters that a route does not list are refused.',
  invalid_body: 'Send one JSON object, in UTF-8.',
  body_too_large: 'Send less at once: fewer rows, several calls.',
  unsupported_body: 'Send JSON with `Content-Type: application/json`, not compressed.',
  invalid_identifier: 'Correct the number in `field`, or leave it out and resolve by name.',
  unknown_filter: 'Choose from `valid_filters`, or ask the surface for its schema.',
  invalid_search_query: 'Correct what `error` names. The same query would be refused again.',
  invalid_cursor: 'Begin the list again without a cursor.',
  free_tier_batch_rows: 'Send fewer rows, ask `with_presence`, or buy credit.',
  malformed_request: 'Look at what writes the request: it is not HTTP as the service reads it.',
  method_not_allowed: 'Use one of the methods that `Allow` lists.',
  expectation_failed: 'Leave the `Expect` header out.',
  request_timeout: 'Send the request again, faster.',
  target_too_long: 'Shorten the query, or use a route that takes a body.',
  headers_too_large: 'Send fewer or shorter headers.',
  missing_key: 'Send `Authorization: Bearer pk_...`.',
  key_rejected: 'Check the key: complete, not revoked, used from an address that it allows. Retrying does not help.',
  key_expired: 'Buy credit, then make a new key.',
  public_tier_locked: 'Send a key. Without one only resolving one row and entity cards are open.',
  key_scope_locked: 'Use a key whose scopes hold the codes in `locked_codes`.',
  free_tier_code_locked: 'Leave out the codes in `locked_codes`, or buy credit.',
  paid_plan_required: 'Buy credit: refreshes need a balance.',
  jurisdiction_unavailable: 'Ask us to switch the jurisdiction on for your account.',
  insufficient_credits: 'Top up by at least `shortfall`, or ask for fewer codes; `dry_run=1` tells the price.',
  max_charge_exceeded: 'Price the call again with `dry_run=1`, and raise `X-Max-Charge` if you agree to the price.',
  estimator_rows_exhausted: 'Wait until `reset_at`, or top up.',
  spending_limit_exceeded: 'Raise the limit at `settings_url`, or wait until `resets_at`. Do not retry before.',
  free_tier_limit: 'Wait until `reset_at`, or top up. Do not retry before.',
  refresh_backlog: 'Wait until some of your refreshes have completed, then ask again.',
  public_budget_exhausted:
    'Use a key, or wait until `reset_at`. With `network_limit` it is the share of your network that is used up.',
  rate_limited: 'Wait as long as `Retry-After` says, then longer each time.',
  entity_not_found: 'Check the id. Ids come from resolve and search.',
  update_request_not_found: 'Check the id. Only the account that asked for a refresh sees it.',
  route_not_found: 'Check method and path against this reference.',
  idempotency_key_reused: 'Use a new Idempotency-Key for a call with other parameters.',
  idempotency_in_progress: 'Wait a second and send the same call under the same key again.',
  internal_error: 'Tell us the `X-Request-Id`. Retrying rarely helps.',
  service_unavailable: 'Retry after `Retry-After`, with the same Idempotency-Key.',
  search_backend_error: 'Retry after `Retry-After`, with the same Idempotency-Key.',
};

/** Errors after which the same call may succeed after waiting. */
export const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rate_limited',
  'request_timeout',
  'idempotency_in_progress',
  'service_unavailable',
  'search_backend_error',
]);
