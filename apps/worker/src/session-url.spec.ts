import path from 'node:path';
import { createTestDatabase, startUntilReady } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';

const MAIN = path.resolve(import.meta.dirname, '../dist/main.js');
const SECRET = 'a secret of the tests, long enough';
/** Nothing listens there, so that a process that connects to it can't get ready. */
const POOLER = 'postgresql://registry@127.0.0.1:1/registry';
const START_MS = 60_000;

describe('a worker behind a pooler', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
  });
  afterAll(() => database.drop());

  it(
    'only uses the sessions of DATABASE_SESSION_URL, because its locks last longer than a transaction',
    async () => {
      await startUntilReady(MAIN, {
        DATABASE_URL: POOLER,
        DATABASE_SESSION_URL: database.url,
        PUBLIC_URL: 'https://api.example.test',
        OBJECT_STORE_SECRET: SECRET,
        WEBHOOK_SECRET_KEY: SECRET,
        PORT: '0',
        METRICS_PORT: '0',
      });
    },
    START_MS,
  );
});
