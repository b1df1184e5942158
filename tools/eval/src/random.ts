/** FNV-1a over UTF-16 units: the same text gives the same number in every run. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ (hash >>> 12)) >>> 0;
}

/**
 * Pseudo-random numbers (mulberry32) from a seed. Each pair has its own seed, its name and category, so that a new row
 * in a register doesn't change other pairs.
 */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = hashText(seed);
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** One of the values; undefined if there are none. */
  pick<Value>(values: readonly Value[]): Value | undefined {
    return values[this.below(values.length)];
  }
}

/** `most` of the items, chosen by the hash of their text: the choice doesn't depend on the other items. */
export function sampleBy<Item>(
  items: readonly Item[],
  most: number,
  salt: string,
  text: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, rank: hashText(`${salt}|${text(item)}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ item }) => item);
}
