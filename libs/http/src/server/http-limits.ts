import type { ServerOptions } from 'node:http';

export interface HttpLimits {
  /** Bytes of request line and headers together; beyond: 431. */
  headerBytes: number;
  /** Characters of the request target; beyond: 414. */
  urlLength: number;
  /** Bytes of a request's body; beyond: 413. */
  bodyBytes: number;
  /** Time for the headers to arrive, and for the whole request, in milliseconds; beyond: 408 and the connection is closed. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /**
   * How long sending a response may take, and how long a file download may stall; beyond that the connection is closed. It
   * must be known whether a charged response was sent well before the sweep of unsent responses, 5 minutes after the charge.
   */
  sendTimeoutMs: number;
  /** How long an idle connection is kept. */
  keepAliveTimeoutMs: number;
  /** How long requests in flight may take to finish after a stop was requested. */
  drainTimeoutMs: number;
}

export const DEFAULT_LIMITS: HttpLimits = {
  headerBytes: 16_384,
  urlLength: 4_096,
  bodyBytes: 65_536,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  sendTimeoutMs: 60_000,
  keepAliveTimeoutMs: 30_000,
  drainTimeoutMs: 15_000,
};

/**
 * The limits that Node enforces, for every server of this service: Node's own would let a connection whose headers don't end
 * stay for a minute and a half.
 */
export function serverLimits(limits: HttpLimits): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: 1_000,
  };
}
