// The operations of the sandbox: all operations of v4 and v5 with JSON or YAML responses, each once. The server uses
// them as an allow-list, the page to build its forms.
import { BANNER, jsDoc } from './generated.mjs';

const SERVER = 'apps/platform/src/sandbox/generated/operations.ts';
const PAGE = 'apps/dashboard/src/pages/sandbox/generated/operations.ts';

/** All users of the sandbox share one account: these would store one user's screenings and decisions where others use them. */
const OF_ONE_ACCOUNT = [
  ...['screen', 'getScreening', 'decideHit', 'listDecisions', 'createWatchlist', 'listWatchlists', 'getWatchlist', 'updateWatchlist'],
  ...['deleteWatchlist', 'addWatchItems', 'listWatchItems', 'deleteWatchItem', 'listEvents'],
  ...['listNotices', 'acknowledgeNotice'],
];

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiDocument }) {
  const operations = ['v4', 'v5'].flatMap((version) => operationsOf(version, openApiDocument(version)));
  const distinct = operations.filter(
    (one, index) => operations.findIndex((other) => other.method === one.method && other.path === one.path) === index,
  );
  return [
    { file: SERVER, text: serverModule(distinct) },
    { file: PAGE, text: pageModule(distinct) },
  ];
}

function operationsOf(version, document) {
  const resolve = (part) => (part !== undefined && '$ref' in part ? resolve(partAt(part.$ref, document)) : part);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => isReadable(operation, resolve) && !OF_ONE_ACCOUNT.includes(operation.operationId))
      .map(([method, operation]) => toOperation({ version, path, method, operation }, resolve)),
  );
}

function isReadable({ responses }, resolve) {
  return Object.entries(responses).some(([status, response]) => {
    const types = Object.keys(resolve(response).content ?? {});
    return status.startsWith('2') && types.some((type) => type === 'application/json' || type === 'application/yaml');
  });
}

function toOperation({ version, path, method, operation }, resolve) {
  const parameters = (operation.parameters ?? []).map(resolve);
  const body = operation.requestBody?.content['application/json'];
  const [, price = 'free'] = /\*\*Price:\*\* ([^\n]+)/.exec(operation.description) ?? [];
  return {
    // Both documents have operations with the same name.
    id: `${version}.${operation.operationId}`,
    version,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    // Operations that are free for everyone accept `dry_run` too, but have no price to show.
    priced: parameters.some(({ name }) => name === 'dry_run') && !price.startsWith('free'),
    parameters: parameters
      .filter(({ name }) => name !== 'dry_run')
      .map(({ name, in: place, required = false, description, schema, example }) => ({
        ...{ name, in: place, required, description },
        ...{ schema: plain(schema, resolve, 0), example },
      })),
    body:
      body === undefined
        ? null
        : {
            schema: plain(body.schema, resolve, 0),
            examples: Object.values(body.examples ?? {}).map((example) => {
              const { summary, value } = resolve(example);
              return { summary, value };
            }),
          },
  };
}

const KEPT = ['type', 'format', 'enum', 'const', 'default', 'minimum', 'maximum', 'minLength', 'maxLength', 'description'];

/** The part of a schema that a form field needs, without references: its members, but not members of members. */
function plain(given, resolve, depth) {
  const schema = resolve(given);
  if (schema === undefined || typeof schema !== 'object') return {};
  const options = (schema.anyOf ?? schema.oneOf ?? []).map((one) => plain(one, resolve, depth));
  const kept = Object.fromEntries(KEPT.filter((name) => name in schema).map((name) => [name, schema[name]]));
  // Null next to one other type only means that a member may be omitted. With several types, the form takes JSON.
  const rest = options.filter(({ type }) => type !== 'null');
  const whole = rest.length === 1 ? { ...rest[0], ...kept } : { ...kept, ...(rest.length > 1 && { type: 'object' }) };
  if (depth > 0) return { ...whole, ...(schema.properties && { keys: Object.keys(schema.properties) }) };
  return {
    ...whole,
    ...(schema.items && { items: plain(schema.items, resolve, 1) }),
    ...(schema.required?.length > 0 && { required: schema.required }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, one]) => [name, member(one, resolve)]),
      ),
    }),
  };
}

function member(given, resolve) {
  const { items } = resolve(given);
  return { ...plain(given, resolve, 1), ...(items && { items: plain(items, resolve, 1) }) };
}

function partAt(reference, document) {
  return reference
    .split('/')
    .slice(1)
    .reduce((part, name) => part[name], document);
}

function serverModule(operations) {
  const lines = operations.map(
    ({ id, method, path, priced }) => `  ${JSON.stringify({ id, method, path, priced })},\n`,
  );
  const about = 'The operations that the sandbox may call. `priced`: it can be charged, and `dry_run` returns the price.';
  return (
    `${BANNER}${jsDoc(about)}export const SANDBOX_OPERATIONS: readonly {\n` +
    `  readonly id: string;\n  readonly method: 'GET' | 'POST';\n  readonly path: string;\n  readonly priced: boolean;\n` +
    `}[] = [\n${lines.join('')}];\n`
  );
}

function pageModule(operations) {
  const lines = operations.map((operation) => `  ${JSON.stringify(operation)},\n`);
  return (
    `${BANNER}import type { SandboxOperation } from '../request/operation.js';\n\n` +
    `${jsDoc('The operations of v4 and v5, from which the sandbox builds its forms.')}` +
    `export const SANDBOX_OPERATIONS: readonly SandboxOperation[] = [\n${lines.join('')}];\n`
  );
}
