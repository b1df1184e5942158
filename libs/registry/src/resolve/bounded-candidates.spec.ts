import { describe, expect, it } from '@jest/globals';
import type { CandidateQuery, CandidateSource, Candidates } from '../search/candidate-source.js';
import { BoundedCandidates } from './bounded-candidates.js';

const NONE: Candidates = { candidates: [], truncated: false };

/** A source whose searches last until they are told to end. */
class SlowSource implements CandidateSource {
  readonly begun: string[] = [];
  private readonly endings: ((error?: Error) => void)[] = [];

  find({ name }: CandidateQuery): Promise<Candidates> {
    this.begun.push(name);
    return new Promise((resolve, reject) => {
      this.endings.push((error) => {
        if (error) reject(error);
        else resolve(NONE);
      });
    });
  }

  isReady(): Promise<boolean> {
    return Promise.resolve(true);
  }

  end(error?: Error): void {
    this.endings.shift()?.(error);
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the queue before the candidates', () => {
  const source = new SlowSource();
  const bounded = new BoundedCandidates(source, { maxConcurrent: 2, maxWaiting: 1 });
  const find = (name: string) => bounded.find({ jurisdiction: 'pa', name, limit: 1 });

  it('refuses at once what is beyond its end, and goes on with the others in their order', async () => {
    const [first, second, third] = [find('first'), find('second'), find('third')];
    await expect(find('fourth')).rejects.toMatchObject({
      code: 'search_backend_error',
      fields: { retryAfterSeconds: 5 },
    });
    expect(source.begun).toEqual(['first', 'second']);
    source.end();
    await first;
    await settled();
    expect(source.begun).toEqual(['first', 'second', 'third']);
    const fifth = find('fifth');
    source.end(new Error('no'));
    await expect(second).rejects.toThrow('no');
    await settled();
    expect(source.begun).toEqual(['first', 'second', 'third', 'fifth']);
    source.end();
    source.end();
    await Promise.all([third, fifth]);
    const sixth = find('sixth');
    await settled();
    source.end();
    expect(await sixth).toBe(NONE);
  });
});
