// libs/sdk/src/generated/v4.ts and v5.ts: the documents as TypeScript, by openapi-typescript.
import openapiTS, { NULL, astToString, tsUnion } from 'openapi-typescript';
import ts from 'typescript';
import { BANNER, GENERATED } from './generated.mjs';

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiDocument }) {
  return Promise.all(
    ['v4', 'v5'].map(async (version) => {
      // Members with a default may be left out of a body.
      const nodes = await openapiTS(slim(openApiDocument(version)), { defaultNonNullable: false, transform: typedId });
      const text = astToString(nodes);
      return { file: `${GENERATED}/${version}.ts`, text: BANNER + (text.includes('TypedId<') ? TYPED_ID : '') + text };
    }),
  );
}

/**
 * A plain string for readers and writers; for `entities.get`, whose return type depends on it, one of that type. No id has
 * the member at run time.
 */
const TYPED_ID = 'type TypedId<Type extends string> = string & { readonly __type?: Type };\n';

/** An id of one type in an answer. */
function typedId({ type, pattern = '' }) {
  const [, of] = /^\^\([a-z|]+\)_\(([a-z]+)\)_/.exec(pattern) ?? [];
  if (of === undefined) return undefined;
  const name = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(of));
  const id = ts.factory.createTypeReferenceNode('TypedId', [name]);
  return Array.isArray(type) && type.includes('null') ? tsUnion([id, NULL]) : id;
}

/**
 * The document without the parts that the client types itself: refusals (its error classes), headers (its options and
 * response metadata), examples. Half the size, and a quarter of the time to check.
 */
function slim(document) {
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      isTaken(document, name) ? withoutPatterns(schema) : schema,
    ]),
  );
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, slimOperation(operation)])),
  ]);
  return withIndexes({ ...document, paths: Object.fromEntries(paths), components: { schemas } });
}

function slimOperation({ parameters = [], requestBody, responses, ...operation }) {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    parameters: withoutPatterns(parameters.filter(({ in: place }) => place === 'path' || place === 'query')),
    ...(requestBody && { requestBody: withoutPatterns(requestBody) }),
    responses: Object.fromEntries(good.map(([status, { headers: _headers, ...response }]) => [status, response])),
  };
}

/** Whether a body is described by the component. */
function isTaken({ paths }, name) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const reference = `"#/components/schemas/${name}"`;
  return operations.some(({ requestBody }) => JSON.stringify(requestBody ?? null).includes(reference));
}

/** The input, without patterns: a caller may hold an id as a plain string. */
function withoutPatterns(value) {
  if (Array.isArray(value)) return value.map(withoutPatterns);
  if (typeof value !== 'object' || value === null) return value;
  const { pattern: _pattern, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withoutPatterns(part)]));
}

/** `patternProperties`, which openapi-typescript does not know, as `additionalProperties`. */
function withIndexes(value) {
  if (Array.isArray(value)) return value.map(withIndexes);
  if (typeof value !== 'object' || value === null) return value;
  const { patternProperties, ...rest } = value;
  const patterns = patternProperties === undefined ? [] : Object.values(patternProperties);
  const indexed = patterns.length === 1 ? { ...rest, additionalProperties: patterns[0] } : value;
  return Object.fromEntries(
    Object.entries(indexed)
      .filter(([name]) => name !== 'example' && name !== 'examples')
      .map(([name, part]) => [name, withIndexes(part)]),
  );
}
