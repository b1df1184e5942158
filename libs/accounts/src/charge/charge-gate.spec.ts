import { QueryTimeoutError, UnconfirmedCommitError, WaitLimits } from '@entity-registry/database';
import { ManualClock } from '@entity-registry/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChargeGate } from './charge-gate.js';
import { LedgerUnavailable } from '../errors.js';

/** Tasks that run until the test finishes them. */
class Workshop {
  readonly started: string[] = [];
  private readonly finishers = new Map<string, () => void>();

  work(name: string): () => Promise<string> {
    return () => {
      this.started.push(name);
      return new Promise((resolve) => {
        this.finishers.set(name, () => {
          resolve(name);
        });
      });
    };
  }

  finish(name: string): void {
    this.finishers.get(name)?.();
  }
}

/** Lets every promise that can settle do so. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the charge gate', () => {
  let clock: ManualClock;
  let limits: WaitLimits;
  beforeEach(() => {
    clock = new ManualClock();
    limits = new WaitLimits(clock.now, clock.setTimer);
  });

  it('runs at most the allowed number at once, and starts the next when one finishes', async () => {
    const gate = new ChargeGate({ maxConcurrent: 2, maxPerAccount: 2, maxWaiting: 10 }, limits);
    const shop = new Workshop();
    const runs = ['a', 'b', 'c'].map((name, account) => gate.run(BigInt(account), shop.work(name)));
    await settled();
    expect(shop.started).toEqual(['a', 'b']);
    shop.finish('b');
    await settled();
    expect(shop.started).toEqual(['a', 'b', 'c']);
    shop.finish('a');
    shop.finish('c');
    expect(await Promise.all(runs)).toEqual(['a', 'b', 'c']);
  });

  it('lets other accounts pass while one account is at its limit', async () => {
    const gate = new ChargeGate({ maxConcurrent: 3, maxPerAccount: 1, maxWaiting: 10 }, limits);
    const shop = new Workshop();
    const runs = [gate.run(1n, shop.work('a1')), gate.run(1n, shop.work('a2')), gate.run(2n, shop.work('b1'))];
    await settled();
    expect(shop.started).toEqual(['a1', 'b1']);
    shop.finish('b1');
    await settled();
    expect(shop.started).toEqual(['a1', 'b1']);
    shop.finish('a1');
    await settled();
    shop.finish('a2');
    expect(await Promise.all(runs)).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuses immediately when too many wait, without running anything', async () => {
    const gate = new ChargeGate({ maxConcurrent: 1, maxPerAccount: 1, maxWaiting: 1 }, limits);
    const shop = new Workshop();
    const runs = [gate.run(1n, shop.work('a')), gate.run(1n, shop.work('b'))];
    await expect(gate.run(2n, shop.work('c'))).rejects.toMatchObject({
      code: 'service_unavailable',
      reason: 'overloaded',
    });
    shop.finish('a');
    await settled();
    shop.finish('b');
    await Promise.all(runs);
    expect(shop.started).toEqual(['a', 'b']);
  });

  it.each([
    ['did not respond to one', new LedgerUnavailable('connection', new QueryTimeoutError(6_000))],
    ['lost the connection of one', new LedgerUnavailable('connection', new Error('Connection terminated'))],
    ['did not confirm one', new LedgerUnavailable('connection', new UnconfirmedCommitError())],
    ['is not reached by one', new LedgerUnavailable('unreachable', new Error('this server is a standby'))],
  ])('refuses waiting charges when the database %s, and accepts new ones', async (_, unavailable) => {
    const gate = new ChargeGate({ maxConcurrent: 1, maxPerAccount: 1, maxWaiting: 10 }, limits);
    const shop = new Workshop();
    const first = gate.run(1n, () => settled().then(() => Promise.reject(unavailable)));
    const runs = await Promise.allSettled([first, gate.run(2n, shop.work('a')), gate.run(3n, shop.work('b'))]);
    const reasons = runs.map((run) => (run.status === 'rejected' ? (run.reason as LedgerUnavailable).reason : 'ran'));
    expect(reasons).toEqual([unavailable.reason, 'overloaded', 'overloaded']);
    expect(shop.started).toEqual([]);
    expect(await gate.run(4n, () => Promise.resolve('up'))).toBe('up');
  });

  it('lets charges that may be booked wait on, to ask', async () => {
    const gate = new ChargeGate({ maxConcurrent: 1, maxPerAccount: 1, maxWaiting: 10 }, limits);
    const first = gate.run(1n, () => settled().then(() => Promise.reject(new LedgerUnavailable('unreachable'))));
    const second = gate.run(1n, () => Promise.resolve('asked'), { mayBeBooked: true });
    await expect(first).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await second).toBe('asked');
  });

  it('refuses a charge that still waits at its deadline, and one whose caller has left when its turn comes', async () => {
    const gate = new ChargeGate({ maxConcurrent: 1, maxPerAccount: 1, maxWaiting: 10 }, limits);
    const shop = new Workshop();
    let isConnected = true;
    const within = (ms: number) => ({
      caller: {
        deadline: clock.in(ms),
        assertConnected: () => {
          if (!isConnected) throw new Error('left');
        },
      },
    });
    const runs = [
      gate.run(1n, shop.work('a')),
      gate.run(1n, shop.work('late'), within(1_000)),
      gate.run(1n, shop.work('left'), within(9_000)),
      gate.run(1n, shop.work('b')),
    ];
    clock.advance(1_000);
    await expect(runs[1]).rejects.toMatchObject({ reason: 'late', fields: { retryAfterSeconds: 1 } });
    isConnected = false;
    shop.finish('a');
    await expect(runs[2]).rejects.toThrow('left');
    shop.finish('b');
    expect(await runs[3]).toBe('b');
    expect(shop.started).toEqual(['a', 'b']);
  });

  it('makes room again when work fails', async () => {
    const gate = new ChargeGate({ maxConcurrent: 1, maxPerAccount: 1, maxWaiting: 1 }, limits);
    await expect(gate.run(1n, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await gate.run(1n, () => Promise.resolve('up'))).toBe('up');
  });
});
