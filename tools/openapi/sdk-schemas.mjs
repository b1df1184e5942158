// libs/sdk/src/generated/v4.ts and v5.ts: the documents as TypeScript, by openapi-typescript.
import openapiTS, { astToString } from 'openapi-typescript';
import { BANNER, GENERATED } from './generated.mjs';

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiDocument }) {
  return Promise.all(
    ['v4', 'v5'].map(async (version) => {
      // What has a default may be left out of a body.
      const nodes = await openapiTS(slim(openApiDocument(version)), { defaultNonNullable: false });
      return { file: `${GENERATED}/${version}.ts`, text: BANNER + astToString(nodes) };
    }),
  );
}

/**
 * The document without what the client types by itself: refusals (its error classes), headers (its options and what it
 * tells of an answer), examples. Half the size, and a quarter of the time to check.
 */
function slim(document) {
  const { schemas } = document.components;
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, slimOperation(operation)])),
  ]);
  return withIndexes({ ...document, paths: Object.fromEntries(paths), components: { schemas } });
}

function slimOperation({ parameters = [], responses, ...operation }) {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    parameters: parameters.filter(({ in: place }) => place === 'path' || place === 'query'),
    responses: Object.fromEntries(good.map(([status, { headers: _headers, ...response }]) => [status, response])),
  };
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
