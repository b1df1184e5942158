import { describe, expect, it } from '@jest/globals';
import { randomNumbers } from '../queries.js';
import { drawFrom, simulateQueue } from './simulation.js';

const SECONDS = 4_000;

describe('the queueing simulation agrees with queueing theory', () => {
  const run = (load: number, servers: number, constant: boolean) => {
    const random = randomNumbers(11);
    // A service time of 10 ms: 100 requests per second and server.
    const serviceMs = constant ? () => 10 : () => -10 * Math.log(1 - random());
    return simulateQueue({ rate: load * servers * 100, servers, serviceMs, seconds: SECONDS, random });
  };
  const near = (value: number, expected: number) => {
    expect(Math.abs(value / expected - 1)).toBeLessThan(0.05);
  };

  it.each([0.3, 0.5, 0.8])('for exponential service times (M/M/1) at load %f', (load) => {
    const { mean, p99 } = run(load, 1, false);
    // The mean time in the system is 1 / (mu - lambda), and the time is exponentially distributed: p99 is ln(100) times it.
    const expected = 10 / (1 - load);
    near(mean, expected);
    near(p99, Math.log(100) * expected);
  });

  it.each([0.3, 0.5, 0.8])('for constant service times (M/D/1) at load %f', (load) => {
    const { mean, meanWait } = run(load, 1, true);
    // Pollaczek and Khinchine: the mean wait is rho / (2 mu (1 - rho)), half of that of M/M/1.
    const expected = (10 * load) / (2 * (1 - load));
    near(meanWait, expected);
    near(mean, 10 + expected);
  });

  it('for several servers (M/M/2)', () => {
    // Erlang C for two servers at load 0.7 each, a = 1.4: C = (a^2 / 2 / 0.3) / (1 + a + a^2 / 2 / 0.3) = 0.5765.
    // The mean wait is C / (2 mu - lambda): 0.5765 * 10 / (2 - 1.4) ms.
    near(run(0.7, 2, false).meanWait, (0.5765 * 10) / 0.6);
  });
});

describe('a queue with a deadline', () => {
  it('answers what it can serve, within the deadline, and refuses the rest', () => {
    const random = randomNumbers(3);
    const serviceMs = () => 10;
    const overloaded = { rate: 200, servers: 1, serviceMs, seconds: 200, random };
    const { answered, p99 } = simulateQueue({ ...overloaded, deadlineMs: 500 });
    // Twice as many requests as it can serve: half of them are answered.
    expect(answered).toBeCloseTo(0.5, 1);
    expect(p99).toBeLessThanOrEqual(500);
    // Without a deadline, the last of 200 s of requests waits for 200 s.
    expect(simulateQueue(overloaded).p99).toBeGreaterThan(190_000);
  });
});

describe('drawing from measured times', () => {
  it('keeps their shape and has the given mean', () => {
    const draw = drawFrom([1, 1, 1, 5], 20, randomNumbers(5));
    const drawn = Array.from({ length: 10_000 }, draw);
    expect(new Set(drawn)).toEqual(new Set([10, 50]));
    expect(drawn.reduce((sum, time) => sum + time, 0) / drawn.length).toBeCloseTo(20, 0);
  });
});
