import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FriendlyError } from './friendly-error.mjs';

/** At most this old is the last WAL in the archive of a server that writes little. */
const ARCHIVE_TIMEOUT = '60s';

/** Beside the cluster, like its log: whoever starts the cluster archives its WAL, so that the archive has no gap. */
const markerOf = (directory) => `${directory}.archive.json`;

/** The folder into which the cluster in `directory` archives its WAL; undefined when it does not. */
export function archiveOf(directory) {
  if (!existsSync(markerOf(directory))) return undefined;
  try {
    const { archive } = JSON.parse(readFileSync(markerOf(directory), 'utf8'));
    if (typeof archive === 'string' && archive !== '') return archive;
  } catch {
    // told below
  }
  throw new FriendlyError(
    `${markerOf(directory)} is damaged: run \`npm run backup -- enable\` again, then take a backup.`,
  );
}

/** Turns archiving on, from the server's next start on. `archive` is the absolute path of a folder of its own. */
export function turnOnArchiving(directory, archive) {
  mkdirSync(dirname(markerOf(directory)), { recursive: true });
  writeFileSync(markerOf(directory), `${JSON.stringify({ archive }, null, 2)}\n`, { mode: 0o600 });
}

/** Turns archiving off, from the server's next start on. What is archived stays. */
export function turnOffArchiving(directory) {
  rmSync(markerOf(directory), { force: true });
}

/**
 * Server settings for archiving into `archive`, which is made. Bulk loads then write WAL too, which `wal_level: minimal`
 * spares them: that is why it is off until it is asked for.
 * @param {(path: string) => void} own hands the folder to the account that the server runs as
 */
export function archiveSettings(archive, own) {
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  own(archive);
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: nodeCommand('../backup/archive-segment.mjs', ['%p', archive]),
    archive_timeout: ARCHIVE_TIMEOUT,
  };
}

/**
 * A shell command for archive_command or restore_command: this Node with a script, given by its path from this folder.
 * `%p` and `%f` among the arguments are PostgreSQL's placeholders; a per cent sign anywhere else is doubled.
 */
export function nodeCommand(script, args) {
  const file = join(dirname(fileURLToPath(import.meta.url)), script);
  const placeholder = /^%[pf]$/;
  return [process.execPath, file, ...args]
    .map((word) => quote(placeholder.test(word) ? word : word.replaceAll('%', '%%')))
    .join(' ');
}

function quote(word) {
  return platform() === 'win32' ? `"${word}"` : `'${word.replaceAll("'", `'\\''`)}'`;
}
