import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../progress.mjs';
import { freePort, startPostgres } from './server.mjs';

/**
 * Starts a PostgreSQL in a temporary directory, calls `work` with the URL of its empty database, and removes it.
 * @template Result
 * @param {(url: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withScratchServer(work) {
  const directory = mkdtempSync(join(tmpdir(), 'migration-'));
  try {
    const server = await step(
      'Starting PostgreSQL',
      async () =>
        startPostgres({
          directory: join(directory, 'postgres'),
          port: await freePort(),
          password: randomBytes(12).toString('hex'),
          durable: false,
        }),
      { quiet: true },
    );
    try {
      return await work(server.url('postgres'));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
