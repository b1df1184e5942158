// The JSON Schemas of the agent tools (apps/mcp/src/schemas/generated), derived from the OpenAPI documents: the tools' inputs
// and outputs can't differ from those of the API (ADR 0112).
import { BANNER } from './generated.mjs';

/** Operations of v5 that tools use. The operations of all search surfaces are merged into one pair. */
const OPERATIONS = [
    'getCatalog',
    'resolve',
    'resolveBatch',
    'screen',
    'addWatchItems',
    'getEntity',
    'getSection',
    'getDocumentText',
    'getNetwork',
    'getUsage',
    'getImmigration',
    'getProponenteDossier',
    'requestUpdate',
    'searchEntities',
    'getUpdateRequest',
];

/** Members of responses whose schema is left open: get_entity describes an entity. */
const OPEN = { UpdateStatus: { result: 'The entity once the refresh is completed, as get_entity returns it, with shortened lists.' } };

/** Levels of a response that keep their descriptions; deeper ones are in the data dictionary. */
const DESCRIBED_LEVELS = 2;

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiDocument, CATALOG, DEFAULT_JURISDICTION, jurisdictionNames }) {
  // Copied as JSON, so that parts of a document are no longer shared.
  const [v4, v5] = ['v4', 'v5'].map((version) => JSON.parse(JSON.stringify(openApiDocument(version))));
  const own = { jurisdiction: DEFAULT_JURISDICTION, country: jurisdictionNames([DEFAULT_JURISDICTION]) };
  return [{ file: 'apps/mcp/src/schemas/generated/operations.ts', text: moduleText({ v4, v5 }, CATALOG, own) }];
}

function moduleText({ v4, v5 }, catalog, { jurisdiction, country }) {
  const definitions = {};
  const operations = {};
  for (const name of OPERATIONS) operations[name] = operationSchemas(v5, operationOf(v5, name));
  collectDefinitions(v5, operations, definitions);
  // Every country has the same search in v4.
  const { v4Name } = catalog.jurisdictions.find(({ code }) => code === jurisdiction);
  operations.searchV4Entities = operationSchemas(v4, v4.paths[`/v4/${v4Name}/entidades`].get);
  collectDefinitions(v4, operations, definitions);
  const { search, describe } = surfaceSchemas(v5);
  operations.searchRecords = search;
  operations.describeSurface = describe;
  collectDefinitions(v5, operations, definitions);
  return [
    BANNER,
    "import type { JsonSchema, OperationSchemas } from '../json-schema.js';",
    '',
    `export const OPERATION_NAMES = ${literal(Object.keys(operations))} as const;`,
    '',
    '/** Codes that `include` accepts in each version of the API. */',
    `export const INCLUDE_CODES = ${literal(includeCodes(catalog))} as const;`,
    '',
    '/** What the tools need to know about each country; `codes` are the prices of those that `include` accepts in v4. */',
    `export const JURISDICTIONS = ${literal(jurisdictions(catalog))} as const;`,
    '',
    '/** The country whose entities can be resolved, searched by what they say, and refreshed. */',
    `export const DEFAULT_JURISDICTION = ${JSON.stringify(jurisdiction)};`,
    '',
    `/** Prices in ${country}, USD, for the descriptions of the tools. The base charge is added. */`,
    `export const BASE_PRICE = ${JSON.stringify(catalog.base)};`,
    `export const PRICED_CODES = ${literal(pricedCodes(catalog, jurisdiction))} as const;`,
    '',
    `export const OPERATIONS: Record<(typeof OPERATION_NAMES)[number], OperationSchemas> = ${literal(operations)};`,
    '',
    '/** Schemas that `#/$defs/` in responses refers to. */',
    `export const DEFINITIONS: Readonly<Record<string, JsonSchema>> = ${literal(sorted(definitions))};`,
    '',
  ].join('\n');
}

const includeCodes = ({ codes }) =>
  Object.fromEntries(
    ['v4', 'v5'].map((version) => [
      version,
      codes.filter(({ use, versions }) => use === 'include' && versions.includes(version)).map(({ code }) => code),
    ]),
  );
