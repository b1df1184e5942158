import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process, of its children, and of those of its children that have ended, in milliseconds. */
export function processorMs(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [own(String(pid)), ended(String(pid)), ...children.map(own)].reduce((sum, ms) => sum + ms, 0);
}

/** `man 5 proc_pid_stat`: fields 14 and 15 are its own time, 16 and 17 that of children that it has waited for. */
const own = (pid: string): number => field(pid, 14) + field(pid, 15);
const ended = (pid: string): number => field(pid, 16) + field(pid, 17);

function field(pid: string, nr: number): number {
  try {
    // The second field is a name in brackets, which may hold anything.
    const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(rest.split(' ')[nr - 3]) * TICK_MS;
  } catch {
    // The process has ended in the meantime. Its time now counts for its parent's ended children.
    return 0;
  }
}

/** Resident memory of a process, in MiB. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
