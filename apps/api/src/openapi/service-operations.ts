import { Type } from 'typebox';
import type { Operation } from './operation.js';

const OPEN = { access: 'open', charge: { kind: 'open' } } as const;

const Health = Type.Object(
  {
    status: Type.Literal('ok', { description: 'The process runs.' }),
    service: Type.String({ description: 'Which program answers.' }),
  },
  { $id: 'Health', additionalProperties: false, description: 'That the process runs.' },
);

const Readiness = Type.Object(
  {
    status: Type.Enum(['ok', 'unavailable'], { description: 'Whether the service can answer.' }),
    service: Type.String({ description: 'Which program answers.' }),
    checks: Type.Record(Type.String(), Type.Enum(['ok', 'failed']), { description: 'What it needs, one by one.' }),
  },
  { $id: 'Readiness', additionalProperties: false, description: 'Whether everything that an answer needs is there.' },
);

const ready = (status: 'ok' | 'unavailable', check: 'ok' | 'failed') => ({
  summary: status,
  value: { status, service: 'api', checks: { database: check, search_index: 'ok' } },
});

/** The parsed YAML. */
const OpenApiDocument = Type.Object(
  {
    openapi: Type.String({ pattern: '^3\\.1\\.\\d+$', description: 'Version of OpenAPI.' }),
    info: Type.Object({}, { description: 'Title, version and description.' }),
    paths: Type.Object({}, { description: 'The operations by path and method.' }),
  },
  { $id: 'OpenApiDocument', description: 'An OpenAPI document.' },
);

const document = (version: 'v4' | 'v5'): Operation => ({
  ...OPEN,
  method: 'GET',
  path: `/${version}/openapi.yml`,
  operationId: 'getOpenApiDocument',
  group: 'Service',
  summary: 'This document',
  description: `The OpenAPI 3.1 description of ${version}, as YAML.`,
  responses: [
    {
      status: 200,
      description: 'The document.',
      mediaType: 'application/yaml',
      schema: OpenApiDocument,
      examples: { document: { summary: 'Its beginning', value: { openapi: '3.1.0', info: {}, paths: {} } } },
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
    summary: 'Whether the process runs',
    description: 'Looks at nothing else.',
    responses: [
      {
        status: 200,
        description: 'It does.',
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
    summary: 'Whether the service can answer',
    description: 'For load balancers: 200 when everything that an answer needs is there, else 503.',
    responses: [
      { status: 200, description: 'It can.', schema: Readiness, examples: { ok: ready('ok', 'ok') } },
      { status: 503, description: 'It cannot.', schema: Readiness, examples: { down: ready('unavailable', 'failed') } },
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
    summary: 'The reference as pages',
    description: 'Both versions, with a form for trying calls with a key of yours.',
    responses: [html('The page.', 'Its beginning')],
  },
  {
    ...OPEN,
    method: 'GET',
    path: '/docs/errors',
    operationId: 'getErrorReference',
    group: 'Service',
    summary: 'Every error on one page',
    description: 'Where the `type` of problem details leads.',
    responses: [html('The page.', 'Its beginning')],
  },
  {
    ...OPEN,
    method: 'GET',
    path: '/docs/assets/{file}',
    operationId: 'getReferenceAsset',
    group: 'Service',
    summary: 'A file of the pages',
    description: 'Scripts, styles and pictures of the reference; all of them come from this service.',
    params: Type.Object({ file: Type.String({ description: 'Name of the file.', examples: ['swagger-ui.css'] }) }),
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
