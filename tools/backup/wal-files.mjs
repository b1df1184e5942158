import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Suffix of an archived file: it is compressed, with a checksum of its content. */
export const ARCHIVED = '.zst';

const SEGMENT_BYTES = 16 * 1024 * 1024; // what initdb chooses
const SEGMENTS_PER_LOG = 2n ** 32n / BigInt(SEGMENT_BYTES);

/** A WAL file as archived. A segment cut short at `archive_timeout` is mostly zeros. */
export function packed(content) {
  return zstdCompressSync(content, {
    params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
  });
}

/** The packed WAL file; throws if a bit of it has changed. */
export function unpacked(content) {
  return zstdDecompressSync(content, { maxOutputLength: SEGMENT_BYTES });
}

/** Timeline and number of a segment from its name, `TTTTTTTTLLLLLLLLSSSSSSSS`; undefined for other files. */
export function parseSegment(name) {
  const match = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name);
  if (!match) return undefined;
  const [timeline, log, part] = match.slice(1).map((digits) => BigInt(`0x${digits}`));
  return { timeline: Number(timeline), number: log * SEGMENTS_PER_LOG + part };
}

/** The name that `parseSegment` reads. */
export function segmentName({ timeline, number }) {
  return [BigInt(timeline), number / SEGMENTS_PER_LOG, number % SEGMENTS_PER_LOG]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/** The archived segments of `folder` by name, oldest first, with the time at which each was archived. */
export function archivedSegments(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ARCHIVED))
    .map((file) => file.slice(0, -ARCHIVED.length))
    .filter((name) => parseSegment(name))
    .sort()
    .map((name) => ({ name, archivedAt: statSync(join(folder, `${name}${ARCHIVED}`)).mtime }));
}

/**
 * Reads every segment from `start` on: each must be whole, belong to the cluster, and follow the one before.
 * @param {{folder: string, start: string, stop: string, systemId: string, advance?: () => void}} options `start` and
 *   `stop` name the first and last segment that the base backup itself needs
 * @returns {{segments: number, until: Date | undefined, lacking: boolean, fault?: string}} the number of good segments
 *   and the archive time of the last; `fault` says in one line why recovery can't go further; `lacking`: it can't even
 *   reach the end of the base backup
 */
export function checkWal({ folder, start, stop, systemId, advance = () => undefined }) {
  const archived = archivedSegments(folder).filter(({ name }) => name >= start);
  let expected = parseSegment(start);
  let good = 0;
  let until;
  let last = '';
  const result = (fault) => ({ segments: good, until, lacking: last < stop, ...(fault && { fault }) });
  for (const { name, archivedAt } of archived) {
    const wanted = segmentName(expected);
    if (name !== wanted) return result(`WAL file ${wanted} is missing in ${folder}`);
    const trouble = inspect(join(folder, `${name}${ARCHIVED}`), expected, systemId);
    if (trouble) return result(`WAL file ${join(folder, `${name}${ARCHIVED}`)} ${trouble}`);
    good += 1;
    until = archivedAt;
    last = name;
    expected = { ...expected, number: expected.number + 1n };
    advance();
  }
  return result(last < stop ? `WAL file ${segmentName(expected)} is missing in ${folder}` : undefined);
}

/**
 * Describes the fault of an archived segment; undefined if it is good. Its first page names its cluster, timeline and
 * position.
 */
function inspect(file, { timeline, number }, systemId) {
  let content;
  try {
    content = unpacked(readFileSync(file));
  } catch {
    return 'is damaged';
  }
  if (content.length !== SEGMENT_BYTES) return `has ${content.length} bytes instead of ${SEGMENT_BYTES}`;
  if (content.readUInt32LE(4) > timeline || content.readBigUInt64LE(8) !== number * BigInt(SEGMENT_BYTES)) {
    return 'holds a different WAL file than its name says';
  }
  if (String(content.readBigUInt64LE(24)) !== systemId) return 'belongs to another cluster';
  return undefined;
}
