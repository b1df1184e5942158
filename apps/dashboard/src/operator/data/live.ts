/** Milliseconds between reloads of fast-changing data: progress, queues. */
export const LIVE_MS = 2_000;
/** For data that changes within minutes. */
export const SLOW_MS = 15_000;
