import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AccountId, KeyId } from '@entity-registry/billing';
import { micro } from '@entity-registry/domain';
import { applyMigrations } from '@entity-registry/persistence';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clock, onServer, withBilling } from './connections.js';
import { TOOLS, tool } from './tool.js';
import type { Backup, Bar, RestoreOptions, Server } from './tool.js';

const now = (): Date => new Date();
const bar: Bar = () => ({ advance: () => undefined, stop: () => undefined });
const nothing = (): Promise<void> => Promise.resolve();

describe('backup and point-in-time restore', () => {
  let directory: string;
  let data: string;
  let repository: string;
  let backup: Backup;
  let account: AccountId;
  let key: KeyId;
  /** The account that is written to while the base backup is taken, and how often. */
  let busy: AccountId;
  let steps = 0;
  /** After the third charge and before the fourth. */
  let noted: string;
  let afterLast: string;
  let server: Server | undefined;

  const path = (...parts: string[]): string => join(directory, ...parts);

  async function startServer(cluster: string): Promise<Server> {
    server = await tool.startPostgres({
      directory: cluster,
      port: await tool.freePort(),
      password: 'invented',
      durable: false,
    });
    return server;
  }

  const charge = (url: string, event: string): Promise<unknown> =>
    withBilling(url, async (billing) => {
      const { outcome } = await billing.charge({
        ...{ accountId: account, keyId: key, idempotencyKey: `request:${event}`, amount: micro('0.16'), lines: [] },
        ...{ quota: null, requestId: event, route: null, clientReference: null, record: null, now: now() },
      });
      expect(outcome).toBe('charged');
    });

  /** Charges another account until `work` is done: the files that are copied change meanwhile. */
  async function writeWhile(work: Promise<unknown>, url: string): Promise<void> {
    const done = work.then(
      () => true,
      () => true,
    );
    await withBilling(url, async (billing) => {
      busy = (await billing.createAccount({ name: 'Busy', email: 'ops@busy.example' })).id;
      await billing.grantPurchase({ accountId: busy, amount: micro('10.00'), idempotencyKey: 'first' });
      while (!(await Promise.race([done, Promise.resolve(false)]))) {
        await billing.adjust({ accountId: busy, amount: micro('-0.000001'), idempotencyKey: `step:${++steps}` });
      }
    });
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

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'backup-'));
    await chmod(directory, 0o711); // as root, PostgreSQL runs under another account
    data = path('postgres');
    repository = path('backups');
    await startServer(data);
    await server?.stop();
    const series = tool.beginSeries({ data, repository, now });
    const url = (await startServer(data)).url('registry');
    await onServer((server as Server).url('postgres'), (client) => client.query('create database registry'));
    await applyMigrations(url, resolve(TOOLS, '../prisma'));
    await withBilling(url, async (billing) => {
      account = (await billing.createAccount({ name: 'Acme', email: 'ops@acme.example' })).id;
      await billing.grantPurchase({ accountId: account, amount: micro('10.00'), idempotencyKey: 'first' });
      key = (await billing.createKey({ accountId: account, name: 'production' })).id;
    });
    await writeRegistry(url, 1, 'BEFORE, S.A.');
    await charge(url, 'before-base');
    const base = onServer(url, (client) => tool.takeBase({ client, now, bar, durable: false }));
    await writeWhile(base, url);
    backup = await base;
    expect(backup.target.startsWith(series)).toBe(true);
    await charge(url, 'after-base-1');
    await charge(url, 'after-base-2');
    await writeRegistry(url, 2, 'BETWEEN, S.A.');
    noted = await clock(url);
    await charge(url, 'too-late');
    await writeRegistry(url, 3, 'TOO LATE, S.A.');
    afterLast = await clock(url);
    // What a live server does every minute at the latest: the segment under way goes to the archive.
    await onServer(url, async (client) => {
      const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      for (;;) {
        const archived = await readdir(path('backups', String(series.split('/').pop()), 'wal'));
        if (archived.includes(`${rows[0]?.file ?? ''}.zst`)) break;
        await client.query('select pg_stat_clear_snapshot()');
      }
    });
    await server?.stop();
    await rm(data, { recursive: true });
  }, 60_000);

  afterAll(async () => {
    await server?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const entriesOf = (url: string): Promise<(string | null)[]> =>
    withBilling(url, async (billing) => (await billing.ledger(account)).map(({ requestId }) => requestId));

  const namesOf = (url: string): Promise<string[]> =>
    onServer(url, async (client) => {
      const { rows } = await client.query<{ nombre: string }>('select nombre from entity order by pk');
      return rows.map(({ nombre }) => nombre);
    });

  it('brings back exactly what was booked until the noted time, with books that agree, and serves from it', async () => {
    const target = path('restored');
    const { inspected } = await tool.restore({
      ...{ backup: backup.target, target, time: noted, bar, durable: false },
      inspect: (url) => tool.reconcileLedger(url('registry')),
    });
    expect(inspected.drift).toEqual([]);
    expect((inspected.lastTransaction as Date).getTime()).toBeLessThanOrEqual(Date.parse(noted));
    const url = (await startServer(target)).url('registry');
    expect(await entriesOf(url)).toEqual(['after-base-2', 'after-base-1', 'before-base', null]);
    const spendable = await withBilling(url, (billing) => billing.spendable(account));
    expect(spendable).toBe(micro('9.52')); // 10.00 - 3 x 0.16
    expect(steps).toBeGreaterThan(0);
    expect(await withBilling(url, (billing) => billing.spendable(busy))).toBe(micro('10.00') - BigInt(steps));
    expect(await namesOf(url)).toEqual(['BEFORE, S.A.', 'BETWEEN, S.A.']);
    await charge(url, 'too-late'); // it never happened here, so its key is free
    expect((await tool.reconcileLedger(url)).drift).toEqual([]);
    await server?.stop();
  }, 60_000);

  it('brings back everything that was archived when no time is named', async () => {
    const target = path('latest');
    const { inspected } = await tool.restore({
      ...{ backup: tool.newestBackup(repository), target, bar, durable: false },
      inspect: async (url) => [await entriesOf(url('registry')), await namesOf(url('registry'))],
    });
    expect(inspected).toEqual([
      ['too-late', 'after-base-2', 'after-base-1', 'before-base', null],
      ['BEFORE, S.A.', 'BETWEEN, S.A.', 'TOO LATE, S.A.'],
    ]);
    await rm(target, { recursive: true });
  }, 60_000);

  const restoring = (options: Partial<RestoreOptions<void>>): Promise<unknown> =>
    tool.restore({ backup: backup.target, target: path('refused'), bar, durable: false, inspect: nothing, ...options });

  it('refuses a time before the backup was finished, and one later than the archive goes', async () => {
    await expect(restoring({ time: '2020-01-01T00:00:00Z' })).rejects.toThrow(/nothing before can be restored from it/);
    await expect(restoring({ time: '2100-01-01T00:00:00Z' })).rejects.toThrow(/nothing was written at 2100-01-01/);
    expect(await readdir(directory)).not.toContain('refused');
    expect(() => tool.newestBackup(repository, '2020-01-01T00:00:00Z')).toThrow(/was finished later, at/);
  }, 60_000);

  it('never writes over a cluster', async () => {
    await expect(restoring({ target: path('restored') })).rejects.toThrow(/restored is not empty: restore into a new/);
    await writeFile(path('restored', 'postmaster.pid'), '1\n');
    await expect(restoring({ target: path('restored') })).rejects.toThrow(/a server runs in .*restored/);
  });

  describe('of a damaged backup', () => {
    let series: string;

    beforeAll(async () => {
      series = path('damaged');
      await cp(join(backup.target, '..'), series, { recursive: true });
    });

    const copied = (...parts: string[]): string => join(series, String(backup.target.split('/').pop()), ...parts);
    const verify = (): Promise<unknown> => tool.verifyBackup({ backup: copied(), bar });

    /** Changes one byte in the middle of a file for the length of `work`. */
    async function damaged(file: string, work: () => Promise<void>): Promise<void> {
      const content = await readFile(file);
      const changed = Buffer.from(content);
      const middle = changed.length >> 1;
      changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
      await writeFile(file, changed);
      await work();
      await writeFile(file, content);
    }

    const segments = async (): Promise<string[]> =>
      (await readdir(join(series, 'wal'))).filter((name) => /^[0-9A-F]{24}\.zst$/.test(name)).sort();

    it('is whole before', async () => {
      await expect(verify()).resolves.toMatchObject({ wal: { segments: expect.any(Number), lacking: false } });
    });

    it('refuses a file that was changed, removed or added, by its name', async () => {
      await damaged(copied('cluster', 'global', 'pg_control'), () =>
        expect(restoring({ backup: copied() })).rejects.toThrow(/is damaged: global\/pg_control was changed\./),
      );
      await rename(copied('cluster', 'PG_VERSION'), copied('PG_VERSION'));
      await expect(verify()).rejects.toThrow(/: PG_VERSION is missing\./);
      await rename(copied('PG_VERSION'), copied('cluster', 'PG_VERSION'));
      await writeFile(copied('cluster', 'recovery.signal'), '');
      await expect(verify()).rejects.toThrow(/: recovery\.signal does not belong there\./);
      await rm(copied('cluster', 'recovery.signal'));
    });

    it('refuses a manifest that was changed or never written', async () => {
      await damaged(copied('manifest.json'), () =>
        expect(verify()).rejects.toThrow(/manifest\.json was changed: its checksum differs/),
      );
      await rename(copied('manifest.json'), copied('away.json'));
      await expect(verify()).rejects.toThrow(/no base backup, or one that was cut short/);
      await rename(copied('away.json'), copied('manifest.json'));
    });

    it('refuses WAL that is damaged or missing, and names the file', async () => {
      const last = join(series, 'wal', String((await segments()).at(-1)));
      await damaged(last, async () => {
        await expect(restoring({ backup: copied() })).rejects.toThrow(/\.zst is damaged: only what was archived until/);
        // The server itself meets it when a time beyond is asked for.
        await expect(restoring({ backup: copied(), time: afterLast })).rejects.toThrow(/cannot be read|is damaged/);
      });
      const { stopSegment } = JSON.parse(await readFile(copied('manifest.json'), 'utf8')) as { stopSegment: string };
      const needed = join(series, 'wal', `${stopSegment}.zst`);
      await rename(needed, join(series, 'away.zst'));
      await expect(verify()).rejects.toThrow(/WAL file \w+ is missing in .*: the backup needs it/);
      await rename(join(series, 'away.zst'), needed);
    }, 60_000);

    it('refuses WAL of another place under the name of the one that is asked for', async () => {
      const [first, second] = (await segments()).slice(-2).map((name) => join(series, 'wal', name));
      await cp(String(first), String(second));
      await expect(restoring({ backup: copied() })).rejects.toThrow(/holds another WAL file than its name says/);
    });
  });

  describe('a base backup', () => {
    const take = (url: string, target?: string): Promise<Backup> =>
      onServer(url, (client) => tool.takeBase({ client, target, now, bar, durable: false }));

    it('is refused when WAL is not archived, and when the target is filled', async () => {
      await rm(path('restored', 'postmaster.pid'), { force: true });
      const url = (await startServer(path('restored'))).url('registry');
      await expect(take(url)).rejects.toThrow(/WAL is not archived yet: run `npm run backup -- enable` first/);
      tool.beginSeries({ data: path('restored'), repository: path('second'), now });
      await expect(take(url)).rejects.toThrow(/Archiving begins with the next start of the server/);
      await server?.stop();
    });

    it('is removed when the WAL that it needs does not reach the archive', async () => {
      const url = (await startServer(path('restored'))).url('registry');
      await expect(take(url, directory)).rejects.toThrow(/--to: .* is not empty/);
      const [series] = await readdir(path('second'));
      const wal = path('second', String(series), 'wal');
      await rm(wal, { recursive: true });
      await expect(take(url)).rejects.toThrow(/cannot archive its WAL into .*: its log says why/);
      expect(await readdir(path('second', String(series)))).toEqual([]);
      expect(tool.listBackups(path('second'))).toEqual([]);
      await server?.stop();
      await expect(startServer(path('restored'))).rejects.toThrow(
        /The archive of WAL, .*, is not there: mount its disk/,
      );
    }, 60_000);
  });
});
