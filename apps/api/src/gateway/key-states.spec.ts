import { microUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/accounts';
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

  const get = (nr: number) => states.held(hash(nr)) ?? states.fresh(hash(nr));
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    now = 10_000;
    reads = [];
    spendable = 50n;
    states = new KeyStates(read, () => now);
  });

  it('reads all keys that are missing at one moment in one statement, each once', async () => {
    await Promise.all([get(1), get(2), get(1), get(0)]);
    expect(reads).toEqual([[1, 2, 0]]);
  });

  it('caches states for a second and not a moment longer', async () => {
    await get(1);
    now += 1_000;
    expect(get(1)).toEqual({ spendable: 50n });
    now += 1;
    await get(1);
    expect(reads).toEqual([[1], [1]]);
  });

  it('does not cache unknown keys', async () => {
    expect(await get(0)).toBeNull();
    expect(await get(0)).toBeNull();
    expect(reads).toEqual([[0], [0]]);
  });

  it('rereads on request, never sharing a read that has already begun', async () => {
    const first = states.fresh(hash(1));
    await nextTurn();
    spendable = 7n;
    expect(await states.fresh(hash(1))).toEqual({ spendable: 7n });
    expect(await first).toEqual({ spendable: 50n });
  });

  it('applies the balance that a charge has left, until the next read', async () => {
    await get(1);
    states.settle(hash(1), microUsd(20n));
    expect(get(1)).toEqual({ spendable: 20n });
  });

  it('drops a key whose state proved wrong', async () => {
    await get(1);
    states.drop(hash(1));
    await get(1);
    expect(reads).toHaveLength(2);
  });

  describe('while a read is under way', () => {
    let answer: () => void;
    let slow: KeyStates;

    beforeEach(() => {
      slow = new KeyStates(
        (hashes) =>
          new Promise((resolve) => {
            const found = read(hashes);
            answer = () => {
              resolve(found);
            };
          }),
        () => now,
      );
    });

    it.each([
      [
        'the key is dropped',
        () => {
          slow.drop(hash(1));
        },
        [undefined, { spendable: 50n }],
      ],
      [
        'all are dropped',
        () => {
          slow.clear();
        },
        [undefined, undefined],
      ],
      [
        'another is dropped',
        () => {
          slow.drop(hash(3));
        },
        [{ spendable: 50n }, { spendable: 50n }],
      ],
    ])('and %s, the read does not bring the old state back', async (_what, change, held) => {
      const found = Promise.all([slow.fresh(hash(1)), slow.fresh(hash(2))]);
      await nextTurn();
      change();
      answer();
      await found;
      expect([slow.held(hash(1)), slow.held(hash(2))]).toEqual(held);
    });

    it('and the key is dropped, the next read is cached again', async () => {
      const first = slow.fresh(hash(1));
      await nextTurn();
      slow.drop(hash(1));
      answer();
      await first;
      const second = slow.fresh(hash(1));
      await nextTurn();
      answer();
      await second;
      expect(slow.held(hash(1))).toEqual({ spendable: 50n });
    });
  });

  it('reports an error to every waiting call, and reads again afterwards', async () => {
    let down = true;
    const failing = new KeyStates(
      (hashes) => (down ? Promise.reject(new Error('down')) : read(hashes)),
      () => now,
    );
    const calls = [failing.fresh(hash(1)), failing.fresh(hash(2))];
    for (const call of calls) await expect(call).rejects.toThrow('down');
    down = false;
    expect(await failing.fresh(hash(1))).toEqual({ spendable: 50n });
  });
});
