import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../suite/programs.mjs';
import { check } from './check.mjs';
import { bundlePage, findChromium, runInChromium } from './packing/browser.mjs';
import { faultsOfContents } from './packing/contents.mjs';
import { asCommonJs, asModule } from './packing/exercise.mjs';
import { keyMaker } from './packing/keys.mjs';
import { emptyProject, installTarball, output, run as runProgram } from './packing/projects.mjs';
import { fetchRuntimes } from './packing/runtimes.mjs';
import { TYPE_PROJECTS, typeFaults } from './packing/types.mjs';

/**
 * The packed client as its users install it: its contents, its exports, and that it works on each promised platform,
 * against
 * the running service.
 * @param {{directory: string, totals: {passed: number, failed: number}, programs: object}} run
 * @param {{api: string, demo: object, packageFolder: string, tarball: string}} service the last two: the packed client
 */
export async function packing(run, service) {
  if (!service.tarball) throw new Error('there is no packed client');
  const directory = join(run.directory, 'packing');
  const project = (name) => join(directory, name);
  const files = { 'caller.mjs': asModule, 'caller.cjs': asCommonJs };
  const installed = await check(run, 'npm installs the tarball into an ESM and a CommonJS project', async () => {
    for (const type of ['module', 'commonjs']) {
      emptyProject(project(type), { type, files });
      await installTarball(project(type), service.tarball);
    }
  });
  await exportMaps(run, service);
  if (!installed) return;
  const client = join(project('module'), 'node_modules', '@entity-registry', 'sdk');
  await check(
    run,
    'The package contains the client, and nothing from the workspace, the tests or the build machine',
    () => assert.deepEqual(faultsOfContents(client), []),
  );
  let runtimes;
  const fetched = await check(run, 'npm installs the other runtimes and compilers', async () => {
    runtimes = await fetchRuntimes(project('runtimes'));
  });
  if (!fetched) return;
  await types(run, project('module'), runtimes.compilers);
  const makeKey = await keyMaker(service.demo);
  await callers(run, { project, programs: runtimes.programs, service, makeKey });
  await commandLine(run, { project, nodes: runtimes.programs.filter(({ isNode }) => isNode), service, makeKey });
}

async function exportMaps(run, { packageFolder, tarball }) {
  const tool = (title, script, args) =>
    check(run, title, () => output(process.execPath, [script, ...args], { cwd: packageFolder }));
  await tool('publint reports nothing', bin('publint', 'src', 'cli.js'), ['--strict', '--pack=false', packageFolder]);
  // The client requires Node 20, so module resolution for Node 10 doesn't matter.
  const arguments_ = ['--profile', 'node16', '--no-emoji', tarball];
  await tool(
    'Types and modules resolve alike everywhere (attw)',
    bin('@arethetypeswrong', 'cli', 'dist', 'index.js'),
    arguments_,
  );
}

async function types(run, project, compilers) {
  for (const [name, typeProject] of Object.entries(TYPE_PROJECTS)) {
    await check(run, `The types are correct ${name}`, async () =>
      assert.equal(await typeFaults(project, typeProject, bin('typescript', 'bin', 'tsc')), ''),
    );
  }
  for (const { name, tsc } of compilers) {
    await check(run, `The types are correct with ${name}`, async () => {
      // The first project also checks the declarations. If they were skipped, types that this compiler can't read would
      // become `any`.
      const [typeProject] = Object.values(TYPE_PROJECTS);
      assert.equal(await typeFaults(project, typeProject, tsc), '');
    });
  }
}

