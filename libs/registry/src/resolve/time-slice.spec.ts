import { describe, expect, it } from '@jest/globals';
import { TimeSlice } from './time-slice.js';

describe('Turn', () => {
  it('yields to other work after some milliseconds, then starts a new turn', async () => {
    let now = 0;
    const passed: number[] = [];
    const turn = new TimeSlice(
      () => now,
      () => {
        passed.push(now);
        // Time that other work uses doesn't count.
        now += 100;
        return Promise.resolve();
      },
    );
    for (let piece = 0; piece < 10; piece += 1) {
      now += 3;
      await turn.yieldIfOver();
    }
    expect(passed).toEqual([9, 118, 227]);
  });

  it('lets timers and connections of the process run', async () => {
    const turn = new TimeSlice(() => Number.POSITIVE_INFINITY);
    let others = 0;
    const timer = setInterval(() => (others += 1), 0);
    try {
      const began = performance.now();
      // Every turn is over at once, so each call runs a round of the event loop.
      while (others < 3 && performance.now() - began < 10_000) await turn.yieldIfOver();
      expect(others).toBeGreaterThanOrEqual(3);
    } finally {
      clearInterval(timer);
    }
  });
});
