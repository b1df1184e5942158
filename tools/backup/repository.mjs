import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { archiveOf, turnOnArchiving } from '../postgres/archiving.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { readManifest } from './manifest.mjs';
import { archivedSegments } from './wal-files.mjs';

/** Name of the folder with the archived WAL, next to the base backups that it continues. */
const WAL = 'wal';

/** Where the backups of the cluster in `data` are: the named folder, else that of its WAL, else next to it. */
export function repositoryOf(data, named) {
  if (named) return resolve(named);
  const archive = archiveOf(data);
  return archive ? dirname(dirname(archive)) : join(dirname(data), 'backups');
}

/**
 * Turns archiving on for the cluster in `data`, into a new series: base backups and the WAL that follows them, without
 * a gap.
 * A restored cluster, or one that was not archived for a while, starts another series.
 * @returns {string} folder of the series
 */
export function beginSeries({ data, repository, now }) {
  const known = archiveOf(data);
  if (known) throw new FriendlyError(`WAL is already archived into ${known}.`);
  const series = join(
    repository,
    now()
      .toISOString()
      .replace(/[-:]|\.\d+/g, ''),
  );
  if (existsSync(series)) throw new FriendlyError(`${series} already exists: try again in a second.`);
  turnOnArchiving(data, join(series, WAL));
  mkdirSync(join(series, WAL), { recursive: true, mode: 0o711 }); // PostgreSQL may run under another account
  return series;
}

/**
 * Base backups of a repository, oldest first. `until` is when the last WAL after it was archived; `fault` describes a
 * backup
 * that can't be read.
 * @returns {{path: string, startedAt?: string, finishedAt?: string, bytes?: number, until?: Date, fault?: string}[]}
 */
export function listBackups(repository) {
  const found = [];
  for (const series of foldersOf(repository)) {
    for (const name of foldersOf(join(repository, series)).filter((folder) => folder !== WAL)) {
      found.push(describe(join(repository, series, name), join(repository, series, WAL)));
    }
  }
  return found.sort((a, b) => (a.finishedAt ?? '').localeCompare(b.finishedAt ?? ''));
}

/** The newest readable base backup that was finished at `time` or before; throws a one-line error if there is none. */
export function newestBackup(repository, time) {
  const usable = listBackups(repository).filter(({ fault }) => fault === undefined);
  if (usable.length === 0)
    throw new FriendlyError(`There is no base backup in ${repository}: name one with --from DIR.`);
  const before = usable.filter(({ finishedAt }) => time === undefined || Date.parse(finishedAt) <= Date.parse(time));
  if (before.length > 0) return before.at(-1).path;
  throw new FriendlyError(
    `--time: the oldest base backup in ${repository} was finished later, at ${usable[0].finishedAt}.`,
  );
}

function describe(path, archive) {
  try {
    const { startedAt, finishedAt, stopSegment, files } = readManifest(path);
    const bytes = files.reduce((total, { size }) => total + size, 0);
    const last = existsSync(archive) ? archivedSegments(archive).at(-1) : undefined;
    return {
      path,
      startedAt,
      finishedAt,
      bytes,
      until: last && last.name >= stopSegment ? last.archivedAt : undefined,
    };
  } catch (error) {
    if (!(error instanceof FriendlyError)) throw error;
    return { path, fault: error.message };
  }
}

function foldersOf(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
