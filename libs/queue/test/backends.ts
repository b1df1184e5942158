import { RedisServer, SeverableProxy, createTestDatabase, hasRedisServer } from '@entity-registry/testing';
import { expect, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import type { QueueConnection } from '../src/index.js';

/** One backend of the queues behind a relay that can be cut. */
export interface Backend {
  readonly connection: QueueConnection;
  readonly relay: SeverableProxy;
  /** The same server through a relay of its own. */
  readonly another: () => Promise<{ proxy: SeverableProxy; connection: QueueConnection }>;
  /** Everything that it stores about jobs, as text. */
  readonly storedText: () => Promise<string>;
  /** Deletes every job, as a FLUSHALL does. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Every backend, opened again for each spec; `skip`: it can't be started here. */
export const BACKENDS: readonly { name: string; skip: boolean; open: () => Promise<Backend> }[] = [
  { name: 'PostgreSQL', skip: false, open: openPostgres },
  { name: 'Redis (skipped where redis-server is not on the PATH)', skip: !hasRedisServer(), open: openRedis },
];

async function openPostgres(): Promise<Backend> {
  const database = await createTestDatabase({ poolSize: 1 });
  const { proxy, url } = await SeverableProxy.open(database.url);
  return {
    connection: { databaseUrl: url },
    relay: proxy,
    another: async () => {
      const other = await SeverableProxy.open(database.url);
      return { proxy: other.proxy, connection: { databaseUrl: other.url } };
    },
    storedText: async () => {
      const { rows } = await database.pool.query<{ kept: string }>(
        `select concat((select json_agg(job) from bullmq.job), (select json_agg(event) from bullmq.event)) as kept`,
      );
      return rows[0]?.kept ?? '';
    },
    clear: async () => {
      await database.pool.query('truncate bullmq.job cascade');
    },
    close: async () => {
      await proxy.close();
      await database.drop();
    },
  };
}

async function openRedis(): Promise<Backend> {
  const server = await RedisServer.start();
  const { proxy, url } = await SeverableProxy.open(server.url);
  // ioredis prints errors without a listener.
  const printed = jest.spyOn(console, 'error');
  return {
    connection: { redisUrl: url },
    relay: proxy,
    another: async () => {
      const other = await SeverableProxy.open(server.url);
      return { proxy: other.proxy, connection: { redisUrl: other.url } };
    },
    storedText: () => redisText(server.url),
    clear: async () => {
      await server.kill();
      await server.launch();
    },
    close: async () => {
      await proxy.close();
      await server.close();
      const { calls } = printed.mock;
      printed.mockRestore();
      expect(calls).toEqual([]);
    },
  };
}

async function redisText(url: string): Promise<string> {
  const redis = new Redis(url).on('error', () => undefined);
  const keys = await redis.keys('*');
  const values = keys.map(async (key) => {
    const type = await redis.type(key);
    if (type === 'hash') return [key, await redis.hgetall(key)];
    return [key, type === 'stream' ? await redis.xrange(key, '-', '+') : type];
  });
  const text = JSON.stringify(await Promise.all(values));
  redis.disconnect();
  return text;
}
