import pg from 'pg';
import { LedgerUnavailable } from './errors.js';

const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';
/** The server ended the session, is starting, stopping or full, or takes no writes (a failover under way). */
const GONE = new Set(['57P01', '57P02', '57P03', '53300', '25006']);

/**
 * The trouble that `error` of a statement stands for, or undefined when it is a fault of the statement itself.
 * Judged by SQLSTATE; an error that the server did not send came from the connection.
 */
export function ledgerTrouble(error: unknown): LedgerUnavailable | undefined {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    if (code === LOCK_TIMEOUT) return new LedgerUnavailable('lock_timeout', error);
    if (code === STATEMENT_TIMEOUT) return new LedgerUnavailable('statement_timeout', error);
    if (code.startsWith('08') || GONE.has(code)) return new LedgerUnavailable('connection', error);
    return undefined;
  }
  return cameFromConnection(error) ? new LedgerUnavailable('connection', error) : undefined;
}

/** The system's errors name their system call, pg's own are plain; a TypeError or RangeError is a fault of our code. */
function cameFromConnection(error: unknown): boolean {
  if (typeof error === 'object' && error !== null && 'syscall' in error) return true;
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError);
}
