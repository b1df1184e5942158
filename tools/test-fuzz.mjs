// `npm run test:fuzz`: findings of an external fuzzer with the committed OpenAPI documents. Last line:
// `N cases, M findings, K excused`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { EXCUSED } from './fuzz/excused.mjs';
import { describeFinding, judge, readEvents } from './fuzz/findings.mjs';
import { fuzz, installSchemathesis } from './fuzz/schemathesis.mjs';
import { startService } from './fuzz/service.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';
import { Programs } from './suite/programs.mjs';

const HELP = `npm run test:fuzz                          Schemathesis over openapi/v4.yml and openapi/v5.yml
npm run test:fuzz -- --examples 200        more cases of each operation; 25 when absent
npm run test:fuzz -- --only reconcile      the operations whose path contains it; what is excused for others is not checked
npm run test:fuzz -- v5                    one document

Installs Schemathesis from the Python package index into .data/fuzz, once, and starts the API on a generated database in a
temporary directory. Needs Python 3.10 or newer. What is excused: tools/fuzz/excused.mjs. Exit code 1 for a finding that is not
excused, and for an excuse that nothing needs any more. The last line is "N cases, M findings, K excused".
`;

/** Number of examples from which a run is long enough for rare cases. */
const LONG = 200;

function read() {
  let given;
  try {
    given = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' }, examples: { type: 'string', default: '25' }, only: { type: 'string' } },
    });
  } catch (error) {
    throw new FriendlyError(`${error.message.split('. ')[0]}. See: npm run test:fuzz -- --help`);
  }
  const { values, positionals } = given;
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  if (!/^[1-9]\d{0,4}$/.test(values.examples)) throw new FriendlyError('--examples takes a number from 1 on.');
  const stranger = positionals.find((word) => word !== 'v4' && word !== 'v5');
  if (stranger !== undefined) throw new FriendlyError(`There is no document ${stranger}: there are v4 and v5.`);
  return {
    examples: Number(values.examples),
    only: values.only,
    versions: positionals.length > 0 ? positionals : ['v4', 'v5'],
  };
}

async function run({ examples, only, versions }) {
  const directory = mkdtempSync(join(tmpdir(), 'entity-registry-fuzz-'));
  chmodSync(directory, 0o711); // PostgreSQL may run under another account
  const servers = [];
  const programs = new Programs();
  try {
    await step('Building', () => build());
    await step('Installing Schemathesis', () => installSchemathesis(programs.signal), { quiet: true });
    const service = await step('Starting the API on generated data', () =>
      startService(directory, { servers, programs }),
    );
    const results = [];
    for (const version of versions) {
      const { signal } = programs;
      const events = await step(`Fuzzing ${version}`, () =>
        fuzz({ version, service, examples, directory, only, signal }),
      );
      results.push(await readEvents(version, events));
    }
    return judge(results, EXCUSED, {
      isWhole: only === undefined && versions.length === 2,
      isLong: examples >= LONG,
    });
  } finally {
    for (const server of servers.reverse()) await server.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
    if (programs.interrupted) throw new FriendlyError('Interrupted.');
  }
}

await command(
  async () => {
    const { cases, findings, excused, unused, errors } = await run(read());
    for (const finding of findings) process.stdout.write(`✗ ${describeFinding(finding)}\n`);
    for (const error of errors) process.stdout.write(`✗ ${error}\n`);
    for (const { operation, check, says } of unused) {
      process.stdout.write(`✗ nothing needs the excuse any more: ${operation} ${check} ${String(says)}\n`);
    }
    process.stdout.write(`${cases} cases, ${findings.length} findings, ${excused} excused\n`);
    return findings.length + unused.length + errors.length > 0 ? 1 : 0;
  },
  { beforeInstall: read },
);
