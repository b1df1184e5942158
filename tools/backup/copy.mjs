import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as pauseBriefly } from 'node:timers/promises';

const CHUNK = 1024 * 1024;
/**
 * A cluster has thousands of small files, which synchronous calls copy several times faster. Signals wait this long.
 */
const PAUSE_MS = 25;

let pausedAt = performance.now();

/** Copies a file, which may be growing, and hashes the copied data. Throws ENOENT if the file is gone. */
export async function copyFile(source, target, advance = () => undefined) {
  const input = openSync(source, 'r');
  try {
    const output = openSync(target, 'wx', 0o600);
    try {
      return await pump(input, (chunk) => {
        for (let done = 0; done < chunk.length;) done += writeSync(output, chunk, done);
        advance(chunk.length);
      });
    } finally {
      closeSync(output);
    }
  } finally {
    closeSync(input);
  }
}

/** @returns {Promise<{size: number, sha256: string}>} */
export async function hashFile(path) {
  const input = openSync(path, 'r');
  try {
    return await pump(input, () => undefined);
  } finally {
    closeSync(input);
  }
}

async function pump(input, take) {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK);
  let size = 0;
  for (;;) {
    const length = readSync(input, buffer);
    if (length === 0) return { size, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, length);
    hash.update(chunk);
    size += length;
    take(chunk);
    if (performance.now() - pausedAt > PAUSE_MS) {
      await pauseBriefly();
      pausedAt = performance.now();
    }
  }
}

/** Flushes files and folders to disk, several at a time so that the disk can batch them. */
export async function syncAll(paths) {
  const queue = [...paths];
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const handle = await open(path, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
