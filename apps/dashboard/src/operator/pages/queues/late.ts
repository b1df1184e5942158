import type { Schemas } from '../../data/schemas.js';

/** A refresh takes seconds, a webhook is tried for minutes; documents may wait for hours and are not among them. */
const LATE_SECONDS = 300;

/** For how many seconds the oldest row has waited, when that is too long; null: it is not. */
export function lateSeconds({ name, oldest_row_at: oldest }: Schemas['QueueView'], now: Date): number | null {
  if (name === 'documents' || oldest === null) return null;
  const seconds = (now.getTime() - new Date(oldest).getTime()) / 1_000;
  return seconds >= LATE_SECONDS ? Math.floor(seconds) : null;
}
