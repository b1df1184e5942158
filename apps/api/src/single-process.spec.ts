import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

const MAIN = path.resolve(import.meta.dirname, '../dist/main.js');
const SECRET = 'a secret of the tests, long enough';

interface Outcome {
  /** Exit code of a process that has ended; null for one that listens. */
  code: number | null;
  errors: string;
}

/** Up to six processes start, some of them side by side, on a machine that runs other tests. */
const STARTS_MS = 90_000;

describe('API processes on one database', () => {
  let database: TestDatabase;
  let running: ChildProcess[] = [];
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
  });
  afterEach(async () => {
    await Promise.all(running.map(stop));
    running = [];
  });
  afterAll(() => database.drop());

  /** Starts a process; resolves when it listens or has ended. */
  const start = async (environment: Record<string, string> = {}): Promise<Outcome> => {
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        DATABASE_URL: database.url,
        POOL_SIZE: '4',
        KEY_PEPPER: SECRET,
        OBJECT_STORE_SECRET: SECRET,
        PORT: '0',
        METRICS_PORT: '0',
        ...environment,
      },
    });
    running.push(child);
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    const listening = new Promise<null>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('"listening"')) resolve(null);
      });
    });
    const ended = once(child, 'close').then(([code]) => code as number);
    return { code: await Promise.race([listening, ended]), errors };
  };

  const stop = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  };

  it(
    'can run alone without Redis: a second one logs one line and exits, and may start when the first has stopped',
    async () => {
      expect(await start()).toEqual({ code: null, errors: '' });
      const second = await start();
      expect(second.code).toBe(1);
      expect(second.errors).toMatch(/^api: another API process serves this database, .* set REDIS_URL for both\.\n$/);
      await stop(running[0] as ChildProcess);
      expect(await start()).toEqual({ code: null, errors: '' });
    },
    STARTS_MS,
  );

  it(
    'can run side by side with Redis, even if Redis is unavailable at the start',
    async () => {
      const REDIS_URL = 'redis://127.0.0.1:1';
      expect(await Promise.all([start({ REDIS_URL }), start({ REDIS_URL })])).toEqual([
        { code: null, errors: '' },
        { code: null, errors: '' },
      ]);
    },
    STARTS_MS,
  );

  it(
    'with Redis and without it do not run side by side: the second one logs one line and exits',
    async () => {
      const REDIS_URL = 'redis://127.0.0.1:1';
      expect(await start()).toEqual({ code: null, errors: '' });
      const shared = await start({ REDIS_URL });
      expect(shared.code).toBe(1);
      expect(shared.errors).toMatch(/^api: an API process without REDIS_URL serves this database, .* for it too\.\n$/);
      await stop(running[0] as ChildProcess);
      expect(await Promise.all([start({ REDIS_URL }), start({ REDIS_URL })])).toEqual([
        { code: null, errors: '' },
        { code: null, errors: '' },
      ]);
      const alone = await start();
      expect(alone.code).toBe(1);
      expect(alone.errors).toMatch(/^api: another API process serves this database, .* set REDIS_URL for both\.\n$/);
    },
    STARTS_MS,
  );

  it('log one line when the database is unavailable', async () => {
    const outcome = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toMatch(
      /^api: cannot reach the database: .*ECONNREFUSED.* DATABASE_URL and DATABASE_SESSION_URL\.\n$/,
    );
  });
});
