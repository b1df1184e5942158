import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyMigrations, createPool } from '@entity-registry/database';
import type { TestDatabase } from '@entity-registry/testing';

const ROOT = resolve(import.meta.dirname, '../../..');

interface Postgres {
  readonly pid: number;
  readonly exited: Promise<void>;
  url(database: string): string;
  stop(): Promise<void>;
}

// Plain JavaScript shared with `npm start`, which runs before anything is built.
const { startPostgres, freePort } = (await import(join(ROOT, 'tools/postgres/server.mjs'))) as {
  startPostgres: (options: { directory: string; port: number; password: string }) => Promise<Postgres>;
  freePort: () => Promise<number>;
};

/** A durable PostgreSQL that an experiment may damage, with one migrated database. */
export class OwnServer {
  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private server: Postgres,
    readonly database: TestDatabase,
  ) {}

  static async start(): Promise<OwnServer> {
    const directory = await mkdtemp(join(tmpdir(), 'own-server-'));
    chmodSync(directory, 0o711); // it may run under another account
    const port = await freePort();
    const server = await launch(directory, port);
    const name = 'experiment';
    const admin = createPool(server.url('postgres'), { max: 1 });
    await admin.query(`create database ${name}`).finally(() => admin.end());
    const url = server.url(name);
    await applyMigrations(url, join(ROOT, 'prisma'));
    const pool = createPool(url, { max: 10, applicationName: name, onIdleError: () => undefined });
    // The whole server is discarded.
    const drop = (): Promise<void> => (pool.ended ? Promise.resolve() : pool.end());
    return new OwnServer(directory, port, server, { url, name, pool, drop });
  }

  /** Ends one of its processes like a crash; it then ends all sessions and recovers by itself. */
  async killBackend(): Promise<void> {
    const { rows } = await this.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name like 'entity-registry-%' and pid <> pg_backend_pid()
        order by state_change desc limit 1`,
    );
    const pid = rows[0]?.pid;
    if (pid === undefined) throw new Error('no process of the service has a session');
    process.kill(pid, 'SIGKILL');
  }

  /** Stops it at once, as `pg_ctl stop -m immediate`: nothing is written. */
  async stopAtOnce(): Promise<void> {
    process.kill(this.server.pid, 'SIGQUIT');
    await this.server.exited;
  }

  async startAgain(): Promise<void> {
    this.server = await launch(this.directory, this.port);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await rm(this.directory, { recursive: true, force: true });
  }
}

const launch = (directory: string, port: number): Promise<Postgres> =>
  startPostgres({ directory: join(directory, 'pg'), port, password: 'experiment' });
