import { ManualClock } from '@entity-registry/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { WaitLimits } from './wait-limits.js';
import type { Waiting } from './wait-limits.js';

describe('the limits of what waits', () => {
  let clock: ManualClock;
  let limits: WaitLimits;
  let expired: string[];

  beforeEach(() => {
    clock = new ManualClock();
    limits = new WaitLimits(clock.now, clock.setTimer);
    expired = [];
  });

  const add = (name: string, ms: number): Waiting => {
    const waiting = { endBy: clock.now().getTime() + ms, expire: () => expired.push(name) };
    limits.add(waiting);
    return waiting;
  };

  it('end each once its time is up, in any order of arrival', () => {
    add('slow', 300);
    add('quick', 100);
    clock.advance(99);
    expect(expired).toEqual([]);
    clock.advance(1);
    expect(expired).toEqual(['quick']);
    clock.advance(1_000);
    expect(expired).toEqual(['quick', 'slow']);
  });

  it('leave what has ended before', () => {
    limits.delete(add('done', 100));
    clock.advance(1_000);
    expect(expired).toEqual([]);
  });

  it('set no timer for most calls, and none while nothing waits', () => {
    for (let nr = 0; nr < 1_000; nr += 1) {
      limits.delete(add('call', 10_000));
      clock.advance(1);
    }
    expect(clock.counts).toEqual({ set: 1, running: 1 });
    clock.advance(10_000);
    expect(clock.counts).toEqual({ set: 1, running: 0 });
  });

  it('ring rarely, however many end shortly after one another', () => {
    for (let nr = 1; nr <= 1_000; nr += 1) add('call', nr);
    clock.advance(1_010);
    expect(expired).toHaveLength(1_000);
    // Every 10 ms at most.
    expect(clock.counts).toEqual({ set: 100, running: 0 });
  });

  it('never end what has none', () => {
    add('patient', Infinity);
    expect(clock.counts).toEqual({ set: 0, running: 0 });
  });

  it('go on when the clock is set back', () => {
    let time = 1_000;
    let ring = (): void => undefined;
    limits = new WaitLimits(
      () => new Date(time),
      (then) => {
        ring = then;
        return () => undefined;
      },
    );
    limits.add({ endBy: 1_100, expire: () => expired.push('call') });
    time = 500;
    ring();
    expect(expired).toEqual([]);
    time = 1_100;
    ring();
    expect(expired).toEqual(['call']);
  });

  it('of a process end on their own', async () => {
    limits = new WaitLimits(() => new Date());
    await new Promise<void>((resolve) => {
      limits.add({ endBy: Date.now() + 20, expire: resolve });
    });
    expect(limits.isOver({ endBy: Date.now() })).toBe(true);
  });
});
