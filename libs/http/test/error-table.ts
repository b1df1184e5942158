import { micro } from '@entity-registry/domain';
import type { ErrorCode, ErrorFields } from '@entity-registry/domain';
import type { ErrorContext } from '../src/errors/error-row.js';

/** The addresses and times in the responses of the table. */
export const EDGE: ErrorContext = {
  upgradeUrl: 'https://platform.example.test/billing',
  settingsUrl: 'https://platform.example.test/settings/spending-limit',
  keysUrl: 'https://platform.example.test/keys',
  now: () => new Date('2026-11-30T23:59:30Z'),
};
const [upgrade_url, settings_url] = [EDGE.upgradeUrl, EDGE.settingsUrl];
/** Half a minute from now, and its text in bodies. */
const midnight = new Date('2026-12-01T00:00:00Z');
const reset = '2026-12-01T00:00:00.000Z';

export type Body = Record<string, unknown>;
/** The status in v4 and v5 (one if they agree), both bodies (if v5 is absent, the same), and Retry-After. */
interface Expected<C extends ErrorCode> {
  fields: ErrorFields[C];
  status: number | [v4: number, v5: number];
  v4: Body;
  v5?: Body;
  retryAfter?: number;
  headers?: string[];
}

/** A row with only its text, in both versions. */
const text = (status: number, error: string) => ({ fields: {}, status, v4: { error } });

/** The same with its code, also in v4. */
const coded = (status: number, code: string, error: string) => ({ fields: {}, status, v4: { error, code } });

const CURSOR_REFUSED =
  'the cursor is not one of this list, is for another account, or has expired: begin again without it';
