import type { ErrorCode } from '@entity-registry/sdk';
import { DEFAULT_JURISDICTION, DEFAULT_NAME, V4_ONLY, namesOf } from '../jurisdictions.js';

/** Errors on the way to the API, or in a tool itself. */
export type ToolFailureCode =
  'cancelled' | 'connection_failed' | 'timed_out' | 'unexpected_answer' | 'unexpected_error';

export type ToolErrorCode = ErrorCode | ToolFailureCode;

const BY_RESOLVE = 'Use an id as returned by resolve_entity, search_entities or another tool, and call again.';
const ANOTHER_CALL = 'Correct the argument that `error` names and call again; nothing was charged.';
const SMALLER = 'Request less in one call (fewer rows, shorter values).';
const REPORT =
  'Nothing was charged. Retry once later; if it fails again, report request_id to the operator of the registry.';
const LATER = 'Nothing was charged. Wait retry_after_seconds (5 if absent), then make the same call again.';
const NEEDS_KEY =
  'Ask the user for an API key (X-Api-Key header of this server; get one at upgrade_url). Without it only resolve_entity and get_entity with CHK-BIN or DAT-FREE work.';

/** For a plain search, which free keys cannot make with any arguments. */
export const SEARCH_NEEDS_BALANCE =
  'Searches need a balance: use resolve_entity (open to free keys), or tell the user (upgrade_url; dry_run shows the price).';

/**
 * The next step for a model after each error, in one line (contract, "Agent tools"). A new code of the contract does not compile
 * until it has a line. The advice for people is in apps/docs/src/reference/error-advice.ts: if you change one, check the other.
 */
export const NEXT_STEPS: Readonly<Record<ToolErrorCode, string>> = {
  // The call itself
  invalid_id: BY_RESOLVE,
  invalid_update_request_id: 'Pass the update_request_id from request_refresh, unchanged.',
  malformed_id: BY_RESOLVE,
  jurisdiction_reserved: `Only ${DEFAULT_NAME} (${DEFAULT_JURISDICTION}) has typed ids and this tool. For ${namesOf(V4_ONLY)} use search_entities, then get_entity with the jurisdiction and the integer id of a result.`,
  missing_include: 'Pass product codes in include; get_catalog lists them with their prices.',
  empty_include_item: 'Pass product codes in include without empty items; get_catalog lists them.',
  unknown_code: 'Use only codes that supported_includes lists; get_catalog has the content and price of each.',
  include_not_applicable: 'Leave include out, or use only codes that supported_includes lists.',
  missing_search_term: 'Pass name or ruc, or both.',
  name_too_short: 'Pass at least three letters of the name, or the ruc instead.',
  invalid_dry_run: 'Pass dry_run as true or false.',
  invalid_inline_limit: 'Pass limit as an integer from 1 to 100.',
  invalid_parameter: ANOTHER_CALL,
  invalid_body: ANOTHER_CALL,
  body_too_large: SMALLER,
  unsupported_body: REPORT,
  invalid_identifier:
    'Check the number that `field` names against its source, or leave it out and resolve by name; do not invent digits.',
  unknown_filter: 'Use only filters that valid_filters lists; describe_surface (free) describes each.',
  invalid_search_query:
    'Nothing was charged. Correct the part that `error` names; for a search, describe_surface (free) has the types and operators.',
  invalid_cursor: 'Call again without cursor to start over at the full price: dry_run shows it.',
  free_tier_batch_rows: 'Send at most `limit` rows in one call, or set with_presence for counts only.',
  malformed_request: REPORT,
  method_not_allowed: REPORT,
  expectation_failed: REPORT,
  request_timeout: LATER,
  target_too_long: SMALLER,
  headers_too_large: REPORT,

  // The caller
  public_tier_locked: NEEDS_KEY,
  key_rejected:
    'Tell the user that the API key is not accepted: it is wrong, revoked, or not a key. Do not retry with it.',
  key_expired: 'Tell the user that the free key has expired: a purchase and a new key (upgrade_url) are needed.',
  key_scope_locked: 'This key is limited to key_scopes: use only those codes, or ask the user for another key.',
  purpose_required:
    'Tell the user that an owner of the account has to state its purpose at settings_url first. Do not retry before.',
  free_tier_code_locked:
    'Use only free_tier_codes (DAT-FREE says which codes have data), or tell the user that this needs a balance (upgrade_url); dry_run shows the price.',
  paid_plan_required:
    'Refreshing needs a balance: tell the user (dry_run shows the price), or read the stored data with get_entity.',
  jurisdiction_unavailable: `This account does not have the jurisdiction: tell the user, or search in ${DEFAULT_JURISDICTION}.`,

  // Price and limits
  insufficient_credits:
    'Do not repeat the call. Look for a cheaper one with dry_run (fewer codes in include), or tell the user price, balance and shortfall, and upgrade_url to top up.',
  max_charge_exceeded:
    'Nothing was charged. Tell the user the price; once they agree to it, repeat the call with max_charge set to it.',
  estimator_rows_exhausted:
    'Tell the user: presence estimates are used up until reset_at; a balance (upgrade_url) lifts that.',
  spending_limit_exceeded:
    'Do not repeat the call. The monthly limit of the account, or of the key if message says so, leaves too little: try a cheaper call with dry_run, or tell the user limit, consumed and resets_at (settings_url).',
  free_tier_limit: 'The free quota is used up until reset_at: stop, and tell the user (upgrade_url lifts it).',
  refresh_backlog: 'Too many refreshes are open: wait for some of them with get_refresh, then request this one again.',
  public_budget_exhausted:
    'The budget without a key, or the share of this network in it, is used up until reset_at: wait, or ask the user for an API key.',
  rate_limited: 'Wait retry_after_seconds, then make at most one call a second.',

  // Not found
  entity_not_found: 'No record has this id. Resolve the name again with resolve_entity; do not guess ids.',
  update_request_not_found:
    'This account has no refresh with this id: pass the update_request_id from request_refresh.',
  screening_not_found: 'This account has no stored screening with this id.',
  watchlist_not_found: 'List the watchlists to see their ids.',
  notice_not_found: 'List the notices to see their ids.',
  watch_item_not_found: 'List the items of the watchlist to see their ids.',
  reference_in_use: 'Use another reference, or remove the item that has it first.',
  cursor_expired: 'Read the events again without a cursor.',
  hit_not_found:
    'Screen the subject first: only hits that a stored screening or a paid watched item shows can be decided.',
  route_not_found: REPORT,
  response_restricted:
    'Its data was removed for legal reasons since: pass another idempotency_key to get current data.',
  idempotency_key_reused: 'This idempotency_key was used with other arguments: repeat those, or pass another key.',
  idempotency_in_progress:
    'The same call is still running: wait a second and call again; get_usage says whether it was charged.',

  // Service errors
  internal_error: REPORT,
  service_unavailable: LATER,
  search_backend_error: LATER,
  cancelled: 'The call was canceled. get_usage says whether it was charged before that.',
  connection_failed:
    'The registry could not be reached. Wait some seconds and call again; tell the user if it fails again.',
  timed_out:
    'The registry took too long. Request less (fewer codes, a lower limit) or call again later; get_usage says whether it was charged.',
  unexpected_answer: 'Something answered in place of the registry. Retry once later, then tell the user.',
  unexpected_error: 'The tool failed. Try another tool, and tell the user.',
};
