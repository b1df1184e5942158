import { parseIdentifier } from '../../identifiers/identifiers.js';
import type { Jurisdiction } from '../../jurisdictions/jurisdictions.js';
import { JURISDICTION_CODES } from '../../jurisdictions/jurisdictions.js';
import { lookup } from '../../tables/lookup.js';
import type { ListedIdentifier } from '../lists/listing.js';

/** Numbers that are unique in the world, whichever country is written beside them. */
const WORLDWIDE: ReadonlySet<string> = new Set(['imo', 'swift', 'lei']);

/** Whether numbers of this kind need no country to be compared. */
export function isWorldwide(kind: string): boolean {
  return WORLDWIDE.has(kind);
}

/** Kinds of numbers that lists use for the same number. */
const SAME_KINDS: Readonly<Record<string, string>> = {
  ...{ cedula: 'national', national_id: 'national' },
  ...{ ruc: 'tax', nit: 'tax', tax_id: 'tax', registration: 'registration', passport: 'passport' },
};

/** Numbers that someone has one of: another one is somebody else's. Passports are renewed, and companies register in many places. */
const ONE_EACH: ReadonlySet<string> = new Set(['number', 'national', 'tax', 'imo', 'lei']);

/** Fewer characters are the number of many. */
const SHORTEST = 4;
/** Longer text is no number. */
const LONGEST = 64;

interface ReadNumber {
  /** Numbers of one scope and kind compare: `PA:number`, `*:imo`. */
  readonly family: string;
  readonly isOneEach: boolean;
  readonly values: readonly string[];
}

function jurisdictionOf(country: string): Jurisdiction | undefined {
  return JURISDICTION_CODES.find((code) => code === country.toLowerCase());
}

const compact = (value: string): string =>
  value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The number in the form in which it is compared; null for one that is no evidence: without a country, or too short. */
function read({ kind, value, country }: ListedIdentifier): ReadNumber | null {
  const plain = compact(value);
  if (plain.length < SHORTEST || plain.length > LONGEST) return null;
  if (WORLDWIDE.has(kind)) return { family: `*:${kind}`, isOneEach: ONE_EACH.has(kind), values: [plain] };
  if (country === null) return null;
  const own = lookup(SAME_KINDS, kind) ?? kind;
  const jurisdiction = own === 'national' || own === 'tax' ? jurisdictionOf(country) : undefined;
  if (jurisdiction !== undefined) {
    // A person's tax number can be their cédula, so both are one family, in the register's canonical form.
    const keys = parseIdentifier(jurisdiction, value).map(({ key }) => key);
    if (keys.length > 0)
      return { family: `${country.toUpperCase()}:number`, isOneEach: true, values: [...new Set(keys)] };
  }
  return { family: `${country.toUpperCase()}:${own}`, isOneEach: ONE_EACH.has(own), values: [plain] };
}

/**
 * Keys of a number: two numbers are the same exactly if they share one. Empty for a number that says nothing, such as one without a
 * country. At most 200 characters each.
 */
export function numberKeys(identifier: ListedIdentifier): string[] {
  const number = read(identifier);
  return number === null ? [] : number.values.map((value) => `${number.family}:${value}`.slice(0, 200));
}

/**
 * `equal`: a number is the same. `different`: none is, and both have one of a kind that everybody has one of. `mixed`: one is the
 * same, and another of such a kind differs. `absent`: nothing to compare.
 */
export interface NumberComparison {
  readonly identifier: 'equal' | 'mixed' | 'different' | 'absent';
  /** The numbers that agree or, if none does, that contradict; null: nothing to compare. */
  readonly detail: string | null;
}

/** Compares the numbers of a subject and a listing. Symmetric, but for the order in `detail`. */
export function compareNumbers(
  screened: readonly ListedIdentifier[],
  listed: readonly ListedIdentifier[],
): NumberComparison {
  let equal: string | null = null;
  const others = new Map<string, string>();
  const agreeing = new Set<string>();
  for (const own of screened) {
    const number = read(own);
    if (number === null) continue;
    for (const facing of listed) {
      const other = read(facing);
      if (other?.family !== number.family) continue;
      if (number.values.some((value) => other.values.includes(value))) {
        equal ??= `${own.kind} ${own.value}`;
        agreeing.add(number.family);
      } else if (number.isOneEach) others.set(number.family, `${own.value} vs ${facing.value}`);
    }
  }
  const [contradiction] = [...others].filter(([family]) => !agreeing.has(family)).map(([, detail]) => detail);
  if (equal !== null)
    return contradiction === undefined
      ? { identifier: 'equal', detail: equal }
      : { identifier: 'mixed', detail: `${equal}; ${contradiction}` };
  if (contradiction !== undefined) return { identifier: 'different', detail: contradiction };
  return { identifier: 'absent', detail: null };
}
