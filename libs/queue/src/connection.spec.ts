import { describe, expect, it } from '@jest/globals';
import { queueConnection } from './connection.js';

const [DATABASE_URL, DATABASE_SESSION_URL] = ['postgresql://pooler:6432/registry', 'postgresql://server:5432/registry'];

describe('the connection of the queues', () => {
  it.each([
    [{ DATABASE_URL, DATABASE_SESSION_URL, REDIS_URL: 'redis://cache:6379' }, { redisUrl: 'redis://cache:6379' }],
    [{ DATABASE_URL, DATABASE_SESSION_URL, REDIS_URL: '' }, { databaseUrl: DATABASE_SESSION_URL }],
    [{ DATABASE_URL, DATABASE_SESSION_URL: '', REDIS_URL: '' }, { databaseUrl: DATABASE_URL }],
    [{ DATABASE_URL, REDIS_URL: '' }, { databaseUrl: DATABASE_URL }],
  ])('with %j is %j', (config, connection) => {
    expect(queueConnection(config)).toEqual(connection);
  });
});
