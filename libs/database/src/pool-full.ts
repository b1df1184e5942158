/** Every connection of a pool was in use for as long as a caller waits for one: nothing was sent to the server, which may be well. */
export class PoolFullError extends Error {
  constructor(cause: unknown) {
    super('no connection of the pool became free in time; nothing was sent', { cause });
    this.name = 'PoolFullError';
  }
}

/** pg-pool rejects with this message alone, and only for this reason. */
const MESSAGE = 'timeout exceeded when trying to connect';

/** The error of a pool that had no connection in time; other errors as they are. */
export function poolFullError(error: unknown): unknown {
  return error instanceof Error && error.message === MESSAGE ? new PoolFullError(error) : error;
}