const pricedCodes = ({ codes }, jurisdiction) =>
  Object.fromEntries(
    codes.flatMap(({ code, offers, description }) =>
      offers?.[jurisdiction] ? [[code, { price: offers[jurisdiction].price, description }]] : [],
    ),
  );

const jurisdictions = ({ jurisdictions, codes }) =>
  Object.fromEntries(
    jurisdictions.map(({ code: jurisdiction, englishName, v4Name, status, v5Status, kinds, minNameLength }) => {
      const sold = codes.filter(
        ({ use, versions, offers }) => use === 'include' && versions.includes('v4') && offers[jurisdiction],
      );
      const prices = Object.fromEntries(sold.map(({ code, offers }) => [code, offers[jurisdiction].price]));
      const served = { inV5: v5Status === 'active', reserved: status === 'reserved' };
      return [jurisdiction, { name: englishName, v4Name, ...served, kinds, minNameLength, codes: prices }];
    }),
  );
const literal = (value) => JSON.stringify(value, null, 1);
const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function operationOf(document, operationId) {
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) if (operation.operationId === operationId) return operation;
  }
  throw new Error(`The document has no operation ${operationId}`);
}

/** The input, flat, and the output except for a dry run. */
function operationSchemas(document, operation) {
  const taken = {};
  const required = [];
  for (const reference of operation.parameters ?? []) {
    const parameter = deref(document, reference);
    if (parameter.in === 'header' || parameter.name === 'dry_run') continue;
    taken[parameter.name] = {
      ...inlined(document, parameter.schema),
      description: parameter.description,
      ...(parameter.example !== undefined && { examples: [parameter.example] }),
    };
    if (parameter.required) required.push(parameter.name);
  }
  const body = operation.requestBody?.content['application/json'].schema;
  if (body) {
    const schema = inlined(document, body);
    Object.assign(taken, schema.properties);
    required.push(...(schema.required ?? []));
  }
  const { responses } = operation;
  const answer = (responses['202'] ?? responses['200']).content['application/json'].schema;
  return { arguments: describeOnce(taken), required, answer: responseSchema(withoutDryRun(answer), DESCRIBED_LEVELS) };
}

function deref(document, node) {
  if (node.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], document);
}

/** Resolves every reference, because models and their libraries handle arguments best without references. */
function inlined(document, node) {
  if (Array.isArray(node)) return node.map((item) => inlined(document, item));
  if (node === null || typeof node !== 'object') return node;
  if (node.$ref !== undefined) return inlined(document, deref(document, node));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(document, value)]));
}

/** An argument that may be null may also be omitted, so `null` isn't listed. */
function describeOnce(taken) {
  return Object.fromEntries(Object.entries(taken).map(([name, schema]) => [name, withoutNull(schema)]));
}

function withoutNull(node) {
  if (Array.isArray(node)) return node.map(withoutNull);
  if (node === null || typeof node !== 'object') return node;
  // Patterns are left out: the API's errors explain what is wrong with an id or a text better.
  const { type, anyOf, pattern: _pattern, ...rest } = node;
  const kept = anyOf?.filter((branch) => branch.type !== 'null').map(withoutNull);
  const plain = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, ['properties', 'items'].includes(key) ? mapped(key, value) : value]),
  );
  const types = Array.isArray(type) ? type.filter((name) => name !== 'null') : type;
  return {
    ...(types !== undefined && { type: Array.isArray(types) && types.length === 1 ? types[0] : types }),
    ...(kept?.length === 1 ? kept[0] : kept && { anyOf: kept }),
    ...plain,
  };
}

const mapped = (key, value) => (key === 'properties' ? describeOnce(value) : withoutNull(value));

function withoutDryRun(schema) {
  const kept = schema.oneOf?.filter(({ $ref }) => $ref !== '#/components/schemas/DryRun');
  return kept?.length === 1 ? kept[0] : schema;
}

/**
 * A response schema: references point to `$defs`, later versions may add members, and only the first `levels` levels
 * have descriptions. `properties` holds names, not keywords, so a property may be called `description`.
 */
