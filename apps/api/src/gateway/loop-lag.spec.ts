import { beforeEach, describe, expect, it } from '@jest/globals';
import { LoopLag } from './loop-lag.js';

describe('the lag of the event loop', () => {
  let time: number;
  let tick: (() => void) | null;
  let lag: LoopLag;
  beforeEach(() => {
    [time, tick] = [1_000, null];
    lag = new LoopLag(
      () => time,
      (work, ms) => {
        expect([tick, ms]).toEqual([null, 20]);
        tick = work;
        return () => {
          tick = null;
        };
      },
    );
  });
  const after = (ms: number): number => {
    time += ms;
    return lag.read();
  };
  const tickAfter = (ms: number): void => {
    time += ms;
    tick?.();
  };

  it('is how late the loop was, and how long it has been busy since', () => {
    expect(lag.read()).toBe(0);
    // Every 20 ms, as planned.
    tickAfter(20);
    expect(lag.read()).toBe(0);
    expect(after(15)).toBe(0);
    // 300 ms late, and then busy for 40 ms more than its interval.
    tickAfter(305);
    expect(lag.read()).toBe(300);
    expect(after(60)).toBe(340);
    tickAfter(0);
    expect(lag.read()).toBe(40);
    tickAfter(20);
    expect(lag.read()).toBe(0);
  });

  it('is known after a stall of any length', () => {
    expect(lag.read()).toBe(0);
    tickAfter(5_000);
    expect(lag.read()).toBe(4_980);
  });

  it('costs no timer while nobody calls', () => {
    expect(tick).toBeNull();
    expect(lag.read()).toBe(0);
    for (let ticks = 0; ticks < 50; ticks += 1) tickAfter(20);
    expect(tick).not.toBeNull();
    tickAfter(20);
    expect(tick).toBeNull();
    // An idle period isn't lag, but what follows it is measured again.
    expect(after(60_000)).toBe(0);
    expect(after(100)).toBe(80);
  });
});
