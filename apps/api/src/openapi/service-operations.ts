import { Type } from 'typebox';
import type { Operation } from './operation.js';

const OPEN = { access: 'open', charge: { kind: 'open' } } as const;

const Health = Type.Object(
  {
    status: Type.Literal('ok', { description: 'Always `ok`.' }),
    service: Type.String({ description: 'Name of the program.' }),
  },
  { $id: 'Health', additionalProperties: false, description: 'Health of the process.' },
);

const Readiness = Type.Object(
  {
    status: Type.Enum(['ok', 'unavailable'], { description: 'Whether the service is ready.' }),
    service: Type.String({ description: 'Name of the program.' }),
    checks: Type.Record(Type.String(), Type.Enum(['ok', 'failed']), { description: 'Result of each check.' }),
  },
  { $id: 'Readiness', additionalProperties: false, description: 'Readiness of the service.' },
);

const ready = (status: 'ok' | 'unavailable', check: 'ok' | 'failed') => ({
  summary: status,
  value: { status, service: 'api', checks: { database: check, search_index: 'ok' } },
});

/** The parsed YAML. */
const OpenApiDocument = Type.Object(
  {
    openapi: Type.String({ pattern: '^3\\.1\\.\\d+$', description: 'OpenAPI version.' }),
    info: Type.Object({}, { description: 'Title, version and description.' }),
    paths: Type.Object({}, { description: 'Operations by path and method.' }),
  },
  { $id: 'OpenApiDocument', description: 'An OpenAPI document.' },
);

const document = (version: 'v4' | 'v5'): Operation => ({
  ...OPEN,
  method: 'GET',
  path: `/${version}/openapi.yml`,
  operationId: 'getOpenApiDocument',
  group: 'Service',
  summary: 'OpenAPI document',
  description: `Returns the OpenAPI 3.1 document of ${version}, as YAML.`,
  responses: [
    {
      status: 200,
      description: 'The document.',
      mediaType: 'application/yaml',
      schema: OpenApiDocument,
      examples: {
        document: { summary: 'Beginning of the response', value: { openapi: '3.1.0', info: {}, paths: {} } },
      },
    },
  ],
});

const html = (description: string, summary: string) => ({
  status: 200,
  description,
  mediaType: 'text/html',
  schema: Type.String({ description: 'HTML.' }),
  examples: { page: { summary, value: '<!doctype html>' } },
});

/** Whether the service runs and can answer. */
export const healthOperations: readonly Operation[] = [
  {
    ...OPEN,
    method: 'GET',
    path: '/health',
    operationId: 'getHealth',
    group: 'Service',
    summary: 'Health check',
    description: 'Returns 200 if the process is running. Dependencies are not checked.',
    responses: [
      {
        status: 200,
        description: 'The process is running.',
        schema: Health,
        examples: { ok: { summary: 'ok', value: { status: 'ok', service: 'api' } } },
      },
    ],
  },
  {
    ...OPEN,
    method: 'GET',
    path: '/health/ready',
    operationId: 'getReadiness',
    group: 'Service',
    summary: 'Readiness check',
    description: 'For load balancers. Returns 200 if every dependency is available, 503 otherwise.',
    responses: [
      { status: 200, description: 'The service is ready.', schema: Readiness, examples: { ok: ready('ok', 'ok') } },
      {
        status: 503,
        description: 'The service is not ready.',
        schema: Readiness,
        examples: { down: ready('unavailable', 'failed') },
      },
    ],
  },
];

/** The documents and their reference pages. */
export const documentOperations: readonly Operation[] = [
  document('v4'),
  document('v5'),
  {
    ...OPEN,
    method: 'GET',
    path: '/docs',
    operationId: 'getReference',
    group: 'Service',
    summary: 'API reference',
    description: 'Reference of both versions, where you can try requests with your key.',
    responses: [html('Page.', 'Beginning of the response')],
  },
  {
    ...OPEN,
    method: 'GET',
    path: '/docs/errors',
    operationId: 'getErrorReference',
    group: 'Service',
    summary: 'Error reference',
    description: 'Every error on one page. `type` of problem details links here.',
    responses: [html('Page.', 'Beginning of the response')],
  },
  {
    ...OPEN,
    method: 'GET',
    path: '/docs/assets/{file}',
    operationId: 'getReferenceAsset',
    group: 'Service',
    summary: 'File of the API reference',
    description: 'Scripts, styles and images of the API reference, served from this host.',
    params: Type.Object({ file: Type.String({ description: 'File name.', examples: ['swagger-ui.css'] }) }),
    responses: [
      ...(['text/css', 'text/javascript', 'image/png'] as const).map((mediaType) => ({
        status: 200,
        description: mediaType === 'text/css' ? 'The file.' : '',
        mediaType,
        schema: Type.String({ description: 'The file.' }),
        examples: {},
      })),
    ],
    errors: ['route_not_found'],
  },
];
