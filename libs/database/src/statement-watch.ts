import type pg from 'pg';
import { wrapStatements } from './wrap-statements.js';

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

interface Watch {
  /** Raised during work that can take longer. */
  limitMs: number;
  readonly onTimeout: () => void;
}

const watches = new WeakMap<pg.Client, Watch>();

/**
 * Closes the connection of `client`, and calls `onTimeout`, if one of its statements gets no response for `limitMs`. The statement, and those queued
 * behind it, then reject with QueryTimeoutError. The server enforces `statement_timeout`, which doesn't help if the server
 * hangs. pg's `query_timeout` isn't used because it leaves the statement running on a connection that accepts the next one,
 * and its error can only be recognized by its message.
 */
export function watchStatements(client: pg.Client, limitMs: number, onTimeout: () => void = () => undefined): void {
  const watch: Watch = { limitMs, onTimeout };
  watches.set(client, watch);
  wrapStatements(client, () => {
    const timer = startTimer(client, watch);
    return (error) => {
      clearTimeout(timer);
      return error;
    };
  });
}

/** Runs `work`, whose statements on `client` can each take `limitMs`. A client that isn't watched stays unwatched. */
export async function withLongerWatch<Result>(
  client: pg.Client,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const watch = watches.get(client);
  if (watch === undefined) return work();
  const usual = watch.limitMs;
  watch.limitMs = limitMs;
  try {
    return await work();
  } finally {
    watch.limitMs = usual;
  }
}

/**
 * Runs `work` on a connection, whether or not that is watched. If it takes longer than `limitMs`, the connection is closed, and its statements reject with
 * QueryTimeoutError.
 */
export async function withinLimit<Result>(
  client: pg.Client,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => {
    client.connection.stream.destroy(new QueryTimeoutError(limitMs));
  }, limitMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

function startTimer(client: pg.Client, { limitMs, onTimeout }: Watch): NodeJS.Timeout {
  return setTimeout(() => {
    onTimeout();
    client.connection.stream.destroy(new QueryTimeoutError(limitMs));
  }, limitMs);
}
