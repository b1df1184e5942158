import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const START = resolve(import.meta.dirname, '../../start.mjs');

function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
}

describe('npm start', () => {
  it.each([
    ['an unknown option', ['--fresh'], `Unknown option '--fresh'. See: npm start -- --help`],
    ['a stray word', ['now'], `Unexpected argument 'now'. See: npm start -- --help`],
    ['a port base that is no number', ['--port-base', 'abc'], '--port-base: abc is not a port between 1 and 65035'],
    [
      'a port base too high for the last port',
      ['--port-base', '65200'],
      '--port-base: 65200 is not a port between 1 and 65035',
    ],
    ['a data folder that is not there', ['--data', '/no/such'], '--data: there is no folder /no/such'],
    ['a data folder that is a file', ['--data', START], `--data: ${START} is not a folder: it is a file`],
  ])('refuses %s in one line, before it does anything', (_, args, line) => {
    expect(start(...args)).toEqual({ status: 1, stdout: '', stderr: line });
  });

  it('explains its options', () => {
    const { status, stdout } = start('--help');
    expect(status).toBe(0);
    for (const option of ['--data DIR', '--port-base N', '--reset']) expect(stdout).toContain(option);
  });
});
