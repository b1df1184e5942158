import type pg from 'pg';

/**
 * A statement got no response: the server hangs, or the network lost it. Its outcome is unknown, and its connection was
 * closed.
 */
export class QueryTimeoutError extends Error {
  constructor(limitMs: number) {
    super(`the database did not respond within ${String(limitMs)} ms; the connection was closed`);
    this.name = 'QueryTimeoutError';
  }
}

/** How long each watched connection waits for a response; raised during work that can take longer. */
const limits = new WeakMap<pg.Client, number>();

type Callback = (...outcome: unknown[]) => void;
type Send = (...args: unknown[]) => unknown;

/**
 * Closes the connection of `client` if one of its statements gets no response for `limitMs`. The statement, and those queued
 * behind it, then reject with QueryTimeoutError. The server enforces `statement_timeout`, which doesn't help if the server
 * hangs. pg's `query_timeout` isn't used because it leaves the statement running on a connection that accepts the next one,
 * and its error can only be recognized by its message.
 */
export function watchStatements(client: pg.Client, limitMs: number): void {
  limits.set(client, limitMs);
  const send = client.query.bind(client) as Send;
  client.query = ((...args: unknown[]): unknown => {
    if (isStream(args[0])) return send(...args);
    const timer = startTimer(client);
    const callback = args.at(-1);
    try {
      if (typeof callback === 'function') return send(...args.slice(0, -1), ending(callback as Callback, timer));
      return (send(...args) as Promise<unknown>).finally(() => {
        clearTimeout(timer);
      });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  }) as pg.Client['query'];
}

/** Runs `work`, whose statements on `client` can each take `limitMs`. A client that isn't watched stays unwatched. */
export async function withLongerWatch<Result>(
  client: pg.Client,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const usual = limits.get(client);
  if (usual === undefined) return work();
  limits.set(client, limitMs);
  try {
    return await work();
  } finally {
    limits.set(client, usual);
  }
}

function startTimer(client: pg.Client): NodeJS.Timeout {
  const limitMs = limits.get(client) ?? 0;
  return setTimeout(() => {
    client.connection.stream.destroy(new QueryTimeoutError(limitMs));
  }, limitMs);
}

function ending(callback: Callback, timer: NodeJS.Timeout): Callback {
  return (...outcome) => {
    clearTimeout(timer);
    callback(...outcome);
  };
}

/** Streams of rows aren't limited. */
function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
