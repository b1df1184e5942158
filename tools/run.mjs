// `npm run data|registry|bench|eval:resolve|cli -- ...`: builds, then runs the program with the arguments that follow:
// dist/main.js of tools/<project>, or the published client's command line with the service and a key of `npm start`.
// Without DATABASE_URL it uses this clone's demo database, and starts it if `npm start` isn't running.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { migrate, startDatabase } from './demo/database.mjs';
import { DemoState } from './demo/state.mjs';
import { processCommand } from './postgres/processes.mjs';
import { freePort } from './postgres/server.mjs';
import { step } from './progress.mjs';

/** Projects that start their own database. */
const OWN_DATABASE = new Set(['bench', 'eval']);

const run = (project, args, environment) =>
  runProgram(join(ROOT, 'tools', project, 'dist', 'main.js'), args, { cwd: ROOT, environment });

async function runProgram(program, args, { cwd, environment }) {
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.on('SIGINT', () => undefined); // the terminal also sends it to the child, which handles it
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await command(async () => {
  const [project, ...args] = process.argv.slice(2);
  const built = project === 'cli' ? [join('libs', 'sdk')] : [];
  await step('Building', () => build(built), { quiet: true, out: process.stderr });
  if (project === 'cli') return await runClient(args);
  if (process.env.DATABASE_URL || OWN_DATABASE.has(project)) return await run(project, args, {});

  const state = new DemoState(ROOT);
  const runtime = state.read('runtime.json');
  if (runtime?.databaseUrl && /start\.mjs/.test(processCommand(runtime.pid) ?? '')) {
    return await run(project, args, demoEnvironment(state, state.secrets(), runtime.databaseUrl));
  }
  state.makeDirectory();
  const secrets = state.secrets();
  const server = await startDatabase(state, secrets, await freePort());
  try {
    await migrate(server.databaseUrl);
    return await run(project, args, demoEnvironment(state, secrets, server.databaseUrl));
  } finally {
    await server.stop();
  }
});

/** The published client's command line, with files relative to where npm was called. */
async function runClient(args) {
  const program = join(ROOT, 'libs', 'sdk', 'dist', 'cli', 'main.js');
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return await runProgram(program, args, { cwd, environment: demoService(args) });
}

/** Address and key of the demo, unless another service is given: the demo's key is never sent elsewhere. */
function demoService(args) {
  const elsewhere = process.env.REGISTRY_BASE_URL || args.some((arg) => /^--base-url(=|$)/.test(arg));
  const demo = elsewhere ? null : new DemoState(ROOT).read('demo.json');
  if (!demo) return {};
  return { REGISTRY_BASE_URL: demo.api, REGISTRY_API_KEY: process.env.REGISTRY_API_KEY ?? demo.keys.balance };
}

function demoEnvironment(state, secrets, databaseUrl) {
  // A DATABASE_SESSION_URL of the shell would lead to another database.
  const database = { DATABASE_URL: databaseUrl, DATABASE_SESSION_URL: '' };
  mkdirSync(state.path('objects'), { recursive: true });
  const objects = { OBJECT_STORE: 'files', OBJECT_STORE_DIR: state.path('objects') };
  return { ...database, KEY_PEPPER: secrets.keyPepper, ...objects };
}
