import { targetOf } from './draft.js';
import type { SandboxRequest } from './draft.js';
import { lookup } from '../../../lookup.js';

/** The call by curl, with the caller's key in `$KEY`. */
export function curlCode(request: SandboxRequest, apiUrl: string): string {
  const { method, headers, body, operation } = request;
  const hasBody = body !== undefined;
  const lines = [
    `curl -s ${method === 'GET' || hasBody ? '' : `-X ${method} `}${shell(`${apiUrl}${targetOf(request)}`)}`,
    ...(needsKey(operation) ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(hasBody ? [`-H 'Content-Type: application/json'`, `-d ${shell(JSON.stringify(body, null, 2))}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A string as one word of the shell, whatever it contains. */
const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const needsKey = ({ tag }: SandboxRequest['operation']): boolean => tag !== 'Service';

/** The call with the published client, as a complete program. */
export function sdkCode(request: SandboxRequest, apiUrl: string): string {
  const call = sdkCall(request);
  if (call === null) return fetchCode(request, apiUrl);
  return [
    `import { EntityRegistry } from '@entity-registry/sdk';`,
    '',
    'const registry = new EntityRegistry({',
    `  baseUrl: ${script(apiUrl)},`,
    '  apiKey: process.env.KEY,',
    '});',
    '',
    `const answer = await registry.${call};`,
    'console.log(answer);',
  ].join('\n');
}

/** The same if the client has no method for it. */
function fetchCode(request: SandboxRequest, apiUrl: string): string {
  const { method, headers, body } = request;
  const sent = {
    ...headers,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const lines = [
    ...(method === 'GET' ? [] : [`  method: ${script(method)},`]),
    '  headers: {',
    '    Authorization: `Bearer ${process.env.KEY}`,',
    ...Object.entries(sent).map(([name, value]) => `    ${script(name)}: ${script(value)},`),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${script(body, '  ')}),`]),
  ];
  return [
    `const response = await fetch(${script(`${apiUrl}${targetOf(request)}`)}, {`,
    ...lines,
    '});',
    'console.log(await response.json());',
  ].join('\n');
}

/** Its arguments, in the order of the method's parameters. */
interface Call {
  readonly method: string;
  readonly own: readonly unknown[];
  /** Query or body; undefined: the method takes neither. */
  readonly input?: unknown;
}

type MakeCall = (request: SandboxRequest) => Call | null;

const plain =
  (method: string): MakeCall =>
  () => ({ method, own: [] });
const byPath =
  (method: string, ...names: string[]): MakeCall =>
  ({ pathParts, query }) => ({ method, own: names.map((name) => lookup(pathParts, name)), input: query });
const byQuery =
  (method: string): MakeCall =>
  ({ query }) => ({ method, own: [], input: query });
const byBody =
  (method: string): MakeCall =>
  ({ body }) => ({ method, own: [], input: body ?? {} });

/** How the client calls each operation; the search surfaces share one method. */
const CALLS: Readonly<Record<string, MakeCall>> = {
  'v4.searchPanamaEntities': byQuery('v4.panama.search'),
  'v4.searchEcuadorEntities': byQuery('v4.ecuador.search'),
  'v4.searchColombiaEntities': byQuery('v4.colombia.search'),
  'v4.getPanamaEntity': byPath('v4.panama.get', 'id'),
  'v4.getEcuadorEntity': byPath('v4.ecuador.get', 'id'),
  'v4.getColombiaEntity': byPath('v4.colombia.get', 'id'),
  'v4.requestPanamaUpdate': byPath('v4.panama.update', 'id'),
  'v4.getUpdateRequest': ({ pathParts }) => ({
    method: 'v4.updateRequests.get',
    own: [pathParts['update_request_id']],
  }),
  'v5.requestUpdate': ({ pathParts, body }) => ({
    method: 'v5.entities.update',
    own: [pathParts['id']],
    input: body ?? {},
  }),
  'v5.getUpdateRequest': ({ pathParts }) => ({
    method: 'v5.updateRequests.get',
    own: [pathParts['update_request_id']],
  }),
  'v4.getHealth': plain('health'),
  'v4.getReadiness': plain('ready'),
  'v4.getOpenApiDocument': plain('v4.openApi'),
  'v5.getOpenApiDocument': plain('v5.openApi'),
  'v5.getCatalog': plain('v5.catalog'),
  'v5.getCoverage': plain('v5.coverage'),
  'v5.getLists': plain('v5.lists'),
  'v5.screen': byBody('v5.screening.screen'),
  'v5.getSigningKeys': plain('v5.screening.signingKeys'),
  // The file format has a method of another name, and the sandbox does not offer it.
  'v5.getUsage': (request) => ('format' in request.query ? null : byQuery('v5.usage')(request)),
  'v5.resolve': byBody('v5.resolve'),
  'v5.resolveBatch': byBody('v5.resolveBatch'),
  'v5.getEntity': byPath('v5.entities.get', 'id'),
  'v5.getEntities': byBody('v5.entities.batch'),
  'v5.getSection': byPath('v5.entities.section', 'id', 'level'),
  'v5.getDocumentText': byPath('v5.entities.text', 'id'),
  'v5.getNetwork': byPath('v5.entities.network', 'id'),
  'v5.getImmigration': byPath('v5.entities.immigration', 'id'),
  'v5.getProponenteDossier': ({ pathParts }) => ({ method: 'v5.entities.proponenteDossier', own: [pathParts['id']] }),
  'v5.listChanges': byPath('v5.entities.changes', 'id'),
  'v5.getReconciliation': (request) =>
    Object.keys(request.query).length === 0 ? plain('v5.reconcile.manifest')(request) : null,
  'v5.reconcile': reconcileCall,
  'v5.suggest': byPath('v5.reconcile.suggest', 'kind'),
  'v5.proposeProperties': byQuery('v5.reconcile.properties'),
};

/** The client has a method for queries and one for their results. */
function reconcileCall({ body }: SandboxRequest): Call | null {
  const members = Object.entries((body ?? {}) as Record<string, unknown>);
  const [member] = members;
  if (members.length !== 1 || member === undefined || typeof member[1] !== 'object') return null;
  return { method: `v5.reconcile.${member[0]}`, own: [], input: member[1] };
}

/** The code after `registry.`; null: the client has no method for it. */
function sdkCall(request: SandboxRequest): string | null {
  const surface = /^\/v5\/search\/([\w-]+)(\/schema)?$/.exec(request.operation.path);
  const call = surface ? searchCall(request, surface) : lookup(CALLS, request.operation.id)?.(request);
  if (!call) return null;
  const options = optionsOf(request.headers);
  const isLeftOut = call.input === undefined || (isEmpty(call.input) && !isRequired(call.method));
  const rest = isLeftOut ? (options === null || call.input === undefined ? [] : [{}]) : [call.input];
  const all = [...call.own, ...rest, ...(options === null ? [] : [options])];
  const flat = `${call.method}(${all.map((one) => script(one)).join(', ')})`;
  return flat.length <= 48 || flat.includes('\n') || all.length === 1
    ? flat
    : `${call.method}(\n${all.map((one) => `  ${script(one, '  ')},\n`).join('')})`;
}

function searchCall({ body }: SandboxRequest, [, surface, schema]: RegExpExecArray): Call {
  if (schema !== undefined) return { method: 'v5.searchSchema', own: [surface] };
  return { method: 'v5.search', own: [surface], input: body ?? {} };
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
/** Accepts any input. */
const isRequired = (method: string): boolean => /resolve|batch|v4\.\w+\.(?:search|get|update)/.test(method);

const OPTIONS: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'idempotencyKey',
  'X-Client-Reference': 'clientReference',
  'X-Max-Charge': 'maxCharge',
  'If-None-Match': 'ifNoneMatch',
};

function optionsOf(headers: SandboxRequest['headers']): Record<string, string> | null {
  const named = Object.entries(headers).map(([name, value]) => [lookup(OPTIONS, name) ?? name, value] as const);
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** A value as source code: names without quotes, strings in single ones. */
function script(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deep = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => script(one, deep))
    : Object.entries(value).map(
        ([name, one]) => `${/^[a-z_]\w*$/i.test(name) ? name : quoted(name)}: ${script(one, deep)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const room = Array.isArray(value) ? '' : ' ';
  const flat = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (flat.length + indent.length <= 70 && !flat.includes('\n')) return flat;
  return `${open}\n${parts.map((part) => deep + part).join(',\n')},\n${indent}${close}`;
}

/** JSON escapes what a source line must not contain; only the quotes differ. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
