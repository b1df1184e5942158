import { REQUEST_RATE, jurisdictionNames } from '@entity-registry/domain';
import type { ApiVersion } from '@entity-registry/domain';
import { dump } from 'js-yaml';
import { BODY_BYTES } from '../body-limit.js';
import { HEADER_COMPONENTS, PARAMETERS } from './common-parts.js';
import { ErrorComponents } from './errors/error-responses.js';
import { operationsOf } from './operation.js';
import type { Group, Operation } from './operation.js';
import { operationObject } from './operation-object.js';
import { SchemaComponents } from './schema-object.js';
import type { JsonObject } from './json.js';

const GROUPS: Readonly<Record<Group, string>> = {
  Catalog: 'Product codes, prices, levels and sources.',
  Resolve: 'Find the entity behind a name or number.',
  Entities: 'Entities and assets by id, with their paid sections.',
  Search: 'Search for records and entities.',
  Screening: 'Screen names against sanctions, PEP and debarment lists.',
  Watching: 'Watch entities and names, and read what happened to them.',
  Relations: 'Connections, tenders and immigration records of an entity.',
  Reconciliation: 'W3C Reconciliation Service API 0.2, for spreadsheets and OpenRefine.',
  Refresh: 'Refresh entities from their sources.',
  Account: 'Usage of the account.',
  Documents: 'Stored documents at signed URLs.',
  Service: 'Health checks and documentation.',
};

const ABOUT: Readonly<Record<ApiVersion, string>> = {
  v4:
    'Deprecated: use v5. Ids are integers, and each jurisdiction has its own path. Every response has a ' +
    '`Deprecation` header and a `Link` to the successor.',
  v5: 'Ids are typed strings. Pass them on unchanged; never parse or build them.',
};

const COMMON = [
  `Public registry data from ${jurisdictionNames()}, billed per response.`,
  '**Keys.** `Authorization: Bearer pk_...`. An empty, malformed, unknown or revoked key returns 403 ' +
    '`{"Message":"Forbidden"}`.',
  '**Charges.** Only 2xx responses are charged, at most the price that `dry_run` returns. `X-Service-Charge` ' +
    'holds the amount. Requests repeated within 24 hours with the same `Idempotency-Key` are charged once.',
  `**Rate limit.** ${String(REQUEST_RATE.ratePerSecond)} request per second with bursts of ${String(REQUEST_RATE.burst)}, unless configured otherwise. Requests over the limit return 429.`,
  '**Errors.** JSON as listed for each operation, or RFC 9457 problem details if `Accept` includes ' +
    '`application/problem+json`. Any path can also return 405 with `Allow`. Requests that never reach a route, ' +
    'such as malformed ones, return 400, 408 or 417.',
  '**Input.** Routes that require a key reject parameters and members that the operation does not list. Bodies ' +
    `are JSON of at most ${String(BODY_BYTES / 1_024)} KiB unless the operation says otherwise.`,
];

/** The OpenAPI 3.1 document of `version`, generated from the operations of every feature, the catalog and the table of errors. */
export function openApiDocument(allOperations: readonly Operation[], version: ApiVersion): JsonObject {
  const schemas = new SchemaComponents();
  const errors = new ErrorComponents(version, schemas);
  const operations = operationsOf(allOperations, version);
  const written = new Map<string, JsonObject>();
  for (const operation of operations) {
    const { path, method } = operation;
    const described = operationObject(operation, { version, schemas, errors });
    written.set(path, { ...written.get(path), [method.toLowerCase()]: described });
  }
  if (version === 'v5') schemas.name('ErrorCode', errors.union);
  const paths = Object.fromEntries(written);
  const used = new Set(operations.map(({ group }) => group));
  const tags = Object.entries(GROUPS)
    .filter(([name]) => used.has(name as Group))
    .sort();
  const responses = errors.responses;
  const text = JSON.stringify([paths, responses]);
  return {
    openapi: '3.1.0',
    info: {
      title: `Entity Registry ${version}`,
      version: version === 'v4' ? '4.0.0' : '5.0.0',
      description: [ABOUT[version], ...COMMON].join('\n\n'),
      contact: { name: 'Entity Registry', url: 'https://api.example.com/docs', email: 'api@example.com' },
      license: { name: 'Proprietary', url: 'https://api.example.com/docs' },
    },
    servers: [{ url: '/', description: 'The server that returned this document.' }],
    security: [{ apiKey: [] }],
    tags: tags.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: 'opaque' },
          description:
            version === 'v4'
              ? 'API key, `pk_...`. A missing key returns 401; a malformed, unknown or revoked key returns 403; an expired ' +
                'free key returns 401.'
              : 'API key, `pk_...`. If a route requires a key, a missing key returns 403 `public_tier_locked`, not 401. A ' +
                'malformed, unknown or revoked key returns 403 `key_rejected`; an expired free key returns 401 `key_expired`.',
        },
      },
      parameters: usedIn(text, 'parameters', PARAMETERS),
      headers: usedIn(text, 'headers', HEADER_COMPONENTS),
      responses,
      schemas: schemas.all,
      examples: errors.all,
    },
  };
}

/** The components that `text` references. */
function usedIn(text: string, kind: string, components: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(components).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  );
}

/** The same as YAML, as committed and served. */
export function openApiYaml(allOperations: readonly Operation[], version: ApiVersion): string {
  return dump(openApiDocument(allOperations, version), { noRefs: true, lineWidth: 120, quotingType: "'" });
}
