// The output of `npm run openapi`: one module each, so that files derived from the documents can't differ from the code.
import * as documents from './documents.mjs';
import * as mcpSchemas from './mcp-schemas.mjs';
import * as pageTypes from './page-types.mjs';
import * as recordNames from './record-names.mjs';
import * as sandboxOperations from './sandbox-operations.mjs';
import * as sdkConstants from './sdk-constants.mjs';
import * as sdkErrors from './sdk-errors.mjs';
import * as sdkNames from './sdk-names.mjs';
import * as sdkParameters from './sdk-parameters.mjs';
import * as sdkSchemas from './sdk-schemas.mjs';

/** Every generated file as `{ file, text }`; `file` is relative to the root. */
export async function generatedFiles(sources) {
  const modules = [documents, sdkSchemas, sdkNames, sdkConstants, sdkErrors, sdkParameters, mcpSchemas, pageTypes, recordNames, sandboxOperations];
  return (await Promise.all(modules.map(({ files }) => files(sources)))).flat();
}
