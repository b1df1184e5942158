import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { TOOLS } from './tool.js';

const { readOptions } = (await import(join(TOOLS, 'backup/options.mjs'))) as {
  readOptions: (argv: string[]) => { command: string; values: Record<string, string>; time?: string };
};

describe('npm run backup', () => {
  it('keeps a time as it was written, microseconds included', () => {
    const { command, time } = readOptions('restore --to x --time 2026-11-20T22:47:25.123456-05:00'.split(' '));
    expect({ command, time }).toEqual({ command: 'restore', time: '2026-11-20T22:47:25.123456-05:00' });
  });

  it('shows the help without a command', () => {
    expect(readOptions([])).toMatchObject({ command: 'help' });
    expect(readOptions(['base', '--help'])).toMatchObject({ command: 'help' });
  });

  it.each([
    ['an unknown command', 'dump', 'There is no command "dump".'],
    ['no command', '--to x', 'No command given.'],
    ['an extra argument', 'base here', 'Unexpected argument "here".'],
    ['an unknown option', 'base --fast', "Unknown option '--fast'."],
    ['an option of another command', 'base --time 2026-11-21T00:00:00Z', '`base` has no option --time.'],
    ['an empty option', 'base --to=', '--to is empty.'],
    ['a restore without a target', 'restore', 'restore needs --to DIR.'],
    ['a time without a zone', 'restore --to x --time 2026-11-21T00:00:00', 'is not an ISO 8601 time with a time zone'],
    ['a day', 'restore --to x --time 2026-11-21', 'is not an ISO 8601 time with a time zone'],
    ['a month that does not exist', 'restore --to x --time 2026-13-21T00:00:00Z', 'is not an ISO 8601 time'],
  ])('refuses %s in one line', (_, line, message) => {
    expect(() => readOptions(line.split(' '))).toThrow(message);
    expect(() => readOptions(line.split(' '))).toThrow(/See: npm run backup -- --help$/);
  });
});
