import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runAccount } from '../postgres/account.mjs';
import { nodeCommand } from '../postgres/archiving.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { freePort, startPostgres } from '../postgres/server.mjs';
import { copyFile, syncAll } from './copy.mjs';
import { CLUSTER, compareFiles, readManifest } from './manifest.mjs';
import { checkWal } from './wal-files.mjs';

const RECOVERY_LIMIT_MS = 24 * 3_600_000; // an archive of days may take hours to replay; Ctrl-C ends it

/**
 * Checks a base backup and the WAL that follows it, without a server.
 * @param {{backup: string, archive?: string, bar: Function}} options `archive` if it has moved away from the backup
 * @returns {Promise<{manifest: object, archive: string, wal: ReturnType<typeof checkWal>}>} throws a one-line error if
 *   the backup itself is damaged; faults in later WAL are in `wal`
 */
export async function verifyBackup({ backup, archive, bar }) {
  const manifest = readManifest(backup);
  const folder = archiveFolder(backup, archive, manifest);
  const progress = bar(
    'Checking files',
    manifest.files.reduce((total, { size }) => total + size, 0),
  );
  const faults = await compareFiles(backup, manifest.files, progress.advance).finally(progress.stop);
  if (faults.length > 0) throw new FriendlyError(`${backup} is damaged: ${faults.join('; ')}.`);
  const { startSegment: start, stopSegment: stop, systemId } = manifest;
  const wal = checkWal({ folder, start, stop, systemId });
  if (wal.lacking) throw new FriendlyError(`${wal.fault}: the backup needs it, so it cannot be restored.`);
  return { manifest, archive: folder, wal };
}

function archiveFolder(backup, given, manifest) {
  const candidates = given ? [resolve(given)] : [join(dirname(resolve(backup)), 'wal'), manifest.archive];
  const found = candidates.find((folder) => existsSync(folder));
  if (!found)
    throw new FriendlyError(`The WAL archive is not in ${candidates.join(' or ')}: name it with --archive DIR.`);
  return found;
}

/**
 * Creates a cluster in `target` as it was at `time`, or at the end of the archive.
 * @param {{backup: string, archive?: string, target: string, time?: string, bar: Function, durable?: boolean, inspect:
 *   (url: (database: string) => string) => Promise<unknown>}} options `inspect` receives the address of the recovered
 *   server, which no one else can reach. `time` is in ISO 8601 with a zone, up to microseconds; `durable: false` does
 *   not wait for the disk (tests)
 * @returns {Promise<{inspected: unknown, until: Date | undefined}>}
 */
export async function restore({ backup, archive, target, time, bar, inspect, durable = true }) {
  const directory = resolve(target);
  rejectCluster(directory);
  const checked = await verifyBackup({ backup, archive, bar });
  rejectTime(time, checked);
  const account = runAccount([dirname(existingParent(directory)), checked.archive]);
  try {
    await copyBack({
      from: join(resolve(backup), CLUSTER),
      to: directory,
      files: checked.manifest.files,
      account,
      bar,
      durable,
    });
    const inspected = await recover({ directory, time, account, checked, inspect, durable });
    rmSync(`${directory}.restore.log`, { force: true });
    return { inspected, until: checked.wal.until };
  } catch (error) {
    // A half-recovered cluster must not be mistaken for a restored one.
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

function rejectCluster(directory) {
  if (existsSync(join(directory, 'postmaster.pid'))) {
    throw new FriendlyError(
      `--to: a server runs in ${directory}, or did when it was killed: restore into a new folder.`,
    );
  }
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new FriendlyError(`--to: ${directory} is not empty: restore into a new folder.`);
  }
}

function rejectTime(time, { manifest, wal }) {
  if (time && Date.parse(time) < Date.parse(manifest.finishedAt)) {
    throw new FriendlyError(
      `--time: this backup was finished at ${manifest.finishedAt} and cannot restore earlier times: use an older one.`,
    );
  }
  if (!time && wal.fault) {
    throw new FriendlyError(
      `${wal.fault}: only what was archived until ${wal.until?.toISOString()} can be restored. Choose an earlier --time.`,
    );
  }
}

function existingParent(path) {
  let parent = path;
  while (!existsSync(parent)) parent = dirname(parent);
  return parent;
}

async function copyBack({ from, to, files, account, bar, durable }) {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  await chmod(to, 0o700);
  account.own(to);
  const folders = (await readdir(from, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const paths = folders.map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1)).sort();
  for (const path of paths) {
    mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
    account.own(join(to, path));
  }
  const progress = bar(
    'Copying back',
    files.reduce((total, { size }) => total + size, 0),
  );
  try {
    for (const { path, sha256 } of files) {
      const copied = await copyFile(join(from, path), join(to, path), progress.advance);
      if (copied.sha256 !== sha256) throw new FriendlyError(`${join(from, path)} changed while it was copied.`);
      account.own(join(to, path));
    }
    if (durable)
      await syncAll([
        ...files.map(({ path }) => join(to, path)),
        ...paths.map((path) => join(to, path)),
        to,
        dirname(to),
      ]);
  } finally {
    progress.stop();
  }
}

/** Replays the archive and opens the cluster; listens only on a socket in a private folder. */
async function recover({ directory, time, account, checked, inspect, durable }) {
  const sockets = mkdtempSync(join(tmpdir(), 'er-restore-'));
  const access = join(sockets, 'pg_hba.conf');
  writeFileSync(access, 'local all all trust\n', { mode: 0o600 });
  for (const path of [sockets, access]) account.own(path);
  writeFileSync(join(directory, 'recovery.signal'), '', { mode: 0o600 });
  account.own(join(directory, 'recovery.signal'));
  const port = await freePort(); // it names the socket
  const began = startPostgres({
    directory,
    port,
    password: '',
    durable,
    startLimitMs: RECOVERY_LIMIT_MS,
    logFile: `${directory}.restore.log`,
    settings: {
      ...recoverySettings(checked.archive, time),
      ...{ listen_addresses: '', unix_socket_directories: sockets, hba_file: access, hot_standby: 'off' },
    },
  });
  let server;
  try {
    server = await began.catch((error) => {
      throw explainRecovery(error, time, checked.wal);
    });
    const socket = new URLSearchParams({ host: sockets, port: String(port) });
    return await inspect((database) => `postgresql://postgres@localhost/${encodeURIComponent(database)}?${socket}`);
  } finally {
    await server?.stop();
    rmSync(sockets, { recursive: true, force: true });
  }
}

function recoverySettings(archive, time) {
  return {
    restore_command: nodeCommand('../backup/fetch-segment.mjs', ['%f', '%p', archive]),
    recovery_target_timeline: 'current', // an archive holds a single timeline
    // The server parses the time before it loads the abbreviations of time zones.
    ...(time && { recovery_target_time: time.replace(/Z$/, '+00:00'), recovery_target_action: 'promote' }),
  };
}

function explainRecovery(error, time, { fault, until }) {
  if (!/recovery ended before configured recovery target/.test(error.message)) return error;
  const reason = fault ?? `the last WAL was archived at ${until?.toISOString()}`;
  return new FriendlyError(
    `--time: nothing was written at ${time} or later in this archive: ${reason}. ` +
      'Choose an earlier time' +
      (fault ? '.' : ', or omit --time to restore everything archived.'),
  );
}
