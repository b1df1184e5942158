import { describe, expect, it } from '@jest/globals';
import { repeatedly } from './repeatedly.js';

describe('a task that looks for work several times a second', () => {
  let time = 0;
  const waits: number[] = [];
  const options = {
    everyMs: 250,
    now: () => time,
    wait: (ms: number) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };

  it('looks for five seconds in one run', async () => {
    let looks = 0;
    const run = repeatedly(() => Promise.resolve((looks += 1) < 0), options);
    expect(await run(new AbortController().signal)).toBe(false);
    expect(looks).toBe(21);
    expect(waits).toEqual(Array.from({ length: 20 }, () => 250));
  });

  it('goes on at once while there is more to do, and says so at the end', async () => {
    waits.length = 0;
    const run = repeatedly(() => Promise.resolve((time += 1_000) > 0), options);
    expect(await run(new AbortController().signal)).toBe(true);
    expect(waits).toEqual([]);
  });

  it('ends when its signal aborts, without another look', async () => {
    const stop = new AbortController();
    let looks = 0;
    const run = repeatedly(() => Promise.resolve((looks += 1) < 0), {
      ...options,
      wait: () => {
        stop.abort();
        return Promise.resolve();
      },
    });
    await run(stop.signal);
    expect(looks).toBe(1);
  });

  it('fails with its work', async () => {
    const run = repeatedly(() => Promise.reject(new Error('no table')), options);
    await expect(run(new AbortController().signal)).rejects.toThrow('no table');
  });
});
