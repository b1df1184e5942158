import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FriendlyError } from './friendly-error.mjs';

/** Maximum time before WAL is archived, even if the server writes little. */
const ARCHIVE_TIMEOUT = '60s';

/**
 * In the cluster's folder, so that every server of the cluster archives its WAL even if the cluster was moved, and the
 * archive has no gaps. A restored cluster doesn't have this file, because its WAL differs.
 */
export const ARCHIVE_MARKER = 'archive.json';
const markerOf = (directory) => join(directory, ARCHIVE_MARKER);

/** The folder into which the cluster in `directory` archives its WAL; undefined if it doesn't. */
export function archiveOf(directory) {
  if (!existsSync(markerOf(directory))) return undefined;
  try {
    const { archive } = JSON.parse(readFileSync(markerOf(directory), 'utf8'));
    if (typeof archive === 'string' && archive !== '') return archive;
  } catch {
    // thrown below
  }
  throw new FriendlyError(
    `${markerOf(directory)} is damaged: run \`npm run backup -- enable\` again, then take a backup.`,
  );
}

/** Turns archiving on from the server's next start. `archive` is the absolute path of a dedicated folder. */
export function turnOnArchiving(directory, archive) {
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new FriendlyError(`There is no cluster in ${directory} yet: start its server once, then stop it.`);
  }
  // Readable for the server's account, because the server reads all files in its folder after a crash.
  writeFileSync(markerOf(directory), `${JSON.stringify({ archive }, null, 2)}\n`, { mode: 0o644 });
}

/** Turns archiving off from the server's next start. Archived files are kept. */
export function turnOffArchiving(directory) {
  rmSync(markerOf(directory), { force: true });
}

/**
 * Server settings for archiving into `archive`. Archiving is off by default because bulk loads then write WAL too,
 * which `wal_level: minimal` avoids.
 * @param {(path: string) => void} own gives the folder to the account that the server runs as
 */
export function archiveSettings(archive, own) {
  if (!existsSync(archive)) {
    // Don't create it: if its disk isn't mounted, this would be another folder, and the archive would have a gap.
    throw new FriendlyError(
      `The WAL archive ${archive} does not exist: mount its disk, or stop archiving with \`npm run backup -- disable\`.`,
    );
  }
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
 * `%p` and `%f` among the arguments are PostgreSQL's placeholders; percent signs anywhere else are doubled.
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
