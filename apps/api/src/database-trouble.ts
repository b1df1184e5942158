import { DomainError } from '@entity-registry/domain';
import pg from 'pg';

const RETRY_AFTER_SECONDS = 5;

/** Waits cut short, deadlocks, and a server that stops, starts, is full or takes no writes (a failover under way). */
const PASSING = new Set(['55P03', '57014', '57P01', '57P02', '57P03', '53300', '53400', '25006', '40001', '40P01']);

/** SQLSTATE classes of a session that cannot be had: connection lost, login refused, no such database. */
const UNREACHABLE = ['08', '28', '3D'];

/**
 * The result of `work`, which talks to the database; when the database is down, slow or failing over, throws `code` with
 * the fault as its cause, which a caller answers as "try again". A fault of the statement itself is thrown on as it is.
 */
export async function orTrouble<Result>(
  work: Promise<Result>,
  code: 'service_unavailable' | 'search_backend_error',
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isTrouble(error)) throw error;
    const trouble = new DomainError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    trouble.cause = error;
    throw trouble;
  }
}

function isTrouble(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    return PASSING.has(code) || UNREACHABLE.some((group) => code.startsWith(group));
  }
  if (error instanceof DomainError || error instanceof TypeError || error instanceof RangeError) return false;
  // What the server did not send came from the connection or from the wait for one.
  return error instanceof Error;
}
