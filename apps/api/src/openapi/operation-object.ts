import { lookup } from '@entity-registry/domain';
import { fieldsOf } from '@entity-registry/http';
import type { TObject, TSchema } from 'typebox';
import { Billing } from './billing-schema.js';
import { chargeText } from './charge-text.js';
import { fixedHeaders, headerRef, parameterRef } from './common-parts.js';
import type { HeaderName, ParameterName } from './common-parts.js';
import { errorResponses } from './errors/error-responses.js';
import type { DocumentParts } from './errors/error-responses.js';
import type { OperationResponse, Body, Example, Operation } from './operation.js';
import type { Json, JsonObject } from './json.js';
import type { SchemaComponents } from './schema-object.js';
import { BODY_TEXT, PARAMETER_TEXT } from './text-rules.js';

const DRY_RUN_EXAMPLE = {
  billing: {
    ...{ currency: 'USD', price: '0.16', charged: '0.00', dry_run: true, base: '0.01' },
    ...{ codes: [{ code: 'DAT-GOV', price: '0.15' }], redundant: [] },
  },
};

/** `operation` as an OpenAPI operation object. */
export function operationObject(operation: Operation, parts: DocumentParts): JsonObject {
  const { operationId, group, summary, description, body, access, deprecated } = operation;
  return {
    operationId,
    tags: [group],
    summary,
    description: [description, chargeText(operation), deprecated].filter(Boolean).join('\n\n'),
    ...(deprecated !== undefined && { deprecated: true }),
    security: securityOf(access),
    parameters: parametersOf(operation, parts),
    ...(body && { requestBody: bodyOf(body, parts) }),
    responses: { ...responsesOf(operation, parts), ...errorResponses(operation, parts) },
  };
}

function securityOf(access: Operation['access']): JsonObject[] {
  if (typeof access === 'string') return [];
  return access.keyless ? [{ apiKey: [] }, {}] : [{ apiKey: [] }];
}

function parametersOf(operation: Operation, parts: DocumentParts): JsonObject[] {
  const { params, charge, access, etag } = operation;
  const shared: ParameterName[] = [];
  if (charge.kind !== 'open') shared.push('dry_run');
  if (charge.kind === 'billed') shared.push('Idempotency-Key');
  if (typeof access === 'object') shared.push('X-Client-Reference');
  if (charge.kind === 'billed' || charge.kind === 'by item') shared.push('X-Max-Charge', 'X-Request-Deadline');
  if (etag) shared.push('If-None-Match');
  return [
    ...pathParameters(params, parts.schemas),
    ...queryParameters(operation, parts.schemas),
    ...shared.map(parameterRef),
  ];
}

function pathParameters(params: TObject | undefined, schemas: SchemaComponents): JsonObject[] {
  return Object.entries((params?.properties ?? {}) as Record<string, TSchema>).map(([name, property]) => {
    const { description = '', example, examples, ...schema } = schemas.add(property, PARAMETER_TEXT);
    const [first] = Array.isArray(examples) ? (examples as readonly Json[]) : [];
    return parameterObject({ name, place: 'path', required: true, description, example: example ?? first, schema });
  });
}

/** The fields of the query's class; `dry_run` is a component that operations share. */
function queryParameters({ query, refinements = {} }: Operation, schemas: SchemaComponents): JsonObject[] {
  if (query === undefined) return [];
  const fields = Object.entries(fieldsOf(query)).filter(([name]) => name !== 'dry_run');
  return fields.map(([name, { schema: declared, description, example, required }]) => {
    const refined = { ...declared, description, ...lookup(refinements, name) };
    const { description: text, ...schema } = schemas.add(refined, PARAMETER_TEXT);
    return parameterObject({ name, place: 'query', required, description: text, example: example as Json, schema });
  });
}

interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly description: Json | undefined;
  readonly example: Json | undefined;
  readonly schema: JsonObject;
}

function parameterObject({ name, place, required, description = '', example, schema }: Parameter): JsonObject {
  return {
    name,
    in: place,
    ...(required && { required }),
    description,
    // Lists are comma-separated text on the wire.
    ...(schema['type'] === 'array' && { style: 'form', explode: false }),
    schema,
    ...(example !== undefined && { example }),
  };
}

/** A missing body counts as an empty object; the body is required only if that is invalid. */
function bodyOf(body: Body, parts: DocumentParts): JsonObject {
  const { required = [], documented } = body.schema as {
    readonly required?: readonly string[];
    readonly documented?: { readonly minProperties?: number };
  };
  return {
    required: required.length > 0 || documented?.minProperties !== undefined,
    content: bodyContent(body, parts),
  };
}

function bodyContent(body: Body, parts: DocumentParts): JsonObject {
  const forms: readonly Omit<Body, 'alternatives'>[] = [body, ...(body.alternatives ?? [])];
  return Object.fromEntries(
    forms.map(({ mediaType = 'application/json', schema, examples }) => [
      mediaType,
      { schema: parts.schemas.add(schema, BODY_TEXT), examples: examplesOf(examples) },
    ]),
  );
}

