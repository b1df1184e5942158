import type { Schemas } from '../../data/schemas.js';

/** A refresh takes seconds, and webhook attempts go on for minutes; documents may wait for hours and are not included. */
const LATE_SECONDS = 300;

/** The seconds for which the oldest row has waited, if that is too long, else null. */
export function lateSeconds({ name, oldest_row_at: oldest }: Schemas['QueueView'], now: Date): number | null {
  if (name === 'documents' || oldest === null) return null;
  const seconds = (now.getTime() - new Date(oldest).getTime()) / 1_000;
  return seconds >= LATE_SECONDS ? Math.floor(seconds) : null;
}

/** Whether no process sends email at all, so that more workers would not help: no attempt was made for any waiting email. */
export const isUnattended = ({ name, rows_waiting: rows, rows_untried: untried }: Schemas['QueueView']): boolean =>
  name === 'mail' && rows > 0 && untried === rows;
