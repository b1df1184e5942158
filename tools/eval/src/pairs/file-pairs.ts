import { basename, join } from 'node:path';
import { foldName } from '@entity-registry/domain';
import { sampleBy } from '../random.js';
import { readCsv } from '../sources.js';
import type { Row } from '../sources.js';
import { contains } from './pair.js';
import type { LabeledPair, NameKind, PairSet } from './pair.js';
import { NearestNames, Vocabulary } from './vocabulary.js';
import type { WrittenName } from './vocabulary.js';

/** Names that the columns of a file of pairs may have, in order of preference. */
const COLUMNS = {
  query: ['name_treated', 'query_name', 'query', 'name_a', 'name1', 'left'],
  candidate: ['name_untreated', 'candidate_name', 'result_name', 'candidate', 'name_b', 'name2', 'right'],
  match: ['is_match', 'match', 'label', 'expected'],
  kind: ['kind', 'schema', 'type'],
  category: ['category', 'case_group', 'group'],
} as const;

function cell(row: Row, column: keyof typeof COLUMNS): string | undefined {
  const name = COLUMNS[column].find((each) => row[each] !== undefined);
  return name === undefined ? undefined : row[name];
}

function kindOf(row: Row): NameKind {
  return /^(org|company|legal|organi[sz]ation|entity)/i.test(cell(row, 'kind') ?? '')
    ? 'Organization'
    : 'NaturalPerson';
}

function isTrue(text: string | undefined): boolean {
  return /^(true|1|yes|y|t|match|positive)$/i.test(text?.trim() ?? '');
}

/**
 * The pairs of a CSV file with the columns name1, name2 and is_match (or query, candidate, match); schema or kind (default:
 * person) and category are optional. Throws an Error that names the columns if they are missing.
 */
export function readPairs(file: string, set: PairSet, category = basename(file)): LabeledPair[] {
  const rows = readCsv(file);
  const pairs = rows.flatMap((row): LabeledPair[] => {
    const [query, candidate, match] = [cell(row, 'query'), cell(row, 'candidate'), cell(row, 'match')];
    if (query === undefined || candidate === undefined || match === undefined) return [];
    const own = cell(row, 'category');
    return [
      { set, category: own ?? category, kind: kindOf(row), query, candidate, match: isTrue(match), decidable: true },
    ];
  });
  if (pairs.length === 0) {
    throw new Error(`${file} contains no pairs: it needs the columns schema, name1, name2 and is_match.`);
  }
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
  const positives = readPairs(join(data, 'name_pairs', 'un_positive_pairs.csv'), 'name_pairs').map((pair) => ({
    ...pair,
    category: pair.query === pair.candidate ? 'positives: equal' : 'positives: written otherwise',
  }));
  return [...positives, ...negatives(unrelatedNamesOf(data), [...new Set(positives.map((pair) => pair.candidate))])];
}
