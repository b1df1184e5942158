// libs/sdk/src/generated/types.ts: readable names for parts of the documents. They are interfaces because editors show
// the name of an interface but expand a type alias.
import { BANNER, GENERATED, jsDoc, pascal } from './generated.mjs';

/** Names that are clearer to a caller than those of the documents. */
const RENAMED = { ErrorCode: 'V5ErrorCode', EntityCard: 'Entity', EntityCardBody: 'EntityBody', DryRun: 'Preview' };
const REFERENCE = '#/components/schemas/';

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiDocument, SEARCH_NAMES }) {
  const documents = { V4: openApiDocument('v4'), V5: openApiDocument('v5') };
  const text = [
    BANNER,
    `import type { components as V4Components } from './v4.js';\n`,
    `import type { components as V5Components, operations as V5Operations } from './v5.js';\n\n`,
    jsDoc('Every schema of `/v4/openapi.yml`, by its name there.'),
    `export type V4Schemas = V4Components['schemas'];\n`,
    jsDoc('Every schema of `/v5/openapi.yml`, by its name there.'),
    `export type V5Schemas = V5Components['schemas'];\n`,
    `type V4<K extends keyof V4Schemas> = V4Schemas[K];\n`,
    `type V5<K extends keyof V5Schemas> = V5Schemas[K];\n`,
    `type V5Body<K extends keyof V5Operations> = V5Operations[K] extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never;\n\n`,
    ...schemaNames(documents),
    ...bodyNames(documents.V5),
    surfaces(documents.V5, SEARCH_NAMES),
  ];
  return [{ file: `${GENERATED}/types.ts`, text: text.join('') }];
}

function schemaNames({ V4, V5 }) {
  const current = namesOf(V5.components.schemas);
  const older = namesOf(V4.components.schemas).filter(([name, schema]) => !isSame(V5.components.schemas[name], schema));
  return [
    ...current.map(([name, schema]) => declare(RENAMED[name] ?? name, `V5<'${name}'>`, schema)),
    ...older.map(([name, schema]) =>
      declare(name in V5.components.schemas ? `V4${name}` : name, `V4<'${name}'>`, schema),
    ),
  ];
}

/** Errors are typed by the error classes. */
const namesOf = (schemas) =>
  Object.entries(schemas).filter(([name]) => !/Error$/.test(name) || name === 'UpdateRequestError');

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Bodies that the document describes inline. */
function bodyNames({ paths }) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ operationId, summary, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema;
    if (schema === undefined || '$ref' in schema) return [];
    return [declare(`${pascal(operationId)}Body`, `V5Body<'${operationId}'>`, { ...schema, description: `Body of: ${summary}.` })];
  });
}

function declare(name, type, { description, type: kind }) {
  const about = jsDoc(description ?? name);
  if (kind === 'object') return `${about}export interface ${name} extends ${type} {}\n`;
  return `${about}export type ${name} = ${type};\n`;
}

function surfaces({ paths, components }, names) {
  const members = names.map((surface) => {
    const { post } = paths[`/v5/search/${surface}`];
    const body = nameOf(post.requestBody.content['application/json'].schema);
    const page = nameOf(post.responses[200].content['application/json'].schema.oneOf[0]);
    const record = nameOf(components.schemas[page].properties.results.items);
    return `${jsDoc(`${post.summary}.`, '  ')}  '${surface}': { body: ${body}; page: ${page}; record: ${record} };\n`;
  });
  const about = 'The request body, result page and record of each search surface.';
  return `${jsDoc(about)}export interface SearchSurfaces {\n${members.join('')}}\n`;
}

function nameOf({ $ref }) {
  const name = $ref.slice(REFERENCE.length);
  return RENAMED[name] ?? name;
}
