import { expect, it } from '@jest/globals';
import { LoopLag } from './loop-lag.js';

it('is how late the event loop was, and how long it has been busy since', () => {
  let time = 1_000;
  const lag = new LoopLag(() => time);
  const after = (ms: number): number => {
    time += ms;
    return lag.ms;
  };
  // Every 20 ms, as planned.
  time += 20;
  lag.tick();
  expect(lag.ms).toBe(0);
  expect(after(15)).toBe(0);
  // 300 ms late, and then busy for 40 ms more than its interval.
  time += 305;
  lag.tick();
  expect(lag.ms).toBe(300);
  expect(after(60)).toBe(340);
  lag.tick();
  expect(lag.ms).toBe(40);
  time += 20;
  lag.tick();
  expect(lag.ms).toBe(0);
});
