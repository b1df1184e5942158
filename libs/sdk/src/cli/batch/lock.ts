import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { usageFailure } from '../exit.js';

/**
 * Keeps a second run away from an output file that one is working on. A lock whose process is gone does not count. Throws a
 * usage failure when another process holds it; gives the function that releases it.
 */
export function lock(file: string, isAlive: (pid: number) => boolean = alive): () => void {
  const pid = String(process.pid);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(descriptor, pid);
      closeSync(descriptor);
      return () => {
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST' || attempt === 2) throw error;
    }
    const holder = Number(contents(file));
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw usageFailure(
        `process ${String(holder)} is working on this output. Wait for it to end; if that process is another program, remove ${file}.`,
      );
    }
    rmSync(file, { force: true });
  }
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
