import { execFile } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { applyMigrations, createPool } from '@entity-registry/database';
import { until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type pg from 'pg';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Settings of the server that differ from those of `npm start`. */
type Settings = Readonly<Record<string, string>>;

interface Postgres {
  readonly pid: number;
  readonly exited: Promise<void>;
  url(database: string): string;
  stop(): Promise<void>;
}

// Plain JavaScript shared with `npm start`, which runs before anything is built.
export const { startPostgres, freePort } = (await import(join(ROOT, 'tools/postgres/server.mjs'))) as {
  startPostgres: (options: {
    directory: string;
    port: number;
    password: string;
    settings: Settings;
  }) => Promise<Postgres>;
  freePort: () => Promise<number>;
};

const PASSWORD = 'experiment';

/** A hot standby of an OwnServer. */
export interface Standby {
  readonly url: string;
  /** Of the standby alone; also for `alter system`. */
  readonly pool: pg.Pool;
  stop(): Promise<void>;
}

/** A durable PostgreSQL that an experiment may damage, with one migrated database. */
export class OwnServer {
  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private readonly settings: Settings,
    private server: Postgres,
    readonly database: TestDatabase,
  ) {}

  /** `schema`: folder of the schema and its migrations, those of this version by default. */
  static async start(settings: Settings = {}, schema = join(ROOT, 'prisma')): Promise<OwnServer> {
    const directory = await mkdtemp(join(tmpdir(), 'own-server-'));
    chmodSync(directory, 0o711); // it may run under another account
    const port = await freePort();
    const server = await launch(directory, port, settings);
    const name = 'experiment';
    const admin = createPool(server.url('postgres'), { max: 1 });
    await admin.query(`create database ${name}`).finally(() => admin.end());
    const url = server.url(name);
    await applyMigrations(url, schema);
    const pool = createPool(url, { max: 10, applicationName: name, onIdleError: () => undefined });
    // The whole server is discarded.
    const drop = (): Promise<void> => (pool.ended ? Promise.resolve() : pool.end());
    return new OwnServer(directory, port, settings, server, { url, name, pool, drop });
  }

  /** Kills one of its processes like a crash. The server then ends all sessions and recovers on its own. */
  async killBackend(): Promise<void> {
    const { rows } = await this.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name like 'entity-registry-%' and pid <> pg_backend_pid()
        order by state_change desc limit 1`,
    );
    const pid = rows[0]?.pid;
    if (pid === undefined) throw new Error('no process of the service has a session');
    process.kill(pid, 'SIGKILL');
  }

  /** Commits wait for a standby of this name, which doesn't exist; '': for none, and none waits any more. Needs `max_wal_senders`. */
  async requireStandby(name: string): Promise<void> {
    // This one's own commits mustn't wait either.
    await this.database.pool.query(`alter system set synchronous_standby_names = '${name}'`);
    await this.database.pool.query('select pg_reload_conf()');
    await until(async () => {
      const { rows } = await this.database.pool.query<{ name: string; waiting: bigint }>(
        `select (select setting from pg_settings where name = 'synchronous_standby_names') as name,
                (select count(*) from pg_stat_activity where wait_event = 'SyncRep') as waiting`,
      );
      return rows[0]?.name === name && (name !== '' || rows[0].waiting === 0n);
    });
    if (name !== '') while (!(await this.commitWaits()));
  }

  /** Whether a commit waits for a standby; then its wait is canceled. The server applies the setting later than its sessions. */
  private async commitWaits(): Promise<boolean> {
    let outcome: 'committed' | 'canceled' | null = null;
    const committing = this.database.pool.query(`select pg_logical_emit_message(true, 'own server', '')`).then(
      () => (outcome = 'committed'),
      () => (outcome = 'canceled'),
    );
    await until(async () => outcome !== null || (await this.cancelWaits()) > 0);
    return (await committing) === 'canceled';
  }

  /** Cancels the waits of commits for their standby: they are then committed here, and nowhere else. Returns how many. */
  async cancelWaits(): Promise<number> {
    const { rowCount } = await this.database.pool.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    return rowCount ?? 0;
  }

  /** Stops it immediately, like `pg_ctl stop -m immediate`: nothing is written. */
  async stopAtOnce(): Promise<void> {
    process.kill(this.server.pid, 'SIGQUIT');
    await this.server.exited;
  }

  async startAgain(): Promise<void> {
    this.server = await launch(this.directory, this.port, this.settings);
  }

  /**
   * Starts a hot standby that follows this server, from a copy of its files. Needs `wal_level` replica and `max_wal_senders`. `primaryPort`: of a
   * relay to this server, through which it follows.
   */
  async startStandby(primaryPort = this.port): Promise<Standby> {
    await this.server.stop();
    const copy = join(this.directory, 'standby');
    // Keeps the owner and the permissions, which PostgreSQL checks.
    await promisify(execFile)('cp', ['-a', join(this.directory, 'pg'), copy]);
    await this.startAgain();
    writeFileSync(join(copy, 'standby.signal'), '');
    const port = await freePort();
    const server = await startPostgres({
      ...{ directory: copy, port, password: PASSWORD },
      settings: {
        ...this.settings,
        primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=postgres password=${PASSWORD}`,
        hot_standby_feedback: 'on',
      },
    });
    const url = server.url(this.database.name);
    const pool = createPool(url, { max: 2, onIdleError: () => undefined });
    return {
      url,
      pool,
      stop: async () => {
        await pool.end();
        await server.stop();
      },
    };
  }

  async close(): Promise<void> {
    await this.server.stop();
    await rm(this.directory, { recursive: true, force: true });
  }
}

const launch = (directory: string, port: number, settings: Settings): Promise<Postgres> =>
  startPostgres({ directory: join(directory, 'pg'), port, password: PASSWORD, settings });
