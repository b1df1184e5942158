/** Milliseconds between looks at what changes while one watches: progress, queues. */
export const LIVE_MS = 2_000;
/** At what changes in minutes. */
export const SLOW_MS = 15_000;
