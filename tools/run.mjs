// `npm run data|registry|bench|eval:resolve -- ...`: builds, then runs tools/<project>/dist/main.js with the arguments that follow.
// Without DATABASE_URL it works on the demo's database of this clone, which it starts when `npm start` is not running.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { migrate, startDatabase } from './demo/database.mjs';
import { DemoState } from './demo/state.mjs';
import { processCommand } from './postgres/processes.mjs';
import { freePort } from './postgres/server.mjs';
import { step } from './progress.mjs';

/** Projects that start a database of their own. */
const OWN_DATABASE = new Set(['bench', 'eval']);

async function run(project, args, environment) {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', join(ROOT, 'tools', project, 'dist', 'main.js'), ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    },
  );
  process.on('SIGINT', () => undefined); // the terminal sends it to the child as well, which decides
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await command(async () => {
  const [project, ...args] = process.argv.slice(2);
  await step('Building', () => build(), { quiet: true, out: process.stderr });
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

function demoEnvironment(state, secrets, databaseUrl) {
  return { DATABASE_URL: databaseUrl, KEY_PEPPER: secrets.keyPepper, OBJECT_STORE_DIR: state.path('objects') };
}
