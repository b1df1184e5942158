import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const { explain } = (await import(join(import.meta.dirname, '../friendly-error.mjs'))) as {
  explain: (text: string, where: { port?: number; directory?: string }) => string | undefined;
};

const HINT = 'HINT:  Is another postmaster already running on port 100? If not, wait a few seconds and retry.';

describe('the explanation of an error', () => {
  it.each([
    [
      `LOG:  could not bind IPv4 address "127.0.0.1": Permission denied\n${HINT}`,
      /^No permission to listen on port 100: /,
    ],
    ['Error: listen EACCES: permission denied 127.0.0.1:100', /^No permission to listen on port 100: /],
    [`LOG:  could not bind IPv4 address "127.0.0.1": Address already in use\n${HINT}`, /^Port 100 is in use /],
    ['Error: listen EADDRINUSE: address already in use 127.0.0.1:100', /^Port 100 is in use /],
    [`Error: EACCES: permission denied, mkdir '/clone/.data'`, /^No permission to write to \/clone: /],
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /^The disk of \/clone is full: /],
  ])('is one line for a machine fault: %s', (text, line) => {
    expect(explain(text, { port: 100, directory: '/clone' })).toMatch(line);
  });

  it('is undefined for any other error', () => {
    expect(explain('FATAL:  the database system is starting up', { port: 100 })).toBeUndefined();
  });
});
