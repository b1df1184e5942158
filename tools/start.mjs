// `npm start`: runs the whole service on this machine. Plain JavaScript; packages are only imported after they are
// installed.
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { demoAccounts } from './demo/accounts.mjs';
import { startApp, stopLeftoverApps } from './demo/apps.mjs';
import { checkFolder, findExamples, generateDemoData, hasDemoData, importFolder } from './demo/data.mjs';
import { migrate, startDatabase } from './demo/database.mjs';
import { readOptions } from './demo/options.mjs';
import { demoSandboxKey } from './demo/sandbox.mjs';
import { DemoState } from './demo/state.mjs';
import { buildDashboard } from './dashboard/build.mjs';
import { buildDocs } from './docs/build.mjs';
import { storeKnownDetail } from './demo/known-detail.mjs';
import { writeExampleNames } from './demo/names.mjs';
import { dashboardAddress, demoFile, summary } from './demo/summary.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { checkPort } from './postgres/server.mjs';
import { step } from './progress.mjs';

/** Cleanup functions for the end, run in reverse order. */
const cleanup = [];
let stopRequested;
const stopped = new Promise((_, reject) => (stopRequested = reject));
stopped.catch(() => undefined); // it may reject while nothing awaits it

/** The current stage: it may still start something that must be stopped. */
let current = Promise.resolve();

/** Whether shutdown has begun: anything started outside the stages from now on must stop at once. */
let ending = false;

/** Stops a child process at shutdown. */
function endAtStop(child) {
  if (ending) child.kill('SIGTERM');
  else cleanup.push(() => child.kill('SIGTERM'));
}

async function stopEverything() {
  ending = true;
  const undoAll = async () => {
    for (let undo = cleanup.pop(); undo; undo = cleanup.pop()) await undo();
  };
  await undoAll();
  await current.catch(() => undefined);
  await undoAll();
}

/** A step of the start. After Ctrl-C, no step is started and no failure is reported. */
async function stage(title, work, options) {
  await Promise.race([stopped, undefined]); // throws if Ctrl-C was pressed between two stages
  current = step(title, work, options);
  return await Promise.race([stopped, current]);
}

class Interrupted extends Error {}

/** Rethrows errors of `work`, as a machine fault if the database's log shows one. */
async function explained(server, work) {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof Interrupted ? undefined : server.fault();
    throw fault ? new FriendlyError(fault) : error;
  }
}

async function start({ reset, dataDirectory, ports }) {
  const began = performance.now();
  const state = new DemoState(ROOT);
  state.claim();
  cleanup.push(() => state.release());
  await stage('Stopping apps of an earlier start', () => stopLeftoverApps(state), { quiet: true });
  for (const app of appsOf(ports)) for (const port of Object.values(app.ports)) await checkPort(port);
  await stage('Building', () => build());
  if (dataDirectory) await stage('Looking for data', () => checkFolder(dataDirectory), { quiet: true });
  // Only now, so that a refused start changes nothing.
  if (reset) await stage('Deleting .data', () => state.reset());
  const secrets = state.secrets();

  // Built in parallel with everything else, and awaited before its server starts. Dead links don't stop the start.
  const docs = buildDocs({ draft: true, onChild: endAtStop });
  docs.catch(() => undefined);
  const pages = buildDashboard({ onChild: endAtStop });
  pages.catch(() => undefined);

  const server = await stage('Starting PostgreSQL', async () => {
    const started = await startDatabase(state, secrets, ports.postgres);
    cleanup.push(() => started.stop());
    return started;
  });
  state.note({ databaseUrl: server.databaseUrl });
  const apps = await explained(server, () =>
    serve({ state, secrets, server, sites: { docs, pages }, dataDirectory, ports, began }),
  );
  return { apps, server };
}

/** From the running database to the summary: tables, data, accounts, the apps. */
async function serve({ state, secrets, server, sites, dataDirectory, ports, began }) {
  const { databaseUrl } = server;
  await stage('Migrating', () => migrate(databaseUrl));

  const environment = {
    DATABASE_URL: databaseUrl,
    DATABASE_SESSION_URL: '', // one of the shell would lead to another database
    KEY_PEPPER: secrets.keyPepper,
    OBJECT_STORE: 'files',
    OBJECT_STORE_DIR: state.path('objects'),
    OBJECT_STORE_SECRET: secrets.objectStoreSecret,
    WEBHOOK_SECRET_KEY: secrets.webhookSecretKey,
    AGENT_SERVER_TOKEN: secrets.agentServerToken,
    PLATFORM_TOKEN: secrets.platformToken,
    API_URL: `http://127.0.0.1:${ports.api}`,
    PUBLIC_URL: `http://127.0.0.1:${ports.api}`,
    PLATFORM_URL: dashboardAddress(ports),
    SOURCES_URL: `http://127.0.0.1:${ports.stubSources}`,
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true', // the receiver is on this machine
    STUB_PAYMENTS_FILE: state.path('stub-payments.json'),
    // In the demo, everyone signs up from this machine and with example.com addresses.
    TRIALS_PER_DOMAIN: '1000',
    TRIALS_PER_NETWORK: '1000',
    ...dashboardEnvironment(secrets, ports),
  };
  const { createPool } = await import('@entity-registry/database');
  const pool = createPool(databaseUrl, { max: 2, applicationName: 'start' });
  cleanup.push(() => pool.end());
  if (!(await hasDemoData(pool))) {
    await stage('Generating demo data', () => generateDemoData(environment, endAtStop), { ownOutput: true });
  }
  if (dataDirectory) {
    await stage(`Importing ${dataDirectory}`, () => importFolder(dataDirectory, environment, endAtStop), {
      ownOutput: true,
    });
  }
  const receiver = `http://127.0.0.1:${ports.receiver}/webhook`;
  const accounts = await stage('Preparing demo accounts', () => demoAccounts(pool, state, secrets, receiver), {
    quiet: true,
  });
  // Only known now. Only the apps use it.
  environment.SANDBOX_API_KEY = await stage('Preparing the sandbox', () => demoSandboxKey(pool, state, secrets), {
    quiet: true,
  });
  const examples = await stage('Choosing examples', () => findExamples(pool), { quiet: true });

  await stage('Writing sample names', () => writeExampleNames(pool, state), { quiet: true });
  await stage('Saving known data for the receiver', () => storeKnownDetail(pool, state, examples.panama.organization), {
    quiet: true,
  });

  await stage('Building the documentation', () => sites.docs, { quiet: true });
  await stage('Building the dashboard', () => sites.pages, { quiet: true });
  const apps = await startApps(ports, { state, environment });

  const demo = demoFile({ ports, accounts, examples });
  const exampleName = await nameOf(pool, examples.v5.organization);
  state.write('demo.json', demo);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(summary({ demo, ports, exampleName, databaseUrl, seconds }));
  return apps;
}

