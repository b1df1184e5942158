import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { DEFAULT_LIMITS, serverLimits } from './http-limits.js';
import type { HttpLimits } from './http-limits.js';

/** How often the event loop's delay is sampled: each sample wakes an idle process, and prom-client's 10 ms cost 0.3 % of a core. */
const EVENT_LOOP_SAMPLE_MS = 100;

/** Prometheus registry of one process with the process's own metrics (memory, event loop, garbage collection). */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  return registry;
}

/** Requests in flight and finished, by method, route template and status (0: the client disconnected first). */
export class HttpMetrics {
  private readonly inFlight: Gauge;
  private readonly seconds: Histogram;
  // Looking up a labeled child hashes its labels, so the few that exist are cached.
  private readonly children = new Map<string, Histogram.Internal<string>>();

  constructor(registry: Registry) {
    this.inFlight = new Gauge({
      name: 'http_requests_in_flight',
      help: 'HTTP requests in progress',
      registers: [registry],
    });
    this.seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the end of its response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
  }

  opened(): void {
    this.inFlight.inc();
  }

  closed(method: string, route: string, status: number, seconds: number): void {
    this.inFlight.dec();
    const name = `${method} ${route} ${String(status)}`;
    let child = this.children.get(name);
    if (!child) this.children.set(name, (child = this.seconds.labels(method, route, String(status))));
    child.observe(seconds);
  }
}

/** A counter by outcome, such as charges. */
export function outcomeCounter(registry: Registry, name: string, help: string): Counter<'outcome'> {
  return new Counter({ name, help, labelNames: ['outcome'], registers: [registry] });
}

/** A gauge that is 1 while a condition is true and 0 otherwise. */
export function stateGauge(registry: Registry, name: string, help: string): Gauge {
  return new Gauge({ name, help, registers: [registry] });
}

/** Serves GET /metrics on a port of its own, so that metrics are never reachable through the public address. */
export function serveMetrics(
  registry: Registry,
  address: { host: string; port: number },
  limits: HttpLimits = DEFAULT_LIMITS,
): Promise<Server> {
  const server = createServer(serverLimits(limits), (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.setTimeout(limits.sendTimeoutMs);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
