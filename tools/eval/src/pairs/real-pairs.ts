import { join } from 'node:path';
import { parseIdentifier } from '@entity-registry/domain';
import type { RegisteredPerson } from '../registers.js';
import { readCsv } from '../sources.js';
import type { LabeledPair } from './pair.js';

/** The normalized cédula, the same for zero-padded and plain spellings; the text itself if it isn't a cédula. */
function cedula(text: string): string {
  return parseIdentifier('pa', text).find((reading) => reading.holder === 'person')?.key ?? text;
}

/** The same person in two registers, by cédula: as a candidate with all names, as an employee with the usual ones. */
export function samePersonPairs(data: string, payroll: readonly RegisteredPerson[]): LabeledPair[] {
  const names = new Map(payroll.map((person) => [cedula(person.id), person.name]));
  const seen = new Set<string>();
  return readCsv(join(data, 'pa_peps', 'candidates_2024.csv')).flatMap((row): LabeledPair[] => {
    const id = cedula(row['documentId'] ?? '');
    const candidate = names.get(id);
    const query = row['candidateName'] ?? '';
    if (candidate === undefined || seen.has(id)) return [];
    seen.add(id);
    const category = 'person: same cédula in two registers';
    return [{ set: 'registers', category, kind: 'NaturalPerson', query, candidate, match: true, decidable: true }];
  });
}

/** The same organization under two spellings of its name in Colombia's contracts, by NIT. */
export function sameCompanyPairs(
  organizations: readonly { id: string; name: string; register: string }[],
): LabeledPair[] {
  const contracts = organizations.filter((item) => item.register === 'co_contracts');
  return [...Map.groupBy(contracts, (item) => item.id).values()]
    .filter((names) => names.length === 2)
    .map(([first, second]) => ({
      set: 'registers',
      category: 'company: same NIT, two spellings',
      kind: 'Organization',
      query: first?.name ?? '',
      candidate: second?.name ?? '',
      match: true,
      // A department of a ministry, or a venture under the number of its leader, has a completely different name.
      decidable: false,
    }));
}