/** Every runtime gets the same results, in both formats. */
async function callers(run, { project, programs, service, makeKey }) {
  const { api } = service;
  let expected;
  const sees = (title, work) =>
    check(run, title, async () => {
      const seen = await work({ api, key: await makeKey() });
      assertSensible(seen);
      assert.deepEqual(seen, (expected ??= seen));
    });
  for (const { name, program, isNode } of programs) {
    if (!isNode) {
      emptyProject(project('bun'), { type: 'module', files: { 'caller.mjs': asModule, 'caller.cjs': asCommonJs } });
      await check(run, `${name} installs the tarball`, () =>
        output(program, ['add', service.tarball], { cwd: project('bun') }),
      );
    }
    for (const [type, file] of [
      ['module', 'caller.mjs'],
      ['commonjs', 'caller.cjs'],
    ]) {
      const cwd = project(isNode ? type : 'bun');
      await sees(`${name} runs it as ${type === 'module' ? 'ESM' : 'CommonJS'}`, async (given) =>
        JSON.parse(await output(program, [file], { cwd, env: { EXERCISE: JSON.stringify(given) } })),
      );
    }
  }
  let script;
  const bundled = await check(run, 'A bundler builds it for browsers', async () => {
    script = await bundlePage(project('module'));
  });
  const chromium = findChromium();
  if (!chromium) {
    process.stdout.write(
      '- A browser runs it: skipped, because Chromium is not installed (Debian: apt-get install chromium)\n',
    );
  } else if (bundled) {
    await sees(`A browser runs it (${(script.length / 1000).toFixed(0)} kB)`, (given) =>
      runInChromium(chromium, { script, service: given, directory: project('chromium'), servers: run.servers }),
    );
  }
}

/** Checks that the results match the service. `callers` checks that they are the same everywhere. */
function assertSensible({ status, codes, requestIds, preview, charge, found, notFound, rejected, event, forged }) {
  assert.equal(status, 'ok');
  assert.ok(codes > 10);
  assert.ok(requestIds);
  assert.deepEqual(Object.keys(preview), ['billing']);
  assert.match(charge, /^0\.0[12]/);
  assert.equal(new Set(found).size, 3);
  assert.deepEqual(notFound, [true, true, 404, 'entity_not_found']);
  assert.deepEqual(rejected, [true, 403, 'key_rejected']);
  assert.deepEqual(event, [0, 'COMPAÑÍA DE PRUEBA, S.A.']);
  assert.deepEqual(forged, [true, 'bad_signature']);
}

async function commandLine(run, { project, nodes, service, makeKey }) {
  const cwd = project('module');
  for (const { name, program } of nodes) {
    await check(run, `${name} runs the command line by npx`, async () => {
      // Offline, npx runs the installed package and doesn't fetch another one of the same name.
      const env = { REGISTRY_BASE_URL: service.api, REGISTRY_API_KEY: await makeKey(), npm_config_offline: 'true' };
      const npx = (args) => runProgram('npx', args, { cwd, env, node: program });
      const help = await npx(['registry-cli', '--help']);
      assert.equal(help.code, 0, help.stderr);
      assert.match(help.stdout, /registry-cli/);
      const catalog = await npx(['@entity-registry/sdk', 'catalog', '--format', 'json']);
      assert.equal(catalog.code, 0, catalog.stderr);
      JSON.parse(catalog.stdout);
      const misspelled = await npx(['registry-cli', 'no-such-command']);
      assert.equal(misspelled.code, 2, misspelled.stdout + misspelled.stderr);
      await batch({ npx, cwd, name });
    });
  }
}

/** A batch uses everything bundled with the command line: it reads and writes tables, and reads entities. */
async function batch({ npx, cwd, name }) {
  // A different file for each runtime: the same one would be replayed for free.
  const file = name.replaceAll(' ', '-');
  const rows = ['"CONSULTORES CALERIA, S. DE R.L."', 'Novagambsol Nacarorio', 'Nadie de Ninguna Parte'];
  writeFileSync(join(cwd, `${file}.csv`), ['name,by', ...rows.map((row) => `${row},${name}`), ''].join('\n'));
  const asked = ['--out', `${file}.out.csv`, '--include', 'CHK-BIN', '--yes'];
  const { code, stdout, stderr } = await npx(['registry-cli', 'batch', `${file}.csv`, ...asked]);
  assert.equal(code, 0, stdout + stderr);
  const [head, ...lines] = readFileSync(join(cwd, `${file}.out.csv`), 'utf8')
    .trimEnd()
    .split(/\r?\n/);
  assert.match(head, /^name,by,/);
  assert.equal(lines.length, rows.length);
  assert.match(lines[0], /^"CONSULTORES CALERIA, S\. DE R\.L\.",.*\bpa_own_1\b/);
}
