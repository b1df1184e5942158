import { randomBytes } from 'node:crypto';
import { createPool } from '@entity-registry/database';
import pg from 'pg';

/** The migrated, empty database that every test database is copied from; created by `npm test`. */
const TEMPLATE_DATABASE = 'er_template';

export interface TestDatabase {
  /** postgresql:// address of this database alone. */
  url: string;
  /** Name of the database, `t_<random>`. */
  name: string;
  pool: pg.Pool;
  /** Ends the pool and drops the database, disconnecting any open sessions. */
  drop(): Promise<void>;
}

/** Address of the test server, from TEST_DATABASE_URL, which `npm test` sets. */
function testServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test -- <path>`, which starts a PostgreSQL');
  }
  return url;
}

/** A separate database for one spec file: a copy of the migrated template, created in tens of milliseconds. */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const server = testServerUrl();
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.toString();
  const pool = createPool(url, { max: options.poolSize ?? 10, applicationName: name });
  return {
    url,
    name,
    pool,
    async drop() {
      if (!pool.ended) await pool.end();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
