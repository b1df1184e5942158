import { LimitExceeded } from '../../parsing/parse-limits.js';
import { SourceError } from '../../source.js';
import { requireAtMost } from '../bounds.js';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT = 65_535;
/** These values mean that the number is in the fields for 4 GB and more (ZIP64), which no report needs. */
const [ZIP64, ZIP64_COUNT] = [0xffffffff, 0xffff];
/** Small parts may have a high compression ratio. */
const RATIO_FROM_BYTES = 4 * 1024 * 1024;

/**
 * Throws unless a ZIP file declares an acceptable uncompressed size: SourceError if the bytes are not a ZIP file, LimitExceeded if
 * the size is too large or not declared. The library that unpacks the file stops each part at its declared size, but treats a
 * size of 0 as undeclared.
 */
export function requireSafeZip(bytes: Uint8Array, what: string): void {
  const total = statedSize(bytes);
  if (total === 'not a ZIP file') throw new SourceError(`${what}: the response is not a spreadsheet`, false);
  if (total === 'not stated')
    throw new LimitExceeded(`${what}: the spreadsheet does not declare its size`, 'unpackedBytes');
  requireAtMost(total, 'unpackedBytes', `${what}: the spreadsheet`, 'bytes decompressed');
  if (total > RATIO_FROM_BYTES) {
    requireAtMost(total / bytes.byteLength, 'unpackedRatio', `${what}: the spreadsheet`, 'times its compressed size');
  }
}

/** Uncompressed size in bytes that a ZIP file declares in its central directory. */
function statedSize(bytes: Uint8Array): number | 'not a ZIP file' | 'not stated' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) return 'not a ZIP file';
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (entries === ZIP64_COUNT || at === ZIP64 || view.getUint32(end + 12, true) === ZIP64) return 'not stated';
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return 'not a ZIP file';
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const isFolder = bytes[at + ENTRY_BYTES + view.getUint16(at + 28, true) - 1] === 0x2f;
    if (size === ZIP64 || packed === ZIP64 || (size === 0 && (packed > 2 || hasTrailingSizes(view, at)) && !isFolder))
      return 'not stated';
    total += size;
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

/** Whether the sizes of an entry follow its data. */
function hasTrailingSizes(view: DataView, entry: number): boolean {
  return (view.getUint16(entry + 8, true) & 8) !== 0;
}

function endOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
