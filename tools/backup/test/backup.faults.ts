import { cp, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { onServer, withBilling } from './connections.js';
import { LostCluster, bar, now } from './lost-cluster.js';
import { tool } from './tool.js';
import type { Backup, RestoreOptions } from './tool.js';

// Clusters are thousands of files: on a busy disk each step takes many times as long.
jest.setTimeout(120_000);

const nothing = (): Promise<void> => Promise.resolve();

describe('backup and point-in-time restore', () => {
  let lost: LostCluster;

  beforeAll(async () => {
    lost = await LostCluster.make();
  });
  afterAll(() => lost.remove());

  const path = (...parts: string[]): string => lost.path(...parts);

  const entriesOf = (url: string): Promise<(string | null)[]> =>
    withBilling(url, async (billing) => (await billing.ledger(lost.account)).map(({ requestId }) => requestId));

  const namesOf = (url: string): Promise<string[]> =>
    onServer(url, async (client) => {
      const { rows } = await client.query<{ nombre: string }>('select nombre from entity order by pk');
      return rows.map(({ nombre }) => nombre);
    });

  /** Whether a server waits for the disk. */
  const fsyncOf = (url: string): Promise<string | undefined> =>
    onServer(url, async (client) => (await client.query<{ fsync: string }>('show fsync')).rows[0]?.fsync);

  /** Counts the files and folders that this process flushes to disk. */
  async function spyOnSync() {
    const handle = await open(lost.directory);
    await handle.close();
    return jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
  }

  it('restores exactly what was booked until the given time, with a ledger that balances, and serves from it', async () => {
    expect(dirname(lost.backup.target)).toBe(lost.series);
    const target = path('restored');
    const { inspected } = await tool.restore({
      ...{ backup: lost.backup.target, target, time: lost.noted, bar, durable: false },
      inspect: async (url) => ({
        ...(await tool.reconcileLedger(url('registry'))),
        fsync: await fsyncOf(url('registry')),
      }),
    });
    expect(inspected.fsync).toBe('off');
    expect(inspected.drift).toEqual([]);
    expect((inspected.lastTransaction as Date).getTime()).toBeLessThanOrEqual(Date.parse(lost.noted));
    const url = (await lost.start(target)).url('registry');
    expect(await entriesOf(url)).toEqual(['after-base-2', 'after-base-1', 'before-base', null]);
    const spendable = await withBilling(url, (billing) => billing.spendable(lost.account));
    expect(spendable).toBe(micro('9.52')); // 10.00 - 3 x 0.16
    expect(lost.steps).toBeGreaterThan(0);
    expect(await withBilling(url, (billing) => billing.spendable(lost.busy))).toBe(micro('10.00') - BigInt(lost.steps));
    expect(await namesOf(url)).toEqual(['BEFORE, S.A.', 'BETWEEN, S.A.']);
    await lost.charge(url, 'too-late'); // it never happened here, so its key is free
    expect((await tool.reconcileLedger(url)).drift).toEqual([]);
    await lost.server?.stop();
  });

  it('restores everything archived if no time is given, and waits until it is on disk', async () => {
    const target = path('latest');
    const sync = await spyOnSync();
    const { inspected } = await tool.restore({
      ...{ backup: tool.newestBackup(lost.repository), target, bar },
      inspect: async (url) => ({
        entries: await entriesOf(url('registry')),
        names: await namesOf(url('registry')),
        fsync: await fsyncOf(url('registry')),
      }),
    });
    expect(inspected).toEqual({
      entries: ['too-late', 'after-base-2', 'after-base-1', 'before-base', null],
      names: ['BEFORE, S.A.', 'BETWEEN, S.A.', 'TOO LATE, S.A.'],
      fsync: 'on',
    });
    expect(sync.mock.calls.length).toBeGreaterThan(lost.backup.files);
    sync.mockRestore();
    await rm(target, { recursive: true });
  });

  const restoring = (options: Partial<RestoreOptions<void>>): Promise<unknown> =>
    tool.restore({
      backup: lost.backup.target,
      target: path('refused'),
      bar,
      durable: false,
      inspect: nothing,
      ...options,
    });

  it('refuses a time before the backup was finished, and one after the end of the archive', async () => {
    await expect(restoring({ time: '2020-01-01T00:00:00Z' })).rejects.toThrow(/cannot restore earlier times/);
    await expect(restoring({ time: '2100-01-01T00:00:00Z' })).rejects.toThrow(/nothing was written at 2100-01-01/);
    expect(await readdir(lost.directory)).not.toContain('refused');
    expect(() => tool.newestBackup(lost.repository, '2020-01-01T00:00:00Z')).toThrow(/was finished later, at/);
  });

  it('never overwrites a cluster', async () => {
    await expect(restoring({ target: path('restored') })).rejects.toThrow(/restored is not empty: restore into a new/);
    await writeFile(path('restored', 'postmaster.pid'), '1\n');
    await expect(restoring({ target: path('restored') })).rejects.toThrow(/a server runs in .*restored/);
  });

  describe('a damaged backup', () => {
    let series: string;

    beforeAll(async () => {
      series = path('damaged');
      await cp(join(lost.backup.target, '..'), series, { recursive: true });
    });

    const copied = (...parts: string[]): string => join(series, String(lost.backup.target.split('/').pop()), ...parts);
    const verify = (): Promise<unknown> => tool.verifyBackup({ backup: copied(), bar });

    /** Changes one byte in the middle of a file during `work`. */
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

    it('is valid before it is damaged', async () => {
      await expect(verify()).resolves.toMatchObject({ wal: { segments: expect.any(Number), lacking: false } });
    });

    it('is refused with the name of a file that was changed, removed or added', async () => {
      await damaged(copied('cluster', 'global', 'pg_control'), () =>
        expect(restoring({ backup: copied() })).rejects.toThrow(/is damaged: global\/pg_control was changed\./),
      );
      await rename(copied('cluster', 'PG_VERSION'), copied('PG_VERSION'));
      await expect(verify()).rejects.toThrow(/: PG_VERSION is missing\./);
      await rename(copied('PG_VERSION'), copied('cluster', 'PG_VERSION'));
      await writeFile(copied('cluster', 'recovery.signal'), '');
      await expect(verify()).rejects.toThrow(/: recovery\.signal is not part of the backup\./);
      await rm(copied('cluster', 'recovery.signal'));
    });

    it('is refused if its manifest was changed or never written', async () => {
      await damaged(copied('manifest.json'), () =>
        expect(verify()).rejects.toThrow(/manifest\.json was changed: its checksum differs/),
      );
      await rename(copied('manifest.json'), copied('away.json'));
      await expect(verify()).rejects.toThrow(/is not a complete base backup/);
      await rename(copied('away.json'), copied('manifest.json'));
    });

    it('is refused with the name of a WAL file that is damaged or missing', async () => {
      const last = join(series, 'wal', String((await segments()).at(-1)));
      await damaged(last, async () => {
        await expect(restoring({ backup: copied() })).rejects.toThrow(/\.zst is damaged: only what was archived until/);
        // The server itself reaches it if a later time is requested.
        await expect(restoring({ backup: copied(), time: lost.afterLast })).rejects.toThrow(
          /cannot be read|is damaged/,
        );
      });
      const { stopSegment } = JSON.parse(await readFile(copied('manifest.json'), 'utf8')) as { stopSegment: string };
      const needed = join(series, 'wal', `${stopSegment}.zst`);
      await rename(needed, join(series, 'away.zst'));
      await expect(verify()).rejects.toThrow(/WAL file \w+ is missing in .*: the backup needs it/);
      await rename(join(series, 'away.zst'), needed);
    });

    it('is refused if a WAL file holds another segment than its name says', async () => {
      const [first, second] = (await segments()).slice(-2).map((name) => join(series, 'wal', name));
      await cp(String(first), String(second));
      await expect(restoring({ backup: copied() })).rejects.toThrow(/holds a different WAL file than its name says/);
    });
  });

  describe('a base backup', () => {
    const take = (url: string, target?: string): Promise<Backup> =>
      onServer(url, (client) => tool.takeBase({ client, target, now, bar, durable: false }));

    it('is refused until WAL is archived', async () => {
      await rm(path('restored', 'postmaster.pid'), { force: true });
      const url = (await lost.start(path('restored'))).url('registry');
      await expect(take(url)).rejects.toThrow(/WAL is not archived yet: run `npm run backup -- enable` first/);
      tool.beginSeries({ data: path('restored'), repository: path('second'), now });
      await expect(take(url)).rejects.toThrow(/Archiving starts when the server is restarted/);
      await lost.server?.stop();
    });

    it('is refused into a folder that is not empty, and removed if its WAL does not reach the archive', async () => {
      const url = (await lost.start(path('restored'))).url('registry');
      await expect(take(url, lost.directory)).rejects.toThrow(/--to: .* is not empty/);
      const [series] = await readdir(path('second'));
      const wal = path('second', String(series), 'wal');
      await rm(wal, { recursive: true });
      await expect(take(url)).rejects.toThrow(/cannot archive its WAL into .*: see its log/);
      expect(await readdir(path('second', String(series)))).toEqual([]);
      expect(tool.listBackups(path('second'))).toEqual([]);
      await lost.server?.stop();
      await expect(lost.start(path('restored'))).rejects.toThrow(/The WAL archive .* does not exist: mount its disk/);
    });
  });
});
