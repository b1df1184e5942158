// The inputs of `npm run openapi`: the built code.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap.mjs';

/**
 * @typedef {object} Sources
 * @property {(version: 'v4' | 'v5') => object} openApiDocument
 * @property {(version: 'v4' | 'v5') => string} openApiYaml
 * @property {(code: string, version: 'v4' | 'v5') => object} describeError how a version reports an error
 * @property {Record<string, object>} ERROR_SAMPLES one of every error
 * @property {object} CATALOG
 * @property {object} UNLISTED_RECORDS
 * @property {readonly string[]} SEARCH_NAMES
 * @property {readonly string[]} EVENT_TYPES
 * @property {readonly string[]} WATCHLIST_EVENT_TYPES
 * @property {() => Promise<Record<'admin' | 'platform', object>>} pageDocuments documents of the dashboard's backends
 */

/** Loads the sources from the last build. */
export async function builtSources() {
  const load = (...path) => import(pathToFileURL(join(ROOT, ...path)).href);
  const [documents, operations, errors, samples, domain, admin, platform] = await Promise.all([
    load('apps', 'api', 'dist', 'openapi', 'document.js'),
    load('apps', 'api', 'dist', 'operations.js'),
    load('apps', 'api', 'dist', 'openapi', 'errors', 'error-components.js'),
    load('apps', 'api', 'dist', 'openapi', 'errors', 'error-samples.js'),
    load('libs', 'domain', 'dist', 'index.js'),
    load('apps', 'admin-api', 'dist', 'document.js'),
    load('apps', 'platform', 'dist', 'document.js'),
  ]);
  const pageDocuments = async () => ({ admin: await admin.adminDocument(), platform: await platform.platformDocument() });
  const { OPERATIONS } = operations;
  const openApiDocument = (version) => documents.openApiDocument(OPERATIONS, version);
  const openApiYaml = (version) => documents.openApiYaml(OPERATIONS, version);
  return { openApiDocument, openApiYaml, ...errors, ...samples, ...domain, pageDocuments };
}
