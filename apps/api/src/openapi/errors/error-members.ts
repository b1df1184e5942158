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
  message: text('The same for people, with what to do next.'),
  Message: text('The refusal of the gateway.', { const: 'Forbidden' }),
  upgrade_url: address('Where to buy credit or to make a key.'),
  settings_url: address('Where the monthly spending limit is set: of the account, or of the key whose limit it is.'),
  jurisdiction: text('Jurisdiction whose codes were asked for.', {
    enum: Object.values(JURISDICTIONS).flatMap(({ code, v4Name }) => [code, v4Name]),
  }),
  supported_includes: list('Product codes that `include` accepts there.'),
  field: text('The member of the request that has no known form.', { enum: ['ruc', 'cedula'] }),
  valid_filters: list('Every filter of the surface.'),
  retryable: { type: 'boolean', description: 'Whether the same call may succeed later.' },
  limit: {
    description: 'The limit that the call would pass: rows, cards, or USD as a decimal string.',
    type: ['integer', 'string'],
  },
  rows: count('Rows of the body.'),
  used: count('What the period has used so far.'),
  remaining: count('What is left of the period.'),
  requested: count('What the call would have counted.'),
  period: text('The period of the quota.', { enum: ['day', 'month'] }),
  network_limit: count('What one network may take of the day; present when its share is used up, not the whole budget.'),
  reset_at: instant('When the period starts anew'),
  resets_at: instant('First day of the next month'),
  expired_at: instant('When the key expired'),
  price: money('What the call costs'),
  balance: money('Spendable balance'),
  max_charge: money('What X-Max-Charge allows'),
  shortfall: money('What is missing'),
  consumed: money('What the month has cost so far'),
  reserved: money('What open refreshes have reserved; present when a refresh is refused because of it'),
  open: count('Open refreshes of the account'),
  hint: text('Present when the balance still covers a DAT-FREE card.'),
  locked_codes: list('Codes asked for that are locked; empty where the call is locked by itself, as a search is.'),
  free_tier_codes: list('Codes that a free key has.'),
  key_scopes: list('Codes that the key is limited to.'),
};

/** Members that are not always present. */
export const OPTIONAL_ERROR_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  insufficient_credits: ['balance', 'shortfall', 'hint', 'reserved'],
  spending_limit_exceeded: ['reserved'],
  public_budget_exhausted: ['network_limit'],
  // The transport knows the version only when the request line is in the packet that broke the limit.
  headers_too_large: ['code'],
};

/** When each error occurs, if its text does not say everything. */
export const ERROR_CONDITIONS: Readonly<Record<string, string>> = {
  key_rejected: 'The Authorization header is empty, not Bearer, malformed, or its key is unknown or revoked.',
  missing_key: 'No Authorization header.',
  key_expired: 'A free key is older than 90 days. A purchase and a new key open the service again.',
  public_tier_locked: 'No key, on a route that asks for one.',
  jurisdiction_unavailable: 'The account does not have the jurisdiction switched on.',
  key_scope_locked:
    'A charged code is not among the scopes of the key; for a search, no code that covers the records of the surface is.',
  free_tier_code_locked: 'A free key asks for what only a balance opens: a code, a search, or an asset by its id.',
  paid_plan_required: 'The account has no spendable balance.',
  insufficient_credits:
    'The spendable balance is below the price. `balance` and `shortfall` are missing when it could not be read again; `shortfall` alone is missing when a top-up arrived meanwhile: retry.',
  spending_limit_exceeded: 'The call would pass the monthly spending limit of the account or of the key, for a refresh together with the open ones.',
  free_tier_limit: 'A free key would pass its quota of the day or month: used + requested > limit.',
  max_charge_exceeded:
    'The call costs more than its X-Max-Charge allows. `price` is what it would cost; nothing was charged.',
  include_not_applicable:
    'No code of `include` covers the asset. `supported_includes` lists the codes that do; without `include` the cheapest of them is charged.',
  estimator_rows_exhausted: 'A free key would pass its monthly rows of `with_presence`.',
  free_tier_batch_rows: 'A free key sent more rows than a batch of it may have. Send fewer, or ask `with_presence`.',
  refresh_backlog: 'The account has 100 open refreshes.',
  public_budget_exhausted:
    'The daily budget that all callers without a key share is used up, or, with `network_limit`, the share of it that your network may take.',
  rate_limited: 'Too many requests of this key or address. Wait as long as Retry-After says, longer each time.',
  idempotency_key_reused: 'The Idempotency-Key was used with other parameters within 24 hours.',
  idempotency_in_progress: 'A call with the same Idempotency-Key is still running.',
  invalid_parameter:
    'A parameter, header or member of the body does not validate; `error` names it and what it must be.',
  invalid_body: 'The body is no JSON object of sound text.',
  malformed_id: 'The id is of no known form or type. Pass ids on unchanged.',
  jurisdiction_reserved: 'The id belongs to a jurisdiction that v5 does not serve yet.',
  unknown_code: 'The jurisdiction does not have one of the product codes.',
  unknown_filter: 'The surface has no such filter.',
  invalid_search_query: 'A filter, sort field or facet does not fit the surface; `error` names it and what it takes.',
  invalid_cursor: 'Cursors are bound to their list and account and are valid for 24 hours.',
  internal_error: 'A fault of the service. Never charged.',
  service_unavailable: 'A part of the service is out of reach or the service is stopping. Never charged.',
  search_backend_error: 'The search backend is down, slow, overloaded or not ready. Never charged, never an empty 200.',
  target_too_long: 'The request target has more than 4096 characters.',
  headers_too_large:
    'The request line and headers together have more than 16384 bytes. `code` is absent when they arrive in several packets.',
};
