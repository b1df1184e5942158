import { REQUEST_RATE, jurisdictionNames } from '@entity-registry/domain';
import type { ApiVersion } from '@entity-registry/domain';
import { dump } from 'js-yaml';
import { HEADER_COMPONENTS, PARAMETERS } from './common-parts.js';
import { ErrorComponents } from './errors/error-responses.js';
import { operationsOf } from './operation.js';
import type { Group, Operation } from './operation.js';
import { operationObject } from './operation-object.js';
import { SchemaComponents } from './schema-object.js';
import type { JsonObject } from './json.js';

const GROUPS: Readonly<Record<Group, string>> = {
  Catalog: 'What can be asked for, and what it costs.',
  Resolve: 'From a name or number to the entity that it means.',
  Entities: 'Entities and their assets by id, with the sections that are paid for.',
  Search: 'Records and entities by what they say.',
  Relations: 'Connections between entities, tenders, immigration, changes.',
  Reconciliation: 'W3C Reconciliation Service API 0.2, for spreadsheets and OpenRefine.',
  Refresh: 'Asking the original sources anew.',
  Account: 'What was used, and how fresh the sources are.',
  Documents: 'Stored documents at signed addresses.',
  Service: 'The service itself.',
};

const ABOUT: Readonly<Record<ApiVersion, string>> = {
  v4: 'Deprecated: v5 is the canonical contract. Integer ids, one path for each jurisdiction. Every answer carries `Deprecation` and a `Link` to the successor.',
  v5: 'Typed string ids: pass them on unread, never take them apart or build them.',
};

const COMMON = [
  `Public registers of ${jurisdictionNames()}, billed per answer.`,
  '**Keys.** `Authorization: Bearer pk_...`. An empty, malformed, unknown or revoked one is 403 `{"Message":"Forbidden"}`.',
  '**Charges.** Only a 2xx is ever charged, at most what `dry_run` says; `X-Service-Charge` says how much it was. With an `Idempotency-Key` a call that is repeated within 24 hours is charged once.',
  `**Rate.** ${String(REQUEST_RATE.ratePerSecond)} request a second and ${String(REQUEST_RATE.burst)} at once, unless the service is set up otherwise; beyond: 429.`,
  '**Errors.** JSON as each operation lists them, or RFC 9457 problem details for callers whose `Accept` names `application/problem+json`. Every path may besides answer 405 with `Allow`, and the connection 400, 408 or 417, for what never was a request that a route could see.',
  '**Input.** Where a key is asked for, a parameter or member that an operation does not list is refused, never ignored. Bodies are JSON of at most 64 KiB unless the operation says otherwise.',
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
  const tags = Object.entries(GROUPS).filter(([name]) => used.has(name as Group)).sort();
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
    servers: [{ url: '/', description: 'The service that serves this document.' }],
    security: [{ apiKey: [] }],
    tags: tags.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: 'opaque' },
          description:
            version === 'v4'
              ? 'An API key, `pk_...`. A missing key is 401; one that is malformed, unknown or revoked is 403; an expired free key is 401.'
              : 'An API key, `pk_...`. A missing key is 403 `public_tier_locked`, not 401, where one is needed; one that is malformed, unknown or revoked is 403 `key_rejected`; an expired free key is 401 `key_expired`.',
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
