import { connect } from 'node:net';

/** Results of one scenario. Times in milliseconds. */
export interface Measurement {
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  requests: number;
  /** Responses outside 2xx and connection faults; a run with any is invalid. */
  failures: number;
}

/** One request; with a body it is a POST of JSON. */
export interface BenchRequest {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Creates the next request. It is called for each request, so it must be cheap. */
  next: () => BenchRequest;
}

/** Bytes of a failed response that are printed. */
const FAILURE_LENGTH = 1_500;

/** Nearest-rank percentile of sorted values. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Rate and percentiles of single request times. */
function summarize(times: number[], seconds: number, failures: number): Measurement {
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

/**
 * Drives an HTTP server with keep-alive connections, each with one request under way at a time (closed loop). Uses
 * plain
 * sockets and only parses the end of a response: the client shares the cores with the measured server, and a general
 * HTTP
 * client would take a tenth of them.
 */
export async function measureHttp({ url, connections, seconds, next }: HttpLoad): Promise<Measurement> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const drive = () =>
    new Promise<void>((finished) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let sentAt = 0;
      let received = Buffer.alloc(0);
      const send = () => {
        const request = requestText(next(), host);
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const response = parseCompleteResponse(received);
        if (response === null) return;
        const now = performance.now();
        times.push(now - sentAt);
        if (response.status < 200 || response.status > 299) {
          // The first one tells the reason.
          if (failures === 0) console.warn(`\n${received.toString('utf8').slice(0, FAILURE_LENGTH)}`);
          failures += 1;
        }
        received = Buffer.alloc(0);
        if (now < until) send();
        else socket.end();
      });
      socket.on('error', () => (failures += 1));
      socket.on('close', () => {
        if (performance.now() < until) failures += 1; // the server hung up in the middle of the run
        finished();
      });
    });
  await Promise.all(Array.from({ length: connections }, drive));
  return summarize(times, (performance.now() - started) / 1000, failures);
}

export function requestText({ path, headers, body }: BenchRequest, host: string): string {
  const sent =
    body === undefined
      ? headers
      : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** The status of the response in `bytes`; null if it isn't complete. */
export function parseCompleteResponse(bytes: Buffer): { status: number } | null {
  const headerEnd = bytes.indexOf('\r\n\r\n');
  if (headerEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headerEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`a response without Content-Length: ${head.slice(0, 200)}`);
  return bytes.length < headerEnd + 4 + Number(length) ? null : { status: Number(head.slice(9, 12)) };
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
  return summarize(times, (performance.now() - started) / 1000, 0);
}
