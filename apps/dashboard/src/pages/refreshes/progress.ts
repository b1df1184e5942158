import type { PlatformSchemas } from '../../api/paths.js';

type Refresh = PlatformSchemas['schemas']['RefreshView'];

type RefreshProgress = Pick<
  Refresh,
  'status' | 'requested_at' | 'started_at' | 'completed_at' | 'webhook_url' | 'webhook_status'
>;

export type StepName = 'asked' | 'reading' | 'done' | 'webhook';
export interface Step {
  name: StepName;
  state: 'done' | 'current' | 'waiting' | 'failed';
  /** ISO 8601: when it was reached; null: not yet, or it has no time. */
  at: string | null;
}

/** Whether it can still change: it is pending, or its webhook is in progress. */
export function canStillChange({ status, webhook_url: url, webhook_status: webhook }: RefreshProgress): boolean {
  return status === 'pending' || (status === 'completed' && url !== null && webhook === null);
}

const FAST_POLL_MS = 2_000;
const SLOW_POLL_MS = 10_000;
/** Most refreshes are done by then; the others take minutes, up to an hour. */
const FAST_POLL_FOR_MS = 120_000;

/** Milliseconds until the next poll of these; false: none of them can still change. */
export function pollInterval(refreshes: readonly RefreshProgress[], now: Date): number | false {
  const going = refreshes.filter(canStillChange);
  if (going.length === 0) return false;
  const isFresh = ({ requested_at: requested, completed_at: ended }: RefreshProgress) =>
    now.getTime() - new Date(ended ?? requested).getTime() < FAST_POLL_FOR_MS;
  return going.some(isFresh) ? FAST_POLL_MS : SLOW_POLL_MS;
}

/** The steps of a refresh, from its request to its webhook, if it has one. */
export function stepsOf(refresh: RefreshProgress): Step[] {
  const { status, requested_at: requested, started_at: started, completed_at: ended, webhook_url: url } = refresh;
  const isPending = status === 'pending';
  const steps: Step[] = [
    { name: 'asked', state: isPending && started === null ? 'current' : 'done', at: requested },
    { name: 'reading', state: readingState(refresh), at: started },
    { name: 'done', state: isPending ? 'waiting' : status === 'failed' ? 'failed' : 'done', at: ended },
  ];
  if (url !== null && status !== 'failed') steps.push({ name: 'webhook', state: webhookState(refresh), at: null });
  return steps;
}

function readingState({ status, started_at: started }: RefreshProgress): Step['state'] {
  if (status !== 'pending') return started === null ? 'waiting' : 'done';
  return started === null ? 'waiting' : 'current';
}

function webhookState({ status, webhook_status: webhook }: RefreshProgress): Step['state'] {
  if (status === 'pending') return 'waiting';
  return webhook === null ? 'current' : webhook === 'delivered' ? 'done' : 'failed';
}

/** Milliseconds that it took, or has taken until `now`. */
export function elapsedMs({ requested_at: requested, completed_at: ended }: RefreshProgress, now: Date): number {
  return Math.max(0, new Date(ended ?? now).getTime() - new Date(requested).getTime());
}
