import { beforeEach, describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const REFUSAL = { code: 'search_backend_error', fields: { retryAfterSeconds: 5 } };

describe('BoundedQueue', () => {
  let time: number;
  let queue: BoundedQueue;
  let begun: string[];
  let endings: ((error?: Error) => void)[];

  /** Work that lasts until it is told to end. */
  const run = (name: string): Promise<string> =>
    queue.run(() => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        endings.push((error) => {
          if (error) reject(error);
          else resolve(name);
        });
      });
    });
  const end = (error?: Error): void => endings.shift()?.(error);

  beforeEach(() => {
    [time, begun, endings] = [0, [], []];
    queue = new BoundedQueue({ maxConcurrent: 2, maxWaiting: 1, maxWaitMs: 1_000 }, () => new Date(time));
  });

  it('refuses at once what is beyond its end, and goes on with the others in their order', async () => {
    const [first, second, third] = [run('first'), run('second'), run('third')];
    await expect(run('fourth')).rejects.toMatchObject(REFUSAL);
    expect(begun).toEqual(['first', 'second']);
    end();
    await first;
    await settled();
    expect(begun).toEqual(['first', 'second', 'third']);
    const fifth = run('fifth');
    end(new Error('no'));
    await expect(second).rejects.toThrow('no');
    await settled();
    expect(begun).toEqual(['first', 'second', 'third', 'fifth']);
    end();
    end();
    expect(await Promise.all([third, fifth])).toEqual(['third', 'fifth']);
    const sixth = run('sixth');
    await settled();
    end();
    expect(await sixth).toBe('sixth');
  });

  it('refuses who has waited too long when the turn comes, and the place is the next one’s', async () => {
    const [first, second, late] = [run('first'), run('second'), run('late')];
    await settled();
    time = 1_001;
    end();
    await first;
    await expect(late).rejects.toMatchObject(REFUSAL);
    const next = run('next');
    await settled();
    expect(begun).toEqual(['first', 'second', 'next']);
    end();
    end();
    expect(await Promise.all([second, next])).toEqual(['second', 'next']);
  });
});
