import { JURISDICTIONS } from '@entity-registry/domain';
import type { JsonObject } from '../json.js';

const text = (description: string, more: JsonObject = {}): JsonObject => ({ type: 'string', description, ...more });
const count = (description: string): JsonObject => ({ type: 'integer', minimum: 0, description });
const money = (description: string): JsonObject =>
  text(`${description}, USD as a decimal string.`, { pattern: '^-?\\d+\\.\\d{2,6}$' });
const instant = (description: string): JsonObject => text(`${description}, ISO 8601 in UTC.`, { format: 'date-time' });
const address = (description: string): JsonObject => text(description, { format: 'uri' });
const list = (description: string): JsonObject => ({
  type: 'array',
  maxItems: 100,
  items: { type: 'string' },
  description,
});

/** The description of each member of an error's body; `error` and `code` are described by the error itself. */
export const ERROR_MEMBERS: Readonly<Record<string, JsonObject>> = {
  message: text('The error in plain words, with what to do next.'),
  Message: text('Error of the gateway.', { const: 'Forbidden' }),
  upgrade_url: address('URL where you buy credit or create a key.'),
  settings_url: address('URL where you change what the error is about: the monthly spending limit of the account or key, or the purpose of the account.'),
  jurisdictions: list('Jurisdictions that require a purpose for these records.'),
  purposes: list('Purposes that an owner can state.'),
  jurisdiction: text('Jurisdiction of the requested codes.', {
    enum: Object.values(JURISDICTIONS).flatMap(({ code, v4Name }) => [code, v4Name]),
  }),
  supported_includes: list('Product codes that `include` accepts for it.'),
  field: text('Member of the request that the error is about.'),
  valid_filters: list('All filters of the surface.'),
  retryable: { type: 'boolean', description: 'Whether the same request can succeed later.' },
  limit: {
    description: 'Limit that the request would exceed: rows, cards, or USD as a decimal string.',
    type: ['integer', 'string'],
  },
  rows: count('Number of rows in the body.'),
  used: count('Amount used in the period so far.'),
  remaining: count('Amount left in the period.'),
  requested: count('Amount that the request would have used.'),
  period: text('Period of the quota.', { enum: ['day', 'month'] }),
  network_limit: count('Daily share of one network. Present if the share is used up, not the whole budget.'),
  reset_at: instant('When the period resets'),
  resets_at: instant('First day of the next month'),
  expired_at: instant('When the key expired'),
  price: money('Price of the request'),
  balance: money('Spendable balance'),
  max_charge: money('Value of X-Max-Charge'),
  shortfall: money('Amount missing'),
  consumed: money('Amount spent this month'),
  reserved: money('Amount that open refreshes reserve; present if a refresh fails because of it'),
  open: count('Open refreshes of the account'),
  hint: text('Present if the balance still covers a DAT-FREE card.'),
  locked_codes: list('Requested codes that are locked. Empty if the request itself is locked, such as a search.'),
  free_tier_codes: list('Codes available to free keys.'),
  key_scopes: list('Codes in the scopes of the key.'),
};

/** Members that are not always present. */
export const OPTIONAL_ERROR_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  insufficient_credits: ['balance', 'shortfall', 'hint', 'reserved'],
  spending_limit_exceeded: ['reserved'],
  public_budget_exhausted: ['network_limit'],
  // An id in a path, and a filter, has no member.
  malformed_id: ['field'],
  jurisdiction_reserved: ['field'],
  invalid_search_query: ['field'],
  // The transport knows the version only when the request line is in the packet that broke the limit.
  headers_too_large: ['code'],
};

