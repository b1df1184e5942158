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

  it('explains itself without a command', () => {
    expect(readOptions([])).toMatchObject({ command: 'help' });
    expect(readOptions(['base', '--help'])).toMatchObject({ command: 'help' });
  });

  it.each([
    ['an unknown command', 'dump', 'There is no command "dump".'],
    ['no command', '--to x', 'Which command?'],
    ['a word too many', 'base here', '"here" is one word too many.'],
    ['an unknown option', 'base --fast', "Unknown option '--fast'."],
    ['an option of another command', 'base --time 2026-11-21T00:00:00Z', '`base` has no option --time.'],
    ['an empty option', 'base --to=', '--to is empty.'],
    ['a restore to nowhere', 'restore', 'restore: where to? --to DIR.'],
    ['a time without its zone', 'restore --to x --time 2026-11-21T00:00:00', 'is no time in ISO 8601 with its zone'],
    ['a day', 'restore --to x --time 2026-11-21', 'is no time in ISO 8601 with its zone'],
    ['a month that does not exist', 'restore --to x --time 2026-13-21T00:00:00Z', 'is no time in ISO 8601'],
  ])('refuses %s in one line', (_, line, message) => {
    expect(() => readOptions(line.split(' '))).toThrow(message);
    expect(() => readOptions(line.split(' '))).toThrow(/See: npm run backup -- --help$/);
  });
});
