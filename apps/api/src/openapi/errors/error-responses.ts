import type { ApiVersion, ErrorCode } from '@entity-registry/domain';
import { fixedHeaders, headerRef } from '../common-parts.js';
import type { HeaderName } from '../common-parts.js';
import { describeError, problemMembers, problemSchema } from './error-components.js';
import type { DescribedError } from './error-components.js';
import { errorsOf } from './implied-errors.js';
import type { Operation } from '../operation.js';
import type { Json, JsonObject } from '../json.js';
import type { SchemaComponents } from '../schema-object.js';

/** The errors of one document: each a schema component and an example component. */
export class ErrorComponents {
  private readonly examples = new Map<string, JsonObject>();
  private readonly codes = new Set<string>();
  /** Names by content: operations of the same kind return the same errors. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly version: ApiVersion,
    private readonly schemas: SchemaComponents,
  ) {}

  /** The examples, by name in alphabetical order. */
  get all(): JsonObject {
    return Object.fromEntries([...this.examples].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Every value that `code` of an error has in the document. */
  get union(): JsonObject {
    const description = 'Error code, for programs. Later versions may add codes.';
    return { type: 'string', enum: [...this.codes].sort(), description };
  }

  /** The responses, by name. */
  get responses(): JsonObject {
    return Object.fromEntries([...this.names].map(([text, name]) => [name, JSON.parse(text) as JsonObject]));
  }

  /** A reference to `response`, which becomes a single component however many operations use it. */
  respond(status: number, response: JsonObject): JsonObject {
    const text = JSON.stringify(response);
    const known = [...this.names.values()].filter((name) => name.startsWith(`Refused${String(status)}`)).length;
    const name = this.names.get(text) ?? `Refused${String(status)}${known === 0 ? '' : `v${String(known + 1)}`}`;
    this.names.set(text, name);
    return { $ref: `#/components/responses/${name}` };
  }

  /** `coded`: the route returns errors in v5's format; routes outside `/v5` return them in v4's format, in both documents. */
  add(
    code: ErrorCode,
    coded: boolean,
  ): DescribedError & { readonly schemaRef: JsonObject; readonly exampleRef: JsonObject } {
    const described = describeError(code, coded ? 'v5' : 'v4');
    const { schema, example } = described;
    const plain = this.version === 'v5' && !coded;
    const component = plain ? `Plain${described.component}` : described.component;
    const problem = plain ? 'PlainProblem' : 'Problem';
    const { properties } = schema as { readonly properties: JsonObject };
    if (typeof example['code'] === 'string') this.codes.add(example['code']);
    this.examples.set(component, { summary: code.replaceAll('_', ' '), value: example });
    return {
      ...described,
      schemaRef: this.schemas.name(component, { ...schema, properties: { ...properties, ...problemMembers(problem) } }),
      exampleRef: { $ref: `#/components/examples/${component}` },
    };
  }
}

/** The components of a document that operations add to. */
export interface DocumentParts {
  readonly version: ApiVersion;
  readonly schemas: SchemaComponents;
  readonly errors: ErrorComponents;
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request is invalid. Not charged.',
  401: 'The key is missing or expired.',
  402: 'The balance is below the price. Not charged.',
  403: 'The key is missing, invalid or lacks access.',
  404: 'Not found, or it belongs to another account. Not charged.',
  409: 'Another request used the same Idempotency-Key.',
  413: 'The body is too large.',
  414: 'The request target is too long.',
  415: 'The content type of the body is not supported, or the body is compressed.',
  429: 'Too many requests, or a quota, limit or budget is exceeded.',
  431: 'The request line and headers are too large. The connection is closed.',
  500: 'Internal error. Never charged.',
  502: 'The search backend did not respond. Never charged. Retry.',
  503: 'The service is temporarily unavailable. Never charged. Retry.',
};

/** Sent directly on the connection: without our headers, and as plain JSON regardless of `Accept`. */
const HEADERS_TOO_LARGE = 431;

/** The error responses of an operation, one for each status. */
export function errorResponses(operation: Operation, parts: DocumentParts): JsonObject {
  const coded = isCoded(operation);
  const errors = errorsOf(operation, parts.version).map((code) => parts.errors.add(code, coded));
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const matching = errors.filter((error) => error.status === status);
      const response = {
        description: REASONS[status] ?? 'Error.',
        ...(status !== HEADERS_TOO_LARGE && { headers: headersOf(operation, matching, parts) }),
        content: contentOf(matching, coded, parts),
      };
      return [String(status), parts.errors.respond(status, response)];
    }),
  );
}

type DocumentedError = ReturnType<ErrorComponents['add']>;

/** Whether the route returns errors in v5's format. */
const isCoded = ({ path }: Operation): boolean => path.startsWith('/v5/');

function contentOf(
  errors: readonly DocumentedError[],
  coded: boolean,
  { schemas, version }: DocumentParts,
): JsonObject {
  const refs: Json[] = errors.map(({ schemaRef }) => schemaRef);
  const examples = Object.fromEntries(errors.map(({ code, exampleRef }) => [code, exampleRef]));
  const problem = schemas.name(
    version === 'v5' && !coded ? 'PlainProblem' : 'Problem',
    problemSchema(coded ? 'v5' : 'v4'),
  );
  return {
    'application/json': { schema: refs.length === 1 ? (refs[0] as Json) : { anyOf: refs }, examples },
    ...(errors[0]?.status !== HEADERS_TOO_LARGE && { 'application/problem+json': { schema: problem } }),
  };
}

function headersOf(
  { access, path, responses }: Operation,
  errors: readonly DocumentedError[],
  { version }: DocumentParts,
): JsonObject {
  const keyed = typeof access === 'object';
  const status = errors[0]?.status ?? 0;
  // Requests that the transport refuses never reach a route.
  const names: HeaderName[] = status === 413 || status === 414 ? ['X-Request-Id'] : [...fixedHeaders(version, path)];
  if (keyed) names.push('RateLimit-Policy', 'RateLimit');
  if (keyed && (status === 402 || status === 429)) {
    names.push('X-Service-Tier', 'X-Service-Free-Remaining-Today', 'X-Service-Free-Remaining-Month');
    if (version === 'v5') names.push('X-Service-Free-Estimator-Rows-Remaining', 'X-Service-Public-Budget-Remaining');
    if (version === 'v5' && access.keyless) names.push('X-Service-Public-Network-Remaining');
  }
  // A v5 call without a key is tier 0 for every error, including 403 if a key is required.
  if (keyed && version === 'v5' && (access.keyless || status === 403) && !names.includes('X-Service-Tier')) {
    names.push('X-Service-Tier', 'X-Service-Public-Budget-Remaining');
  }
  const refs = Object.fromEntries(names.map((name) => [name, headerRef(name)]));
  // Errors of a deprecated request have the Deprecation header too.
  const deprecation = responses.flatMap(({ headers }) => headers?.['Deprecation'] ?? [])[0];
  if (deprecation !== undefined) refs['Deprecation'] = { description: deprecation, schema: { type: 'string' } };
  if (errors.every(({ retryAfter }) => retryAfter)) refs['Retry-After'] = headerRef('Retry-After');
  else if (errors.some(({ retryAfter }) => retryAfter)) {
    refs['Retry-After'] = {
      description: 'Seconds to wait before you retry, if a retry can succeed.',
      schema: { type: 'integer', minimum: 1 },
    };
  }
  return refs;
}
