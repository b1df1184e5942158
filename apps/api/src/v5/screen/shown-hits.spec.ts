import type { ScreeningHit } from '@entity-registry/registry';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_HITS, MAX_HITS_OF_CALL, shownHits } from './shown-hits.js';

const hit = (score: number, identifier = 'missing'): ScreeningHit =>
  ({ score, fields: { identifier } }) as unknown as ScreeningHit;
const byScore = (one: ScreeningHit, other: ScreeningHit): number => other.score - one.score;
const ofSubject = fc
  .array(
    fc.record({
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      identifier: fc.constantFrom('missing', 'missing', 'agrees'),
    }),
    { maxLength: 80 },
  )
  .map((hits) => hits.map(({ score, identifier }) => hit(score, identifier)).sort(byScore));
const calls = fc
  .array(ofSubject, { maxLength: 100 })
  .map((subjects) => new Map(subjects.map((hits, index) => [index, hits])));

describe('the hits that a response shows', () => {
  it('are all of them, best first, if there are few', () => {
    const found = new Map([[3, [hit(0.9), hit(0.7, 'agrees'), hit(0.6)]]]);
    expect(shownHits(found)).toEqual({ hits: found, omitted: 0 });
  });

  it('are at most 50 of a subject, hits by number before others', () => {
    const others = Array.from({ length: 60 }, (_, at) => hit(0.99 - at / 1_000));
    const found = new Map([[0, [...others, hit(0.5, 'agrees')]]]);
    const { hits, omitted } = shownHits(found);
    expect([hits.get(0)?.length, hits.get(0)?.at(-1)?.fields.identifier, omitted]).toEqual([MAX_HITS, 'agrees', 11]);
  });

  it('are limited to 500 in all, and include at least one of each subject with hits', () => {
    fc.assert(
      fc.property(calls, (found) => {
        const { hits, omitted } = shownHits(found);
        const all = [...found.values()].flat();
        const shown = [...hits.values()].flat();
        expect(shown.length).toBeLessThanOrEqual(MAX_HITS_OF_CALL);
        expect(shown.length + omitted).toBe(all.length);
        for (const [index, own] of found) {
          const kept = hits.get(index) ?? [];
          expect(kept.length > 0).toBe(own.length > 0);
          expect(kept.length).toBeLessThanOrEqual(MAX_HITS);
          expect([...kept].sort(byScore)).toEqual(kept);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are hits by number before others, whichever subject they are of', () => {
    const crowd = Array.from({ length: 99 }, (_, at) => [at, Array.from({ length: 40 }, () => hit(0.9))] as const);
    const numbered = Array.from({ length: 40 }, () => hit(0.5, 'agrees'));
    const { hits } = shownHits(new Map([...crowd, [99, [hit(0.95), ...numbered]]]));
    expect(hits.get(99)?.filter(({ fields }) => fields.identifier === 'agrees')).toHaveLength(40);
  });
});
