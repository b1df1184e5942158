// `npm run test:contracts [-- part ...]`: tests the contracts with users against the whole service: the packed and
// installed client, the agent tools with the protocol's conformance runner, and the samples of the documentation. Last
// line: `N passed, N failed`.
import { join } from 'node:path';
import { command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { check } from './contracts/check.mjs';
import { startService } from './contracts/service.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';
import { packClient } from './sdk/package.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';

const HELP = `npm run test:contracts                    run all parts
npm run test:contracts -- packing         test the packed client: export maps, types, Node 20 to 24, Bun, a browser, npx
npm run test:contracts -- conformance     test the agent tools with the protocol's conformance runner and its official client
npm run test:contracts -- samples         run the samples of the documentation
npm run test:contracts -- samples TEXT    run the samples of pages whose path contains TEXT
npm run test:contracts -- docs-site       check the documentation site: links, loads, search, Markdown

Starts the whole service (npm start) in a copy of this clone, with its own data and ports. Older Node versions, Bun
and TypeScript are installed from npm. Exits with code 1 if anything failed; the last line is "N passed, N failed".
`;

/** A part is a module of tools/contracts with a function of its name, in camel case: (run, service, filters). */
const PARTS = ['packing', 'conformance', 'samples', 'docs-site'];

const functionOf = (part) => part.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

function read() {
  const words = readArguments(HELP, 'npm run test:contracts');
  const parts = PARTS.filter((part) => words.includes(part));
  const filters = words.filter((word) => !PARTS.includes(word));
  if (words.length > 0 && parts.length === 0) {
    throw new FriendlyError(`Unknown part ${words[0]}. The parts are ${PARTS.join(', ')}.`);
  }
  return { parts: parts.length > 0 ? parts : PARTS, filters };
}

/** Runs a part and prints its duration. A part that throws or checks nothing counts as a failure. */
async function runPart(part, run, { service, filters }) {
  const began = performance.now();
  const counted = run.totals.passed + run.totals.failed;
  process.stdout.write(`  ${part} ...\n`);
  try {
    const module = await import(`./contracts/${part}.mjs`);
    // A part may be in a long step. Its servers are stopped with those of the run.
    await Promise.race([module[functionOf(part)](run, service, filters), interruption(run.programs)]);
    if (run.programs.interrupted) return;
    if (run.totals.passed + run.totals.failed === counted) throw new Error(`${part} checked nothing`);
  } catch (error) {
    run.totals.failed += 1;
    process.stdout.write(`✗ ${part} failed: ${error.stack ?? error}\n`);
  }
  process.stdout.write(`  ${part}: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}

const interruption = ({ signal }) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

await command(
  async () => {
    const { parts, filters } = read();
    const service = {};
    return await runSuite([
      () => step('Building', () => build()),
      (run) =>
        check(run, 'The client is packed', async () => {
          const { folder, tarball } = await packClient(join(run.directory, 'pack'));
          Object.assign(service, { packageFolder: folder, tarball });
        }),
      ({ directory, servers, programs }) =>
        step('Starting the service in a copy of this clone', async () => {
          const { stop, ...started } = await startService(join(directory, 'clone'), programs.signal);
          servers.push({ stop });
          Object.assign(service, started);
        }),
      ...parts.map((part) => (run) => runPart(part, run, { service, filters })),
    ]);
  },
  { beforeInstall: read },
);
