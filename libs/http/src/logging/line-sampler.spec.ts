import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LineSampler } from './line-sampler.js';
import { createLogger } from './logger.js';

describe('the sampled log lines of a flood', () => {
  let now: number;
  let lines: Record<string, unknown>[];
  let timers: { work: () => void; at: number }[];
  let sampler: LineSampler;
  beforeEach(() => {
    now = 0;
    lines = [];
    timers = [];
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
        done();
      },
    });
    sampler = new LineSampler({
      log: createLogger({ service: 'test', level: 'info', destination }),
      message: 'more of the same',
      now: () => now,
      later: (work, ms) => timers.push({ work, at: now + ms }),
    });
  });

  const flood = (count: number, status = 403): number =>
    Array.from({ length: count }, () => sampler.admit(status)).filter(Boolean).length;
  const counted = () => lines.map(({ count, statuses, msg }) => ({ count, statuses, msg }));

  it('are five per second, plus one line with the number of the others', () => {
    expect(flood(6_000)).toBe(5);
    now = 400;
    expect(flood(10, 429)).toBe(0);
    expect(counted()).toEqual([]);
    expect(timers.map(({ at }) => at)).toEqual([1_000]);
    now = 1_000;
    timers[0]?.work();
    expect(counted()).toEqual([{ count: 6_005, statuses: { 403: 5_995, 429: 10 }, msg: 'more of the same' }]);
  });

  it('are counted before the next second begins, even if the timer is late', () => {
    flood(7);
    now = 1_001;
    expect(flood(1)).toBe(1);
    expect(counted()).toEqual([{ count: 2, statuses: { 403: 2 }, msg: 'more of the same' }]);
    timers[0]?.work();
    expect(lines).toHaveLength(1);
  });

  it('are complete while there are few', () => {
    for (now = 0; now < 5_000; now += 250) expect(sampler.admit(403)).toBe(true);
    expect([lines, timers]).toEqual([[], []]);
  });
});