/** When each error occurs, if its text does not say everything. */
export const ERROR_CONDITIONS: Readonly<Record<string, string>> = {
  key_rejected: 'The Authorization header is empty, malformed or not Bearer, or its key is unknown or revoked.',
  missing_key: 'The Authorization header is missing.',
  key_expired: 'The free key is older than 90 days. Buy credit and create a new key.',
  public_tier_locked: 'The route requires a key.',
  jurisdiction_unavailable: 'The jurisdiction is not enabled for the account.',
  key_scope_locked:
    'The scopes of the key do not include a charged code or, for a search, any code that covers the records of ' +
    'the surface.',
  purpose_required:
    'The call reads immigration, court or criminal records of a jurisdiction that requires a purpose, and the account has not stated one.',
  free_tier_code_locked: 'The code, search or asset requires a balance.',
  paid_plan_required: 'The account has no spendable balance.',
  insufficient_credits:
    'The spendable balance is below the price. `balance` and `shortfall` are absent if the balance could not be ' +
    'read again. Only `shortfall` is absent if a top-up arrived in the meantime: retry.',
  spending_limit_exceeded:
    'The request would exceed the monthly spending limit of the account or key. For a refresh, open refreshes ' +
    'count too.',
  free_tier_limit: 'The request would exceed the daily or monthly quota of the free key: used + requested > limit.',
  max_charge_exceeded: 'The price of the request, `price`, is above X-Max-Charge. Nothing was charged.',
  include_not_applicable:
    'No code in `include` covers the asset. `supported_includes` lists the codes that do. Omit `include` to use ' +
    'the cheapest.',
  estimator_rows_exhausted: 'The request would exceed the monthly `with_presence` rows of the free key.',
  free_tier_batch_rows: 'The batch has more rows than a free key allows. Send fewer rows, or use `with_presence`.',
  refresh_backlog: 'The account has 100 open refreshes.',
  public_budget_exhausted:
    'The daily budget shared by all callers without a key is used up. With `network_limit`, only the share of ' +
    'your network is.',
  rate_limited:
    'Too many requests from this key or address. Wait for Retry-After, and back off further after each retry.',
  response_restricted:
    'The response that is stored under the Idempotency-Key has data that was removed for legal reasons since. It stays paid.',
  idempotency_key_reused: 'The Idempotency-Key was used with other parameters within the last 24 hours.',
  idempotency_in_progress: 'A request with the same Idempotency-Key is still in progress.',
  invalid_parameter: 'A parameter, header or member of the body is invalid. `error` names it and says what it must be.',
  invalid_body: 'The body is not a JSON object with valid text.',
  malformed_id: 'The id is not in a recognized format or type. Pass ids on unchanged.',
  jurisdiction_reserved: 'The id, or `jurisdiction`, is of a jurisdiction that v5 does not support yet.',
  invalid_id: '`id` must be an integer.',
  invalid_update_request_id: '`update_request_id` must be an integer.',
  invalid_dry_run: '`dry_run` must be `true`, `1`, `false` or `0`.',
  invalid_inline_limit: '`inline_limit` must be an integer from 1 to 100.',
  invalid_identifier: '`ruc` or `cedula` is not in a recognized format.',
  missing_search_term: '`nombre` or `ruc` is required.',
  name_too_short: '`nombre` is shorter than the jurisdiction requires.',
  missing_include: '`include` is required: one or more product codes, separated by commas.',
  empty_include_item: '`include` has an empty product code.',
  unknown_code: 'A product code does not exist in the jurisdiction.',
  unknown_filter: 'A filter does not exist on the surface.',
  invalid_search_query: 'A filter, sort field, facet or name is invalid. `error` names it and says what it accepts.',
  invalid_cursor: 'Cursors are bound to their list and account and are valid for 24 hours.',
  internal_error: 'Internal error. Never charged.',
  service_unavailable: 'A dependency is unavailable, or the service is stopping. Never charged.',
  search_backend_error:
    'The search backend is down, slow, overloaded or not ready. Never charged, and never returned as an empty 200.',
  target_too_long: 'The request target exceeds 4096 characters.',
  headers_too_large:
    'The request line and headers exceed 16384 bytes. `code` is absent if they arrive in several packets.',
};
