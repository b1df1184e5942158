import { inspect } from 'node:util';
import { RedisServer, SeverableProxy, hasRedisServer, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JobWorker, openQueue } from './index.js';
import { plainError } from './plain-error.js';

const PASSWORD = 'an-invented-password';
const everything = (error: unknown): string => inspect(error, { depth: null, showHidden: true });

(hasRedisServer() ? describe : describe.skip)('a Redis with a password (skipped without redis-server)', () => {
  let server: RedisServer;

  beforeAll(async () => {
    server = await RedisServer.start(PASSWORD);
  });
  afterAll(() => server.close());

  const withPassword = (url: string, password: string) => ({ redisUrl: url.replace('//', `//:${password}@`) });

  it('is used with it', async () => {
    const queue = openQueue('refresh', withPassword(server.url, PASSWORD));
    await queue.add(1n);
    expect((await queue.counts()).waiting).toBe(1);
    await queue.close();
  });

  it('that refuses a password is reported without it', async () => {
    const wrong = 'a-password-that-was-changed';
    const reported: unknown[] = [];
    const onError = (error: Error) => reported.push(error);
    const connection = withPassword(server.url, wrong);
    const queue = openQueue('refresh', connection, { timeoutMs: 1_000, onError });
    await queue.add(1n).catch((error: unknown) => reported.push(error));
    const worker = new JobWorker('refresh', () => Promise.resolve());
    worker.start({ backend: connection, concurrency: 1, onError });
    await until(() => Promise.resolve(reported.length >= 4));
    await Promise.all([worker.close(0), queue.close()]);
    expect(everything(reported)).toContain('WRONGPASS');
    expect(everything(reported)).not.toContain(wrong);
  });

  it('that goes silent halfway is reported without it', async () => {
    const reported: unknown[] = [];
    const { proxy, url } = await SeverableProxy.open(server.url);
    const connection = withPassword(url, PASSWORD);
    const queue = openQueue('refresh', connection, { timeoutMs: 1_000, onError: (error) => reported.push(error) });
    await queue.add(2n);
    proxy.sever();
    await queue.add(3n).catch((error: unknown) => reported.push(error));
    await queue.close();
    await proxy.close();
    expect(reported).not.toHaveLength(0);
    expect(everything(reported)).not.toContain(PASSWORD);
  });
});

describe('an error of a queue client', () => {
  it('keeps only its name, message, code and place', () => {
    const error = Object.assign(new RangeError('no'), { code: 'ERR', command: { args: ['secret'] }, cause: 'secret' });
    const plain = plainError(error);
    expect(plain).toMatchObject({ name: 'RangeError', message: 'no', code: 'ERR', stack: error.stack });
    expect(everything(plain)).not.toContain('secret');
  });

  it('of a host with several addresses names the first', () => {
    const rejected = Object.assign(new Error('connect ECONNREFUSED ::1:1'), { code: 'ECONNREFUSED' });
    expect(plainError(new AggregateError([rejected]))).toMatchObject({
      message: rejected.message,
      code: 'ECONNREFUSED',
    });
  });

  it('that is not an error is turned into one', () => {
    expect(plainError('away')).toEqual(new Error('away'));
  });
});
