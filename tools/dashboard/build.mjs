// `npm run dashboard`: builds the users' and the operators' single-page apps into apps/dashboard/dist if their sources
// have changed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from '../bootstrap.mjs';
import { step } from '../progress.mjs';
import { digestOfInputs } from './inputs.mjs';

const APP = join(ROOT, 'apps', 'dashboard');
const DIST = join(APP, 'dist');
const STAMP = '.digest';

/** Where the built pages are. */
export const PAGES = { web: join(DIST, 'web'), operator: join(DIST, 'operator') };

const HELP = `npm run dashboard               build the dashboard if its sources have changed
npm run dashboard -- --force    build it in any case
npm run dashboard -- --watch    serve it on http://127.0.0.1:5174 with live reload; set DASHBOARD_BACKEND to the address of the platform

The build fails if the first load of the overview exceeds its size limit, and lists the files of that load.
`;

/**
 * Builds both pages unless they are up to date.
 * @returns {Promise<string | undefined>} the files of the first load and their sizes, or undefined if nothing was built
 */
export async function buildDashboard({ force = false, onChild = () => undefined } = {}) {
  const digest = digestOfInputs();
  const stands = (page) => existsSync(join(page, STAMP)) && readFileSync(join(page, STAMP), 'utf8') === digest;
  if (!force && Object.values(PAGES).every(stands)) return undefined;
  for (const name of Object.keys(PAGES)) await vite(['build', '--mode', name], { onChild });
  const { checkSite, firstLoad, table } = await import('./check.mjs');
  for (const [name, page] of Object.entries(PAGES)) {
    checkSite(`${page}.new`, { budget: name === 'web' });
    writeFileSync(join(`${page}.new`, STAMP), digest); // last: an interrupted build starts over
    rmSync(page, { recursive: true, force: true });
    renameSync(`${page}.new`, page);
  }
  return table(firstLoad(PAGES.web));
}

/** Runs Vite; shows its output if it fails. */
function vite(args, { stdio = 'pipe', onChild = () => undefined } = {}) {
  const program = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args, '--config', join(APP, 'vite.config.mjs')], {
      cwd: APP,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...(args[0] === 'build' && { NODE_ENV: 'production' }) },
    });
    onChild(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The dashboard was not built:\n${output}`)),
    );
  });
}

async function main() {
  const { values } = parseArgs({
    options: { force: { type: 'boolean' }, watch: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  if (values.watch) {
    await vite(['--host', '127.0.0.1', '--port', '5174', '--strictPort'], { stdio: 'inherit' });
    return;
  }
  const made = await step('Dashboard', () => buildDashboard(values));
  if (made) process.stdout.write(made);
  process.stdout.write(`${Object.values(PAGES).join('\n')}\n`);
}

if (process.argv[1]?.endsWith(join('dashboard', 'build.mjs'))) await command(main);
