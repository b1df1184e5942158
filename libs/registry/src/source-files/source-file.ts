import { lookup } from '@entity-registry/domain';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Transform, Writable } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ImportFailedError } from './dataset-file.js';

/** A readable, undamaged input file. */
export interface SourceFile {
  path: string;
  /** Size on disk, in bytes. */
  bytes: number;
  /** Hash of the bytes on disk, in hexadecimal. */
  sha256: string;
  /** Detected by content, regardless of the name. */
  gzip: boolean;
  /** Size after decompression, in bytes. Progress is measured against it. */
  textBytes: number;
}

/**
 * Reads the file once to hash it and, for gzip, to check its length and checksum, so that nothing is ever imported from
 * a truncated file. Throws ImportFailedError with one line if it is missing, empty, unreadable or damaged.
 */
export async function inspectFile(path: string): Promise<SourceFile> {
  const bytes = await sizeOf(path);
  if (bytes === 0) throw new ImportFailedError(`${path} is empty`);
  const gzip = await rejectUnreadable(path);
  const hash = createHash('sha256');
  let textBytes = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      textBytes += chunk.length;
      done();
    },
  });
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    if (gzip) await pipeline(createReadStream(path), hashing, createGunzip(), count);
    else await pipeline(createReadStream(path), hashing, count);
  } catch (error) {
    throw readFailure(path, error);
  }
  if (textBytes === 0) throw new ImportFailedError(`${path} is empty (an empty gzip file)`);
  return { path, bytes, sha256: hash.digest('hex'), gzip, textBytes };
}

async function sizeOf(path: string): Promise<number> {
  try {
    const info = await stat(path);
    if (!info.isFile()) throw new ImportFailedError(`${path} is not a file`);
    return info.size;
  } catch (error) {
    throw readFailure(path, error);
  }
}

/** Whether the content is gzip; content that no importer can read (UTF-16, zip) is rejected with its name. */
async function rejectUnreadable(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: unknown) => {
    throw readFailure(path, error);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const head = buffer.subarray(0, bytesRead).toString('hex');
    if (head.startsWith('fffe') || head.startsWith('feff')) {
      throw new ImportFailedError(`${path} is UTF-16: save it as UTF-8`);
    }
    if (head.startsWith('504b0304'))
      throw new ImportFailedError(`${path} is a zip archive: unzip it, or compress it with gzip`);
    return head.startsWith('1f8b');
  } finally {
    await handle.close();
  }
}

/** One clear line for an error of the file system or zlib. */
export function readFailure(path: string, error: unknown): Error {
  if (error instanceof ImportFailedError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const known = {
    ENOENT: `${path} does not exist`,
    EACCES: `${path} can't be read: permission denied`,
    EISDIR: `${path} is a folder, not a file`,
    ENOTDIR: `${path} is a file, not a folder`,
    Z_BUF_ERROR: `${path} is cut off: the gzip data ends early`,
    Z_DATA_ERROR: `${path} is damaged: the gzip data is not valid`,
  };
  const message = lookup(known, code);
  if (message !== undefined) return new ImportFailedError(message);
  return error instanceof Error ? error : new Error(String(error));
}

/** Marks a row with bytes that aren't UTF-8. */
export const REPLACEMENT = '\ufffd';

/**
 * The text of the file as a stream of strings: decompressed, without BOM, lines ending in \n only. Bytes that aren't
 * UTF-8
 * become U+FFFD, which makes the row readers reject the row. `onBytes` is called with each chunk's size after
 * decompression.
 */
export function openText(file: SourceFile, onBytes: (bytes: number) => void): Readable {
  const raw = createReadStream(file.path, { highWaterMark: 256 * 1024 });
  const decoder = new TextDecoder('utf-8');
  let heldReturn = '';
  const decode = new Transform({
    readableObjectMode: true,
    readableHighWaterMark: 2,
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      const text = heldReturn + decoder.decode(chunk, { stream: true });
      heldReturn = text.endsWith('\r') ? '\r' : '';
      const whole = (heldReturn ? text.slice(0, -1) : text).replaceAll('\r\n', '\n');
      if (whole === '') done();
      else done(null, whole);
    },
    flush(done) {
      const rest = (heldReturn + decoder.decode()).replaceAll('\r\n', '\n');
      if (rest === '') done();
      else done(null, rest);
    },
  });
  const source: Readable = file.gzip ? raw.on('error', (e) => decode.destroy(e)).pipe(createGunzip()) : raw;
  source.on('error', (error) => decode.destroy(error));
  // If the reader stops early (a wrong header), the file must not stay open.
  decode.on('close', () => raw.destroy());
  return source.pipe(decode);
}