export const ROWS: { [C in ErrorCode]: Expected<C> } = {
  invalid_id: text(400, 'id must be an integer'),
  invalid_update_request_id: text(400, 'update_request_id must be an integer'),
  malformed_id: { ...text(400, 'malformed id'), fields: { id: 'pa_x_1' } },
  jurisdiction_reserved: { ...text(400, 'jurisdiction reserved'), fields: { jurisdiction: 'co' } },
  missing_include: text(400, 'include is required: one or more product codes separated by commas'),
  empty_include_item: text(400, 'include must not contain an empty product code'),
  unknown_code: {
    fields: { codes: ['DAT-X', 'DAT-Y'], jurisdiction: 'ec', supported: ['CHK-BIN'] },
    status: 400,
    v4: { error: 'unknown product code(s): DAT-X, DAT-Y', jurisdiction: 'ecuador', supported_includes: ['CHK-BIN'] },
    v5: { error: 'unknown product code(s): DAT-X, DAT-Y', jurisdiction: 'ec', supported_includes: ['CHK-BIN'] },
  },
  include_not_applicable: {
    fields: { codes: ['CHK-BIN', 'DAT-GOV'], supported: ['DAT-ASSET', 'DAT-ALL'] },
    status: 400,
    v4: { error: 'no code of include covers this asset: CHK-BIN, DAT-GOV' },
    v5: {
      error: 'no code of include covers this asset: CHK-BIN, DAT-GOV',
      code: 'include_not_applicable',
      supported_includes: ['DAT-ASSET', 'DAT-ALL'],
    },
  },
  missing_search_term: text(400, "at least one of 'nombre' or 'ruc' is required"),
  name_too_short: { ...text(400, 'nombre must have at least 3 characters'), fields: { minimum: 3 } },
  invalid_dry_run: text(400, 'dry_run must be true, 1, false or 0'),
  invalid_inline_limit: {
    ...text(400, 'inline_limit must be an integer from 1 to 100'),
    v5: { error: 'inline_limit must be an integer from 1 to 100', code: 'invalid_inline_limit' },
  },
  invalid_parameter: {
    ...text(400, 'ruc must be given once'),
    fields: { parameter: 'ruc', message: 'must be given once' },
  },
  invalid_body: { ...text(400, 'the body is not valid JSON'), fields: { message: 'is not valid JSON' } },
  body_too_large: { ...text(413, 'request body too large: at most 5 bytes'), fields: { limitBytes: 5 } },
  unsupported_body: text(415, 'the body must be JSON, not compressed: send it with Content-Type: application/json'),
  invalid_identifier: {
    fields: { field: 'ruc' },
    status: 400,
    v4: { error: 'ruc is of no known form' },
    v5: { error: 'ruc is of no known form', code: 'invalid_identifier', field: 'ruc' },
  },
  unknown_filter: {
    fields: { filters: ['x'], validFilters: ['fecha'] },
    status: 400,
    v4: { error: 'unknown filter(s): x' },
    v5: { error: 'unknown filter(s): x', valid_filters: ['fecha'] },
  },
  invalid_search_query: {
    fields: { message: 'fecha must be a date' },
    status: 400,
    v4: { error: 'fecha must be a date' },
    v5: { error: 'fecha must be a date', code: 'invalid_search_query', retryable: false },
  },
  invalid_cursor: { ...text(400, CURSOR_REFUSED), v5: { error: CURSOR_REFUSED, code: 'invalid_cursor' } },
  free_tier_batch_rows: {
    fields: { limit: 10, rows: 11 },
    status: 400,
    v4: { error: 'too many rows for a free key' },
    v5: { error: 'too many rows for a free key', code: 'free_tier_batch_rows', limit: 10, rows: 11 },
  },

  malformed_request: text(400, 'malformed request'),
  method_not_allowed: {
    ...text(405, 'method not allowed'),
    fields: { allow: ['GET', 'HEAD'] },
    headers: ['Allow', 'GET, HEAD'],
  },
  expectation_failed: text(417, 'only Expect: 100-continue is understood'),
  request_timeout: text(408, 'request timeout'),
  target_too_long: text(414, 'request target too long'),
  headers_too_large: text(431, 'request header fields too large'),

  missing_key: {
    fields: {},
    status: 401,
    v4: {
      message: 'an API key is required: Authorization: Bearer <API_KEY>',
      code: 'public_tier_locked',
      upgrade_url,
    },
  },
  key_rejected: { fields: {}, status: 403, v4: { Message: 'Forbidden' } },
  key_expired: {
    fields: { expiredAt: midnight },
    status: 401,
    v4: {
      error: 'api_key_expired',
      code: 'key_expired',
      expired_at: reset,
      message: 'This free key has expired. Make a purchase and create a new key.',
      upgrade_url,
    },
  },
  public_tier_locked: {
    fields: {},
    status: 403,
    v4: { error: 'this route requires an API key' },
    v5: { error: 'this route requires an API key', code: 'public_tier_locked', upgrade_url },
  },
  key_scope_locked: {
    fields: { lockedCodes: ['DAT-GOV'], keyScopes: ['CHK-BIN'] },
    status: 403,
    v4: {
      error: 'not in the scopes of this key',
      code: 'key_scope_locked',
      locked_codes: ['DAT-GOV'],
      key_scopes: ['CHK-BIN'],
    },
  },
  purpose_required: {
    fields: { jurisdictions: ['pa'] },
    status: 403,
    v4: {
      error: 'purpose required',
      code: 'purpose_required',
      jurisdictions: ['pa'],
      purposes: ['kyc_aml', 'credit', 'legal_claim', 'journalism', 'own_data'],
      settings_url,
      message: 'An owner of the account has to state once what it uses these records for. Nothing was charged.',
    },
  },
  free_tier_code_locked: {
    fields: { lockedCodes: ['DAT-GOV'], freeTierCodes: ['CHK-BIN'] },
    status: 403,
    v4: {
      error: 'not included in the free tier',
      code: 'free_tier_code_locked',
      locked_codes: ['DAT-GOV'],
      free_tier_codes: ['CHK-BIN'],
      upgrade_url,
    },
  },
  paid_plan_required: {
    fields: {},
    status: 403,
    v4: { error: 'update requests require a paid plan' },
    v5: { error: 'update requests require a paid plan', code: 'paid_plan_required' },
  },
  jurisdiction_unavailable: { ...text(403, 'jurisdiction not available'), fields: { jurisdiction: 'co' } },

  max_charge_exceeded: {
    fields: { price: micro('0.41'), maxCharge: micro('0.2') },
    status: 402,
    v4: {
      error: 'max charge exceeded',
      code: 'max_charge_exceeded',
      price: '0.41',
      max_charge: '0.20',
      message: 'The call costs more than X-Max-Charge allows. Nothing was charged.',
    },
    v5: {
      error: 'max charge exceeded',
      code: 'max_charge_exceeded',
      price: '0.41',
      max_charge: '0.20',
      message: 'The call costs more than X-Max-Charge allows. Nothing was charged.',
    },
  },
  insufficient_credits: {
    fields: { price: micro('0.16'), balance: micro('0.05'), shortfall: micro('0.11'), hint: true },
    status: 402,
    v4: { error: 'insufficient credits' },
    v5: {
      error: 'insufficient credits',
      code: 'insufficient_credits',
      price: '0.16',
      balance: '0.05',
      shortfall: '0.11',
      hint: 'the balance still covers a DAT-FREE card',
      upgrade_url,
      message: 'The balance is below the price of this call.',
    },
  },
  estimator_rows_exhausted: {
    fields: { limit: 5_000, used: 4_990, resetAt: midnight },
    status: 402,
    v4: { error: 'estimator rows exhausted' },
    v5: {
      ...{ error: 'estimator rows exhausted', code: 'estimator_rows_exhausted' },
      ...{ limit: 5_000, used: 4_990, reset_at: reset, upgrade_url },
    },
  },
  spending_limit_exceeded: {
    fields: { price: micro('1'), limit: micro('5'), consumed: micro('4.5'), resetsAt: midnight, by: 'account' },
    status: 429,
    v4: {
      error: 'spending limit exceeded',
      code: 'spending_limit_exceeded',
      ...{ price: '1.00', limit: '5.00', consumed: '4.50', resets_at: reset, settings_url },
      message: "This call would pass the month's spending limit of this account.",
    },
    retryAfter: 30,
  },
  free_tier_limit: {
    fields: { period: 'day', limit: 30, used: 29, remaining: 1, requested: 2, resetAt: midnight },
    status: 429,
    v4: {
      error: 'free tier limit reached',
      code: 'free_tier_limit',
      ...{ period: 'day', limit: 30, used: 29, remaining: 1, requested: 2, reset_at: reset, upgrade_url },
    },
    retryAfter: 30,
  },
  refresh_backlog: {
    fields: { limit: 100, open: 100, retryAfterSeconds: 60 },
    status: 429,
    v4: {
      error: 'too many open refreshes',
      code: 'refresh_backlog',
      ...{ limit: 100, open: 100 },
      message: 'An account can have 100 open refreshes. Wait until some have completed.',
    },
    retryAfter: 60,
  },
  public_budget_exhausted: {
    fields: { resetAt: midnight },
    status: 429,
    v4: { error: 'the public budget of the day is used up' },
    v5: {
      error: 'the public budget of the day is used up',
      code: 'public_budget_exhausted',
      reset_at: reset,
    },
    retryAfter: 30,
  },
  rate_limited: { ...text(429, 'rate limit exceeded'), fields: { retryAfterSeconds: 2 }, retryAfter: 2 },

  entity_not_found: text(404, 'entity not found'),
  update_request_not_found: text(404, 'update request not found'),
  watchlist_not_found: text(404, 'watchlist not found'),
  notice_not_found: text(404, 'notice not found'),
  watch_item_not_found: text(404, 'watch item not found'),
  reference_in_use: { ...text(409, 'another subject is watched as c-17'), fields: { reference: 'c-17' } },
  cursor_expired: text(410, 'the events after this cursor are no longer stored'),
  response_restricted: coded(410, 'response_restricted', 'the stored response has data that was removed since'),
  screening_not_found: text(404, 'screening not found'),
  hit_not_found: text(404, 'this subject has no such hit: a stored screening must show it, or the watched item now'),
  route_not_found: text(404, 'not found'),
  idempotency_key_reused: coded(409, 'idempotency_key_reused', 'this Idempotency-Key was used with other parameters'),
  idempotency_in_progress: {
    ...coded(409, 'idempotency_in_progress', 'a call with this Idempotency-Key is still in progress'),
    retryAfter: 1,
  },

  internal_error: {
    fields: {},
    status: 500,
    v4: { error: 'internal error' },
    v5: { error: 'internal error', code: 'internal_error', retryable: false },
  },
  service_unavailable: {
    ...text(503, 'service temporarily unavailable'),
    fields: { retryAfterSeconds: 5 },
    retryAfter: 5,
  },
  search_backend_error: {
    fields: { retryAfterSeconds: 5 },
    status: [503, 502],
    v4: { error: 'search temporarily unavailable' },
    v5: { error: 'search temporarily unavailable', code: 'search_backend_error', retryable: true },
    retryAfter: 5,
  },
};
