import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LineSampler } from '../logging/line-sampler.js';
import { maskSecrets } from '../logging/secret-mask.js';

/** Data about one HTTP request, available from its first byte. */
export interface RequestContext {
  /** Shown to the caller and in logs: the caller's X-Request-Id when well formed, else `key`. */
  readonly id: string;
  /**
   * Unique to this request and made here. Charges are idempotent on it, never on `id`: a caller that sends the same
   * X-Request-Id twice would otherwise get the second response for free.
   */
  readonly key: string;
  /** Milliseconds of the process's monotonic clock. */
  readonly startedAt: number;
  /** Template of the matched route, such as /v4/panama/entidades/:id; never the path itself (cardinality). */
  route: string;
  /** Name, value, name, value, ... of the headers of this response in addition to the fixed ones. */
  readonly headers: string[];
  /** Decides whether the request gets its own access log line; null: it does. */
  sampler: Pick<LineSampler, 'admit'> | null;
  /** Fields added to the access log line: account, charge, client reference. Never a key. */
  readonly facts: Record<string, string | number | bigint>;
}

const wellFormedId = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;
const slot = Symbol('request context');

type Carrier = IncomingMessage & { [slot]?: RequestContext };

/** Creates the context of `request`. This is the first step of every request. */
export function openRequest(request: IncomingMessage): RequestContext {
  const key = randomUUID();
  const received = request.headers['x-request-id'];
  // A key or a token sent as a request id would be logged and echoed.
  const accepted =
    typeof received === 'string' &&
    wellFormedId.test(received) &&
    !received.includes('pk_') &&
    maskSecrets(received) === received;
  const context: RequestContext = {
    id: accepted ? received : key,
    key,
    startedAt: performance.now(),
    route: 'unmatched',
    headers: [],
    sampler: null,
    facts: {},
  };
  (request as Carrier)[slot] = context;
  return context;
}

/** The context that `openRequest` gave to `request`. */
export function contextOf(request: IncomingMessage): RequestContext {
  return (request as Carrier)[slot] ?? openRequest(request);
}
