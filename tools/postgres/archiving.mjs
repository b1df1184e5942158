import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FriendlyError } from './friendly-error.mjs';

/** Maximum age of the last WAL in the archive of a server that writes little. */
const ARCHIVE_TIMEOUT = '60s';

/**
 * In the cluster's own folder: every server of it, even if it was moved, archives its WAL, so that the archive has no gap; a
 * restored cluster, whose WAL differs from then on, has no such file.
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

/** Turns archiving on, from the server's next start on. `archive` is the absolute path of a folder of its own. */
export function turnOnArchiving(directory, archive) {
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new FriendlyError(`There is no cluster in ${directory} yet: start its server once, then stop it.`);
  }
  // Readable for the server's account: it reads through its folder after a crash.
  writeFileSync(markerOf(directory), `${JSON.stringify({ archive }, null, 2)}\n`, { mode: 0o644 });
}

/** Turns archiving off, from the server's next start on. What is archived stays. */
export function turnOffArchiving(directory) {
  rmSync(markerOf(directory), { force: true });
}

/**
 * Server settings for archiving into `archive`. Bulk loads then write WAL too, which `wal_level: minimal` avoids: that is why
 * it is off by default.
 * @param {(path: string) => void} own hands the folder to the account that the server runs as
 */
export function archiveSettings(archive, own) {
  if (!existsSync(archive)) {
    // Not recreated: if a disk isn't mounted, it would be another folder, and the archive would have a gap.
    throw new FriendlyError(
      `The archive of WAL, ${archive}, is not there: mount its disk, or end it with \`npm run backup -- disable\`.`,
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
