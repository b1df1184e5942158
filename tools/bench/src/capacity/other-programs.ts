import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of this process, in milliseconds. */
export function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Starts to measure the share of all processor time that other programs use, 0 to 1; the returned function ends it. They make every
 * time longer, and a reader must know.
 *
 * @param measuredMs processor time of the measured programs so far, in milliseconds
 */
export function measureOthers(measuredMs: () => number): () => number {
  const [before, measuredBefore] = [machineTimes(), measuredMs()];
  return () => {
    const now = machineTimes();
    const [all, busy] = [now.all - before.all, now.busy - before.busy];
    return Math.max(0, busy - (measuredMs() - measuredBefore)) / all;
  };
}

/** `man 5 proc_stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
function machineTimes(): { all: number; busy: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = times.reduce((sum, time) => sum + time, 0) * TICK_MS;
  return { all, busy: all - ((times[3] ?? 0) + (times[4] ?? 0)) * TICK_MS };
}
