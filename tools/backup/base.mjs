import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ARCHIVE_MARKER, archiveOf } from '../postgres/archiving.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { copyFile, syncAll } from './copy.mjs';
import { CLUSTER, writeManifest } from './manifest.mjs';
import { ARCHIVED } from './wal-files.mjs';

const ARCHIVE_PATIENCE_MS = 10 * 60_000;
const ARCHIVE_TRIES = 3; // PostgreSQL tries this many times before it pauses for a minute
const POLL_MS = 100;

/** Folders whose content a server recreates or takes from the archive; the folders themselves must exist. */
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
/** Files of the running server. The backup label is written from the result of pg_backup_stop. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|(recovery|standby)\.signal)$/;
const TEMPORARY = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init(\.\d+)?)$/;
/** Copied last, as in PostgreSQL's own base backups. */
const CONTROL = 'global/pg_control';

/**
 * Copies a running cluster by PostgreSQL's low-level API (ADR 0059): the files as they are, torn or not, and the WAL
 * from the
 * start to the end of the copy, which a restore uses to repair them.
 * @param {{client: import('pg').Client, target: string | undefined, now: () => Date, bar: Function,
 *   durable?: boolean}} options `client` is
 *   a superuser's connection to a server on this machine; `target` must be new or empty (default: next to the archive);
 *   `durable: false` does not wait for the disk (tests)
 * @returns {Promise<{target: string, files: number, bytes: number, startedAt: string, finishedAt: string}>}
 */
export async function takeBase({ client, target, now, bar, durable = true }) {
  const cluster = await describeCluster(client);
  const startedAt = now().toISOString();
  const backup = resolve(target ?? join(dirname(cluster.archive), `base-${startedAt.replace(/[-:]|\.\d+/g, '')}`));
  assertEmpty(backup);
  mkdirSync(backup, { recursive: true, mode: 0o700 });
  try {
    const failures = await archiveFailures(client);
    // Fast: an immediate checkpoint instead of one spread over minutes.
    await client.query('select pg_backup_start($1, fast => true)', [`entity-registry ${startedAt}`]);
    const files = await copyCluster(cluster.directory, join(backup, CLUSTER), bar);
    const { rows } = await client.query(
      'select labelfile, spcmapfile, pg_walfile_name(lsn - 1) as last from pg_backup_stop(wait_for_archive => false)',
    );
    const [{ labelfile, last }] = rows;
    const finishedAt = now().toISOString();
    const label = { path: 'backup_label', size: Buffer.byteLength(labelfile), sha256: sha256(labelfile) };
    await writeFile(join(backup, CLUSTER, label.path), labelfile, { mode: 0o600 });
    files.push(label);
    await archived(client, cluster.archive, last, failures);
    if (durable) await syncTree(backup);
    const { archive, systemId, serverVersion } = cluster;
    const startSegment = /START WAL LOCATION: \S+ \(file (\w+)\)/.exec(labelfile)[1];
    const facts = { startedAt, finishedAt, startSegment, stopSegment: last, systemId, serverVersion, archive };
    await writeManifest(backup, { ...facts, files });
    return { target: backup, files: files.length, bytes: sum(files), startedAt, finishedAt };
  } catch (error) {
    rmSync(backup, { recursive: true, force: true });
    throw error;
  }
}

async function describeCluster(client) {
  const { rows } = await client.query(
    `select current_setting('data_directory') as directory, current_setting('archive_mode') as mode,
            current_setting('server_version') as version, pg_is_in_recovery() as recovering,
            (select system_identifier::text from pg_control_system()) as system,
            (select count(*)::int from pg_tablespace where spcname not in ('pg_default', 'pg_global')) as tablespaces`,
  );
  const [{ directory, mode, version, recovering, system, tablespaces }] = rows;
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new FriendlyError(
      `The cluster is in ${directory}, which is not on this machine: run the backup on its machine.`,
    );
  }
  const archive = archiveOf(directory);
  if (!archive) throw new FriendlyError('WAL is not archived yet: run `npm run backup -- enable` first.');
  if (mode === 'off') throw new FriendlyError('Archiving starts when the server is restarted: restart it first.');
  if (recovering) throw new FriendlyError('The server is still recovering: wait until it is ready.');
  if (tablespaces > 0) throw new FriendlyError('The cluster has custom tablespaces, which this tool does not copy.');
  return { directory, archive, systemId: system, serverVersion: version };
}

function assertEmpty(target) {
  if (!existsSync(target)) return;
  let content;
  try {
    content = readdirSync(target);
  } catch {
    throw new FriendlyError(`--to: ${target} is not a folder.`);
  }
  if (content.length > 0) throw new FriendlyError(`--to: ${target} is not empty: name a new folder.`);
}

async function copyCluster(from, to, bar) {
  const found = await survey(from);
  const files = [];
  const progress = bar('Copying', found.bytes);
  try {
    await mkdir(to, { mode: 0o700 });
    for (const folder of found.folders) await mkdir(join(to, folder), { mode: 0o700 });
    for (const path of found.files) {
      const copied = await copyFile(join(from, path), join(to, path), progress.advance).catch(ifGone);
      if (copied) files.push({ path, ...copied });
    }
    files.push(await copyControl(from, to));
    return files;
  } finally {
    progress.stop();
  }
}

/** If the server deletes a file during the copy, replaying the WAL deletes it too. */
function ifGone(error) {
  if (error.code !== 'ENOENT') throw error;
}

async function survey(root) {
  const found = { folders: [], files: [], bytes: 0 };
  const visit = async (folder) => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (LEFT_OUT.test(path) || path === ARCHIVE_MARKER || TEMPORARY.test(path) || path === CONTROL) continue;
      if (entry.isDirectory()) {
        found.folders.push(path);
        if (!EMPTY.includes(path)) await visit(path);
        else if (path === 'pg_wal') found.folders.push('pg_wal/archive_status', 'pg_wal/summaries');
      } else if (entry.isFile()) {
        const facts = await stat(join(root, path)).catch(ifGone);
        if (!facts) continue;
        found.files.push(path);
        found.bytes += facts.size;
      }
    }
  };
  await visit('');
  return found;
}

/** The server rewrites pg_control in place. Two equal reads mean that no write was in progress. */
async function copyControl(from, to) {
  for (;;) {
    const content = await readFile(join(from, CONTROL));
    if (!content.equals(await readFile(join(from, CONTROL)))) continue;
    await writeFile(join(to, CONTROL), content, { mode: 0o600 });
    return { path: CONTROL, size: content.length, sha256: sha256(content) };
  }
}

/** Waits for the last WAL file that the copy needs. */
async function archived(client, archive, segment, failuresBefore) {
  const deadline = performance.now() + ARCHIVE_PATIENCE_MS;
  while (!existsSync(join(archive, `${segment}${ARCHIVED}`))) {
    if ((await archiveFailures(client)) >= failuresBefore + ARCHIVE_TRIES || performance.now() > deadline) {
      throw new FriendlyError(`The server cannot archive its WAL into ${archive}: see its log.`);
    }
    await wait(POLL_MS);
  }
}

async function archiveFailures(client) {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query('select failed_count::int as count from pg_stat_archiver');
  return rows[0].count;
}

async function syncTree(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  await syncAll([...paths, root, dirname(root)]);
}

const sum = (files) => files.reduce((total, { size }) => total + size, 0);
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
