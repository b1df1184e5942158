/** The purpose of a stream of draws: two purposes of one entity never share numbers. */
export type Purpose = 'name' | 'identifier' | 'core' | 'records' | 'scan' | 'said' | 'said list' | 'other names';

const PURPOSES: Readonly<Record<Purpose, number>> = {
  name: 1,
  identifier: 2,
  core: 3,
  records: 4,
  scan: 5,
  said: 6,
  'said list': 7,
  'other names': 8,
};

/**
 * A reproducible stream of draws that only depends on (seed, purpose, index). Any entity can be generated and referred
 * to without those before it, so nothing has to be kept in memory and a killed run can continue anywhere. The generator
 * is SFC32, seeded by three rounds of an integer hash.
 */
export class Draw {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, purpose: Purpose, index: number) {
    this.a = mix(seed ^ 0x9e3779b9);
    this.b = mix(this.a ^ Math.imul(index, 0x85ebca6b) ^ (index / 0x1_0000_0000));
    this.c = mix(this.b ^ Math.imul(PURPOSES[purpose], 0xc2b2ae35));
    for (let round = 0; round < 4; round++) this.next();
  }

  /** Uniform in [0, 1). */
  next(): number {
    const sum = (this.a + this.b + this.counter++) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  /** Uniform integer from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with probability `p`. */
  chance(p: number): boolean {
    return this.next() < p;
  }

  /** One of `list`, all equally likely. */
  pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.next() * list.length)] as Item;
  }

  /** One of `list`, earlier ones more likely: about a third of the draws are from the first tenth. */
  pickEarly<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.next() ** 2 * list.length)] as Item;
  }

  /** An amount with two decimals, spread evenly over the orders of magnitude from `low` to `high`. */
  amount(low: number, high: number): number {
    return Math.round(low * (high / low) ** this.next() * 100) / 100;
  }

  /** A whole number from a power law (Pareto with the given tail exponent) starting at `low`, cut off at `high`. */
  heavy(low: number, exponent: number, high: number): number {
    return Math.min(high, Math.floor(low * (1 - this.next()) ** (-1 / exponent)));
  }
}

/** An integer hash with good avalanche (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
