import type { Code } from '../catalog/codes.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type { MicroUsd } from '../money/micro-usd.js';

type NoFields = Record<string, never>;

/**
 * Every error the service can return, with the facts in its response (specification, "Errors"; ADRs 0004, 0006, 0011 and
 * 0027). Money is in micro-USD and times are instants: the edge writes them as decimal strings and ISO 8601. Addresses of the
 * dashboard (`upgrade_url`, `settings_url`) and texts belong to the edge too, so they are not listed.
 */
export interface ErrorFields {
  // 400: the request itself
  /** A v4 path id that is not an integer. */
  invalid_id: NoFields;
  /** A v4 update_request_id that is not an integer. */
  invalid_update_request_id: NoFields;
  /** A v5 id in an unknown format or of an unknown type. */
  /** `field`: the member of the body that has the id; absent for the id of a path. */
  malformed_id: { id: string; field?: string };
  /** A well-formed v5 id of a jurisdiction that v5 does not serve yet (ADR 0011). */
  jurisdiction_reserved: { jurisdiction: Jurisdiction; field?: string };
  missing_include: NoFields;
  /** `include` has an empty item, such as `A,,B` (ADR 0022). */
  empty_include_item: NoFields;
  /** `codes` as they arrived, each once; `supported` are those the jurisdiction accepts in this version. */
  unknown_code: { codes: readonly string[]; jurisdiction: Jurisdiction; supported: readonly Code[] };
  /** None of the codes covers the requested asset; `supported` lists those that do (ADR 0163). */
  include_not_applicable: { codes: readonly Code[]; supported: readonly Code[] };
  /** A search without `nombre` and `ruc`. */
  missing_search_term: NoFields;
  /** `nombre` below the jurisdiction's minimum length (ADR 0091). */
  name_too_short: { minimum: number };
  /** `dry_run` isn't true, 1, false or 0 (ADR 0004). */
  invalid_dry_run: NoFields;
  invalid_inline_limit: NoFields;
  /** Any other parameter or body member that does not validate. */
  invalid_parameter: { parameter: string; message: string };
  /** A body that isn't a valid JSON object; `message` continues after "the body". */
  invalid_body: { message: string };
  /** A body longer than this. */
  body_too_large: { limitBytes: number };
  /** A body that isn't JSON, or is compressed. */
  unsupported_body: NoFields;
  /** An unrecognized ruc, cédula or NIT in a resolve. */
  invalid_identifier: { field: 'ruc' | 'cedula' };
  unknown_filter: { filters: readonly string[]; validFilters: readonly string[] };
  invalid_search_query: { message: string; field?: string };
  /** A cursor that is not ours, belongs to another request or account, or has expired. */
  invalid_cursor: NoFields;
  free_tier_batch_rows: { limit: number; rows: number };

  // 4xx of the transport: the request reached no route
  /** The request or its body can't be read. */
  malformed_request: NoFields;
  /** `allow`: the methods that the path has. */
  method_not_allowed: { allow: readonly string[] };
  expectation_failed: NoFields;
  request_timeout: NoFields;
  target_too_long: NoFields;
  headers_too_large: NoFields;

  // 401, 403: the caller
  /** v4 without an Authorization header (ADR 0011). */
  missing_key: NoFields;
  /** An Authorization that is empty, not Bearer, malformed, unknown or revoked. */
  key_rejected: NoFields;
  key_expired: { expiredAt: Date };
  /** No key on a v5 route other than the two open ones. */
  public_tier_locked: NoFields;
  /** A charged code is not among the scopes of the key, or none that covers what is searched. */
  key_scope_locked: { lockedCodes: readonly Code[]; keyScopes: readonly string[] };
  /** Records that need a purpose in these jurisdictions, which the account hasn't stated (ADR 0214). */
  purpose_required: { jurisdictions: readonly Jurisdiction[] };
  free_tier_code_locked: { lockedCodes: readonly string[]; freeTierCodes: readonly Code[] };
  /** A free account calls update or poll. */
  paid_plan_required: NoFields;
  /** The jurisdiction is not enabled for the account (ADR 0011). */
  jurisdiction_unavailable: { jurisdiction: Jurisdiction };

  // 402, 429: price and rate
  /**
   * `balance` and `shortfall` are null when the balance could not be re-read; `shortfall` alone is null when a top-up
   * arrived in the meantime. `hint`: the balance still covers a DAT-FREE card.
   */
  /** `reserved`: held by open refreshes and not available to another refresh. Only present if that is the reason. */
  insufficient_credits: {
    price: MicroUsd;
    balance: MicroUsd | null;
    reserved?: MicroUsd;
    shortfall: MicroUsd | null;
    hint: boolean;
  };
  /** The call costs more than its X-Max-Charge allows (ADR 0163). */
  max_charge_exceeded: { price: MicroUsd; maxCharge: MicroUsd };
  estimator_rows_exhausted: { limit: number; used: number; resetAt: Date };
  /**
   * `by`: whether it's the account's or the key's monthly limit. `limit`, `consumed` and `reserved` (by open refreshes) refer
   * to it.
   */
  spending_limit_exceeded: {
    price: MicroUsd;
    limit: MicroUsd;
    consumed: MicroUsd;
    reserved?: MicroUsd;
    resetsAt: Date;
    by: 'account' | 'key';
  };
  free_tier_limit: {
    period: 'day' | 'month';
    limit: number;
    used: number;
    remaining: number;
    requested: number;
    resetAt: Date;
  };
  /** The account already has this many open refreshes (ADR 0008). */
  refresh_backlog: { limit: number; open: number; retryAfterSeconds: number };
  /** `networkLimit`: the share of the caller's network is used up, not the whole budget. */
  public_budget_exhausted: { resetAt: Date; networkLimit?: number };
  rate_limited: { retryAfterSeconds: number };

  // 404, 409
  entity_not_found: NoFields;
  update_request_not_found: NoFields;
  screening_not_found: NoFields;
  /** No stored screening of the subject shows the listing as a hit, so there is nothing to decide. */
  hit_not_found: NoFields;
  watchlist_not_found: NoFields;
  watch_item_not_found: NoFields;
  notice_not_found: NoFields;
  /** Another subject is watched under this reference (ADR 0206). */
  reference_in_use: { reference: string };
  /** The events after this cursor are not stored anymore, or never were: it is from before a restore (ADR 0207). */
  cursor_expired: NoFields;
  /** A stored response with something that was suppressed since (ADR 0211). */
  response_restricted: NoFields;
  /** A path without a route. */
  route_not_found: NoFields;
  /** The Idempotency-Key was used with other parameters (ADR 0005). */
  idempotency_key_reused: NoFields;
  /** A call with the same Idempotency-Key is still running. */
  idempotency_in_progress: NoFields;

  // 5xx: never charged
  internal_error: NoFields;
  /** A dependency of v4 is down, or the service is stopping. */
  service_unavailable: { retryAfterSeconds: number };
  /** The search backend is down, slow, overloaded or not ready. */
  search_backend_error: { retryAfterSeconds: number };
}

export type ErrorCode = keyof ErrorFields;