function responseSchema(node, levels) {
  if (Array.isArray(node)) return node.map((item) => responseSchema(item, levels));
  if (node === null || typeof node !== 'object') return node;
  const result = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref') result.$ref = value.replace('#/components/schemas/', '#/$defs/');
    else if (key === 'additionalProperties' && value === false) continue;
    else if (key === 'examples' || (key === 'description' && levels <= 0)) continue;
    else if (key === 'properties' || key === 'patternProperties')
      result[key] = Object.fromEntries(
        Object.entries(value).map(([name, schema]) => [name, responseSchema(schema, levels - 1)]),
      );
    else if (key === 'items') result.items = responseSchema(value, levels - 1);
    else if (['enum', 'const', 'required', 'default'].includes(key)) result[key] = value;
    else result[key] = responseSchema(value, levels);
  }
  return result;
}

/** Puts everything that the responses refer to into `definitions`, recursively. DryRun is also an output of every tool. */
function collectDefinitions(document, operations, definitions) {
  const wanted = [...references(operations), 'DryRun'];
  while (wanted.length > 0) {
    const name = wanted.pop();
    const schema = document.components.schemas[name];
    if (name in definitions || schema === undefined) continue;
    const levels = name === 'DryRun' || name === 'Billing' || isAnswer(name, operations) ? DESCRIBED_LEVELS : 0;
    definitions[name] = opened(name, responseSchema(schema, levels));
    wanted.push(...references(definitions[name]));
  }
}

const isAnswer = (name, operations) =>
  Object.values(operations).some(({ answer }) => references(answer).includes(name));

function opened(name, schema) {
  // Closed: otherwise any response would count as a dry run.
  if (name === 'DryRun') schema.additionalProperties = false;
  for (const [member, description] of Object.entries(OPEN[name] ?? {})) {
    schema.properties[member] = { type: ['object', 'null'], description };
  }
  return schema;
}

function references(node) {
  if (node === null || typeof node !== 'object') return [];
  const own = typeof node.$ref === 'string' ? [node.$ref.replace('#/$defs/', '')] : [];
  return [...own, ...Object.values(node).flatMap(references)];
}

/** One pair of operations that covers every search surface; entities have a tool of their own. */
function surfaceSchemas(document) {
  const searches = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const surface = /^\/v5\/search\/([^/]+)$/.exec(path)?.[1];
    return surface && surface !== 'entities' && post ? [{ ...operationSchemas(document, post), describe: document.paths[`${path}/schema`].get }] : [];
  });
  const pages = searches.map(({ answer }) => responseSchema(deref(document, toDocument(answer)), DESCRIBED_LEVELS));
  const search = { arguments: merged(searches.map((one) => one.arguments)), required: [], answer: merged(pages) };
  return { search, describe: operationSchemas(document, searches[0].describe) };
}

const toDocument = ({ $ref }) => ({ $ref: $ref.replace('#/$defs/', '#/components/schemas/') });

/**
 * The narrowest schema that accepts everything that each of `nodes` accepts, if they have the same structure: common
 * parts stay, names and constants are merged, and members that not all of them have are omitted (`describe_surface`
 * lists them).
 */
function merged(nodes) {
  const [first] = nodes;
  if (nodes.every((node) => JSON.stringify(node) === JSON.stringify(first))) return first;
  if (nodes.every((node) => node.$ref !== undefined)) return { anyOf: nodes };
  if (nodes.some((node) => node === null || typeof node !== 'object')) return first;
  const alike = nodes.every(({ properties }) => sameKeys(properties, first.properties));
  const result = {};
  for (const key of Object.keys(first)) {
    const values = nodes.map((node) => node[key]);
    if (values.some((value) => value === undefined)) continue;
    if (key === 'enum' || key === 'const') result.enum = [...new Set(values.flat())];
    else if (key === 'required') result.required = first.required.filter((name) => values.every((v) => v.includes(name)));
    else if (key === 'properties' && !alike) continue;
    else if (key === 'additionalProperties' && !alike) continue;
    else if (key === 'description' && new Set(values).size > 1) continue;
    else result[key] = merged(values);
  }
  return result;
}

const sameKeys = (a = {}, b = {}) => Object.keys(a).join() === Object.keys(b).join();
