import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { startApp } from '../demo/apps.mjs';
import { findExamples } from '../demo/data.mjs';
import { DemoState } from '../demo/state.mjs';
import { migrate } from '../demo/database.mjs';
import { freePort, startPostgres } from '../postgres/server.mjs';

/** As small as possible while filling every surface. */
const ENTITIES = 2_000;
const SEED = 2;
const DATABASE = 'fuzz';

/**
 * Starts only the API, without rate limits, on a generated database in `directory`, with the key of an account that may
 * call everything. `servers` receives the servers to stop at the end.
 * @returns {Promise<{api: string, key: string, examples: object}>} `examples`: existing ids from `findExamples`
 */
export async function startService(directory, { servers, programs }) {
  const state = new DemoState(directory);
  state.makeDirectory();
  const server = await startPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    durable: false,
  });
  servers.push(server);
  const { createPool } = await import('@entity-registry/database');
  const admin = createPool(server.url('postgres'), { max: 1 });
  await admin.query(`create database ${DATABASE}`).finally(() => admin.end());
  const databaseUrl = server.url(DATABASE);
  await migrate(databaseUrl);

  const [port, metricsPort] = [await freePort(), await freePort()];
  const environment = {
    DATABASE_URL: databaseUrl,
    DATABASE_SESSION_URL: '', // one of the shell would lead to another database
    KEY_PEPPER: randomBytes(32).toString('hex'),
    OBJECT_STORE_DIR: join(directory, 'objects'),
    OBJECT_STORE_SECRET: randomBytes(32).toString('hex'),
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_PER_SECOND: '100000',
    RATE_LIMIT_BURST: '100000',
    LOG_LEVEL: 'error',
  };
  mkdirSync(environment.OBJECT_STORE_DIR);
  await generate(environment, programs);
  const pool = createPool(databaseUrl, { max: 2 });
  try {
    const key = await createKey(pool, environment.KEY_PEPPER);
    const examples = await findExamples(pool);
    const app = await startApp({
      ...{ name: 'api', state, environment, ready: `http://127.0.0.1:${port}/health/ready` },
      onStart: (started) => servers.push(started),
    });
    return { api: `http://127.0.0.1:${port}`, key, examples, app };
  } finally {
    await pool.end();
  }
}

async function generate(environment, { signal }) {
  const script = join(ROOT, 'tools', 'data', 'dist', 'main.js');
  const args = [script, 'generate', '--entities', String(ENTITIES), '--seed', String(SEED)];
  const child = spawn(process.execPath, args, {
    ...{ cwd: ROOT, signal, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`generating the data failed:\n${output}`);
}

/** A key of an account with access to every jurisdiction and a balance too large for a run to spend. */
async function createKey(pool, pepper) {
  const [{ Billing }, { JURISDICTION_CODES, micro }] = await Promise.all([
    import('@entity-registry/accounts'),
    import('@entity-registry/domain'),
  ]);
  const billing = new Billing(pool, { pepper: Buffer.from(pepper), now: () => new Date() });
  const { id } = await billing.createAccount({
    name: 'Fuzzing',
    email: 'fuzzing@example.com',
    jurisdictions: JURISDICTION_CODES,
  });
  await billing.grantPurchase({ accountId: id, amount: micro('100000'), idempotencyKey: 'fuzzing', note: 'fuzzing' });
  const { key } = await billing.createKey({ accountId: id, name: 'fuzzing' });
  return key;
}
