import { ImportFailedError } from './dataset-file.js';
import type { DatasetFile } from './dataset-file.js';
import { REPLACEMENT } from './source-file.js';

/**
 * Returns the trimmed header. Throws ImportFailedError if the file isn't of the dataset; the message names every missing
 * column and the most similar column of the file.
 */
export function checkColumns(path: string, header: readonly string[], definition: DatasetFile): string[] {
  const present = header.map((name) => name.trim());
  if (present.some((name) => name.includes(REPLACEMENT))) {
    throw new ImportFailedError(`${path}: the header is not valid UTF-8: save the file as UTF-8`);
  }
  const missing = definition.columns.filter((name) => !present.includes(name));
  const separator = present.length === 1 ? /[;|\t]/.exec(present[0] ?? '')?.[0] : undefined;
  if (missing.length > 0 && separator !== undefined) {
    throw new ImportFailedError(
      `${path}: columns are separated by ${JSON.stringify(separator)}: save the file with commas`,
    );
  }
  if (missing.length > 0) {
    const spare = present.filter((name) => !definition.columns.includes(name));
    const named = missing.map((name) => {
      const near = nearest(name, spare);
      return near === null ? name : `${name} (nearest: ${near})`;
    });
    throw new ImportFailedError(
      `${path} is not a file of ${definition.dataset}: missing ${missing.length === 1 ? 'column' : 'columns'} ` +
        named.join(', '),
    );
  }
  const twice = present.find((name, index) => name !== '' && present.indexOf(name) !== index);
  if (twice !== undefined && definition.columns.includes(twice)) {
    throw new ImportFailedError(`${path}: column ${twice} appears twice`);
  }
  return present;
}

/** The candidate most similar to `name`, if any matches in more than half of its letters, ignoring case and separators. */
export function nearest(name: string, candidates: readonly string[]): string | null {
  const wanted = plain(name);
  let best: string | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    const given = plain(candidate);
    if (given === '') continue;
    const contained = given.includes(wanted) || wanted.includes(given);
    const distance = contained ? Math.abs(given.length - wanted.length) / 4 : editDistance(wanted, given);
    if (distance < least && distance < Math.max(wanted.length, given.length) / 2) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
