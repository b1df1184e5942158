import { lookup } from '@entity-registry/domain';
import { createPool } from '@entity-registry/database';
import { FileObjectStore } from '@entity-registry/registry';
import { STUB_SOURCES } from './all.js';
import { ChangingWorld } from './changing-world.js';
import { DatabaseWorld } from './database-world.js';
import { StubSourceServer } from './server.js';

/*
 * Runs the stub of the sources as a separate process: DATABASE_URL (required), PORT (4400), STUB_PERIOD_MS (60000; how often
 * something changes, 0: never), OBJECT_STORE_DIR (directory of synthetic scans; absent: none). Ends on SIGTERM
 * and SIGINT.
 */

const LISTS_FOR_MS = 30_000;
const now = (): Date => new Date();

function numberOf(name: string, usual: number): number {
  const text = lookup(process.env, name) ?? '';
  const value = text === '' ? usual : Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`);
  return value;
}

const databaseUrl = process.env['DATABASE_URL'] ?? '';
if (databaseUrl === '') throw new Error('DATABASE_URL is not set');
const periodMs = numberOf('STUB_PERIOD_MS', 60_000);
const pool = createPool(databaseUrl, { max: 4, applicationName: 'stub-sources' });
const directory = process.env['OBJECT_STORE_DIR'] ?? '';
// Read-only: no address is signed here.
const scans = directory === '' ? undefined : new FileObjectStore({ directory, baseUrl: '', secret: '', now });
const registered = new DatabaseWorld(pool, { now, listsForMs: LISTS_FOR_MS, ...(scans && { scans }) });
const server = await StubSourceServer.listen({
  port: numberOf('PORT', 4400),
  world: periodMs === 0 ? registered : new ChangingWorld(registered, now, periodMs),
  sources: STUB_SOURCES,
  now,
});
console.log(`stub sources listen on ${server.url}`);

const stop = (): void => {
  void server.close().then(() => pool.end());
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
