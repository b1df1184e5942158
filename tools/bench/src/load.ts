import { once } from 'node:events';
import autocannon from 'autocannon';

/** What one scenario measured. Times in milliseconds. */
export interface Measurement {
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  requests: number;
  /** Answers outside 2xx and connection faults; a run with any is no result. */
  failures: number;
}

export interface HttpLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Path and headers of the next request; called once a request, so it must be cheap. */
  next: () => { path: string; headers: Record<string, string> };
}

/** Nearest-rank percentile of sorted values. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Rate and percentiles of single request times. */
function summarise(times: number[], seconds: number, failures: number): Measurement {
  const sorted = Float64Array.from(times).sort();
  return {
    requestsPerSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    requests: times.length,
    failures,
  };
}

/** Drives an HTTP server with keep-alive connections, each with one request under way at a time (closed loop). */
export async function measureHttp({ url, connections, seconds, next }: HttpLoad): Promise<Measurement> {
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const instance = autocannon(
    {
      url,
      connections,
      duration: seconds,
      requests: [
        {
          method: 'GET',
          setupRequest: (request) => {
            const { path, headers } = next();
            return { ...request, path, headers };
          },
        },
      ],
    },
    () => undefined, // with a callback it is an emitter, not a promise
  );
  instance.on('response', (_client, statusCode, _bytes, milliseconds) => {
    times.push(milliseconds);
    if (statusCode < 200 || statusCode > 299) failures += 1;
  });
  instance.on('reqError', () => (failures += 1));
  await once(instance, 'done');
  return summarise(times, (performance.now() - started) / 1000, failures);
}

/** Runs `call` from `clients` concurrent loops for `seconds`: the same closed loop, without HTTP. */
export async function measureCalls(clients: number, seconds: number, call: () => Promise<void>): Promise<Measurement> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let begun = performance.now(); begun < until; begun = performance.now()) {
        await call();
        times.push(performance.now() - begun);
      }
    }),
  );
  return summarise(times, (performance.now() - started) / 1000, 0);
}
