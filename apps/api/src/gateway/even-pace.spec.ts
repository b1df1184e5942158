import { describe, expect, it } from '@jest/globals';
import { failAtEvenPace } from './even-pace.js';

describe('an even pace of failures', () => {
  it('delays early failures and returns successes at once', async () => {
    const began = performance.now();
    expect(await failAtEvenPace(10_000, () => Promise.resolve('found'))).toBe('found');
    expect(performance.now() - began).toBeLessThan(5_000);
    const failedAt = performance.now();
    await expect(failAtEvenPace(30, () => Promise.reject(new Error('unknown')))).rejects.toThrow('unknown');
    // A timer may fire a millisecond early by this clock.
    expect(performance.now() - failedAt).toBeGreaterThan(28);
  });
});
