import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabeledPair } from '../src/pairs/pair.js';
import { compare, groupsOf, leadsOf } from '../src/peers/compare.js';
import { peersDocument } from '../src/peers/document.js';
import { installRemedy, preparePython, venvRemedy } from '../src/peers/environment.js';

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

  it('says where a peer is ahead', () => {
    expect(leadsOf(comparisons, ['ours', 'peer'])).toEqual(
      ['wide set, persons', 'leaks, persons'].flatMap((group) => [
        { group, measure: 'area', peer: 'peer', ours: 0.5, theirs: 1 },
        { group, measure: 'best F1', peer: 'peer', ours: 2 / 3, theirs: 1 },
      ]),
    );
  });

  it('is written with the best of each group in bold, and the speed of each matcher', () => {
    const text = peersDocument(comparisons, matchers, pairs.length, ['peer 1.0']);
    expect(text).toContain('| leaks, persons | 2 | 1 | 0.500 / 0.667 | **1.000** / **1.000** |');
    expect(text).toContain('| leaks, persons | area | peer | 1.000 | 0.500 |');
    expect(text).toContain('| ours | 3 |');
  });
});

describe('the environment of the peers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('says which Python is missing', async () => {
    const requirements = join(folder, 'requirements.txt');
    writeFileSync(requirements, 'peer==1.0\n');
    await expect(
      preparePython({ directory: join(folder, 'environment'), requirements, python: join(folder, 'no-python') }),
    ).rejects.toThrow(/Python 3\.11 or later is needed .* --python/);
  });

  it.each([
    [venvRemedy, 'ensurepip is not available', /python3-venv/],
    [installRemedy, 'ERROR: Failed building wheel for pyicu', /pkg-config libicu-dev/],
    [installRemedy, "NewConnectionError: Failed to resolve 'registry'", /can't be reached/],
    [installRemedy, 'ERROR: No matching distribution found for peer==9', /no such version/],
    [installRemedy, 'ERROR: disk full', /could not be installed/],
  ])('says how to get what is missing: %#', (remedy, output, message) => {
    expect(remedy(output)).toMatch(message);
  });
});
