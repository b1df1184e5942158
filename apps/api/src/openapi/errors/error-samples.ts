import { micro } from '@entity-registry/domain';
import type { ErrorCode, ErrorFields } from '@entity-registry/domain';
import { BODY_BYTES } from '../../body-limit.js';

const RESET = new Date('2026-12-01T00:00:00Z');
const TOMORROW = new Date('2026-11-22T00:00:00Z');
const FREE_CODES = ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'] as const;

/** One occurrence of every error, with everything that its response can contain: the source of the document's examples. */
export const ERROR_SAMPLES: { readonly [C in ErrorCode]: ErrorFields[C] } = {
  invalid_id: {},
  invalid_update_request_id: {},
  malformed_id: { id: 'pa_x_1', field: 'exclude_ids[0]' },
  jurisdiction_reserved: { jurisdiction: 'ec', field: 'jurisdiction' },
  missing_include: {},
  empty_include_item: {},
  unknown_code: { codes: ['DAT-NOPE'], jurisdiction: 'pa', supported: ['CHK-BIN', 'DAT-CORE', 'DAT-GOV'] },
  include_not_applicable: { codes: ['CHK-BIN'], supported: ['DAT-ASSET', 'DAT-ALL'] },
  missing_search_term: {},
  name_too_short: { minimum: 3 },
  invalid_dry_run: {},
  invalid_inline_limit: {},
  invalid_parameter: { parameter: 'page', message: 'is not a parameter of this route' },
  invalid_body: { message: 'is not valid JSON' },
  body_too_large: { limitBytes: BODY_BYTES },
  unsupported_body: {},
  invalid_identifier: { field: 'ruc' },
  unknown_filter: { filters: ['x'], validFilters: ['fecha', 'procedencia'] },
  invalid_search_query: { message: 'name must have at least two letters or digits', field: 'name' },
  invalid_cursor: {},
  free_tier_batch_rows: { limit: 10, rows: 11 },

  malformed_request: {},
  method_not_allowed: { allow: ['GET'] },
  expectation_failed: {},
  request_timeout: {},
  target_too_long: {},
  headers_too_large: {},

  missing_key: {},
  key_rejected: {},
  key_expired: { expiredAt: RESET },
  public_tier_locked: {},
  key_scope_locked: { lockedCodes: ['DAT-GOV'], keyScopes: ['CHK-BIN', 'DAT-CORE'] },
  purpose_required: { jurisdictions: ['pa'] },
  free_tier_code_locked: { lockedCodes: ['DAT-GOV'], freeTierCodes: FREE_CODES },
  paid_plan_required: {},
  jurisdiction_unavailable: { jurisdiction: 'co' },

  insufficient_credits: { price: micro('0.16'), balance: micro('0.05'), shortfall: micro('0.11'), hint: true },
  max_charge_exceeded: { price: micro('0.41'), maxCharge: micro('0.20') },
  estimator_rows_exhausted: { limit: 5_000, used: 5_000, resetAt: RESET },
  spending_limit_exceeded: {
    price: micro('0.16'),
    limit: micro('50'),
    consumed: micro('49.95'),
    resetsAt: RESET,
    by: 'account',
  },
  free_tier_limit: { period: 'day', limit: 30, used: 30, remaining: 0, requested: 1, resetAt: TOMORROW },
  refresh_backlog: { limit: 100, open: 100, retryAfterSeconds: 60 },
  public_budget_exhausted: { resetAt: new Date('2026-11-22T05:00:00Z'), networkLimit: 50 },
  rate_limited: { retryAfterSeconds: 1 },

  entity_not_found: {},
  update_request_not_found: {},
  screening_not_found: {},
  hit_not_found: {},
  watchlist_not_found: {},
  watch_item_not_found: {},
  notice_not_found: {},
  reference_in_use: { reference: 'c-17' },
  cursor_expired: {},
  response_restricted: {},
  route_not_found: {},
  idempotency_key_reused: {},
  idempotency_in_progress: {},

  internal_error: {},
  service_unavailable: { retryAfterSeconds: 5 },
  search_backend_error: { retryAfterSeconds: 5 },
};