function responsesOf(operation: Operation, parts: DocumentParts): JsonObject {
  const { responses, charge, etag, merges } = operation;
  const statuses = [...new Set(responses.map(({ status }) => status))];
  const written = statuses.map((status) => {
    const forms = responses.filter((response) => response.status === status);
    return [String(status), responseOf(operation, forms, parts)] as const;
  });
  const all: Record<string, JsonObject> = Object.fromEntries(written);
  if (charge.kind !== 'open' && !statuses.includes(200)) all['200'] = responseOf(operation, [], parts);
  if (merges) all['308'] = mergedResponse(operation, parts);
  if (etag)
    all['304'] = {
      description: 'Not modified since the given ETag. Not charged.',
      headers: headersOf(operation, 304, parts),
    };
  return all;
}

/** One status: its forms by media type, including that of a dry run. */
function responseOf(operation: Operation, forms: readonly OperationResponse[], parts: DocumentParts): JsonObject {
  const status = forms[0]?.status ?? 200;
  const hasDryRun = status === 200 && operation.charge.kind !== 'open';
  const written = new Map<string, JsonObject>();
  for (const { mediaType = 'application/json', schema, examples } of forms) {
    if (schema === null) continue;
    written.set(mediaType, { schema: parts.schemas.add(schema), examples: examplesOf(examples) });
  }
  if (hasDryRun) written.set('application/json', withDryRun(written.get('application/json'), parts));
  const own = Object.assign({}, ...forms.map(({ headers = {} }) => headers)) as Record<string, string>;
  return {
    description: forms.map(({ description }) => description).filter(Boolean).join(' ') || 'The price, for a dry run.',
    headers: {
      ...headersOf(operation, status, parts),
      ...Object.fromEntries(
        Object.entries(own).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
      ),
    },
    ...(written.size > 0 && { content: Object.fromEntries(written) }),
  };
}

function withDryRun(whole: JsonObject | undefined, { schemas }: DocumentParts): JsonObject {
  const billing = schemas.add(Billing);
  const preview = schemas.name('DryRun', {
    type: 'object',
    description: 'Response to a dry run: the price of the request.',
    properties: { billing },
    required: ['billing'],
    additionalProperties: false,
  });
  const example = { dry_run: { summary: 'Dry run', value: DRY_RUN_EXAMPLE } };
  if (whole === undefined) return { schema: preview, examples: example };
  return {
    schema: { oneOf: [whole['schema'] as Json, preview] },
    examples: { ...(whole['examples'] as JsonObject), ...example },
  };
}

function mergedResponse(operation: Operation, parts: DocumentParts): JsonObject {
  const schema = parts.schemas.name('MergedInto', {
    type: 'object',
    description: 'The entity was merged into another.',
    properties: { merged_into: { type: 'string', description: 'Id of the entity that it was merged into.' } },
    required: ['merged_into'],
    additionalProperties: false,
  });
  return {
    description: 'The entity was merged into another. Repeat the request at `Location`. Not charged.',
    headers: { ...headersOf(operation, 308, parts), Location: headerRef('Location') },
    content: {
      'application/json': {
        schema,
        examples: { merged: { summary: 'Merged entity', value: { merged_into: 'pa_own_77' } } },
      },
    },
  };
}

const TIER_HEADERS = ['X-Service-Tier', 'X-Service-Free-Remaining-Today', 'X-Service-Free-Remaining-Month'] as const;

/** The common headers of a response that is not an error. */
function headersOf({ access, charge, etag, path }: Operation, status: number, { version }: DocumentParts): JsonObject {
  const names: HeaderName[] = [...fixedHeaders(version, path)];
  if (typeof access === 'object') {
    names.push('RateLimit-Policy', 'RateLimit', ...TIER_HEADERS);
    if (access.keyless) names.push('X-Service-Public-Budget-Remaining', 'X-Service-Public-Network-Remaining');
  }
  if (charge.kind === 'by item' && status < 300) names.push('X-Service-Charge', 'X-Service-Balance');
  if (charge.kind === 'billed' && status < 300) {
    names.push('X-Service-Charge', 'X-Service-Balance', 'Idempotent-Replayed');
    if (version === 'v5') names.push('X-Service-Free-Estimator-Rows-Remaining');
  }
  const refs = Object.fromEntries(names.map((name) => [name, headerRef(name)]));
  // A dry run has no ETag, so the header is not always present.
  if (etag)
    refs['ETag'] = {
      description: 'Changes whenever the response changes, ignoring `billing`. Absent for dry runs.',
      schema: { type: 'string' },
    };
  return refs;
}

function examplesOf(examples: Readonly<Record<string, Example>>): JsonObject {
  return Object.fromEntries(
    Object.entries(examples).map(([name, { summary, value }]) => [name, { summary, value: value as Json }]),
  );
}
