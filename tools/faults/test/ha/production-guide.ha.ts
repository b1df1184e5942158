import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Experiment } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAccount } from './program.js';

const experiment = new Experiment('experiment: the lines of the production guide');

const ROOT = resolve(import.meta.dirname, '../../../..');
const GUIDE = join(ROOT, 'docs/guides/production.md');
/** What a reader does first, in a clone of their own. This one is installed and built. */
const DONE = /^npm (ci|run build|run dashboard)$/gm;

/** The command lines of the guide, by the title of their section; sections without any are left out. */
function linesOf(guide: string): Map<string, string> {
  const sections = guide.split(/^## /m).slice(1);
  const found = new Map<string, string>();
  for (const section of sections) {
    const blocks = [...section.matchAll(/^```console\n([^]*?)^```$/gm)].map(([, lines]) => lines ?? '');
    if (blocks.length > 0) found.set(section.split('\n')[0] ?? '', blocks.join('').replaceAll(DONE, ':'));
  }
  return found;
}

describe(experiment.title, () => {
  const sections = linesOf(readFileSync(GUIDE, 'utf8'));
  /** What each section printed. */
  const printed = new Map<string, string>();
  let home: string;
  let code: number | null;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'production-'));
    chmodSync(home, 0o700);
    const account = runAccount([ROOT, dirname(home), process.execPath]);
    account.own(home);
    const script = [...sections].map(([title, lines]) => `echo '=== ${title}'\n${lines}`).join('');
    const { program, args, ids } = account.command('bash', ['-e', '-o', 'pipefail', '-c', script]);
    const path = [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/bin'].join(':');
    const child = spawn(program, [...args], {
      ...ids,
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        HOME: home,
        PATH: path,
        DATABASE_URL: undefined,
        DATABASE_SESSION_URL: undefined,
        NODE_OPTIONS: undefined,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    // Not `close`: the servers that the lines start have inherited the pipes.
    code = await new Promise((ended) => child.once('exit', ended));
    for (const part of output.split(/^=== /m).slice(1)) {
      const [title = ''] = part.split('\n');
      printed.set(title, part.slice(title.length + 1));
    }
  });
  afterAll(() => {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });

  const lines = (title: string, pattern: RegExp): string[] => printed.get(title)?.match(pattern) ?? [];

  it('run to their end, and remove what they made', () => {
    expect({ code, last: [...printed].at(-1) }).toMatchObject({ code: 0, last: ['Remove it', expect.anything()] });
    expect([...printed.keys()]).toEqual([...sections.keys()]);
    experiment.did(`ran the lines of ${sections.size} sections`);
  });

  it('bring up a synchronous standby and a replica that takes its place while it is away', () => {
    expect(lines('The standby and the replica', /\b(standby|replica) +\| streaming +\| \w+/g)).toEqual([
      expect.stringMatching(/^standby .* sync$/),
      expect.stringMatching(/^replica .* potential$/),
    ]);
  });

  it('charge each call once, and read from the replica', () => {
    expect(new Set(lines('A first call', /^\d{3}$/gm))).toEqual(new Set(['200']));
    expect(lines('A first call', /1 accounts, 7 entries, 14 postings, drift 0/g)).toHaveLength(1);
    expect(lines('A first call', /^replicated_reads_total\{by="replica".* [1-9]\d*$/gm)).not.toEqual([]);
  });

  it('search with OpenSearch', () => {
    expect(lines('Search', /^\d{3}$/gm)).toEqual(['200', '200']);
    expect(lines('Search', /^search_answers_total\{by="engine".* 1$/gm)).toHaveLength(2);
  });

  it('start every process', () => {
    expect(lines('Processes', /"status":"ok"/g)).toHaveLength(6);
  });

  it('charge without the standby, by the confirmation of the replica', () => {
    expect(lines('A lost standby', /^\d{3}$/gm)).toEqual(['200']);
    expect(lines('A lost standby', /\breplica +\| streaming +\| sync\b/g)).toHaveLength(1);
  });

  it('stop and start again', () => {
    expect(lines('Stop and start again', /^\d{3}$/gm)).toEqual(['200']);
  });

  it('lose the primary, and charge again on the standby, once', () => {
    expect(lines('A lost primary', /^\d{3}$/gm)).toEqual(['503', '200', '200']);
    expect(lines('A lost primary', /\bprimary +\| streaming +\| sync\b/g)).toHaveLength(1);
    expect(lines('A lost primary', /1 accounts, 11 entries, 22 postings, drift 0/g)).toHaveLength(1);
    experiment.checked(
      'the ledger has the purchase and one charge for each of eight keys and two searches, before and after: drift 0',
    );
  });
});
