import { describe, expect, it } from '@jest/globals';
import { failInConstantTime } from './constant-time.js';

describe('an even pace of failures', () => {
  it('delays early failures and returns successes at once', async () => {
    const began = performance.now();
    expect(await failInConstantTime(10_000, () => Promise.resolve('found'))).toBe('found');
    expect(performance.now() - began).toBeLessThan(5_000);
    const failedAt = performance.now();
    await expect(failInConstantTime(30, () => Promise.reject(new Error('unknown')))).rejects.toThrow('unknown');
    // A timer may fire a millisecond early by this clock.
    expect(performance.now() - failedAt).toBeGreaterThan(28);
  });
});
