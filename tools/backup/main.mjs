// `npm run backup -- ...`: backup and point-in-time restore, for the cluster of `npm start` or another on this machine.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, command } from '../bootstrap.mjs';
import { build } from '../build.mjs';
import { startDatabase } from '../demo/database.mjs';
import { DemoState } from '../demo/state.mjs';
import { turnOffArchiving, archiveOf } from '../postgres/archiving.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { processCommand } from '../postgres/processes.mjs';
import { freePort, stopPreviousServer } from '../postgres/server.mjs';
import { step } from '../progress.mjs';
import { HELP, readOptions } from './options.mjs';
import { describeLedger, reconcileLedger } from './reconcile.mjs';

const DRIFT = 3;
const now = () => new Date();
const say = (text) => void process.stdout.write(`${text}\n`);
const readArguments = () => readOptions(process.argv.slice(2));

const state = new DemoState(ROOT);
const dataOf = (values) => (values.data ? resolve(values.data) : state.path('postgres'));

const actions = {
  help: async () => say(HELP.trimEnd()),

  async enable({ values }) {
    const { beginSeries, repositoryOf } = await import('./repository.mjs');
    const data = dataOf(values);
    const series = beginSeries({ data, repository: repositoryOf(data, values.repository), now });
    const runs = existsSync(join(data, 'postmaster.pid'));
    say(`WAL will be archived into ${join(series, 'wal')}${runs ? ' once the server is restarted' : ''}.`);
    say('Then take the first base backup: npm run backup -- base');
  },

  async disable({ values }) {
    const archive = archiveOf(dataOf(values));
    turnOffArchiving(dataOf(values));
    say(
      archive
        ? `WAL is no longer archived after the next restart. Files in ${archive} are kept.`
        : 'WAL was not archived.',
    );
  },

  async base({ values }) {
    const { takeBase } = await import('./base.mjs');
    const { showBar, megabytes } = await import('./progress.mjs');
    watchForInterrupt();
    const made = await withServer(async (url) => {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: url, application_name: 'backup' });
      await client.connect();
      try {
        return await takeBase({ client, target: values.to, now, bar: interruptible(showBar) });
      } finally {
        await client.end();
      }
    });
    say(`${made.target}: ${made.files} files, ${megabytes(made.bytes)} MB; restorable from ${made.finishedAt} on.`);
  },

  async list({ values }) {
    const { listBackups, repositoryOf } = await import('./repository.mjs');
    const { megabytes } = await import('./progress.mjs');
    const repository = repositoryOf(dataOf(values), values.repository);
    const backups = listBackups(repository);
    if (backups.length === 0) say(`There is no base backup in ${repository}: take one with npm run backup -- base`);
    for (const { path, finishedAt, bytes, until, fault } of backups) {
      say(
        fault ??
          `${path}  ${megabytes(bytes)} MB  restorable from ${finishedAt} to ${(until ?? new Date(finishedAt)).toISOString()}`,
      );
    }
  },

  async verify({ values }) {
    const { verifyBackup } = await import('./restore.mjs');
    const { showBar } = await import('./progress.mjs');
    const backup = await backupOf(values);
    const { manifest, archive, wal } = await verifyBackup({ backup, archive: values.archive, bar: showBar });
    say(`${backup}: ${manifest.files.length} files match the manifest.`);
    say(`${archive}: ${wal.segments} WAL files without gaps, until ${wal.until.toISOString()}.`);
    if (wal.fault) throw new FriendlyError(`${wal.fault}: nothing that was archived later can be restored.`);
  },

  async restore({ values, time }) {
    const { restore } = await import('./restore.mjs');
    const { showBar } = await import('./progress.mjs');
    const target = resolve(values.to);
    const backup = await backupOf(values, time);
    watchForInterrupt(() => stopPreviousServer(target)); // makes the recovery fail
    const { inspected } = await step(
      `Restoring ${backup}${time ? ` as of ${time}` : ''}`,
      () =>
        restore({
          ...{ backup, archive: values.archive, target, time, bar: interruptible(showBar) },
          // The cluster is kept if only its ledger can't be read.
          inspect: (url) => reconcileLedger(url(values.database ?? 'registry')).catch((error) => ({ error })),
        }),
      { ownOutput: true },
    );
    say(inspected.error ? `The ledger could not be checked: ${inspected.error.message}` : describeLedger(inspected));
    say(`The cluster is in ${target}. To put it into service, see docs/guides/backup-and-restore.md.`);
    if (inspected.error) return 1;
    return inspected.drift.length > 0 ? DRIFT : 0;
  },
};

let interrupted = false;

/**
 * Ctrl-C lets a command fail at its current step, so that it removes what it has created; `stop` ends steps that don't
 * check.
 */
function watchForInterrupt(stop = async () => undefined) {
  const interrupt = () => {
    interrupted = true;
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, interrupt);
}

/** Progress that fails its copy once Ctrl-C was pressed. */
function interruptible(bar) {
  return (...label) => {
    const shown = bar(...label);
    const advance = (bytes) => {
      if (interrupted) throw new FriendlyError('Interrupted.');
      shown.advance(bytes);
    };
    return { ...shown, advance };
  };
}

async function backupOf(values, time) {
  if (values.from) return resolve(values.from);
  const { newestBackup, repositoryOf } = await import('./repository.mjs');
  return newestBackup(repositoryOf(dataOf(values), values.repository), time);
}

/** The server in DATABASE_URL, or else the server of `npm start`, started temporarily if it isn't running. */
async function withServer(work) {
  if (process.env.DATABASE_URL) return await work(process.env.DATABASE_URL);
  const runtime = state.read('runtime.json');
  if (runtime?.databaseUrl && /start\.mjs/.test(processCommand(runtime.pid) ?? ''))
    return await work(runtime.databaseUrl);
  if (!existsSync(state.path('postgres', 'PG_VERSION'))) {
    throw new FriendlyError('There is no database yet. Run `npm start` to create one, or set DATABASE_URL.');
  }
  state.makeDirectory();
  const server = await startDatabase(state, state.secrets(), await freePort());
  try {
    return await work(server.databaseUrl);
  } finally {
    await server.stop();
  }
}

await command(
  async () => {
    const options = readArguments();
    if (['base', 'restore'].includes(options.command)) {
      await step('Building', () => build(), { quiet: true, out: process.stderr });
    }
    try {
      return await actions[options.command](options);
    } catch (error) {
      throw interrupted ? new FriendlyError('Interrupted. Partial files were removed.') : error;
    }
  },
  { beforeInstall: readArguments },
);
