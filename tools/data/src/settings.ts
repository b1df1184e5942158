import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImportFailedError } from './import/definition.js';

/** Root of the repository: this file is tools/data/{src,dist}/settings. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The file that `npm start` writes for tools that run next to it. */
interface Runtime {
  databaseUrl?: string;
}

/**
 * Address of the database: DATABASE_SESSION_URL, because imports hold a lock, which a pooler in transaction mode breaks; or DATABASE_URL, or else the database of the running `npm start` (.data/runtime.json). Throws
 * ImportFailedError if neither exists.
 */
export function databaseUrl(environment: Readonly<Record<string, string | undefined>>, root: string = ROOT): string {
  const given = environment['DATABASE_SESSION_URL'] || environment['DATABASE_URL'];
  if (given) return given;
  const path = join(root, '.data', 'runtime.json');
  const runtime = existsSync(path) ? readRuntime(path) : {};
  if (!runtime.databaseUrl) {
    throw new ImportFailedError('no database: run `npm start` in another terminal, or set DATABASE_URL');
  }
  return runtime.databaseUrl;
}

function readRuntime(path: string): Runtime {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Runtime;
  } catch {
    throw new ImportFailedError(`${path} is not readable JSON: restart \`npm start\`, or set DATABASE_URL`);
  }
}
