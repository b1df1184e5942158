import type { ApiVersion, ErrorCode } from '@entity-registry/domain';
import { fixedHeaders, headerRef } from './common-parts.js';
import type { HeaderName } from './common-parts.js';
import { PROBLEM, describeError } from './error-components.js';
import type { DescribedError } from './error-components.js';
import { errorsOf } from './implied-errors.js';
import type { Operation } from './operation.js';
import type { DocumentParts } from './operation-object.js';
import type { Json, JsonObject, SchemaComponents } from './schema-object.js';

/** The errors of one document: each a schema component and an example component. */
export class ErrorComponents {
  private readonly examples = new Map<string, JsonObject>();
  /** Names by what they stand for: operations of a kind refuse alike. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly version: ApiVersion,
    private readonly schemas: SchemaComponents,
  ) {}

  /** The examples, by name in alphabetical order. */
  get all(): JsonObject {
    return Object.fromEntries([...this.examples].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The responses, by name. */
  get responses(): JsonObject {
    return Object.fromEntries([...this.names].map(([text, name]) => [name, JSON.parse(text) as JsonObject]));
  }

  /** A reference to `response`, which becomes a component once however many operations have it. */
  respond(status: number, response: JsonObject): JsonObject {
    const text = JSON.stringify(response);
    const known = [...this.names.values()].filter((name) => name.startsWith(`Refused${String(status)}`)).length;
    const name = this.names.get(text) ?? `Refused${String(status)}${known === 0 ? '' : `v${String(known + 1)}`}`;
    this.names.set(text, name);
    return { $ref: `#/components/responses/${name}` };
  }

  add(code: ErrorCode): DescribedError & { readonly schemaRef: JsonObject; readonly exampleRef: JsonObject } {
    const described = describeError(code, this.version);
    const { component, schema, example } = described;
    this.examples.set(component, { summary: code.replaceAll('_', ' '), value: example });
    return {
      ...described,
      schemaRef: this.schemas.name(component, schema),
      exampleRef: { $ref: `#/components/examples/${component}` },
    };
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request does not validate; nothing is charged.',
  401: 'No key, or one that has expired.',
  402: 'The balance is below the price; nothing is charged.',
  403: 'The key, or the lack of one, does not open this.',
  404: 'There is no such thing, or it is not the caller’s; nothing is charged.',
  409: 'Another call has the same Idempotency-Key.',
  413: 'The body is too large.',
  414: 'The request target is too long.',
  415: 'The body is of another type than this takes, or compressed.',
  429: 'Too many requests, or past a quota, limit or budget.',
  500: 'A fault of the service; never charged.',
  502: 'The search backend did not answer; never charged. Retry.',
  503: 'The service is out of reach for the moment; never charged. Retry.',
};

/** The error responses of an operation, one for each status. */
export function errorResponses(operation: Operation, parts: DocumentParts): JsonObject {
  const errors = errorsOf(operation, parts.version).map((code) => parts.errors.add(code));
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const given = errors.filter((error) => error.status === status);
      const response = {
        description: REASONS[status] ?? 'Refused.',
        headers: headersOf(operation, given, parts),
        content: contentOf(given, parts),
      };
      return [String(status), parts.errors.respond(status, response)];
    }),
  );
}

type Given = ReturnType<ErrorComponents['add']>;

function contentOf(errors: readonly Given[], { schemas }: DocumentParts): JsonObject {
  const refs: Json[] = errors.map(({ schemaRef }) => schemaRef);
  const examples = Object.fromEntries(errors.map(({ code, exampleRef }) => [code, exampleRef]));
  return {
    'application/json': { schema: refs.length === 1 ? (refs[0] as Json) : { anyOf: refs }, examples },
    'application/problem+json': { schema: schemas.name('Problem', PROBLEM) },
  };
}

function headersOf({ access, path, answers }: Operation, errors: readonly Given[], { version }: DocumentParts): JsonObject {
  const keyed = typeof access === 'object';
  const status = errors[0]?.status ?? 0;
  // What the transport refuses no route has seen.
  const names: HeaderName[] = status === 413 || status === 414 ? ['X-Request-Id'] : [...fixedHeaders(version, path)];
  if (keyed) names.push('RateLimit-Policy', 'RateLimit');
  if (keyed && (status === 402 || status === 429)) {
    names.push('X-Service-Tier', 'X-Service-Free-Remaining-Today', 'X-Service-Free-Remaining-Month');
    if (version === 'v5') names.push('X-Service-Free-Estimator-Rows-Remaining', 'X-Service-Public-Budget-Remaining');
  }
  const refs = Object.fromEntries(names.map((name) => [name, headerRef(name)]));
  // What a call asks for is deprecated whether it is answered or refused.
  const deprecation = answers.flatMap(({ headers }) => headers?.['Deprecation'] ?? [])[0];
  if (deprecation !== undefined) refs['Deprecation'] = { description: deprecation, schema: { type: 'string' } };
  if (errors.every(({ retryAfter }) => retryAfter)) refs['Retry-After'] = headerRef('Retry-After');
  else if (errors.some(({ retryAfter }) => retryAfter)) {
    refs['Retry-After'] = {
      description: 'Seconds to wait, where waiting helps.',
      schema: { type: 'integer', minimum: 1 },
    };
  }
  return refs;
}
