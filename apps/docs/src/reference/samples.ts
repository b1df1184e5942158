import { lookup } from '@entity-registry/domain';
import { compactJson, fence } from './markdown.js';
import { bodyExampleOf } from './openapi-document.js';
import type { PlacedOperation } from './openapi-document.js';

/** Variables of the shell and of the script, by path parameter; other parameters are shown by their example. */
const VARIABLES: Readonly<Record<string, string>> = { id: 'ID', update_request_id: 'REQUEST' };

/** Query parameters that a sample shows besides the required ones. */
const SHOWN = new Set(['nombre', 'include', 'depth', 'page', 'since', 'from', 'prefix', 'type']);

/** A curl call, with `$API`, `$KEY` and, if the path has an id, `$ID` set. */
export function curlSample(placed: PlacedOperation): string {
  const { method, operation } = placed;
  const lines = [`curl -s "$API${addressOf(placed)}"`];
  if (operation.security.some((one) => Object.keys(one).length > 0)) lines.push('-H "Authorization: Bearer $KEY"');
  const body = bodyExampleOf(placed);
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d '${compactJson(body, '  ').replaceAll("'", `'\\''`)}'`);
  } else if (method !== 'get') lines.splice(0, 1, `curl -s -X ${method.toUpperCase()} "$API${addressOf(placed)}"`);
  return fence('sh', lines.join(' \\\n  '));
}

function addressOf({ path, parameters }: PlacedOperation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const variable = lookup(VARIABLES, name);
    if (variable !== undefined) return `$${variable}`;
    return exampleText(parameters.find((one) => one.name === name)?.example);
  });
  const query = parameters
    .filter((one) => one.in === 'query' && one.example !== undefined && (one.required === true || SHOWN.has(one.name)))
    .map((one) => `${one.name}=${encodeURIComponent(exampleText(one.example)).replaceAll('%2C', ',')}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** As in a URL: the items of a list separated by commas. */
function exampleText(example: unknown): string {
  if (Array.isArray(example)) return example.map(exampleText).join(',');
  return typeof example === 'string' ? example : JSON.stringify(example ?? '');
}

type SdkCall = (body: string) => string;

const search =
  (name: string): SdkCall =>
  (body) =>
    `v5.search('${name}', ${body})`;
const describe =
  (name: string): SdkCall =>
  () =>
    `v5.searchSchema('${name}')`;

/** How the SDK calls each operation that has its own method; `id` is a variable. */
const SDK_CALLS: Readonly<Record<string, SdkCall>> = {
  searchPanamaEntities: () => "v4.panama.search({ nombre: 'inversiones' })",
  searchEcuadorEntities: () => "v4.ecuador.search({ nombre: 'inversiones' })",
  searchColombiaEntities: () => "v4.colombia.search({ nombre: 'inversiones' })",
  getPanamaEntity: () => "v4.panama.get(id, { include: ['DAT-GOV'] })",
  getEcuadorEntity: () => "v4.ecuador.get(id, { include: ['DAT-CORE'] })",
  getColombiaEntity: () => "v4.colombia.get(id, { include: ['DAT-CORE'] })",
  requestPanamaUpdate: () => "v4.panama.update(id, { include: ['DAT-GOV'] })",
  requestUpdate: () => "v5.entities.update(id, { include: ['DAT-GOV'] })",
  getCatalog: () => 'v5.catalog()',
  getCoverage: () => 'v5.coverage()',
  getLists: () => 'v5.lists()',
  getUsage: () => 'v5.usage()',
  resolve: (body) => `v5.resolve(${body})`,
  resolveBatch: (body) => `v5.resolveBatch(${body})`,
  getEntity: () => "v5.entities.get(id, { include: ['DAT-GOV'] })",
  getEntities: (body) => `v5.entities.batch(${body})`,
  getSection: () => "v5.entities.section(id, 'directores')",
  getDocumentText: () => 'v5.entities.text(id, { page: 1 })',
  getNetwork: () => 'v5.entities.network(id, { depth: 2 })',
  getImmigration: () => 'v5.entities.immigration(id)',
  getProponenteDossier: () => 'v5.entities.proponenteDossier(id)',
  listChanges: () => 'v5.entities.changes(id)',
};

/** The same call with the SDK; empty if the SDK has no method for it. */
export function sdkSample(placed: PlacedOperation): string {
  const call = sdkCall(placed);
  return call === undefined ? '' : fence('ts', `const answer = await registry.${call};`);
}

/** The call after `registry.`; undefined if the SDK has no method for it. */
export function sdkCall(placed: PlacedOperation): string | undefined {
  const body = asScript(bodyExampleOf(placed) ?? {});
  const surface = /^\/v5\/search\/([\w-]+)(\/schema)?$/.exec(placed.path);
  if (surface?.[1] !== undefined) return (surface[2] === undefined ? search : describe)(surface[1])(body);
  // Both versions have one.
  if (placed.operation.operationId === 'getUpdateRequest') {
    return `${placed.path.startsWith('/v4/') ? 'v4' : 'v5'}.updateRequests.get(id)`;
  }
  return lookup(SDK_CALLS, placed.operation.operationId)?.(body);
}

/** A value as source code: names without quotes, strings in single ones. */
function asScript(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const write = (deep: string) =>
    Array.isArray(value)
      ? value.map((one) => asScript(one, deep))
      : Object.entries(value).map(
          ([name, one]) => `${/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`}: ${asScript(one, deep)}`,
        );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const flat = `${open}${write(inner).join(', ')}${close}`;
  if (flat.length + indent.length <= 76 && !flat.includes('\n')) return flat;
  return `${open.trim()}\n${write(inner)
    .map((line) => inner + line)
    .join(',\n')},\n${indent}${close.trim()}`;
}
