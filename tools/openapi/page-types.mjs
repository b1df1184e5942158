// apps/dashboard/src/api/generated/admin.ts and platform.ts: the responses of the dashboard's backends as types for the
// pages. A page that names a removed route or member doesn't compile.
import openapiTS, { astToString } from 'openapi-typescript';
import { BANNER } from './generated.mjs';

const TYPES = 'apps/dashboard/src/api/generated';

/** @param {import('./sources.mjs').Sources} sources */
export async function files({ pageDocuments }) {
  const written = Object.entries(await pageDocuments()).map(async ([name, document]) => {
    const nodes = await openapiTS(withoutErrors(document), { defaultNonNullable: false });
    return { file: `${TYPES}/${name}.ts`, text: BANNER + astToString(nodes) };
  });
  return await Promise.all(written);
}

/** The same document without its errors, because the pages handle all errors alike. */
function withoutErrors(document) {
  // Copied as JSON, which drops undefined values.
  const plain = JSON.parse(JSON.stringify(document));
  for (const item of Object.values(plain.paths)) {
    for (const operation of Object.values(item)) {
      const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      operation.responses = Object.fromEntries(good);
    }
  }
  return plain;
}
