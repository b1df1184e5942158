import type { ApiVersion } from '@entity-registry/domain';
import type { TObject, TSchema } from 'typebox';
import { Billing } from './billing-schema.js';
import { chargeText } from './charge-text.js';
import { fixedHeaders, headerRef, parameterRef } from './common-parts.js';
import type { HeaderName, ParameterName } from './common-parts.js';
import { errorResponses } from './error-responses.js';
import type { ErrorComponents } from './error-responses.js';
import type { Answer, Body, Example, Operation } from './operation.js';
import type { Json, JsonObject, SchemaComponents } from './schema-object.js';

/** What operations are written into. */
export interface DocumentParts {
  readonly version: ApiVersion;
  readonly schemas: SchemaComponents;
  readonly errors: ErrorComponents;
}

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
    responses: { ...answersOf(operation, parts), ...errorResponses(operation, parts) },
  };
}

function securityOf(access: Operation['access']): JsonObject[] {
  if (typeof access === 'string') return [];
  return access.keyless ? [{ apiKey: [] }, {}] : [{ apiKey: [] }];
}

function parametersOf({ params, query, charge, access, etag }: Operation, parts: DocumentParts): JsonObject[] {
  const shared: ParameterName[] = [];
  if (charge.kind !== 'open') shared.push('dry_run');
  if (charge.kind === 'billed') shared.push('Idempotency-Key');
  if (typeof access === 'object') shared.push('X-Client-Reference');
  if (etag) shared.push('If-None-Match');
  return [
    ...eachParameter(params, 'path', parts.schemas),
    ...eachParameter(query, 'query', parts.schemas),
    ...shared.map(parameterRef),
  ];
}

function eachParameter(schema: TObject | undefined, place: 'path' | 'query', schemas: SchemaComponents): JsonObject[] {
  if (schema === undefined) return [];
  const required: readonly string[] = (schema as { required?: readonly string[] }).required ?? [];
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => {
    const { description = '', example, examples, deprecated, ...rest } = schemas.add(property);
    const [first] = Array.isArray(examples) ? (examples as readonly Json[]) : [];
    const shown = example ?? first;
    return {
      name,
      in: place,
      ...(required.includes(name) && { required: true }),
      description,
      ...(deprecated === true && { deprecated }),
      schema: rest,
      ...(shown !== undefined && { example: shown }),
    };
  });
}

/** An absent body counts as an empty object: it is required where that is not enough. */
function bodyOf(body: Body, parts: DocumentParts): JsonObject {
  const { required = [] } = body.schema as { readonly required?: readonly string[] };
  return { required: required.length > 0, content: bodyContent(body, parts) };
}

function bodyContent(body: Body, parts: DocumentParts): JsonObject {
  const forms: readonly Omit<Body, 'alternatives'>[] = [body, ...(body.alternatives ?? [])];
  return Object.fromEntries(
    forms.map(({ mediaType = 'application/json', schema, examples }) => [
      mediaType,
      { schema: parts.schemas.add(schema), examples: examplesOf(examples) },
    ]),
  );
}

function answersOf(operation: Operation, parts: DocumentParts): JsonObject {
  const { answers, charge, etag, merges } = operation;
  const statuses = [...new Set(answers.map(({ status }) => status))];
  const written = statuses.map((status) => {
    const forms = answers.filter((answer) => answer.status === status);
    return [String(status), answerOf(operation, forms, parts)] as const;
  });
  const all: Record<string, JsonObject> = Object.fromEntries(written);
  if (charge.kind !== 'open' && !statuses.includes(200)) all['200'] = answerOf(operation, [], parts);
  if (merges) all['308'] = mergedAnswer(operation, parts);
  if (etag)
    all['304'] = {
      description: 'Unchanged since the ETag given; uncharged.',
      headers: headersOf(operation, 304, parts),
    };
  return all;
}

/** One status: its forms by media type, with that of a dry run beside them. */
function answerOf(operation: Operation, forms: readonly Answer[], parts: DocumentParts): JsonObject {
  const status = forms[0]?.status ?? 200;
  const previews = status === 200 && operation.charge.kind !== 'open';
  const content: Record<string, JsonObject> = {};
  for (const { mediaType = 'application/json', schema, examples } of forms) {
    if (schema === null) continue;
    const written = parts.schemas.add(schema);
    content[mediaType] = { schema: written, examples: examplesOf(examples) };
  }
  if (previews) content['application/json'] = withPreview(content['application/json'], parts);
  const own = Object.assign({}, ...forms.map(({ headers = {} }) => headers)) as Record<string, string>;
  return {
    description: forms.map(({ description }) => description).join(' ') || 'The price, for a dry run.',
    headers: {
      ...headersOf(operation, status, parts),
      ...Object.fromEntries(
        Object.entries(own).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
      ),
    },
    ...(Object.keys(content).length > 0 && { content }),
  };
}

function withPreview(whole: JsonObject | undefined, { schemas }: DocumentParts): JsonObject {
  const billing = schemas.add(Billing);
  const preview = schemas.name('DryRun', {
    type: 'object',
    description: 'The answer to a dry run: what the call would cost.',
    properties: { billing },
    required: ['billing'],
    additionalProperties: false,
  });
  const example = { dry_run: { summary: 'A dry run', value: DRY_RUN_EXAMPLE } };
  if (whole === undefined) return { schema: preview, examples: example };
  return {
    schema: { oneOf: [whole['schema'] as Json, preview] },
    examples: { ...(whole['examples'] as JsonObject), ...example },
  };
}

function mergedAnswer(operation: Operation, parts: DocumentParts): JsonObject {
  const schema = parts.schemas.name('MergedInto', {
    type: 'object',
    description: 'The entity was found to be another.',
    properties: { merged_into: { type: 'string', description: 'Id of the entity that it is now.' } },
    required: ['merged_into'],
    additionalProperties: false,
  });
  return {
    description: 'The entity was found to be another; repeat the call there. Uncharged.',
    headers: { ...headersOf(operation, 308, parts), Location: headerRef('Location') },
    content: {
      'application/json': {
        schema,
        examples: { merged: { summary: 'A merged entity', value: { merged_into: 'pa_own_77' } } },
      },
    },
  };
}

const TIER_HEADERS = ['X-Service-Tier', 'X-Service-Free-Remaining-Today', 'X-Service-Free-Remaining-Month'] as const;

/** The common headers of an answer that is no error. */
function headersOf({ access, charge, etag, path }: Operation, status: number, { version }: DocumentParts): JsonObject {
  const names: HeaderName[] = [...fixedHeaders(version, path)];
  if (typeof access === 'object') {
    names.push('RateLimit-Policy', 'RateLimit', ...TIER_HEADERS);
    if (access.keyless) names.push('X-Service-Public-Budget-Remaining');
  }
  if (charge.kind === 'billed' && status < 300) {
    names.push('X-Service-Charge', 'X-Service-Balance', 'Idempotent-Replayed');
    if (version === 'v5') names.push('X-Service-Free-Estimator-Rows-Remaining');
  }
  const refs = Object.fromEntries(names.map((name) => [name, headerRef(name)]));
  // A dry run has no ETag, so that the header is not always there.
  if (etag)
    refs['ETag'] = {
      description: 'Changes whenever the answer does, apart from `billing`; a dry run has none.',
      schema: { type: 'string' },
    };
  return refs;
}

function examplesOf(examples: Readonly<Record<string, Example>>): JsonObject {
  return Object.fromEntries(
    Object.entries(examples).map(([name, { summary, value }]) => [name, { summary, value: value as Json }]),
  );
}
