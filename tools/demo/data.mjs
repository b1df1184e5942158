import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { findTypedExamples } from './examples.mjs';

const DATA_TOOL = join(ROOT, 'tools', 'data', 'dist');

/** Size of the generated demo data, which takes well under a minute on two cores. */
const DEMO_ENTITIES = 10_000;
const DEMO_SEED = 2;
/**
 * Version of the generator since when its rows fill every search surface. Rows of an older version are kept, and new
 * ones added.
 */
const DEMO_VERSION = 2;

/** Whether an earlier start finished the demo data, scans included; partial data is continued. */
export async function hasDemoData(pool) {
  const { rowCount } = await pool.query(
    `select from ingest_run where dataset = 'synthetic' and status = 'completed' and importer_version >= $1
        and exists (select from document_reading) limit 1`,
    [DEMO_VERSION],
  );
  return rowCount > 0;
}

/** Generates the demo's entities, continuing an interrupted start. `onSpawn` receives the generator's process. */
export async function generateDemoData(environment, onSpawn) {
  await runData(['generate', '--entities', String(DEMO_ENTITIES), '--seed', String(DEMO_SEED)], environment, onSpawn);
}

/** Throws a one-line error if `directory` contains nothing to import. Needs the build. */
export async function checkFolder(directory) {
  const { findDatasets } = await import(pathToFileURL(join(DATA_TOOL, 'index.js')).href);
  try {
    await findDatasets(directory);
  } catch (error) {
    throw error.name === 'ImportFailedError' ? new FriendlyError(`--data: ${error.message}`) : error;
  }
}

/** Imports every dataset found in `directory`. Files imported by an earlier start are recognized and skipped. */
export async function importFolder(directory, environment, onSpawn) {
  await runData(['import-all', directory], environment, onSpawn);
}

async function runData(args, environment, onSpawn) {
  const child = spawn(process.execPath, [join(DATA_TOOL, 'main.js'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  onSpawn(child);
  let failure = 'see above';
  child.on('message', (message) => (failure = message.failure ?? failure));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode)); // not `exit`: messages may still be in transit
  });
  if (code !== 0) throw new FriendlyError(`npm run data -- ${args.join(' ')} failed: ${failure}`);
}

/**
 * Example ids for the demo: for each kind, the generated entity with data in the most levels.
 * @returns {Promise<Record<string, Record<string, number | string>>>} jurisdiction as v4 names it -> kind -> integer v4
 *   id;
 *   `v5`: kind -> typed id, one of every type
 */
export async function findExamples(pool) {
  const { DEFAULT_JURISDICTION, JURISDICTIONS } = await import('@entity-registry/domain');
  const examples = {};
  for (const { code, kinds, v4Name } of Object.values(JURISDICTIONS)) {
    const found = {};
    for (const kind of kinds) {
      const { rows } = await pool.query(RICHEST, [code, kind]);
      if (rows[0]) found[kind === 'Organization' ? 'organization' : 'person'] = Number(rows[0].pk);
    }
    examples[v4Name] = found;
  }
  examples.v5 = await findTypedExamples(pool, examples[JURISDICTIONS[DEFAULT_JURISDICTION].v4Name]);
  return examples;
}

const RICHEST = `
  select e.pk from entity e join section s on s.jurisdiction = e.jurisdiction and s.entity_pk = e.pk
   where e.jurisdiction = $1 and e.kind = $2 and e.synthetic and s.state = 'ok'
   group by e.pk order by count(*) desc, e.pk limit 1`;
