import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { usageError } from '../exit.js';

/**
 * Prevents a second run on an output file in use. A lock of a process that is gone is ignored. A file without a process id
 * counts, because the lock may just be being created. Throws a usage failure if the lock is held; returns the function that
 * releases it.
 */
export function lock(file: string, isAlive: (pid: number) => boolean = alive): () => void {
  const own = String(process.pid);
  const isMade = (): boolean => {
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(descriptor, own);
      closeSync(descriptor);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === 'EEXIST') return false;
      throw error;
    }
  };
  if (!isMade()) {
    if (!isAbandoned(contents(file), isAlive)) throw lockedError(file);
    rmSync(file, { force: true });
    if (!isMade()) throw lockedError(file);
  }
  return () => {
    if (contents(file) === own) rmSync(file, { force: true });
  };
}

function lockedError(file: string): Error {
  const holder = contents(file);
  const who = /^\d+$/.test(holder) ? `process ${holder}` : 'another process';
  return usageError(
    `${who} is working on this output. Wait for it to finish. If that process is another program, remove ${file}.`,
  );
}

/** A lock with this process's own id was left by an earlier process. */
function isAbandoned(holder: string, isAlive: (pid: number) => boolean): boolean {
  const pid = /^\d{1,10}$/.test(holder) ? Number(holder) : 0;
  return pid > 0 && (pid === process.pid || !isAlive(pid));
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Signal 0 checks whether a process exists. Processes of other users count, too. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
