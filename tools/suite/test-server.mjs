import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { freePort, startPostgres } from '../postgres/server.mjs';
import { memoryDirectory } from './memory-directory.mjs';

/**
 * A PostgreSQL below `directory`, with the migrated template that every test database is copied from. It gives up crash
 * safety: its data lives as long as the run.
 */
export async function startTestServer(directory) {
  const server = await startPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    durable: false,
  });
  try {
    await prepareTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** A test server in memory where there is room, stopped at the end of `run`. */
export async function startSharedServer({ directory, servers }) {
  const memory = memoryDirectory();
  if (memory) servers.push(memory);
  const server = await startTestServer(memory?.path ?? directory);
  servers.push(server);
  return server;
}

async function prepareTemplate(server) {
  const { applyMigrations, createPool } = await import('@entity-registry/database');
  const pool = createPool(server.url('postgres'), { max: 1 });
  try {
    await pool.query('create database er_template');
    await applyMigrations(server.url('er_template'), join(ROOT, 'prisma'));
    // No one may connect to it: an open connection would stop it from being copied.
    await pool.query('alter database er_template with is_template true allow_connections false');
  } finally {
    await pool.end();
  }
}
