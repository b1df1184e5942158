import { isConsonantWord } from '@entity-registry/domain';

/**
 * Hashes of the name index. They are stored, so a change here requires a rebuild of the index. All except the set key are
 * 32-bit signed. Pair and sample keys are negative, so that they never equal a word id.
 */

/** Mixes two 32-bit numbers (finalizer of MurmurHash3 over a multiply-add). */
function mix(a: number, b: number): number {
  let h = (Math.imul(a, 0x9e3779b1) + Math.imul(b ^ 0x85ebca6b, 0xc2b2ae35)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

function negative(hash: number): number {
  return -(hash & 0x7fffffff || 1);
}

/** FNV-1a over UTF-16 units. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Key of names that contain both common words, in any order. */
export function pairKey(a: number, b: number): number {
  return negative(a < b ? mix(a, b) : mix(b, a));
}

/** Key of a sample of the names that contain one common word: level l has 2^-(l+1) of them. */
export function sampleKey(tokenId: number, level: number): number {
  return negative(mix(mix(tokenId, 0x5bd1e995), level));
}

export const SAMPLE_LEVELS = 12;

/** The sample level of an entity, the same for all its words. */
export function sampleLevel(pk: bigint): number {
  const hash = mix(Number(BigInt.asIntN(32, pk)), Number(BigInt.asIntN(32, pk >> 32n)));
  return Math.min(Math.clz32(hash), SAMPLE_LEVELS - 1);
}

/** Hash of a set of word ids: equal for the same words in any order. */
export function setKey(tokenIds: readonly number[]): bigint {
  let high = 0x3c6ef372;
  let low = 0x1f83d9ab;
  for (const id of [...tokenIds].sort((a, b) => a - b)) {
    high = mix(high, id);
    low = mix(id, low);
  }
  return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low >>> 0));
}

/** Shorter words are searched as they are: one edit would turn them into another word. */
const SHORTEST_FUZZY = 3;

/** True if typos in the word are tolerated. A number with a different digit is another number; consonants are no word. */
export function isFuzzy(token: string): boolean {
  return token.length >= SHORTEST_FUZZY && !/\d/.test(token) && !isConsonantWord(token);
}

/** The word with each letter left out once, without duplicates. */
export function deletions(token: string): string[] {
  const shorter = new Set<string>();
  for (let at = 0; at < token.length; at += 1) shorter.add(token.slice(0, at) + token.slice(at + 1));
  return [...shorter];
}
