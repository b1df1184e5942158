import { percentile } from '../load.js';

export interface QueueOptions {
  /** Requests per second, at random times (a Poisson process). */
  readonly rate: number;
  /** Requests that are served at a time. */
  readonly servers: number;
  /** The time to serve one request, in milliseconds. */
  readonly serviceMs: () => number;
  /** How long requests arrive, in seconds. */
  readonly seconds: number;
  /** Numbers from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** A request that would wait until after this many milliseconds is refused on arrival; default: none is. */
  readonly deadlineMs?: number;
}

/** Times of the answered requests from arrival to answer, in milliseconds. */
export interface QueueResult {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  /** The mean time from arrival until service begins. */
  readonly meanWait: number;
  /** The share of requests that were answered, 0 to 1. */
  readonly answered: number;
}

/**
 * Simulates a queue, first in, first out, in front of equal servers, from empty. In the notation of queueing theory M/G/c: with
 * exponential service times and one server M/M/1, with constant ones M/D/1.
 */
export function simulateQueue(options: QueueOptions): QueueResult {
  const { rate, servers, serviceMs, seconds, random, deadlineMs = Infinity } = options;
  /** When each server is free. */
  const freeAt = new Float64Array(servers);
  const times: number[] = [];
  let [now, waited, arrived] = [0, 0, 0];
  for (;;) {
    now += (-Math.log(1 - random()) / rate) * 1_000;
    if (now >= seconds * 1_000) break;
    arrived += 1;
    const server = earliest(freeAt);
    const begins = Math.max(now, freeAt[server] ?? 0);
    const ends = begins + serviceMs();
    if (ends - now > deadlineMs) continue;
    freeAt[server] = ends;
    waited += begins - now;
    times.push(ends - now);
  }
  const sorted = Float64Array.from(times).sort();
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    meanWait: waited / times.length,
    answered: times.length / arrived,
  };
}

function earliest(freeAt: Float64Array): number {
  let first = 0;
  for (let at = 1; at < freeAt.length; at += 1) if ((freeAt[at] ?? 0) < (freeAt[first] ?? 0)) first = at;
  return first;
}

/** Draws from measured times, scaled so that their mean is `meanMs`. */
export function drawFrom(measured: readonly number[], meanMs: number, random: () => number): () => number {
  const mean = measured.reduce((sum, time) => sum + time, 0) / measured.length;
  return () => ((measured[Math.floor(random() * measured.length)] ?? mean) / mean) * meanMs;
}