/** The dashboard's extra settings. Its payments go to a stub, and its mail to a page. */
function dashboardEnvironment(secrets, ports) {
  const stubPayments = `http://127.0.0.1:${ports.stubPayments}`;
  return {
    PLATFORM_SECRET_KEY: secrets.platformSecretKey,
    DOCS_URL: `http://127.0.0.1:${ports.docs}`,
    MCP_URL: `http://127.0.0.1:${ports.mcp}/mcp`,
    OUTBOX_PAGE: 'true',
    STRIPE_SECRET_KEY: 'sk_test_of_the_demo',
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_API_URL: stubPayments,
    PAYMENT_EVENTS_URL: `http://127.0.0.1:${ports.platform}/api/payment-events/stripe`,
    BANK_TRANSFER_DETAILS: 'Bank: Banco Ejemplo|Account holder: Entity Registry, S.A.|Account: 00-00-00-000000-0',
    RECEIPT_ISSUER: 'Entity Registry, S.A.|RUC 0000000-1-000000|Calle Ejemplo 1, Ciudad de Panamá',
  };
}

/** The apps, in the order in which they are reported. */
function appsOf(ports) {
  return [
    { name: 'stub-sources', title: 'the stub sources', ready: '/health', ports: { PORT: ports.stubSources } },
    {
      name: 'stub-payments',
      title: 'the stub payment provider',
      ready: '/health',
      ports: { PORT: ports.stubPayments },
    },
    { name: 'api', title: 'the API', ports: { PORT: ports.api, METRICS_PORT: ports.metrics } },
    { name: 'worker', title: 'the worker', ports: { PORT: ports.worker, METRICS_PORT: ports.workerMetrics } },
    { name: 'admin-api', title: 'the admin API', ports: { PORT: ports.admin, METRICS_PORT: ports.adminMetrics } },
    { name: 'mcp', title: 'the agent tools', ports: { PORT: ports.mcp, METRICS_PORT: ports.mcpMetrics } },
    { name: 'platform', title: 'the dashboard', ports: { PORT: ports.platform, METRICS_PORT: ports.platformMetrics } },
    { name: 'docs', title: 'the documentation', ports: { PORT: ports.docs, METRICS_PORT: ports.docsMetrics } },
  ];
}

/** Starts all apps at once, because each needs a second of processor time, and reports them in their order. */
async function startApps(ports, { state, environment }) {
  const starting = appsOf(ports).map(({ name, title, ready, ports: own }) => {
    const app = serveApp({ name, own, ready, state, environment });
    // Reported by its stage, unless an earlier app fails.
    app.catch(() => undefined);
    return { title, app };
  });
  const apps = [];
  for (const { title, app } of starting) apps.push(await stage(`Starting ${title}`, () => app));
  return apps;
}

/** Starts an app. The promise `exited` of the result resolves when the app has ended. */
async function serveApp({ name, own, ready = '/health/ready', state, environment }) {
  const listening = Object.fromEntries(Object.entries(own).map(([variable, port]) => [variable, String(port)]));
  const address = `http://127.0.0.1:${own.PORT}${ready}`;
  return await startApp({
    ...{ name, state, ready: address, environment: { ...environment, ...listening } },
    // Registered before the app is ready: otherwise an app that lost its database would be awaited until the time
    // limit.
    onStart: (app) => cleanup.push(() => app.stop()),
  });
}

/** @param {string} id of v5 */
async function nameOf(pool, id) {
  const { parseTypedId } = await import('@entity-registry/domain');
  const { jurisdiction, pk } = parseTypedId(id);
  const { rows } = await pool.query('select nombre from entity where jurisdiction = $1 and pk = $2', [
    jurisdiction,
    pk,
  ]);
  return rows[0].nombre;
}

async function main() {
  const options = readOptions();
  const interrupt = (signal) => stopRequested(new Interrupted(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => interrupt(signal));
  try {
    const { apps, server } = await start(options);
    const broken = await Promise.race([
      stopped,
      ...apps.map((app) => app.exited.then(() => `The ${app.name} has stopped; its last lines:\n${app.lastLines()}`)),
      server.exited.then(() => 'PostgreSQL has stopped: see .data/logs/postgres.log'),
    ]);
    throw new FriendlyError(broken);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.stdout.write('\n');
    const cause = error.message === 'SIGINT' ? '' : ` (${error.message})`;
    await step(`Stopping${cause}`, stopEverything);
  } finally {
    await stopEverything();
  }
}

await command(main, { beforeInstall: readOptions });
