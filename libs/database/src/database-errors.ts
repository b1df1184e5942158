import { DomainError } from '@entity-registry/domain';
import pg from 'pg';
import { PoolFullError } from './pool-full.js';
import { StandbyLostError } from './lost-standby.js';
import { QueryTimeoutError } from './statement-watch.js';

/**
 * Why a correct statement failed: it timed out waiting for locks (or gave way to another transaction), took too long, found no room
 * (`overloaded`), or the connection failed. Its work may be committed only after `connection`.
 */
export type DatabaseErrorKind = 'lock_timeout' | 'statement_timeout' | 'overloaded' | 'connection';

/** Lock timeout, serialization failure, deadlock: rolled back in favor of another transaction. */
const LOCK_CODES = new Set(['55P03', '40001', '40P01']);
/** A statement was canceled, or the session ended, because its transaction took too long. */
const TIMEOUT_CODES = new Set(['57014', '25P04']);
/** The server ended the session, is starting, stopping or full, or accepts no writes (during a failover). */
const CONNECTION_CODES = new Set(['57P01', '57P02', '57P03', '53300', '53400', '25006']);
/** SQLSTATE classes of a session that can't be opened: connection lost, authentication failed, no such database. */
const CONNECTION_CODE_CLASSES = ['08', '28', '3D'];

/**
 * The trouble behind a statement's `error`; undefined if the statement or our code is at fault. Decided by SQLSTATE. An error
 * that the server did not send comes from the connection or from waiting for one.
 */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    if (LOCK_CODES.has(code)) return 'lock_timeout';
    if (TIMEOUT_CODES.has(code)) return 'statement_timeout';
    return CONNECTION_CODES.has(code) || CONNECTION_CODE_CLASSES.some((group) => code.startsWith(group))
      ? 'connection'
      : undefined;
  }
  if (error instanceof StandbyLostError || error instanceof PoolFullError) return 'overloaded';
  // System errors have `syscall`, regardless of their class; pg's own errors don't.
  if (typeof error === 'object' && error !== null && 'syscall' in error) return 'connection';
  if (error instanceof DomainError || error instanceof TypeError || error instanceof RangeError) return undefined;
  return error instanceof Error ? 'connection' : undefined;
}

/** Messages of pg and its pool about a connection, in errors that can't be recognized in another way. */
const CONNECTION_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout expired',
];

/**
 * `databaseErrorKind` for an error of any origin: also undefined if nothing shows that it came from the database or the system.
 */
export function evidentDatabaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return evidentDatabaseErrorKind(error.errors[0]);
  const says = (words: string) => error instanceof Error && error.message.startsWith(words);
  const evident =
    error instanceof pg.DatabaseError ||
    error instanceof QueryTimeoutError ||
    error instanceof StandbyLostError ||
    error instanceof PoolFullError ||
    (typeof error === 'object' && error !== null && 'syscall' in error) ||
    CONNECTION_MESSAGES.some(says);
  return evident ? databaseErrorKind(error) : undefined;
}
