import type { PublicSourceId } from '@entity-registry/domain';

/** A response that tries to exhaust a parser's time or memory. Deterministic: the same size gives the same bytes. */
export interface HostileDocument {
  /** What is hostile about it. */
  readonly name: string;
  /** The adapter that gets it as the response to its first request. */
  readonly source: PublicSourceId;
  readonly contentType: string;
  /** The worst size, in bytes: for most kinds just below the largest that is parsed at all. */
  readonly bytes: number;
  /** The document with about this many bytes, unpacked. */
  make(bytes: number): Uint8Array;
}

export const KB = 1024;
export const MB = 1024 * KB;

/** A text repeated to about this many bytes. */
export function fill(text: string, bytes: number): string {
  return text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));
}

/** As many texts as fit, each created from its number. */
export function fillWith(make: (at: number) => string, bytes: number): string {
  const parts: string[] = [];
  for (let at = 0, length = 0; length < bytes; at += 1) {
    const part = make(at);
    length += part.length;
    parts.push(part);
  }
  return parts.join('');
}

/** Pseudo-random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
