import { describe, expect, it } from '@jest/globals';
import type { LabeledPair } from '../src/pairs/pair.js';
import { compare, groupsOf, leadsOf } from '../src/peers/compare.js';
import { bestLevel } from '../src/metrics.js';
import { peersDocument } from '../src/peers/document.js';
import { leadInterval, mayBeChance } from '../src/peers/lead-interval.js';

const pair = (set: LabeledPair['set'], category: string, match: boolean): LabeledPair => ({
  set,
  category,
  kind: 'NaturalPerson',
  query: 'Zoila Varnoso',
  candidate: 'Zoilo Xulmar',
  match,
  decidable: true,
});
const pairs = [
  pair('registers', 'person: accents', true),
  pair('registers', 'person: sibling', false),
  pair('wide', 'leaks, persons: several changes', true),
  pair('wide', 'leaks, persons: nearest other', false),
  pair('world', 'persons, titles: doctor', true),
  pair('world', 'persons, titles: another', false),
];

describe('the comparison with peers', () => {
  it('measures a category of one answer against the other answers of its set and kind', () => {
    const groups = new Map(groupsOf(pairs).map(({ group, places }) => [group, places]));
    expect(groups.get('person: accents')).toEqual([0, 1]);
    expect(groups.get('person: sibling')).toEqual([1, 0]);
    expect(groups.get('leaks, persons')).toEqual([2, 3]);
    expect(groups.get('persons, titles')).toEqual([4, 5]);
    expect(groups.get('world set, persons')).toEqual([4, 5]);
  });

  const matchers = [
    { name: 'ours', scores: [0.9, 0.1, 0.4, 0.4, 0.9, 0.1], seconds: 2 },
    { name: 'peer', scores: [0.1, 0.9, 1, 0, 0.9, 0.1], seconds: 1 },
  ];
  const comparisons = compare(pairs, matchers);
  const leads = leadsOf(comparisons, pairs, matchers);

  it('says where a peer is ahead', () => {
    const interval = { low: expect.any(Number), high: expect.any(Number) };
    expect(leads).toEqual(
      ['wide set, persons', 'leaks, persons'].flatMap((group) => [
        { group, measure: 'area', peer: 'peer', ours: 0.5, theirs: 1, interval },
        { group, measure: 'best F1', peer: 'peer', ours: 2 / 3, theirs: 1, interval },
      ]),
    );
  });

  it('tells a lead that a few pairs make from one that is more than chance', () => {
    const judged = (wrong: number) =>
      Array.from({ length: 200 }, (_, at) => ({ confidence: at < 100 === at >= wrong ? 0.9 : 0.1, match: at < 100 }));
    const f1 = (pairsOfGroup: Parameters<typeof bestLevel>[0]) => bestLevel(pairsOfGroup).f1;
    expect(mayBeChance(leadInterval(judged(0), judged(1), f1, 'one pair'))).toBe(true);
    const clear = leadInterval(judged(0), judged(30), f1, 'thirty pairs');
    expect(mayBeChance(clear)).toBe(false);
    expect(clear.low).toBeLessThan(1 - f1(judged(30)));
    expect(clear.high).toBeGreaterThan(1 - f1(judged(30)));
    expect(leadInterval(judged(0), judged(30), f1, 'thirty pairs')).toEqual(clear);
  });

  it('is written with the best of each group in bold, and the speed of each matcher', () => {
    const text = peersDocument(comparisons, leads, matchers, pairs.length, ['peer 1.0']);
    expect(text).toContain('| leaks, persons | 2 | 1 | 0.500 / 0.667 | **1.000** / **1.000** |');
    expect(text).toContain('| leaks, persons | area | peer | 1.000 | 0.500 | ');
    expect(text).toContain('| ours | 3 |');
  });
});
