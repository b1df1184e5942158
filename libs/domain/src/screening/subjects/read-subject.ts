import type { EntityKind } from '../../jurisdictions/jurisdiction.js';
import { nameProblem } from '../../matching/name-problem.js';
import { isPartialDate } from '../birth-dates.js';
import { isCountryCode } from '../lists/countries.js';
import { LISTED_IDENTIFIER_KINDS } from '../lists/listing.js';
import type { ListedIdentifier } from '../lists/listing.js';
import { isWorldwide, numberKeys } from './identifiers.js';
import type { ScreenedSubject } from './subject.js';

/** A subject as a caller describes it. */
export interface SubjectInput {
  readonly name: string | null;
  readonly aliases: readonly string[];
  readonly type: EntityKind | null;
  readonly birthDate: string | null;
  readonly nationalities: readonly string[];
  readonly identifiers: readonly ListedIdentifier[];
}

/** Why a subject can't be screened. `message` continues after the field and says what to do. */
export interface SubjectProblem {
  /** Such as `identifiers[0].country`. */
  readonly field: string;
  readonly message: string;
}

/** What a caller said about a subject, without what the register has. The name is null only for an entity. */
export type GivenSubject = Omit<ScreenedSubject, 'name'> & { readonly name: string | null };

/** Names and numbers that a caller said about an entity. */
export type GivenIdentity = Pick<GivenSubject, 'name' | 'aliases' | 'identifiers'>;

export type SubjectReading =
  { readonly subject: ScreenedSubject; readonly given: GivenSubject } | { readonly problem: SubjectProblem };

/** Nobody alive or listed was born earlier. */
const FIRST_YEAR = 1850;

/** The register's own data about a subject that is one of its entities. */
export interface KnownSubject {
  readonly names: readonly string[];
  readonly type: EntityKind;
  readonly identifiers: readonly ListedIdentifier[];
}

/**
 * The subject to screen and what was said about it, or the first problem. `known`: what the register has about it, which comes first; the caller's data adds to
 * it. Names and numbers that can't be compared are problems, because screening without them would look like a clearance.
 *
 * @param today 'YYYY-MM-DD': nobody was born later
 */
export function readSubject(input: SubjectInput, today: string, known: KnownSubject | null = null): SubjectReading {
  const problem = problemOf(input, today, known);
  if (problem !== null) return { problem };
  const given = givenOf(input);
  const names = [...(given.name === null ? [] : [given.name]), ...given.aliases];
  const [name = '', ...aliases] = new Set([...(known?.names ?? []), ...names]);
  const identifiers = distinct([...(known?.identifiers ?? []), ...given.identifiers]);
  return { subject: { ...given, name, aliases, type: known?.type ?? given.type, identifiers }, given };
}

/**
 * A subject that is an entity, without the names and numbers that only the register has. Its name is empty if the caller said none. `given`: what the
 * caller said; null: not known, so everything may be the register's.
 */
export function withoutRegister(subject: ScreenedSubject, given: GivenIdentity | null): ScreenedSubject {
  const own = given === null ? [] : [...(given.name === null ? [] : [given.name]), ...given.aliases];
  const [name = '', ...aliases] = own;
  return { ...subject, name, aliases, identifiers: given?.identifiers ?? [] };
}

function givenOf(input: SubjectInput): GivenSubject {
  const name = input.name?.trim() ?? null;
  const aliases = input.aliases.map((alias) => alias.trim()).filter((alias) => alias !== '' && alias !== name);
  return {
    ...{ name, aliases: [...new Set(aliases)], type: input.type, birthDate: input.birthDate?.trim() ?? null },
    nationalities: [...new Set(input.nationalities.map((code) => code.trim().toUpperCase()))],
    identifiers: distinct(
      input.identifiers.map(({ kind, value, country }) => ({
        ...{ kind, value: value.trim(), country: country?.trim().toUpperCase() ?? null },
      })),
    ),
  };
}

function distinct(identifiers: readonly ListedIdentifier[]): ListedIdentifier[] {
  return [...new Map(identifiers.map((one) => [JSON.stringify([one.kind, one.value, one.country]), one])).values()];
}

function problemOf(input: SubjectInput, today: string, known: KnownSubject | null): SubjectProblem | null {
  return (
    nameProblemOf(input, known) ??
    typeProblemOf(input, known) ??
    birthDateProblemOf(input, today, known) ??
    nationalityProblemOf(input) ??
    firstOf(input.identifiers.map(identifierProblemOf))
  );
}

function nameProblemOf({ name, aliases }: SubjectInput, known: KnownSubject | null): SubjectProblem | null {
  const isNamed = known !== null && known.names.length > 0;
  if (name === null && !isNamed) {
    const message =
      known === null ? 'is required, or entity_id' : 'is required: the register has no name of this entity';
    return { field: 'name', message };
  }
  const of = (field: string, text: string): SubjectProblem | null => {
    const problem = nameProblem(text, 'identifiers');
    return problem === null ? null : { field, message: `must have ${problem}` };
  };
  const own = name === null ? null : of('name', name);
  return own ?? firstOf(aliases.map((alias, at) => of(`aliases[${String(at)}]`, alias)));
}

function typeProblemOf({ type }: SubjectInput, known: KnownSubject | null): SubjectProblem | null {
  if (known === null || type === null || type === known.type) return null;
  return { field: 'type', message: `must be ${known.type} or left out: that is what the entity is` };
}

function birthDateProblemOf(
  { birthDate, type }: SubjectInput,
  today: string,
  known: KnownSubject | null,
): SubjectProblem | null {
  if (birthDate === null) return null;
  const field = 'birth_date';
  const date = birthDate.trim();
  if ((known?.type ?? type) === 'Organization') {
    return { field, message: 'is for natural persons: leave it out for an organization' };
  }
  if (!isPartialDate(date)) {
    return { field, message: 'must be a date that the calendar has, such as 1971, 1971-03 or 1971-03-05' };
  }
  if (date > today.slice(0, date.length)) return { field, message: 'must not be in the future' };
  if (Number(date.slice(0, 4)) < FIRST_YEAR) return { field, message: `must be in ${String(FIRST_YEAR)} or later` };
  return null;
}

function nationalityProblemOf({ nationalities }: SubjectInput): SubjectProblem | null {
  const at = nationalities.findIndex((code) => !isCountryCode(code.trim()));
  if (at < 0) return null;
  return { field: `nationalities[${String(at)}]`, message: 'must be an ISO 3166-1 code of two letters, such as PA' };
}

const KINDS: readonly string[] = LISTED_IDENTIFIER_KINDS;

function identifierProblemOf({ kind, value, country }: ListedIdentifier, at: number): SubjectProblem | null {
  const field = `identifiers[${String(at)}]`;
  if (!KINDS.includes(kind)) return { field: `${field}.kind`, message: `must be one of ${KINDS.join(', ')}` };
  if (country === null && !isWorldwide(kind)) {
    const message = `is required for ${kind}, such as PA: without it the number can't be compared`;
    return { field: `${field}.country`, message };
  }
  if (country !== null && !isCountryCode(country.trim())) {
    return { field: `${field}.country`, message: 'must be an ISO 3166-1 code of two letters, such as PA' };
  }
  if (numberKeys({ kind, value, country }).length > 0) return null;
  return { field: `${field}.value`, message: 'must have 4 to 64 letters and digits' };
}

function firstOf(problems: readonly (SubjectProblem | null)[]): SubjectProblem | null {
  return problems.find((problem) => problem !== null) ?? null;
}
