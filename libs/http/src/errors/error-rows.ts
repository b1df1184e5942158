import { formatMoney, JURISDICTIONS, PURPOSES } from '@entity-registry/domain';
import type { ErrorCode, MicroUsd } from '@entity-registry/domain';
import type { ErrorContext, ErrorRow } from './error-row.js';

const upgrade = (_fields: unknown, context: ErrorContext) => ({ upgrade_url: context.upgradeUrl });
const secondsUntil = (instant: Date, context: ErrorContext): number =>
  Math.max(1, Math.ceil((instant.getTime() - context.now().getTime()) / 1000));
/** The amount reserved by open refreshes, if any. */
const reservedOf = ({ reserved }: { reserved?: MicroUsd }) => reserved && { reserved: formatMoney(reserved) };
/** The member of the body that an error is about, if it is known. */
const fieldMember = ({ field }: { field?: string }) => (field === undefined ? {} : { field });
const retryAfter = (fields: { retryAfterSeconds: number }): number => fields.retryAfterSeconds;

/**
 * The only place that maps a domain error to its wire format (specification, "Errors"; ADRs 0011 and 0027). Every error
 * of v5 has its `code` in the body (ADR 0027).
 */
export const ERROR_ROWS: { readonly [C in ErrorCode]: ErrorRow<C> } = {
  invalid_id: { status: 400, error: 'id must be an integer' },
  invalid_update_request_id: { status: 400, error: 'update_request_id must be an integer' },
  malformed_id: { status: 400, error: 'malformed id', members: fieldMember },
  jurisdiction_reserved: { status: 400, error: 'jurisdiction reserved', members: fieldMember },
  missing_include: {
    status: 400,
    error: 'include is required: one or more product codes separated by commas',
  },
  empty_include_item: { status: 400, error: 'include must not contain an empty product code' },
  unknown_code: {
    status: 400,
    error: (fields) => `unknown product code(s): ${fields.codes.join(', ')}`,
    members: (fields, _context, version) => ({
      jurisdiction: version === 'v4' ? JURISDICTIONS[fields.jurisdiction].v4Name : fields.jurisdiction,
      supported_includes: fields.supported,
    }),
    v4: 'members',
  },
  include_not_applicable: {
    status: 400,
    error: (fields) => `no code of include covers this asset: ${fields.codes.join(', ')}`,
    members: (fields) => ({ supported_includes: fields.supported }),
  },
  missing_search_term: { status: 400, error: "at least one of 'nombre' or 'ruc' is required" },
  name_too_short: {
    status: 400,
    error: (fields) => `nombre must have at least ${String(fields.minimum)} characters`,
  },
  invalid_dry_run: { status: 400, error: 'dry_run must be true, 1, false or 0' },
  invalid_inline_limit: { status: 400, error: 'inline_limit must be an integer from 1 to 100' },
  invalid_parameter: { status: 400, error: (fields) => `${fields.parameter} ${fields.message}` },
  invalid_body: { status: 400, error: (fields) => `the body ${fields.message}` },
  body_too_large: {
    status: 413,
    error: (fields) => `request body too large: at most ${String(fields.limitBytes)} bytes`,
  },
  unsupported_body: {
    status: 415,
    error: 'the body must be JSON, not compressed: send it with Content-Type: application/json',
  },
  invalid_identifier: {
    status: 400,
    error: (fields) => `${fields.field} is of no known form`,
    members: (fields) => ({ field: fields.field }),
  },
  unknown_filter: {
    status: 400,
    error: (fields) => `unknown filter(s): ${fields.filters.join(', ')}`,
    members: (fields) => ({ valid_filters: fields.validFilters }),
  },
  invalid_search_query: {
    status: 400,
    error: (fields) => fields.message,
    members: (fields) => ({ ...fieldMember(fields), retryable: false }),
  },
  invalid_cursor: {
    status: 400,
    error: 'the cursor is not one of this list, is for another account, or has expired: begin again without it',
  },
  free_tier_batch_rows: {
    status: 400,
    error: 'too many rows for a free key',
    members: (fields) => ({ limit: fields.limit, rows: fields.rows }),
  },

  malformed_request: { status: 400, error: 'malformed request' },
  method_not_allowed: {
    status: 405,
    error: 'method not allowed',
    headers: ({ allow }) => ['Allow', allow.join(', ')],
  },
  expectation_failed: { status: 417, error: 'only Expect: 100-continue is understood' },
  request_timeout: { status: 408, error: 'request timeout' },
  target_too_long: { status: 414, error: 'request target too long' },
  headers_too_large: { status: 431, error: 'request header fields too large' },

  missing_key: {
    status: 401,
    error: 'an API key is required: Authorization: Bearer <API_KEY>',
    members: (fields, context) => ({ code: 'public_tier_locked', ...upgrade(fields, context) }),
    v4: 'message',
    v5: 'message',
  },
  key_rejected: {
    status: 403,
    error: 'Forbidden',
    members: (_fields, _context, version) => (version === 'v5' ? { code: 'key_rejected' } : {}),
    v4: 'Message',
    v5: 'Message',
  },
  key_expired: {
    status: 401,
    error: 'api_key_expired',
    members: (fields, context) => ({
      expired_at: fields.expiredAt.toISOString(),
      message: 'This free key has expired. Make a purchase and create a new key.',
      ...upgrade(fields, context),
    }),
    v4: 'coded',
  },
  public_tier_locked: { status: 403, error: 'this route requires an API key', members: upgrade },
  key_scope_locked: {
    status: 403,
    error: 'not in the scopes of this key',
    members: (fields) => ({ locked_codes: fields.lockedCodes, key_scopes: fields.keyScopes }),
    v4: 'coded',
  },
  purpose_required: {
    status: 403,
    error: 'purpose required',
    members: (fields, context) => ({
      jurisdictions: fields.jurisdictions,
      purposes: PURPOSES,
      settings_url: context.purposeUrl ?? context.settingsUrl,
      message: 'An owner of the account has to state once what it uses these records for. Nothing was charged.',
    }),
    v4: 'coded',
  },
  free_tier_code_locked: {
    status: 403,
    error: 'not included in the free tier',
    members: (fields, context) => ({
      locked_codes: fields.lockedCodes,
      free_tier_codes: fields.freeTierCodes,
      ...upgrade(fields, context),
    }),
    v4: 'coded',
  },
  paid_plan_required: { status: 403, error: 'update requests require a paid plan' },
  jurisdiction_unavailable: { status: 403, error: 'jurisdiction not available' },

  insufficient_credits: {
    status: 402,
    error: 'insufficient credits',
    members: (fields, context) => ({
      price: formatMoney(fields.price),
      ...(fields.balance !== null && { balance: formatMoney(fields.balance) }),
      ...reservedOf(fields),
      ...(fields.shortfall !== null && { shortfall: formatMoney(fields.shortfall) }),
      ...(fields.hint && { hint: 'the balance still covers a DAT-FREE card' }),
      ...upgrade(fields, context),
      message:
        fields.balance !== null && fields.shortfall === null
          ? 'The balance was topped up meanwhile: retry.'
          : fields.reserved
            ? 'The balance does not cover this refresh and the open ones, which have reserved a part of it.'
            : 'The balance is below the price of this call.',
    }),
  },
  max_charge_exceeded: {
    status: 402,
    error: 'max charge exceeded',
    members: (fields) => ({
      price: formatMoney(fields.price),
      max_charge: formatMoney(fields.maxCharge),
      message: 'The call costs more than X-Max-Charge allows. Nothing was charged.',
    }),
    v4: 'coded',
  },
  estimator_rows_exhausted: {
    status: 402,
    error: 'estimator rows exhausted',
    members: (fields, context) => ({
      limit: fields.limit,
      used: fields.used,
      reset_at: fields.resetAt.toISOString(),
      ...upgrade(fields, context),
    }),
  },
  spending_limit_exceeded: {
    status: 429,
    error: 'spending limit exceeded',
    members: (fields, context) => ({
      price: formatMoney(fields.price),
      limit: formatMoney(fields.limit),
      consumed: formatMoney(fields.consumed),
      ...reservedOf(fields),
      resets_at: fields.resetsAt.toISOString(),
      settings_url: (fields.by === 'key' ? context.keysUrl : undefined) ?? context.settingsUrl,
      message:
        `This call would pass the month's spending limit of this ${fields.by}.` +
        (fields.by === 'key' ? ' Raise the limit of the key, or use another key.' : ''),
    }),
    retryAfterSeconds: (fields, context) => secondsUntil(fields.resetsAt, context),
    v4: 'coded',
  },
  free_tier_limit: {
    status: 429,
    error: 'free tier limit reached',
    members: (fields, context) => ({
      period: fields.period,
      limit: fields.limit,
      used: fields.used,
      remaining: fields.remaining,
      requested: fields.requested,
      reset_at: fields.resetAt.toISOString(),
      ...upgrade(fields, context),
    }),
    retryAfterSeconds: (fields, context) => secondsUntil(fields.resetAt, context),
    v4: 'coded',
  },
  refresh_backlog: {
    status: 429,
    error: 'too many open refreshes',
    members: (fields) => ({
      limit: fields.limit,
      open: fields.open,
      message: `An account can have ${String(fields.limit)} open refreshes. Wait until some have completed.`,
    }),
    retryAfterSeconds: retryAfter,
    v4: 'coded',
  },
  public_budget_exhausted: {
    status: 429,
    error: ({ networkLimit }) =>
      networkLimit === undefined
        ? 'the public budget of the day is used up'
        : "your network's share of the public budget of the day is used up",
    members: ({ resetAt, networkLimit }) => ({
      reset_at: resetAt.toISOString(),
      ...(networkLimit !== undefined && { network_limit: networkLimit }),
    }),
    retryAfterSeconds: (fields, context) => secondsUntil(fields.resetAt, context),
  },
  rate_limited: { status: 429, error: 'rate limit exceeded', retryAfterSeconds: retryAfter },

  entity_not_found: { status: 404, error: 'entity not found' },
  update_request_not_found: { status: 404, error: 'update request not found' },
  screening_not_found: { status: 404, error: 'screening not found' },
  hit_not_found: {
    status: 404,
    error: 'this subject has no such hit: a stored screening must show it, or the watched item now',
  },
  watchlist_not_found: { status: 404, error: 'watchlist not found' },
  notice_not_found: { status: 404, error: 'notice not found' },
  watch_item_not_found: { status: 404, error: 'watch item not found' },
  reference_in_use: { status: 409, error: ({ reference }) => `another subject is watched as ${reference}` },
  cursor_expired: { status: 410, error: 'the events after this cursor are no longer stored' },
  response_restricted: { status: 410, error: 'the stored response has data that was removed since', v4: 'coded' },
  route_not_found: { status: 404, error: 'not found' },
  idempotency_key_reused: { status: 409, error: 'this Idempotency-Key was used with other parameters', v4: 'coded' },
  idempotency_in_progress: {
    status: 409,
    error: 'a call with this Idempotency-Key is still in progress',
    retryAfterSeconds: () => 1,
    v4: 'coded',
  },

  internal_error: { status: 500, error: 'internal error', members: () => ({ retryable: false }) },
  service_unavailable: {
    status: 503,
    error: 'service temporarily unavailable',
    retryAfterSeconds: retryAfter,
  },
  search_backend_error: {
    status: 502,
    v4Status: 503,
    error: 'search temporarily unavailable',
    members: () => ({ retryable: true }),
    retryAfterSeconds: retryAfter,
  },
};
