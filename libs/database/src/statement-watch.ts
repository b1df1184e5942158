import type pg from 'pg';

/**
 * A statement got no answer: the server hangs, or the network lost it. Its outcome is unknown, and its connection has been
 * ended.
 */
export class UnansweredError extends Error {
  constructor(limitMs: number) {
    super(`the database did not answer within ${String(limitMs)} ms; the connection was ended`);
    this.name = 'UnansweredError';
  }
}

/** How long each watched connection waits for an answer; changed for the time of work that may take longer. */
const limits = new WeakMap<pg.Client, number>();

type Callback = (...outcome: unknown[]) => void;
type Send = (...args: unknown[]) => unknown;

/**
 * Ends the connection of `client` when one of its statements stays unanswered for `limitMs`; the statement, and those waiting
 * behind it, then reject with UnansweredError. `statement_timeout` is the server's own, and useless when the server hangs.
 * Not pg's `query_timeout`, which leaves the statement running on a connection that accepts the next one, and whose error can
 * only be recognized by its message.
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

/** Runs `work`, whose statements on `client` may each take `limitMs`; a client that is not watched stays so. */
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
    client.connection.stream.destroy(new UnansweredError(limitMs));
  }, limitMs);
}

function ending(callback: Callback, timer: NodeJS.Timeout): Callback {
  return (...outcome) => {
    clearTimeout(timer);
    callback(...outcome);
  };
}

/** Rows that are sent or read one by one have their own pace. */
function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
