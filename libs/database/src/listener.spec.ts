import { createTestDatabase, until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Listener, LockTakenError } from './listener.js';
import type { ListenerOptions } from './listener.js';

const LOCK = { id: 42, shared: false };
const SHARED = { ...LOCK, shared: true };

describe('a listener', () => {
  let database: TestDatabase;
  let heard: string[];
  let open: Listener[];

  beforeEach(async () => {
    database = await createTestDatabase();
    heard = [];
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((listener) => listener.close()));
    await database.drop();
  });

  const listen = async (options: Partial<ListenerOptions> = {}): Promise<Listener> => {
    const listener = await Listener.open({
      url: database.url,
      applicationName: 'listener-of-a-test',
      channel: 'news',
      lock: null,
      onMessage: (payload) => heard.push(payload),
      onOpen: () => heard.push('open'),
      onLost: () => heard.push('lost'),
      onLockTaken: () => heard.push('taken'),
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      ...options,
    });
    open.push(listener);
    return listener;
  };

  const say = (payload: string) => database.pool.query("select pg_notify('news', $1)", [payload]);
  const saysHeard = (payload: string) => until(() => Promise.resolve(heard.includes(payload)), { what: payload });

  /** Ends the listener's session, like a restart of the server. */
  const breakSession = (andThen = '') =>
    database.pool.query(
      `select pg_terminate_backend(pid, 5000) ${andThen} from pg_stat_activity
        where application_name = 'listener-of-a-test' and datname = current_database()`,
    );

  it('receives notifications on its channel', async () => {
    await listen();
    await say('one');
    await saysHeard('one');
    expect(heard).toEqual(['open', 'one']);
  });

  it('reports a broken session, and reconnects', async () => {
    await listen();
    await breakSession();
    await until(() => Promise.resolve(heard.length === 3), { what: 'the second session' });
    await say('two');
    await saysHeard('two');
    expect(heard).toEqual(['open', 'lost', 'open', 'two']);
  });

  it('keeps all others out with a lock until it closes', async () => {
    const first = await listen({ lock: LOCK });
    await expect(listen({ lock: LOCK })).rejects.toThrow(LockTakenError);
    await listen();
    await first.close();
    await listen({ lock: LOCK });
  });

  it('keeps out only exclusive holders with a shared lock, until the last sharer closes', async () => {
    const sharing = [await listen({ lock: SHARED }), await listen({ lock: SHARED })];
    await expect(listen({ lock: LOCK })).rejects.toThrow(LockTakenError);
    await sharing[0]?.close();
    await expect(listen({ lock: LOCK })).rejects.toThrow(LockTakenError);
    await sharing[1]?.close();
    await listen({ lock: LOCK });
    await expect(listen({ lock: SHARED })).rejects.toThrow(LockTakenError);
  });

  it.each([LOCK, SHARED])('takes its lock again after a break: %j', async (lock) => {
    await listen({ lock });
    await breakSession();
    await until(() => Promise.resolve(heard.length === 3), { what: 'the second session' });
    await expect(listen({ lock: LOCK })).rejects.toThrow(LockTakenError);
  });

  it('gives up if its lock was taken after a break', async () => {
    const waiter = await database.pool.connect();
    await listen({ lock: LOCK });
    const taken = waiter.query(`select pg_advisory_lock(${String(LOCK.id)})`);
    await breakSession();
    await taken;
    await saysHeard('taken');
    expect(heard).toEqual(['open', 'lost', 'taken']);
    waiter.release(true);
  });

  it('receives nothing after it was closed', async () => {
    const listener = await listen();
    await listener.close();
    await say('late');
    expect(heard).toEqual(['open']);
  });

  it('fails to open if the server is unreachable', async () => {
    await expect(listen({ url: 'postgresql://nobody@127.0.0.1:1/none' })).rejects.toThrow(/ECONNREFUSED/);
  });
});
