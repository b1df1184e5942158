import { SeverableProxy, SilentServer, createTestDatabase, until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createPool, inTransaction } from './pool.js';
import { QueryTimeoutError } from './statement-watch.js';
import { PoolFullError } from './pool-full.js';
import { StandbyError, assertPrimary, primaryUrl } from './primary-pool.js';

describe('a pool over several hosts', () => {
  let database: TestDatabase;
  let one: SeverableProxy;
  let two: SeverableProxy;
  let urls: string;
  /** The first of them. */
  let single: string;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    await database.pool.query('create table note (id bigint)');
  });
  beforeEach(async () => {
    const [first, second] = [await SeverableProxy.open(database.url), await SeverableProxy.open(database.url)];
    ({ proxy: one } = first);
    ({ url: single } = first);
    ({ proxy: two } = second);
    urls = bothHosts(first.url, second.url);
    pool = createPool(urls, { max: 3, connectTimeoutMs: 3_000 });
  });
  afterEach(async () => {
    await pool.end();
    await one.close();
    await two.close();
  });
  afterAll(() => database.drop());

  /** An address with the hosts of both. */
  function bothHosts(first: string, second: string): string {
    const { host } = new URL(second.replace('postgresql:', 'http:'));
    return first.replace(/(:\d+)\//, `$1,${host}/`);
  }
  const answers = async () => (await pool.query('select 1')).rowCount === 1;

  it('uses the next one when the first is down from the start', async () => {
    one.sever();
    expect(await answers()).toBe(true);
  });

  it('goes on with the other one when the first is lost, idle connections and all', async () => {
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    for (const client of clients) client.release();
    one.sever();
    const outcomes = await Promise.allSettled([answers(), answers(), answers()]);
    // What was on its way may fail, later statements don't.
    expect(outcomes).toHaveLength(3);
    expect(await Promise.all([answers(), answers(), answers()])).toEqual([true, true, true]);
  });

  it('comes back to the first when the other one is lost', async () => {
    one.sever();
    expect(await answers()).toBe(true);
    one.restore();
    two.sever();
    await answers().catch(() => undefined);
    expect(await answers()).toBe(true);
  });

  it('gives out no connection to a host that ended a session or refused a write', async () => {
    const [used, idle] = await Promise.all([pool.connect(), pool.connect()]);
    idle.release();
    const { rows } = await used.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect(used.query('select 1')).rejects.toThrow();
    used.release(true);
    one.sever();
    expect(await answers()).toBe(true);
    await expect(
      inTransaction(pool, async (tx) => {
        await tx.query('set transaction read only');
        await tx.query('insert into note values (1)');
      }),
    ).rejects.toMatchObject({ code: '25006' });
    one.restore();
    expect(await answers()).toBe(true);
  });

  it('rejects with PoolFullError, without a doubt about the primary, when all its connections are in use', async () => {
    const full = createPool(urls, { max: 1, connectTimeoutMs: 100 });
    const pid = 'select pg_backend_pid() as pid';
    const client = await full.connect();
    const { rows: before } = await client.query<{ pid: number }>(pid);
    await expect(full.query('select 1')).rejects.toThrow(PoolFullError);
    client.release();
    const { rows: after } = await full.query<{ pid: number }>(pid);
    expect(after).toEqual(before);
    await full.end();
  });

  it('gives up a host that does not tell its role in time', async () => {
    const silent = await SilentServer.open();
    const { host } = new URL(single.replace('postgresql:', 'http:'));
    const first = single.replace(`@${host}/`, `@${silent.host},${host}/`);
    const careful = createPool(first, { max: 1, hostTimeoutMs: 200 });
    expect((await careful.query('select 1')).rowCount).toBe(1);
    await careful.end();
    const alone = createPool(first.replace(host, silent.host), { max: 1, hostTimeoutMs: 100, connectTimeoutMs: 300 });
    await expect(alone.query('select 1')).rejects.toThrow(QueryTimeoutError);
    expect(alone.totalCount).toBe(0);
    await alone.end();
    await until(() => Promise.resolve(silent.connections === 0));
    await silent.close();
  });

  it('is not doubted for one statement that takes too long while it answers others', async () => {
    const impatient = createPool(urls, { max: 2, queryTimeoutMs: 300 });
    const [slow, quick] = await Promise.all([impatient.connect(), impatient.connect()]);
    const waiting = slow.query('select pg_sleep(60)');
    const { rows } = await quick.query<{ pid: number }>('select pg_backend_pid() as pid');
    quick.release();
    await expect(waiting).rejects.toThrow(QueryTimeoutError);
    slow.release(true);
    const { rows: after } = await impatient.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(after).toEqual(rows);
    await impatient.end();
  });

  it('is doubted for a statement that takes too long if it answered none since', async () => {
    const impatient = createPool(urls, { max: 2, queryTimeoutMs: 300 });
    expect((await impatient.query('select 1')).rowCount).toBe(1);
    one.freeze();
    await expect(impatient.query('select 1')).rejects.toThrow(QueryTimeoutError);
    expect((await impatient.query('select 1')).rowCount).toBe(1);
    await impatient.end();
  });

  it('rejects with the error of the last one when none answers in time', async () => {
    const hopeless = createPool('postgresql://nobody@127.0.0.1:1,127.0.0.1:2/none', { connectTimeoutMs: 200 });
    const begun = performance.now();
    await expect(hopeless.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(performance.now() - begun).toBeLessThan(2_000);
    await hopeless.end();
  });
});

describe('primaryUrl', () => {
  it('is the first host that answers as a primary, and the error of the last one if none does', async () => {
    const database = await createTestDatabase({ poolSize: 1 });
    const down = database.url.replace(/@[^/]*\//, '@127.0.0.1:1/');
    const both = database.url.replace(/@([^/]*)\//, '@127.0.0.1:1,$1/');
    expect(await primaryUrl(both)).toBe(database.url);
    await expect(primaryUrl(down)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await database.drop();
  });
});

describe('assertPrimary', () => {
  const server = (standby: boolean) =>
    ({ query: () => Promise.resolve({ rows: [{ standby }] }) }) as unknown as pg.ClientBase;

  it('rejects a standby', async () => {
    await expect(assertPrimary(server(true))).rejects.toThrow(StandbyError);
    await expect(assertPrimary(server(false))).resolves.toBeUndefined();
  });
});
