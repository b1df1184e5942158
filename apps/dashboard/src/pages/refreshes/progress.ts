import type { PlatformSchemas } from '../../api/paths.js';

type Refresh = PlatformSchemas['schemas']['RefreshView'];

type Part = Pick<Refresh, 'status' | 'requested_at' | 'started_at' | 'completed_at' | 'webhook_url' | 'webhook_status'>;

export type StepName = 'asked' | 'reading' | 'done' | 'webhook';
export interface Step {
  name: StepName;
  state: 'done' | 'current' | 'waiting' | 'failed';
  /** ISO 8601: when it was reached; null: not yet, or it has no time. */
  at: string | null;
}

/** Whether it can still change: it is pending, or its webhook is in progress. */
export function goesOn({ status, webhook_url: url, webhook_status: webhook }: Part): boolean {
  return status === 'pending' || (status === 'completed' && url !== null && webhook === null);
}

const SOON_MS = 2_000;
const LATER_MS = 10_000;
/** Most refreshes are done by then; the others take minutes, up to an hour. */
const SOON_FOR_MS = 120_000;

/** Milliseconds until the next poll of these; false: none of them can still change. */
export function lookAgain(refreshes: readonly Part[], now: Date): number | false {
  const going = refreshes.filter(goesOn);
  if (going.length === 0) return false;
  const isFresh = ({ requested_at: asked, completed_at: ended }: Part) =>
    now.getTime() - new Date(ended ?? asked).getTime() < SOON_FOR_MS;
  return going.some(isFresh) ? SOON_MS : LATER_MS;
}

/** The steps of a refresh, from its request to its webhook, if it has one. */
export function stepsOf(refresh: Part): Step[] {
  const { status, requested_at: asked, started_at: started, completed_at: ended, webhook_url: url } = refresh;
  const isPending = status === 'pending';
  const steps: Step[] = [
    { name: 'asked', state: isPending && started === null ? 'current' : 'done', at: asked },
    { name: 'reading', state: readingState(refresh), at: started },
    { name: 'done', state: isPending ? 'waiting' : status === 'failed' ? 'failed' : 'done', at: ended },
  ];
  if (url !== null && status !== 'failed') steps.push({ name: 'webhook', state: webhookState(refresh), at: null });
  return steps;
}

function readingState({ status, started_at: started }: Part): Step['state'] {
  if (status !== 'pending') return started === null ? 'waiting' : 'done';
  return started === null ? 'waiting' : 'current';
}

function webhookState({ status, webhook_status: webhook }: Part): Step['state'] {
  if (status === 'pending') return 'waiting';
  return webhook === null ? 'current' : webhook === 'delivered' ? 'done' : 'failed';
}

/** Milliseconds that it took, or has taken until `now`. */
export function tookMs({ requested_at: asked, completed_at: ended }: Part, now: Date): number {
  return Math.max(0, new Date(ended ?? now).getTime() - new Date(asked).getTime());
}
