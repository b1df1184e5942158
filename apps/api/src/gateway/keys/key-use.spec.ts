import type { KeyId } from '@entity-registry/accounts';
import { describe, expect, it } from '@jest/globals';
import { KeyUse } from './key-use.js';

const key = (nr: number): KeyId => BigInt(nr) as KeyId;
const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 12, 0, second));

describe('the last use of keys', () => {
  it('is written in batches, each key once with its latest time, and only if it is new', async () => {
    const written: [KeyId, Date][][] = [];
    const use = new KeyUse(
      (uses) => {
        written.push([...uses]);
        return Promise.resolve();
      },
      () => undefined,
    );
    use.note(key(1), at(0));
    use.note(key(2), at(1));
    use.note(key(1), at(2));
    await use.flush();
    await use.flush();
    use.note(key(2), at(3));
    await use.flush();
    expect(written).toEqual([
      [
        [key(1), at(2)],
        [key(2), at(1)],
      ],
      [[key(2), at(3)]],
    ]);
  });

  it('is kept if it could not be written, unless the key was used again since', async () => {
    let down = true;
    let written: [KeyId, Date][] = [];
    const failures: unknown[] = [];
    const use = new KeyUse(
      (uses) => {
        if (down) {
          use.note(key(2), at(9));
          return Promise.reject(new Error('down'));
        }
        written = [...uses];
        return Promise.resolve();
      },
      (error) => failures.push(error),
    );
    use.note(key(1), at(0));
    use.note(key(2), at(1));
    await use.flush();
    down = false;
    await use.flush();
    expect(failures).toHaveLength(1);
    expect(written).toEqual([
      [key(1), at(0)],
      [key(2), at(9)],
    ]);
  });
});
