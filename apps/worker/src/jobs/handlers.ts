import { LedgerUnavailable } from '@entity-registry/accounts';
import { evidentDatabaseErrorKind } from '@entity-registry/database';
import type { QueueName } from '@entity-registry/queue';
import type { WaitingRows } from './sweep.js';

/** The handlers of one queue. */
export interface JobHandler {
  /**
   * Runs the job of a row; may be called again for the same row, even concurrently. If it throws, the job is retried unless
   * `isLast`.
   */
  readonly run: (id: bigint, signal: AbortSignal, isLast: boolean) => Promise<unknown>;
  /** The rows that should have started by now. */
  readonly waiting: WaitingRows;
  /** Ends the row of a job whose attempts all failed; absent: the sweep enqueues it again. */
  readonly abandon?: (id: bigint) => Promise<unknown>;
}

export interface JobHandlers extends Readonly<Record<QueueName, JobHandler>> {
  /** Releases what the handlers hold, once no job is running. */
  readonly close?: () => Promise<void>;
}

/** Whether the cause is temporary, so that the row is left to the sweep instead of being failed. */
export function isTransient(error: unknown): boolean {
  return error instanceof LedgerUnavailable || evidentDatabaseErrorKind(error) !== undefined;
}
