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

  /** Every key exists except number 0. */
  const read = (hashes: readonly Uint8Array[]): Promise<(KeyState | null)[]> => {
    reads.push(hashes.map((one) => one[0] ?? -1));
    const found = hashes.map((one) => (one[0] === 0 ? null : ({ spendable } as unknown as KeyState)));
    return Promise.resolve(found);
  };

  const get = (nr: number) => states.cached(hash(nr)) ?? states.readFresh(hash(nr));
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

  it('caches states for exactly one second', async () => {
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
    const first = states.readFresh(hash(1));
    await nextTurn();
    spendable = 7n;
    expect(await states.readFresh(hash(1))).toEqual({ spendable: 7n });
    expect(await first).toEqual({ spendable: 50n });
  });

  it('applies the balance after a charge until the next read', async () => {
    await get(1);
    states.applyBalance(hash(1), microUsd(20n));
    expect(get(1)).toEqual({ spendable: 20n });
  });

  it('drops a key whose state proved wrong', async () => {
    await get(1);
    states.drop(hash(1));
    await get(1);
    expect(reads).toHaveLength(2);
  });

  describe('during a read', () => {
    let response: () => void;
    let slow: KeyStates;

    beforeEach(() => {
      slow = new KeyStates(
        (hashes) =>
          new Promise((resolve) => {
            const found = read(hashes);
            response = () => {
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
        'all keys are dropped',
        () => {
          slow.clear();
        },
        [undefined, undefined],
      ],
      [
        'another key is dropped',
        () => {
          slow.drop(hash(3));
        },
        [{ spendable: 50n }, { spendable: 50n }],
      ],
    ])('does not cache an outdated state when %s', async (_what, change, held) => {
      const found = Promise.all([slow.readFresh(hash(1)), slow.readFresh(hash(2))]);
      await nextTurn();
      change();
      response();
      await found;
      expect([slow.cached(hash(1)), slow.cached(hash(2))]).toEqual(held);
    });

    it('caches the next read after the key is dropped', async () => {
      const first = slow.readFresh(hash(1));
      await nextTurn();
      slow.drop(hash(1));
      response();
      await first;
      const second = slow.readFresh(hash(1));
      await nextTurn();
      response();
      await second;
      expect(slow.cached(hash(1))).toEqual({ spendable: 50n });
    });
  });

  it('reports an error to every waiting call, and reads again afterwards', async () => {
    let down = true;
    const failing = new KeyStates(
      (hashes) => (down ? Promise.reject(new Error('down')) : read(hashes)),
      () => now,
    );
    const calls = [failing.readFresh(hash(1)), failing.readFresh(hash(2))];
    for (const call of calls) await expect(call).rejects.toThrow('down');
    down = false;
    expect(await failing.readFresh(hash(1))).toEqual({ spendable: 50n });
  });
});
