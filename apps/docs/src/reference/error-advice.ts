import type { ErrorCode } from '@entity-registry/domain';

/**
 * What API users should do about each error. A new code does not compile until it is listed here. The instructions for models are
 * in apps/mcp/src/tool-kit/next-steps.ts: when you change one, check the other.
 */
export const ERROR_ADVICE: Readonly<Record<ErrorCode, string>> = {
  invalid_id: 'Send the integer id that a v4 search returned.',
  invalid_update_request_id: 'Send the integer id that was returned when the refresh was accepted.',
  malformed_id: 'Send ids exactly as you received them, such as `pa_own_42`. Never build or shorten them.',
  jurisdiction_reserved: 'Use v4 for this jurisdiction until v5 serves it.',
  missing_include: 'Name at least one product code in `include`.',
  empty_include_item: 'Separate codes with a single comma and nothing else.',
  unknown_code: 'Choose from `supported_includes`. Codes are case-sensitive.',
  include_not_applicable: 'Name a code that `supported_includes` lists, or leave `include` out.',
  missing_search_term: 'Send `nombre`, `ruc` or both.',
  name_too_short: 'Send more letters of the name.',
  invalid_dry_run: 'Send `dry_run=1`, or leave it out.',
  invalid_inline_limit: 'Send an integer from 1 to 100.',
  invalid_parameter: 'Correct the parameter that `error` names. Parameters that a route does not list are refused.',
  invalid_body: 'Send one JSON object, in UTF-8.',
  body_too_large: 'Send fewer rows per call.',
  unsupported_body: 'Send uncompressed JSON with `Content-Type: application/json`.',
  invalid_identifier: 'Correct the number in `field`, or leave it out and resolve by name.',
  unknown_filter: 'Choose from `valid_filters`, or ask the surface for its schema.',
  invalid_search_query: 'Correct the part that `error` names. The same query fails again.',
  invalid_cursor: 'Start the list again without a cursor.',
  free_tier_batch_rows: 'Send fewer rows, set `with_presence`, or buy credit.',
  malformed_request: 'Check your HTTP client: the service cannot read the request as HTTP.',
  method_not_allowed: 'Use one of the methods that `Allow` lists.',
  expectation_failed: 'Omit the `Expect` header.',
  request_timeout: 'Send the request again, faster.',
  target_too_long: 'Shorten the query, or use a route that takes a body.',
  headers_too_large: 'Send fewer or shorter headers.',
  missing_key: 'Send `Authorization: Bearer pk_...`.',
  key_rejected:
    'Check that the key is complete, not revoked, and used from an allowed address. Retrying does not help.',
  key_expired: 'Buy credit, then create a new key.',
  public_tier_locked: 'Send a key. Without one, you can only resolve single rows and read entities.',
  key_scope_locked: 'Use a key whose scopes include the codes in `locked_codes`.',
  purpose_required: 'Ask an owner of the account to state its purpose at `settings_url`.',
  free_tier_code_locked: 'Leave out the codes in `locked_codes`, or buy credit.',
  paid_plan_required: 'Buy credit: refreshes need a balance.',
  jurisdiction_unavailable: 'Ask us to enable the jurisdiction for your account.',
  insufficient_credits: 'Top up by at least `shortfall`, or request fewer codes. `dry_run=1` returns the price.',
  max_charge_exceeded: 'Price the call again with `dry_run=1`, and raise `X-Max-Charge` if you agree to the price.',
  estimator_rows_exhausted: 'Wait until `reset_at`, or top up.',
  spending_limit_exceeded: 'Raise the limit at `settings_url`, or wait until `resets_at`. Do not retry before.',
  free_tier_limit: 'Wait until `reset_at`, or top up. Do not retry before.',
  refresh_backlog: 'Wait until some of your refreshes have completed, then try again.',
  public_budget_exhausted:
    'Use a key, or wait until `reset_at`. With `network_limit`, the share of your network is used up.',
  rate_limited: 'Wait as long as `Retry-After` says, then longer each time.',
  entity_not_found: 'Check the id. Ids come from resolve and search.',
  update_request_not_found: 'Check the id. A refresh is only visible to the account that requested it.',
  screening_not_found: 'Check the id. A screening is only visible to the account that paid for it, for five years.',
  watchlist_not_found: 'Check the id. A watchlist is only visible to its account, and not after it was deleted.',
  notice_not_found: 'Check the id: `GET /v5/notices` lists your notices.',
  watch_item_not_found: 'Check the ids of the watchlist and the item. The item may have been removed already.',
  reference_in_use:
    'Use another reference for the other subject, or remove the item first: a changed subject is a new item.',
  cursor_expired:
    'Read the feed again without `after`. It starts with the oldest event that is stored; ids tell you which ones you have.',
  hit_not_found:
    'Screen the subject again under this reference or entity_id, then decide about the hits in the response. A watched item shows its hits while it is paid.',
  route_not_found: 'Check method and path against this reference.',
  response_restricted:
    "Request it again with a new Idempotency-Key. You get current data, at its price. The earlier response stays paid, and isn't returned again.",
  idempotency_key_reused: 'Use a new Idempotency-Key for a call with different parameters.',
  idempotency_in_progress: 'Wait a second, then send the same call with the same key again.',
  internal_error: 'Contact us with the `X-Request-Id`. Retrying rarely helps.',
  service_unavailable: 'Wait as long as `Retry-After` says, then retry with the same Idempotency-Key.',
  search_backend_error: 'Wait as long as `Retry-After` says, then retry with the same Idempotency-Key.',
};

/** Errors after which the same call may succeed after waiting. */
export const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rate_limited',
  'request_timeout',
  'idempotency_in_progress',
  'service_unavailable',
  'search_backend_error',
]);
