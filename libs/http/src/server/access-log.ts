import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logging/logger.js';
import type { HttpMetrics } from './metrics.js';
import { maskSecrets } from '../logging/secret-mask.js';
import type { RequestContext } from '../requests/request-context.js';

/** The only request headers that are logged. Authorization and every other header stay out by not being here (I6). */
export const LOGGED_HEADERS = ['user-agent', 'accept', 'content-length', 'content-type'] as const;

const MAX_LOGGED = 200;

/**
 * Writes one log line and one set of metrics when the response was sent or the client disconnected. The query string is never
 * logged: it names the people and companies in the request.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  log: Logger,
  metrics: HttpMetrics,
): void {
  metrics.opened();
  // Read while the connection exists: it is gone when a request with a truncated body closes.
  const peer = request.socket.remoteAddress;
  response.once('close', () => {
    const ms = performance.now() - context.startedAt;
    const sent = response.writableFinished;
    const status = sent ? response.statusCode : 0;
    metrics.closed(request.method ?? '-', context.route, status, ms / 1000);
    if (!log.isLevelEnabled('info') || context.sampler?.admit(status) === false) return;
    log.info({
      requestId: context.id,
      client: clientOf(request, peer),
      method: request.method,
      path: loggedPath(request.url ?? ''),
      route: context.route,
      // 0: the connection closed before the response was sent.
      status,
      ms: Math.round(ms * 100) / 100,
      headers: loggedHeaders(request),
      ...printable(context.facts),
    });
  });
}

/** Express reads it from X-Forwarded-For if the app trusts the proxy that sent it, based on the connection. */
function clientOf(request: IncomingMessage & { ip?: string }, peer: string | undefined): string | undefined {
  return hasConnection(request) ? (request.ip ?? peer) : peer;
}

/** Node's types don't show that a destroyed request has no connection. */
const hasConnection = ({ socket }: { readonly socket: IncomingMessage['socket'] | null }): boolean => socket !== null;

function loggedPath(url: string): string {
  const end = url.indexOf('?');
  return maskSecrets((end < 0 ? url : url.slice(0, end)).slice(0, MAX_LOGGED));
}

function loggedHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of LOGGED_HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = maskSecrets(value.slice(0, MAX_LOGGED));
  }
  return headers;
}

function printable(facts: RequestContext['facts']): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, printed(value)]));
}

function printed(value: string | number | bigint): string | number {
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'string' ? maskSecrets(value) : value;
}
