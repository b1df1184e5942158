import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';

/** The version that the excused findings were reviewed with. */
const VERSION = '4.32.0';
const VENV = join(ROOT, '.data', 'fuzz', 'venv');
const program = (name) => join(VENV, process.platform === 'win32' ? 'Scripts' : 'bin', name);
const STAMP = join(VENV, `.schemathesis-${VERSION}`);
/** The same cases in every run. */
const SEED = 20_261_121;

/** Installs Schemathesis into its own virtual environment, from the index that pip is configured to use. */
export async function installSchemathesis(signal) {
  if (existsSync(STAMP)) return;
  await run('python3', ['-m', 'venv', '--clear', VENV], { signal });
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-input'];
  await run(program('python'), ['-m', 'pip', 'install', ...quiet, `schemathesis==${VERSION}`], { signal });
  writeFileSync(STAMP, '');
}

/**
 * Runs every phase over a committed document.
 * @param {{version: 'v4' | 'v5', service: {api: string, key: string, examples: object}, examples: number, directory:
 *   string, only?: string, signal: AbortSignal}} options `examples`: cases per operation in each generating phase;
 *   `only`: only operations whose path contains this
 * @returns {Promise<string>} the file with its events
 */
export async function fuzz({ version, service, examples, directory, only, signal }) {
  const config = join(directory, `${version}.toml`);
  const fixed = readFileSync(join(ROOT, 'tools', 'fuzz', 'schemathesis.toml'), 'utf8');
  writeFileSync(config, `${fixed}\n${knownIds(version, service.examples)}`);
  const events = join(directory, `${version}.ndjson`);
  const args = [
    ...['--config-file', config, 'run', join(ROOT, 'openapi', `${version}.yml`), '--url', service.api],
    ...['--phases', 'coverage,fuzzing,stateful', '--max-examples', String(examples), '--seed', String(SEED)],
    ...['--workers', '2', '--report', 'ndjson', '--report-ndjson-path', events, '--no-color'],
    ...['--suppress-health-check', 'all'],
    ...(only ? ['--include-path-regex', only] : []),
  ];
  // Code 1: it has findings, which are compared with the excuses.
  await run(program('schemathesis'), args, { signal, env: { FUZZ_KEY: service.key }, cwd: directory, allowed: [0, 1] });
  return events;
}

/** Configuration with existing ids, so that most requests find something. */
function knownIds(version, examples) {
  const list = (values) => JSON.stringify([...new Set(values)].filter((value) => value !== undefined));
  const operation = (id, dictionary) =>
    `[[operations]]\ninclude-operation-id = "${id}"\nparameters = { "path.id" = { dictionary = "${dictionary}", probability = 0.7 } }\n`;
  if (version === 'v4') {
    return ['panama', 'ecuador', 'colombia']
      .map((name) => {
        const pascal = `${name[0].toUpperCase()}${name.slice(1)}`;
        const ids = `[dictionaries.${name}]\nvalues = ${list(Object.values(examples[name] ?? {}))}\n`;
        const update = name === 'panama' ? operation('requestPanamaUpdate', name) : '';
        return `${ids}${operation(`get${pascal}Entity`, name)}${update}`;
      })
      .join('\n');
  }
  const { organization, person, entrada, elemento, ...others } = examples.v5;
  const own = [organization, person];
  const documents = [entrada, elemento];
  return [
    `[dictionaries.entities]\nvalues = ${list(own)}\n`,
    `[dictionaries.documents]\nvalues = ${list(documents)}\n`,
    `[dictionaries.records]\nvalues = ${list([...own, ...documents, ...Object.values(others)])}\n`,
    operation('getEntity', 'records'),
    operation('getDocumentText', 'documents'),
    ...['getSection', 'getNetwork', 'getProponenteDossier', 'getImmigration', 'listChanges', 'requestUpdate'].map(
      (id) => operation(id, 'entities'),
    ),
  ].join('\n');
}

async function run(command, args, { signal, env = {}, cwd = ROOT, allowed = [0] }) {
  const child = spawn(command, args, {
    ...{ cwd, signal, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, ...env, PYTHONUTF8: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', (error) => reject(missing(command, error)));
    child.once('close', resolve);
  });
  if (!allowed.includes(code)) throw new Error(`${command} exited with code ${code}:\n${output.slice(-4_000)}`);
}

const missing = (command, error) =>
  error.code === 'ENOENT'
    ? new FriendlyError(`${command} is missing: the fuzzer needs Python 3.10 or newer with venv.`)
    : error;
