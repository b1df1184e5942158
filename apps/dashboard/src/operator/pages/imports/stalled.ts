import type { Schemas } from '../../data/schemas.js';

type Run = Schemas['IngestRunView'];

/** A batch is written every few seconds; reading a file up to its checkpoint again takes minutes. */
const SILENT_MS = 5 * 60_000;

/** The whole minutes for which a running run has shown no activity; null: it is active or has ended. */
export function silentMinutes(run: Run, now: Date): number | null {
  if (run.status !== 'running') return null;
  const silent = now.getTime() - new Date(run.advanced_at ?? run.started_at).getTime();
  return silent >= SILENT_MS ? Math.floor(silent / 60_000) : null;
}
