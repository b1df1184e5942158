import { StandbyLostError, assertStandby, databaseErrorKind } from '@entity-registry/database';
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

/**
 * The same for work that ends with a commit that must survive the loss of the primary. Also rejects with LedgerUnavailable `overloaded` while
 * commits wait for a standby that is gone: this one would wait, too, and leave its session behind (ADR 0190).
 */
export async function connectToCommit(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await connect(pool);
  try {
    await assertStandby(pool, client);
    return client;
  } catch (error) {
    const isLost = error instanceof StandbyLostError;
    client.release(!isLost);
    throw new LedgerUnavailable(isLost ? 'overloaded' : 'unreachable', error);
  }
}

/**
 * What `open` opens for one caller, who waits until its deadline at most. Also rejects with LedgerUnavailable `late`, or if the caller has
 * left.
 */
export function connectFor(
  pool: pg.Pool,
  caller: WaitingCaller,
  limits: WaitLimits,
  open = connect,
): Promise<pg.PoolClient> {
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
  open(pool).then(use, (error: unknown) => {
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
