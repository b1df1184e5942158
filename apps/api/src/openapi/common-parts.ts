import type { ApiVersion } from '@entity-registry/domain';
import { fieldsOf } from '@entity-registry/http';
import type { FieldDeclaration } from '@entity-registry/http';
import { DryRunQuery } from '../validation/dry-run-query.dto.js';
import type { JsonObject } from './json.js';

const integer: JsonObject = { type: 'integer', minimum: 0 };
const money: JsonObject = { type: 'string', pattern: '^\\d+\\.\\d{2,6}$' };
const text: JsonObject = { type: 'string' };

interface Header {
  readonly description: string;
  readonly schema: JsonObject;
  readonly example: string | number;
  /** Whether every response that lists it has it. */
  readonly required?: true;
}

const header = (description: string, schema: JsonObject, example: string | number): Header => ({
  description,
  schema,
  example,
});
const always = (...of: Parameters<typeof header>): Header => ({ ...header(...of), required: true });

/** Response headers, under their names on the wire. */
export const HEADERS = {
  'X-Request-Id': always('Id of the request in our logs. Include it when you contact support.', text, '01JD6Z3K9M'),
  'RateLimit-Policy': header(
    'Rate limit of the key or address (draft-ietf-httpapi-ratelimit-headers).',
    text,
    '"default";q=5;w=5',
  ),
  RateLimit: header('Remaining requests, and seconds until more are available.', text, '"default";r=4;t=1'),
  'X-Service-Charge': header(
    'Amount charged for this request, in USD. Absent for dry runs and in the free and public tiers.',
    money,
    '0.16',
  ),
  'X-Service-Balance': header('Spendable balance after this request, in USD.', money, '49.84'),
  'X-Service-Tier': header(
    '`free` for a key without a balance, `public` for requests without a key.',
    { ...text, enum: ['free', 'public'] },
    'free',
  ),
  'X-Service-Free-Remaining-Today': header('Remaining free quota today (UTC).', integer, 29),
  'X-Service-Free-Remaining-Month': header('Remaining free quota this month (UTC).', integer, 499),
  'X-Service-Free-Estimator-Rows-Remaining': header(
    'Remaining `with_presence` rows of a free key this month.',
    integer,
    4_900,
  ),
  'X-Service-Public-Budget-Remaining': header(
    'Remaining queries today for all callers without a key combined.',
    integer,
    999,
  ),
  'X-Service-Public-Network-Remaining': header(
    'Remaining queries today for callers without a key from your network. At most the remaining shared budget.',
    integer,
    49,
  ),
  'Idempotent-Replayed': header(
    '`true` if this is a stored response to an earlier request with the same Idempotency-Key.',
    { ...text, const: 'true' },
    'true',
  ),
  'Retry-After': always('Seconds to wait before you retry.', { ...integer, minimum: 1 }, 5),
  Allow: always('Methods that the path supports.', text, 'GET'),
  Location: always(
    'URL of the entity under its current id.',
    { ...text, format: 'uri-reference' },
    '/v5/entities/pa_own_77',
  ),
  ETag: always('Changes whenever the response changes, ignoring `billing`.', text, '"sVf1l2mXb0Yx"'),
  Deprecation: always('When v4 was deprecated (RFC 9745).', { ...text, pattern: '^@\\d+$' }, '@1795219200'),
  Link: always('Document of the successor version.', text, '</v5/openapi.yml>; rel="successor-version"'),
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

/** The headers as components. */
export const HEADER_COMPONENTS: JsonObject = Object.fromEntries(
  Object.entries<Header>(HEADERS).map(([name, { required, ...rest }]) => [
    name,
    { ...rest, ...(required && { required }) },
  ]),
);

export const headerRef = (name: HeaderName): JsonObject => ({ $ref: `#/components/headers/${name}` });

const { dry_run: DRY_RUN } = fieldsOf(DryRunQuery) as { dry_run: FieldDeclaration };

/** Parameters that many operations share. */
export const PARAMETERS = {
  dry_run: {
    name: 'dry_run',
    in: 'query',
    description: DRY_RUN.description,
    schema: DRY_RUN.schema as JsonObject,
    example: DRY_RUN.example as string,
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes retries safe: repeating the request with the same key within 24 hours returns the same 2xx at no ' +
      'charge. Printable ASCII.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]([ -~]*[!-~])?$' },
    example: 'order-4711',
  },
  'X-Max-Charge': {
    name: 'X-Max-Charge',
    in: 'header',
    description:
      'Maximum charge for this request, in USD as a decimal string. If the price is higher, the request fails with ' +
      '402 `max_charge_exceeded` at no charge. Get the price from `price` of a dry run.',
    schema: { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,6})?$' },
    example: '0.20',
  },
  'X-Request-Deadline': {
    name: 'X-Request-Deadline',
    in: 'header',
    description:
      'How long you will wait for the response, in whole milliseconds from when the request arrives. A request that ' +
      "can't be answered in time fails at no charge, usually at once, with 503 `service_unavailable` (searches and resolve: 502 " +
      "`search_backend_error`) and `Retry-After`. Values above the route's default have no effect: it's 10 seconds, " +
      'and 30 seconds for requests of many rows.',
    schema: { type: 'string', pattern: '^[1-9]\\d{0,9}$' },
    example: '2500',
  },
  'X-Client-Reference': {
    name: 'X-Client-Reference',
    in: 'header',
    description: 'Your own reference for the request, returned in the usage export.',
    schema: { type: 'string', maxLength: 64, pattern: '^[^\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u2028\\u2029]*$' },
    example: 'case 2026/118',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description:
      'ETags of responses you already have. If one is current, the response is 304 at no charge. ETags are only ' +
      'valid for the account that received them; `*` never matches.',
    schema: { type: 'string' },
    example: '"sVf1l2mXb0Yx"',
  },
} as const satisfies Record<string, JsonObject>;

export type ParameterName = keyof typeof PARAMETERS;

export const parameterRef = (name: ParameterName): JsonObject => ({ $ref: `#/components/parameters/${name}` });

/** Headers of every response of a version. */
export function fixedHeaders(version: ApiVersion, path: string): readonly HeaderName[] {
  return version === 'v4' && path.startsWith('/v4/') ? ['X-Request-Id', 'Deprecation', 'Link'] : ['X-Request-Id'];
}
