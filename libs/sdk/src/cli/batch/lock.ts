import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { usageFailure } from '../exit.js';

/**
 * Keeps a second run away from an output file that one is working on. A lock whose process is gone does not count; a file that
 * says nothing of a process does, as it may be a lock that is just being made. Throws a usage failure when it is held; gives
 * the function that releases it.
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
    if (!isLeft(contents(file), isAlive)) throw held(file);
    rmSync(file, { force: true });
    if (!isMade()) throw held(file);
  }
  return () => {
    if (contents(file) === own) rmSync(file, { force: true });
  };
}

function held(file: string): Error {
  const holder = contents(file);
  const who = /^\d+$/.test(holder) ? `process ${holder}` : 'another process';
  return usageFailure(
    `${who} is working on this output. Wait for it to end; if that process is another program, remove ${file}.`,
  );
}

/** A number that was this process's own, too, is of one that is gone. */
function isLeft(holder: string, isAlive: (pid: number) => boolean): boolean {
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

/** Signal 0 asks whether a process is there; one of somebody else's is, too. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
