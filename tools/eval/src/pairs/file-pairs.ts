import { join } from 'node:path';
import { foldName } from '@entity-registry/domain';
import { sampleBy } from '../random.js';
import { readCsv } from '../sources.js';
import { contains } from './pair.js';
import type { LabeledPair } from './pair.js';
import { NearestNames, Vocabulary } from './vocabulary.js';
import type { WrittenName } from './vocabulary.js';

/**
 * The known positives: names as written by people beside the names on a list. Throws an Error if the file has no such
 * columns.
 */
function positivePairs(file: string): LabeledPair[] {
  const pairs = readCsv(file).flatMap((row): LabeledPair[] => {
    const { name_treated: query, name_untreated: candidate, is_match: match } = row;
    if (query === undefined || candidate === undefined || match === undefined) return [];
    const category = query === candidate ? 'positives: equal' : 'positives: written otherwise';
    return [
      {
        set: 'name_pairs',
        category,
        kind: 'NaturalPerson',
        query,
        candidate,
        match: /^(true|1)$/i.test(match),
        decidable: true,
      },
    ];
  });
  if (pairs.length === 0) throw new Error(`${file} contains no pairs.`);
  return pairs;
}

function negative(category: string, query: string, candidate: string): LabeledPair {
  const decidable = !contains(query, candidate);
  return { set: 'name_pairs', category, kind: 'NaturalPerson', query, candidate, match: false, decidable };
}

/** Names of different persons, each with the most similar one and with an unrelated one. */
function negatives(names: readonly string[], strangers: readonly string[]): LabeledPair[] {
  const written = (name: string): WrittenName => ({ name, kind: 'NaturalPerson' });
  const people = names.map(written);
  const everybody = [...people, ...strangers.map(written)];
  const vocabulary = new Vocabulary(everybody);
  const index = new NearestNames(people, vocabulary);
  const others = sampleBy(names, names.length, 'strangers', (name) => name);
  const near = people.flatMap((person) =>
    index
      .nearest(person, 2, (item) => foldName(item.name) !== foldName(person.name))
      .map((other) => negative('negatives: nearest other', person.name, other.name)),
  );
  const far = people.flatMap((person, at) => {
    const other = others[at] ?? '';
    return foldName(other) === foldName(person.name) ? [] : [negative('negatives: any other', person.name, other)];
  });
  const foreign = strangers.flatMap((stranger) =>
    index
      .nearest(written(stranger), 1, (item) => foldName(item.name) !== foldName(stranger))
      .map((other) => negative('negatives: nearest to a positive', stranger, other.name)),
  );
  return [...near, ...far, ...foreign];
}

/** Names of invented people. */
export function unrelatedNamesOf(data: string): string[] {
  const rows = readCsv(join(data, 'name_pairs', 'synthetic_negatives_latam.csv'));
  return [...new Set(rows.map((row) => row['full_name'] ?? ''))].filter((name) => name !== '');
}

/** The pairs of the folder name_pairs: known positives, and negatives from names of different persons. */
export function namePairs(data: string): LabeledPair[] {
  const positives = positivePairs(join(data, 'name_pairs', 'un_positive_pairs.csv'));
  return [...positives, ...negatives(unrelatedNamesOf(data), [...new Set(positives.map((pair) => pair.candidate))])];
}
