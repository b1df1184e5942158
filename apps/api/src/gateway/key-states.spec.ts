import { microUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeyStates } from './key-states.js';

const hash = (nr: number): Buffer => Buffer.alloc(32, nr);

describe('KeyStates', () => {
  let now: number;
  let reads: number[][];
  let spendable: bigint;
  let states: KeyStates;

  /** Every key is known but number 0. */
  const read = (hashes: readonly Uint8Array[]): Promise<(KeyState | null)[]> => {
    reads.push(hashes.map((one) => one[0] ?? -1));
    const found = hashes.map((one) => (one[0] === 0 ? null : ({ spendable } as unknown as KeyState)));
    return Promise.resolve(found);
  };

  beforeEach(() => {
    now = 10_000;
    reads = [];
    spendable = 50n;
    states = new KeyStates(read, () => now);
  });

  it('reads all keys that are missing at one moment in one statement, each once', async () => {
    await Promise.all([states.get(hash(1)), states.get(hash(2)), states.get(hash(1)), states.get(hash(0))]);
    expect(reads).toEqual([[1, 2, 0]]);
  });

  it('answers from memory for a second and not a moment longer', async () => {
    await states.get(hash(1));
    now += 1_000;
    expect(states.get(hash(1))).toEqual({ spendable: 50n });
    now += 1;
    await states.get(hash(1));
    expect(reads).toEqual([[1], [1]]);
  });

  it('does not hold unknown keys', async () => {
    expect(await states.get(hash(0))).toBeNull();
    expect(await states.get(hash(0))).toBeNull();
    expect(reads).toEqual([[0], [0]]);
  });

  it('reads anew when asked to, never sharing a read that has begun', async () => {
    const first = states.fresh(hash(1));
    await new Promise((resolve) => setImmediate(resolve));
    spendable = 7n;
    expect(await states.fresh(hash(1))).toEqual({ spendable: 7n });
    expect(await first).toEqual({ spendable: 50n });
  });

  it('knows the balance that a charge has left, until the next read', async () => {
    await states.get(hash(1));
    states.settle(hash(1), microUsd(20n));
    expect(states.get(hash(1))).toEqual({ spendable: 20n });
  });

  it('forgets a key that proved wrong', async () => {
    await states.get(hash(1));
    states.drop(hash(1));
    await states.get(hash(1));
    expect(reads).toHaveLength(2);
  });

  it('tells every waiting call of a fault, and reads again afterwards', async () => {
    let down = true;
    const failing = new KeyStates(
      (hashes) => (down ? Promise.reject(new Error('down')) : read(hashes)),
      () => now,
    );
    const calls = [failing.get(hash(1)), failing.get(hash(2))];
    for (const call of calls) await expect(call).rejects.toThrow('down');
    down = false;
    expect(await failing.get(hash(1))).toEqual({ spendable: 50n });
  });
});
