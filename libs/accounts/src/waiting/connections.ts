import { databaseErrorKind } from '@entity-registry/database';
import type { WaitLimits } from '@entity-registry/database';
import type pg from 'pg';
import { LedgerUnavailable } from '../errors.js';
import { endOf } from './waiting-caller.js';
import type { WaitingCaller } from './waiting-caller.js';
import { assertWanted } from './waiting-line.js';

/**
 * A connection. Rejects with LedgerUnavailable `unreachable` if there is none: a statement that was never sent had no effect, while the
 * outcome of one whose connection is lost later is unknown.
 */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw databaseErrorKind(error) ? new LedgerUnavailable('unreachable', error) : error;
  }
}

/** The same for one caller, who waits until its deadline at most. Also rejects with LedgerUnavailable `late`, or if the caller has left. */
export function connectFor(pool: pg.Pool, caller: WaitingCaller, limits: WaitLimits): Promise<pg.PoolClient> {
  const connected = Promise.withResolvers<pg.PoolClient>();
  let isLate = false;
  const limit = {
    endBy: endOf(caller),
    expire: () => {
      isLate = true;
      connected.reject(new LedgerUnavailable('late'));
    },
  };
  limits.add(limit);
  const use = (client: pg.PoolClient): void => {
    limits.delete(limit);
    try {
      if (isLate) throw new LedgerUnavailable('late');
      assertWanted(caller, limits);
      connected.resolve(client);
    } catch (error) {
      client.release();
      connected.reject(error);
    }
  };
  connect(pool).then(use, (error: unknown) => {
    limits.delete(limit);
    connected.reject(error);
  });
  return connected.promise;
}

/** Runs one statement on a connection, and releases it. As in `pool.query`, a connection with a failed statement isn't used again. */
export async function onConnection<Result>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  let failed: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failed);
  }
}
