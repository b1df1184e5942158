import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AccountId, KeyId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { applyMigrations } from '@entity-registry/database';
import { clock, onServer, withBilling } from './connections.js';
import { TOOLS, tool } from './tool.js';
import type { Backup, Bar, Server } from './tool.js';

export const now = (): Date => new Date();
export const bar: Bar = () => ({ advance: () => undefined, stop: () => undefined });

/** A lost cluster, its base backup and the WAL archived afterwards, in their own folder. */
export class LostCluster {
  /** Where its backups and its WAL are. */
  series = '';
  backup!: Backup;
  account!: AccountId;
  /** The account written to during the base backup, and how often. */
  busy!: AccountId;
  steps = 0;
  /** After the third charge and before the fourth. */
  noted = '';
  afterLast = '';
  server: Server | undefined;
  readonly repository: string;
  private key!: KeyId;

  private constructor(readonly directory: string) {
    this.repository = this.path('backups');
  }

  static async make(): Promise<LostCluster> {
    const directory = await mkdtemp(join(tmpdir(), 'backup-'));
    await chmod(directory, 0o711); // as root, PostgreSQL runs under another account
    const cluster = new LostCluster(directory);
    await cluster.live();
    return cluster;
  }

  async remove(): Promise<void> {
    await this.server?.stop();
    await rm(this.directory, { recursive: true, force: true });
  }

  path(...parts: string[]): string {
    return join(this.directory, ...parts);
  }

  async start(cluster: string): Promise<Server> {
    const port = await tool.freePort();
    this.server = await tool.startPostgres({ directory: cluster, port, password: 'invented', durable: false });
    return this.server;
  }

  /** Charges the account 0.16; throws unless it is charged. */
  charge(url: string, event: string): Promise<void> {
    return withBilling(url, async (billing) => {
      const { outcome } = await billing.charge({
        ...{ accountId: this.account, keyId: this.key, idempotencyKey: `request:${event}`, amount: micro('0.16') },
        ...{ lines: [], quota: null, requestId: event, route: null, clientReference: null, record: null, now: now() },
        ...{ disclosure: NO_FACTS, userId: null },
      });
      if (outcome !== 'charged') throw new Error(`the charge ${event} was ${outcome}`);
    });
  }

  /** The events of the cluster's life, from its first start to its loss. */
  private async live(): Promise<void> {
    const data = this.path('postgres');
    await (await this.start(data)).stop();
    this.series = tool.beginSeries({ data, repository: this.repository, now });
    const server = await this.start(data);
    const url = server.url('registry');
    await onServer(server.url('postgres'), (client) => client.query('create database registry'));
    await applyMigrations(url, resolve(TOOLS, '../prisma'));
    await withBilling(url, async (billing) => {
      this.account = (await billing.createAccount({ name: 'Acme', email: 'ops@acme.example' })).id;
      await billing.grantPurchase({ accountId: this.account, amount: micro('10.00'), idempotencyKey: 'first' });
      this.key = (await billing.createKey({ accountId: this.account, name: 'production' })).id;
    });
    await writeRegistry(url, 1, 'BEFORE, S.A.');
    await this.charge(url, 'before-base');
    const base = onServer(url, (client) => tool.takeBase({ client, now, bar, durable: false }));
    await this.writeWhile(base, url);
    this.backup = await base;
    await this.charge(url, 'after-base-1');
    await this.charge(url, 'after-base-2');
    await writeRegistry(url, 2, 'BETWEEN, S.A.');
    this.noted = await clock(url);
    await this.charge(url, 'too-late');
    await writeRegistry(url, 3, 'TOO LATE, S.A.');
    this.afterLast = await clock(url);
    await archiveAll(url, join(this.series, 'wal'));
    await server.stop();
    await rm(data, { recursive: true });
  }

  /** Charges another account until `work` is done: the files change while they are copied. */
  private async writeWhile(work: Promise<unknown>, url: string): Promise<void> {
    const done = work.then(
      () => true,
      () => true,
    );
    await withBilling(url, async (billing) => {
      this.busy = (await billing.createAccount({ name: 'Busy', email: 'ops@busy.example' })).id;
      await billing.grantPurchase({ accountId: this.busy, amount: micro('10.00'), idempotencyKey: 'first' });
      while (!(await Promise.race([done, Promise.resolve(false)]))) {
        const idempotencyKey = `step:${++this.steps}`;
        await billing.adjust({ accountId: this.busy, amount: micro('-0.000001'), idempotencyKey });
      }
    });
  }
}

async function writeRegistry(url: string, pk: number, nombre: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', $1)`,
      [now()],
    );
    await client.query(
      `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
       select 'pa', $1, $2, 'Organization', $3, '{}', 'test', max(id), $4 from ingest_run`,
      [pk, `test:${pk}`, nombre, now()],
    );
  });
}

/** What a live server does at least every minute: the current segment goes to the archive. */
async function archiveAll(url: string, archive: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    while (!(await readdir(archive)).includes(`${rows[0]?.file ?? ''}.zst`)) {
      await client.query('select pg_stat_clear_snapshot()');
    }
  });
}
