import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import pg from 'pg';

const CONNECT_TIMEOUT_MS = 3_000;
/** No statement of a queue takes long; a hanging server is given up. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Commits don't wait for a standby: while it is lost, each attempt would leave another waiting session on the server (ADR 0190). A job may be
 * lost with the primary: the work itself is recorded in tables, and a sweep queues it again. The server cancels statements that the client
 * no longer waits for.
 */
const OPTIONS = `-c search_path=${DEFAULT_SCHEMA} -c synchronous_commit=off -c statement_timeout=${String(RESPONSE_TIMEOUT_MS)}`;

/**
 * Connections to the schema of the queues, which is created or migrated first; several processes may do so at once. We use
 * our own pool because BullMQ's remembers a failed first attempt forever, and lets the process crash when a connection breaks
 * at the wrong moment. Rejects if the server is unavailable.
 */
export async function openPool(databaseUrl: string, max: number): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'entity-registry-queue',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
    keepAlive: true,
    options: OPTIONS,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken = false;
  try {
    await runMigrations(client, DEFAULT_SCHEMA);
  } catch (error) {
    broken = true;
    throw error;
  } finally {
    client.release(broken);
  }
}
