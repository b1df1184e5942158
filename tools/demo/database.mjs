import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { explain } from '../postgres/friendly-error.mjs';
import { startPostgres } from '../postgres/server.mjs';

const DATABASE = 'registry';

/** Starts the demo's PostgreSQL with its database `registry`. @returns the server, and `databaseUrl` of the database */
export async function startDatabase(state, secrets, port) {
  const directory = state.path('postgres');
  const logFile = state.path('logs', 'postgres.log');
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const server = await startPostgres({ directory, port, password: secrets.databasePassword, logFile });
  try {
    const { createPool } = await import('@entity-registry/database');
    const pool = createPool(server.url('postgres'), { max: 1 });
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await pool.query(`create database ${DATABASE}`);
    await pool.end();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    ...server,
    databaseUrl: server.url(DATABASE),
    /** One line for a machine fault in its log, such as a full disk; undefined if there is none. */
    fault: () => explain(readFileSync(logFile).subarray(logStart).toString(), { directory }),
  };
}

/** Brings the database's tables up to date. @returns names of the migrations applied */
export async function migrate(databaseUrl) {
  const { applyMigrations } = await import('@entity-registry/database');
  return await applyMigrations(databaseUrl, join(ROOT, 'prisma'));
}
