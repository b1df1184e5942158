import { describe, expect, it } from '@jest/globals';
import { ServiceTimes } from './service-times.js';

describe('the moving averages of service times', () => {
  it('are 0 before anything was measured, and start with the first measurement', () => {
    const times = new ServiceTimes();
    expect(times.msPerRow('name', 0)).toBe(0);
    times.record('name', { rows: 4, ms: 20 }, 0);
    expect(times.msPerRow('name', 0)).toBe(5);
    expect(times.msPerRow('search', 0)).toBe(0);
  });

  it('move by a tenth of the difference with each measurement', () => {
    const times = new ServiceTimes();
    times.record('name', { rows: 1, ms: 10 }, 0);
    times.record('name', { rows: 1, ms: 20 }, 0);
    // 0.9 * 10 + 0.1 * 20
    expect(times.msPerRow('name', 0)).toBeCloseTo(11);
  });

  it('know how far most measurements are from them', () => {
    const times = new ServiceTimes();
    times.record('name', { rows: 1, ms: 10 }, 0);
    expect(times.safeMsPerRow('name', 0)).toBe(10);
    times.record('name', { rows: 1, ms: 20 }, 0);
    // The mean is 11 and the deviation 0.9 * 0 + 0.1 * 10: 11 + 2 * 1
    expect(times.safeMsPerRow('name', 0)).toBeCloseTo(13);
    expect(times.safeMsPerRow('search', 0)).toBe(0);
  });

  it('count less the older they are', () => {
    const times = new ServiceTimes();
    times.record('name', { rows: 1, ms: 60_000 }, 0);
    times.record('name', { rows: 1, ms: 20 }, 2_000);
    // Half of 0.9 is kept: 0.45 * 60,000 + 0.55 * 20
    expect(times.msPerRow('name', 2_000)).toBeCloseTo(27_011);
    times.record('name', { rows: 1, ms: 20 }, 600_000);
    expect(times.msPerRow('name', 600_000)).toBeCloseTo(20);
  });

  it('halve every two seconds without a measurement', () => {
    const times = new ServiceTimes();
    times.record('name', { rows: 1, ms: 80 }, 1_000);
    expect(times.msPerRow('name', 3_000)).toBe(40);
    expect(times.msPerRow('name', 7_000)).toBe(10);
    // A clock that was set back changes nothing.
    expect(times.msPerRow('name', 0)).toBe(80);
  });
});
