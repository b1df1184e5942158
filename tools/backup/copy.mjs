import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const CHUNK = 1024 * 1024;

/** Copies a file, as long as it is when its end is reached, and hashes what was written. Throws ENOENT when it is gone. */
export async function copyFile(source, target, advance = () => undefined) {
  const input = await open(source, 'r');
  try {
    const output = await open(target, 'wx', 0o600);
    try {
      return await pump(input, async (chunk) => {
        for (let done = 0; done < chunk.length;) {
          done += (await output.write(chunk, done, chunk.length - done)).bytesWritten;
        }
        advance(chunk.length);
      });
    } finally {
      await output.close();
    }
  } finally {
    await input.close();
  }
}

/** @returns {Promise<{size: number, sha256: string}>} */
export async function hashFile(path) {
  const input = await open(path, 'r');
  try {
    return await pump(input, async () => undefined);
  } finally {
    await input.close();
  }
}

async function pump(input, take) {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK);
  let size = 0;
  for (;;) {
    const { bytesRead } = await input.read(buffer, 0, CHUNK);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    size += bytesRead;
    await take(chunk);
  }
}

/** Waits until files and folders are on the disk itself; several at a time, which the disk takes together. */
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
