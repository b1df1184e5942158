import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The results of a worker's health endpoint since the last read. */
export interface HealthResults {
  readonly answers: number;
  /** Slowest response, in milliseconds. */
  readonly worstMs: number;
  /** Requests that failed or did not return 200. */
  readonly failed: number;
  /** Longest delay of the idle probe itself: the effect of other programs on everyone. */
  readonly probeLateMs: number;
}

/** Probes again a few milliseconds after each response, in a thread: the test's own work doesn't count as the worker's time. */
const PROBE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const http = require('node:http');
  const { monitorEventLoopDelay } = require('node:perf_hooks');
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  const agent = new http.Agent({ keepAlive: true });
  let seen = { answers: 0, worstMs: 0, failed: 0 };
  let began = performance.now();
  const ended = (ok) => {
    seen.answers += 1;
    if (!ok) seen.failed += 1;
    seen.worstMs = Math.max(seen.worstMs, performance.now() - began);
    setTimeout(ask, 5);
  };
  const ask = () => {
    began = performance.now();
    http
      .get({ host: '127.0.0.1', port: workerData.port, path: '/health', agent }, (response) => {
        response.resume();
        response.once('end', () => ended(response.statusCode === 200));
      })
      .once('error', () => ended(false));
  };
  parentPort.on('message', () => {
    parentPort.postMessage({ ...seen, probeLateMs: delay.max / 1e6 });
    delay.reset();
    seen = { answers: 0, worstMs: 0, failed: 0 };
  });
  ask();
`;

/** Continuously requests the health of a process from a separate thread. */
export class HealthProbe {
  private constructor(private readonly thread: Worker) {}

  static open(port: number): HealthProbe {
    return new HealthProbe(new Worker(PROBE, { eval: true, workerData: { port } }));
  }

  /** The results since the last read, which this resets. */
  async readResults(): Promise<HealthResults> {
    const answered = once(this.thread, 'message');
    this.thread.postMessage('take');
    const [seen] = (await answered) as [HealthResults];
    return seen;
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
