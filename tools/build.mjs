// Builds every project, or those named: `node tools/build.mjs [libs/domain ...]`. TypeScript to ESM in <project>/dist by swc;
// types are checked by `npm run typecheck`. Only files whose content changed are compiled.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, command } from './bootstrap.mjs';
import { step } from './progress.mjs';

const MANIFEST = '.build.json';
const DATABASE = join('libs', 'database');

/**
 * Builds the projects (paths from the root; all when empty), writing only what changed.
 * @returns {Promise<{compiled: number, removed: number}>} files written and files deleted
 */
export async function build(projects = []) {
  const selected =
    projects.length > 0 ? projects.map((path) => relative(ROOT, join(ROOT, path))) : await findProjects();
  if (selected.includes(DATABASE)) await generatePrismaClient();
  const compiler = await digestOf([join(ROOT, '.swcrc'), join(ROOT, 'node_modules', '@swc', 'core', 'package.json')]);
  const totals = { compiled: 0, removed: 0 };
  for (const project of selected) {
    const { compiled, removed } = await buildProject(project, compiler);
    totals.compiled += compiled;
    totals.removed += removed;
  }
  return totals;
}

async function findProjects() {
  const found = [];
  for (const group of ['libs', 'apps', 'tools']) {
    for (const entry of await readdir(join(ROOT, group), { withFileTypes: true })) {
      const has = (file) => existsSync(join(ROOT, group, entry.name, file));
      // A page for browsers is bundled by a separate tool: tools/dashboard.
      if (has('package.json') && !has('index.html')) found.push(join(group, entry.name));
    }
  }
  return found.sort();
}

async function buildProject(project, compiler) {
  const source = join(ROOT, project, 'src');
  const target = join(ROOT, project, 'dist');
  const files = existsSync(source) ? await sourceFiles(source) : [];
  const previous = await readManifest(target);
  const known = previous.compiler === compiler ? previous.files : {};
  const manifest = {};
  const changed = [];
  for (const file of files) {
    const content = await readFile(join(source, file));
    manifest[file] = createHash('sha256').update(content).digest('base64url');
    if (known[file] !== manifest[file] || !existsSync(join(target, outputOf(file)))) changed.push(file);
  }
  const gone = Object.keys(previous.files).filter((file) => !(file in manifest));
  if (changed.length === 0 && gone.length === 0) return { compiled: 0, removed: 0 };
  for (const file of gone) {
    await rm(join(target, outputOf(file)), { force: true });
    await rm(join(target, `${outputOf(file)}.map`), { force: true });
  }
  const queue = [...changed];
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compile(source, target, file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await mkdir(target, { recursive: true });
  await writeFile(join(target, MANIFEST), JSON.stringify({ compiler, files: manifest })); // last: an interrupted build starts over
  return { compiled: changed.length, removed: gone.length };
}

async function sourceFiles(source) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(spec|d)\.ts$|\.md$/.test(entry.name))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)))
    .sort();
}

const outputOf = (file) => file.replace(/\.ts$/, '.js');

async function compile(source, target, file) {
  const output = join(target, outputOf(file));
  await mkdir(dirname(output), { recursive: true });
  if (!file.endsWith('.ts')) {
    await writeFile(output, await readFile(join(source, file)));
    return;
  }
  const { transformFile } = await import('@swc/core');
  const { code, map } = await transformFile(join(source, file), { configFile: join(ROOT, '.swcrc'), cwd: ROOT });
  const { sources: _, ...mapping } = JSON.parse(map);
  const from = relative(dirname(output), join(source, file));
  await writeFile(`${output}.map`, JSON.stringify({ ...mapping, sources: [from] }));
  await writeFile(output, `${code}\n//# sourceMappingURL=${outputOf(file).split(/[\\/]/).pop()}.map\n`);
}

/** The Prisma client is generated from prisma/schema.prisma into libs/database/src/generated, when that has changed. */
async function generatePrismaClient() {
  const schema = join(ROOT, 'prisma', 'schema.prisma');
  const generated = join(ROOT, DATABASE, 'src', 'generated');
  const stamp = join(generated, '.schema');
  const digest = await digestOf([schema, join(ROOT, 'node_modules', 'prisma', 'package.json')]);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) return;
  await rm(generated, { recursive: true, force: true });
  await run(
    process.execPath,
    [join(ROOT, 'node_modules', 'prisma', 'build', 'index.js'), 'generate', '--schema', schema],
    {
      // `generate` insists on a native schema engine and downloads it; it never calls it, so any program will do.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  );
  await writeFile(stamp, digest);
}

function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${output}`))));
  });
}

async function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function readManifest(target) {
  try {
    return JSON.parse(await readFile(join(target, MANIFEST), 'utf8'));
  } catch {
    return { compiler: undefined, files: {} };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await command(async () => {
    await step('Building', () => build(process.argv.slice(2)));
  });
}
