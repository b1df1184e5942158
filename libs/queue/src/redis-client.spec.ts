import { SeverableProxy } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRedisClient } from './redis-client.js';

const HOUR_MS = 3_600_000;

describe('a client of Redis', () => {
  let unavailable: SeverableProxy;
  let address: string;

  beforeAll(async () => {
    ({ proxy: unavailable, url: address } = await SeverableProxy.open('redis://127.0.0.1:1'));
    unavailable.sever();
  });
  afterAll(() => unavailable.close());

  it('ends between two attempts to connect, and rejects the commands that wait', async () => {
    const client = createRedisClient({ url: address, maxRetriesPerRequest: null, retryStrategy: () => HOUR_MS });
    const rejected = expect(client.get('key')).rejects.toThrow('Connection is closed.');
    const seen = (event: string) => new Promise((resolve) => client.once(event, resolve));
    await seen('reconnecting');
    const ended = seen('end');
    client.disconnect();
    await Promise.all([rejected, ended]);
  });
});
