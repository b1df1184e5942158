import type { ListedIdentifier, Listing } from '../lists/listing.js';
import type { ScreenedSubject } from '../subjects/subject.js';

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

/** What a decision about a listing rests on. An alias that becomes a weak one is another name. */
export function listingBasis({ names, type, birthDates, nationalities, identifiers }: Listing): DecidedParty {
  return {
    ...{ names: names.map(({ kind, name }) => `${kind}:${name}`), type, birthDates, nationalities },
    identifiers,
  };
}

/**
 * The fields in which either side differs from what a decision rested on; empty: the decision stands. Order, case, spaces and
 * repetition are no difference. Everything else is, also what becomes known: it may say that the party is another.
 */
export function changedBasis(decided: DecisionBasis, now: DecisionBasis): ChangedBasis[] {
  return (['subject', 'listing'] as const).flatMap((party) =>
    DECIDED_FIELDS.filter((field) => textOf(decided[party], field) !== textOf(now[party], field)).map((field) => ({
      ...{ party, field },
    })),
  );
}

function textOf(party: DecidedParty, field: DecidedField): string {
  const values = [...new Set(valuesOf(party, field).map(plain))].sort();
  return JSON.stringify(values);
}

function valuesOf(
  { names, type, birthDates, nationalities, identifiers }: DecidedParty,
  field: DecidedField,
): string[] {
  switch (field) {
    case 'name':
      return [...names];
    case 'type':
      return type === null ? [] : [type];
    case 'birth_date':
      return [...birthDates];
    case 'nationality':
      return [...nationalities];
    case 'identifier':
      return identifiers.map(({ kind, value, country }) => JSON.stringify([kind, value.trim(), country]));
  }
}

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
