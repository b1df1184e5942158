import type { ErrorCode } from '@entity-registry/sdk';

/** What goes wrong on the way to the API, or in a tool itself. */
export type TroubleCode = 'cancelled' | 'connection_failed' | 'timed_out' | 'unexpected_answer' | 'unexpected_error';

export type RefusalCode = ErrorCode | TroubleCode;

const BY_RESOLVE = 'Take the id from resolve_entity, search_entities or another answer, unchanged, and call again.';
const ANOTHER_CALL = 'Correct the argument that `error` names and call again; nothing was charged.';
const SMALLER = 'Ask for less in one call (fewer rows, shorter values) and call again.';
const REPORT =
  'Nothing was charged. Try once more later; if it stays, report request_id to the operator of the registry.';
const LATER = 'Nothing was charged. Wait retry_after_seconds (5 if absent), then make the same call again.';
const NEEDS_KEY =
  'Ask the user for an API key (X-Api-Key header of this server; upgrade_url makes one). Without it only resolve_entity and get_entity with CHK-BIN or DAT-FREE answer.';

/** A plain search, which is not available to a free key, whatever its arguments. */
export const SEARCH_NEEDS_BALANCE =
  'Searches need a balance: use resolve_entity, which a free key has, or tell the user (upgrade_url; dry_run shows the price).';

/**
 * What a model should do after each error, in one line (contract, "Agent tools"). A new code of the contract does not compile
 * until it has its line. The advice for people is in apps/docs/src/reference/error-advice.ts: if you change one, check the
 * other.
 */
export const NEXT_STEPS: Readonly<Record<RefusalCode, string>> = {
  // The call itself
  invalid_id: BY_RESOLVE,
  invalid_update_request_id: 'Pass the update_request_id that request_refresh answered, unchanged.',
  malformed_id: BY_RESOLVE,
  jurisdiction_reserved:
    'Only Panama (pa) has typed ids and this tool. For Ecuador and Colombia use search_entities, then get_entity with the jurisdiction and the integer id of a result.',
  missing_include: 'Say in include which product codes you want; get_catalog lists them with their prices.',
  empty_include_item: 'Give include as product codes without empty items; get_catalog lists them.',
  unknown_code: 'Use only codes that supported_includes lists; get_catalog says what each delivers and costs.',
  include_not_applicable: 'Leave include out, or use only codes that supported_includes lists.',
  missing_search_term: 'Give name or ruc, or both.',
  name_too_short: 'Give at least three letters of the name, or the ruc instead.',
  invalid_dry_run: 'Give dry_run as true or false.',
  invalid_inline_limit: 'Give limit as a whole number from 1 to 100.',
  invalid_parameter: ANOTHER_CALL,
  invalid_body: ANOTHER_CALL,
  body_too_large: SMALLER,
  unsupported_body: REPORT,
  invalid_identifier:
    'Check the number that `field` names against its source, or leave it out and resolve by name; do not invent digits.',
  unknown_filter: 'Use only filters that valid_filters lists; describe_surface (free) says what each takes.',
  invalid_search_query: 'Call describe_surface (free) for the types and operators of this surface, then search again.',
  invalid_cursor: 'Call again without cursor, which begins anew at the full price: dry_run shows it.',
  free_tier_batch_rows: 'Send at most `limit` rows in one call, or set with_presence for numbers alone.',
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
  key_scope_locked: 'This key is limited to key_scopes: ask for those codes only, or ask the user for another key.',
  free_tier_code_locked:
    'Ask for free_tier_codes only (DAT-FREE says which codes hold data), or tell the user that this needs a balance (upgrade_url); dry_run shows the price.',
  paid_plan_required:
    'Refreshing needs a balance: tell the user (dry_run shows the price), or read the stored data with get_entity.',
  jurisdiction_unavailable: 'This account does not have the jurisdiction: tell the user, or search in pa.',

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
  rate_limited: 'Wait retry_after_seconds, then go on with at most one call a second.',

  // Not found
  entity_not_found: 'There is no record with this id. Resolve the name again with resolve_entity; do not guess ids.',
  update_request_not_found:
    'This account has no refresh with this id: pass the update_request_id that request_refresh answered.',
  route_not_found: REPORT,
  idempotency_key_reused:
    'This idempotency_key named a call with other arguments: repeat those, or give this call another one.',
  idempotency_in_progress:
    'The same call is still under way: wait a second and call again; get_usage says whether it was charged.',

  // Service errors
  internal_error: REPORT,
  service_unavailable: LATER,
  search_backend_error: LATER,
  cancelled: 'The call was given up. get_usage says whether it was charged before that.',
  connection_failed:
    'The registry could not be reached. Wait some seconds and call again; tell the user if it stays so.',
  timed_out:
    'The registry took too long. Ask for less (fewer codes, a smaller limit) or call again later; get_usage says whether it was charged.',
  unexpected_answer:
    'Something on the way to the registry answered in its place. Try once more later, then tell the user.',
  unexpected_error: 'This is a fault of the tool. Try another tool, and tell the user.',
};
