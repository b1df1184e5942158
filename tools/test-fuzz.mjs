// `npm run test:fuzz`: tests the API with an external fuzzer and the committed OpenAPI documents. Last line: `N cases,
// M findings, K excused`.
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

const HELP = `npm run test:fuzz                          run Schemathesis over openapi/v4.yml and openapi/v5.yml
npm run test:fuzz -- --examples 200        run more cases per operation (default: 25)
npm run test:fuzz -- --only reconcile      test only operations whose path contains this; excuses for others are not checked
npm run test:fuzz -- v5                    test one document

Installs Schemathesis from the Python package index into .data/fuzz, once, and starts the API on a generated database in a
temporary directory. Needs Python 3.10 or newer. Accepted findings are in tools/fuzz/excused.mjs. Exits with code 1 for
a finding that is not excused, and for an excuse that is no longer needed. The last line is "N cases, M findings, K excused".
`;

/** Minimum number of examples for a run to count as long enough for rare cases. */
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
  if (!/^[1-9]\d{0,4}$/.test(values.examples)) throw new FriendlyError('--examples must be a number from 1 to 99999.');
  const stranger = positionals.find((word) => word !== 'v4' && word !== 'v5');
  if (stranger !== undefined) throw new FriendlyError(`Unknown document ${stranger}. The documents are v4 and v5.`);
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
      process.stdout.write(`✗ the excuse is no longer needed: ${operation} ${check} ${String(says)}\n`);
    }
    process.stdout.write(`${cases} cases, ${findings.length} findings, ${excused} excused\n`);
    return findings.length + unused.length + errors.length > 0 ? 1 : 0;
  },
  { beforeInstall: read },
);
