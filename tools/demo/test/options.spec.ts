import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
// @ts-expect-error plain JavaScript that runs before anything is installed
import * as blockedPorts from '../blocked-ports.mjs';
// @ts-expect-error plain JavaScript that runs before anything is installed
import * as options from '../options.mjs';

const { BLOCKED_PORTS } = blockedPorts as { BLOCKED_PORTS: Set<number> };
const { portsFrom } = options as { portsFrom: (text: string) => Record<string, number> };

const START = resolve(import.meta.dirname, '../../start.mjs');

function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
}

describe('npm start', () => {
  it.each([
    ['an unknown option', ['--fresh'], `Unknown option '--fresh'. See: npm start -- --help`],
    ['an extra argument', ['now'], `Unexpected argument 'now'. See: npm start -- --help`],
    ['a port base that is not a number', ['--port-base', 'abc'], '--port-base: abc is not a port between 1 and 65035'],
    [
      'a port base too high for the last port',
      ['--port-base', '65200'],
      '--port-base: 65200 is not a port between 1 and 65035',
    ],
    ['port base 0', ['--port-base', '0'], '--port-base: 0 is not a port between 1 and 65035'],
    ['a negative port base', ['--port-base=-4000'], '--port-base: -4000 is not a port between 1 and 65035'],
    ['a port base with a fraction', ['--port-base', '4000.5'], '--port-base: 4000.5 is not a port between 1 and 65035'],
    [
      'a port base that browsers block',
      ['--port-base', '6000'],
      '--port-base: 6000 uses port 6000, which browsers and fetch block; try --port-base 6100',
    ],
    [
      'a port base that puts another process on a blocked port',
      ['--port-base', '6566'],
      '--port-base: 6566 uses ports 6566, 6666, which browsers and fetch block; try --port-base 6600',
    ],
    [
      'a port base that puts metrics on a blocked port',
      ['--port-base', '2036'],
      '--port-base: 2036 uses port 2049, which browsers and fetch block; try --port-base 2000',
    ],
    ['a missing data folder', ['--data', '/no/such'], '--data: folder /no/such does not exist'],
    ['a data folder that is a file', ['--data', START], `--data: ${START} is a file, not a folder`],
  ])('refuses %s in one line, before it does anything', (_, args, line) => {
    expect(start(...args)).toEqual({ status: 1, stdout: '', stderr: line });
  });

  it('lists its options', () => {
    const { status, stdout } = start('--help');
    expect(status).toBe(0);
    for (const option of ['--data DIR', '--port-base N', '--reset']) expect(stdout).toContain(option);
  });
});

describe('the ports of npm start', () => {
  it('leave out every blocked port, for any base', () => {
    for (let base = 1; base <= 65_035; base += 1) {
      let ports: Record<string, number>;
      try {
        ports = portsFrom(String(base));
      } catch (error) {
        const [, suggested = ''] = /--port-base (\d+)$/.exec((error as Error).message) ?? [];
        expect(portsFrom(suggested)).toMatchObject({ api: Number(suggested) });
        continue;
      }
      const { postgres, ...http } = ports;
      if (postgres !== base + 20 || Object.values(http).some((port) => BLOCKED_PORTS.has(port))) {
        throw new Error(`base ${String(base)} was let through`);
      }
    }
  });

  it('are blocked exactly when fetch in this Node blocks them', async () => {
    /** Sends nothing. Any request that arrives here was not blocked. */
    class Reached extends Agent {
      override dispatch(): boolean {
        throw new Error('let through');
      }
    }
    const dispatcher = new Reached();
    const isBlocked = async (port: number): Promise<boolean> => {
      const init = { dispatcher } as unknown as RequestInit;
      const error: unknown = await fetch(`http://127.0.0.1:${String(port)}/`, init).catch((cause: unknown) => cause);
      return ((error as Error).cause as Error).message === 'bad port';
    };
    // Node's list has no port 0, which is in the standard but can't be listened on.
    const listed = [...BLOCKED_PORTS].filter((port) => port !== 0);
    for (const port of listed) expect([port, await isBlocked(port)]).toEqual([port, true]);
    const others = Array.from({ length: 11_000 }, (_, index) => index + 1).filter((port) => !BLOCKED_PORTS.has(port));
    for (const port of others) if (await isBlocked(port)) throw new Error(`fetch blocks ${String(port)} too`);
    await dispatcher.close();
  });
});
