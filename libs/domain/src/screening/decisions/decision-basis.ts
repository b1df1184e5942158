import type { ListedIdentifier, Listing } from '../lists/listing.js';
import { numberKeys } from '../subjects/identifiers.js';
import type { GivenIdentity } from '../subjects/read-subject.js';
import type { ScreenedSubject } from '../subjects/subject.js';
import { checksumsOf, isChecksums, withChecksums } from './checksums.js';

/** What a customer decided about a hit. `open`: nothing, or no longer. */
export const DECISIONS = ['dismissed', 'confirmed', 'open'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The fields that a decision about a hit rests on: those that are compared. */
export const DECIDED_FIELDS = ['name', 'type', 'birth_date', 'nationality', 'identifier'] as const;
export type DecidedField = (typeof DECIDED_FIELDS)[number];

/** What is compared of one side. Names, dates and numbers are in no order. */
export interface DecidedParty {
  /** Names of a listing with their kinds, such as `alias:Juan Inventado`. */
  readonly names: readonly string[];
  readonly type: string | null;
  readonly birthDates: readonly string[];
  readonly nationalities: readonly string[];
  readonly identifiers: readonly ListedIdentifier[];
}

/** Both sides of a hit as they were when a customer decided about it. */
export interface DecisionBasis {
  readonly subject: DecidedParty;
  readonly listing: DecidedParty;
}

/** A field that changed since a decision, and on which side. */
export interface ChangedBasis {
  readonly party: keyof DecisionBasis;
  readonly field: DecidedField;
}

/** What a decision about a subject rests on. */
export function subjectBasis(subject: ScreenedSubject): DecidedParty {
  const { name, aliases, type, birthDate, nationalities, identifiers } = subject;
  return {
    ...{ names: [name, ...aliases], type, birthDates: birthDate === null ? [] : [birthDate] },
    ...{ nationalities, identifiers },
  };
}

/**
 * What a decision about an entity rests on. Names and numbers that only the register has are kept as checksums: a change is noticed,
 * and a fact that has to be suppressed isn't in the history of decisions.
 */
export function entityBasis(subject: ScreenedSubject, given: GivenIdentity): DecidedParty {
  const whole = subjectBasis(subject);
  const ownNames = [...(given.name === null ? [] : [given.name]), ...given.aliases];
  const isOwn = (one: ListedIdentifier): boolean => given.identifiers.some((own) => jsonOf(own) === jsonOf(one));
  return {
    ...whole,
    names: whole.names.map((name) => (ownNames.includes(name) ? name : withChecksums([plain(name)]))),
    identifiers: whole.identifiers.map((one) =>
      isOwn(one) ? one : { kind: 'number', value: withChecksums(formsOfNumber(one)), country: null },
    ),
  };
}

/** What a decision about a listing rests on. An alias that becomes a weak one is another name. */
export function listingBasis({ names, type, birthDates, nationalities, identifiers }: Listing): DecidedParty {
  return {
    ...{ names: names.map(({ kind, name }) => `${kind}:${name}`), type, birthDates, nationalities },
    identifiers,
  };
}

/**
 * The fields in which either side differs from what a decision rested on; empty: the decision stands. Order, case, spaces, repetition
 * and the way a number is written are no difference. Everything else is, also what becomes known: it may say that the party is another.
 */
export function changedBasis(decided: DecisionBasis, now: DecisionBasis): ChangedBasis[] {
  return (['subject', 'listing'] as const).flatMap((party) =>
    DECIDED_FIELDS.filter((field) => !isSame(formsIn(decided[party], field), formsIn(now[party], field))).map(
      (field) => ({ party, field }),
    ),
  );
}

/** A value in the forms in which it is compared: two values are the same if they share one. */
type Forms = readonly string[];

/** If one side has checksums, both are compared as checksums. */
function isSame(some: readonly Forms[], others: readonly Forms[]): boolean {
  const asChecksums = [...some, ...others].some((forms) => forms.some(isChecksums));
  const [one, other] = asChecksums ? [some.map(checksumsOf), others.map(checksumsOf)] : [some, others];
  const isIn = (forms: Forms, all: readonly Forms[]): boolean =>
    all.some((own) => own.some((form) => forms.includes(form)));
  return one.every((forms) => isIn(forms, other)) && other.every((forms) => isIn(forms, one));
}

function formsIn(
  { names, type, birthDates, nationalities, identifiers }: DecidedParty,
  field: DecidedField,
): readonly Forms[] {
  switch (field) {
    case 'name':
      return names.map(formsOfText);
    case 'type':
      return type === null ? [] : [formsOfText(type)];
    case 'birth_date':
      return birthDates.map(formsOfText);
    case 'nationality':
      return nationalities.map(formsOfText);
    case 'identifier':
      return identifiers.map((one) => (isChecksums(one.value) ? [one.value] : formsOfNumber(one)));
  }
}

const formsOfText = (text: string): Forms => [isChecksums(text) ? text : plain(text)];

/** A number that can't be compared with others, such as one without a country, is compared as it is written. */
function formsOfNumber(identifier: ListedIdentifier): Forms {
  const keys = numberKeys(identifier);
  return keys.length > 0 ? keys : [plain(jsonOf(identifier))];
}

const jsonOf = ({ kind, value, country }: ListedIdentifier): string => JSON.stringify([kind, value.trim(), country]);

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
