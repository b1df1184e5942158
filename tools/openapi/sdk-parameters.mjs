// libs/sdk/src/generated/parameters.ts: the members of the parameters and bodies of the client's methods, so that it
// can reject a misspelled one before it sends a request.
import { BANNER, GENERATED, jsDoc } from './generated.mjs';

/** Parameters that the client sets itself. Callers set them in another way. */
const OF_THE_CLIENT = new Set(['dry_run', 'format']);

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiDocument, SEARCH_NAMES }) {
  const documents = { v4: openApiDocument('v4'), v5: openApiDocument('v5') };
  const operations = Object.values(documents).flatMap(({ paths, components }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        name: nameOf(method, path, operation, SEARCH_NAMES),
        members: membersOf(operation, components).filter((member) => !OF_THE_CLIENT.has(member)),
      })),
    ),
  );
  const merged = new Map();
  for (const { name, members } of operations) {
    if (members.length > 0) merged.set(name, [...new Set([...(merged.get(name) ?? []), ...members])]);
  }
  const lines = [...merged].map(([name, members]) => `  ${name}: ${JSON.stringify(members)},\n`);
  const about = 'Query or body members of each operation. The operations of all surfaces share one entry.';
  const text = `${BANNER}\n${jsDoc(about)}export const PARAMETERS = {\n${lines.join('')}} as const;\n`;
  return [{ file: `${GENERATED}/parameters.ts`, text }];
}

/** The `operationId`; operations that exist once per surface, or per jurisdiction of v4, share one name. */
function nameOf(method, path, { operationId }, surfaces) {
  if (method === 'post' && surfaces.some((surface) => path === `/v5/search/${surface}`)) return 'searchSurface';
  if (/^\/v4\/\w+\/entidades$/.test(path)) return 'searchV4Entities';
  if (/^\/v4\/\w+\/entidades\/\{id\}$/.test(path)) return 'getV4Entity';
  return operationId;
}

function membersOf({ parameters = [], requestBody }, components) {
  const resolved = (part) => ('$ref' in part ? resolved(partAt(part.$ref, components)) : part);
  const query = parameters.map(resolved).filter(({ in: place }) => place === 'query');
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema === undefined ? {} : resolved(schema);
  return [...query.map(({ name }) => name), ...(body.additionalProperties === false ? Object.keys(body.properties) : [])];
}

function partAt(reference, components) {
  const [kind, name] = reference.split('/').slice(-2);
  return components[kind][name];
}
