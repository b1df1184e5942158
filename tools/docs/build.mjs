// `npm run docs`: builds the documentation site from docs/, the OpenAPI documents and the catalog into
// apps/docs/dist/html if one of them has changed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from '../bootstrap.mjs';
import { step } from '../progress.mjs';
import { digestOfInputs } from './inputs.mjs';
import { stagePages } from './stage.mjs';

const APP = join(ROOT, 'apps', 'docs');
export const SITE = join(APP, 'dist', 'html');
const FRESH = join(APP, 'dist', 'html.new');
const STAMP = '.digest';

const HELP = `npm run docs               build the documentation site if its sources have changed
npm run docs -- --force    build it in any case
npm run docs -- --draft    build it even if it has dead links
npm run docs -- --watch    serve it on http://127.0.0.1:5173 and update it when docs/ changes
`;

/**
 * Builds the site unless it is up to date; needs the built projects. A draft may have dead links.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildDocs({ force = false, draft = false, onChild = () => undefined } = {}) {
  const digest = digestOfInputs();
  const stamp = join(SITE, STAMP);
  const checked = `${digest} without dead links`;
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (!force && (known === checked || (draft && known === digest))) return false;
  rmSync(FRESH, { recursive: true, force: true });
  const pages = await stagePages();
  await vitepress(['build', APP], { DOCS_SITE_DIR: FRESH, ...(draft && { DOCS_DRAFT: '1' }) }, { onChild });
  const { finishSite } = await import('./finish.mjs');
  await finishSite(FRESH, pages, { draft });
  writeFileSync(join(FRESH, STAMP), draft ? digest : checked); // last: an interrupted build starts over
  rmSync(SITE, { recursive: true, force: true });
  renameSync(FRESH, SITE);
  return true;
}

/** Runs VitePress; shows its output if it fails. */
function vitepress(args, environment, { stdio = 'pipe', onChild = () => undefined } = {}) {
  const program = join(ROOT, 'node_modules', 'vitepress', 'bin', 'vitepress.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: ROOT,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...environment },
    });
    onChild(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The site was not built:\n${output}`))));
  });
}

async function main() {
  const { values } = parseArgs({
    options: {
      force: { type: 'boolean' },
      watch: { type: 'boolean' },
      draft: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const { build } = await import('../build.mjs');
  await step('Building', () => build(), { quiet: true });
  if (!values.watch) {
    await step('Documentation', () => buildDocs(values));
    process.stdout.write(`${SITE}\n`);
    return;
  }
  await stagePages();
  const { watchPages } = await import('./watch.mjs');
  watchPages();
  await vitepress(['dev', APP, '--host', '127.0.0.1'], {}, { stdio: 'inherit' });
}

if (process.argv[1]?.endsWith(join('docs', 'build.mjs'))) await command(main);
