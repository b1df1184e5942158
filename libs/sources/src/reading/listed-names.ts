import { lookup, parseIdentifier } from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';
import type { Subject } from '../source.js';
import { tieOf } from './whose.js';
import type { Tie } from './whose.js';

/** An entry of a sanctions list. */
export interface Listed {
  /** individual, entity, vessel, aircraft. */
  readonly tipo: string;
  /** Its name and aliases. */
  readonly names: readonly string[];
  /** Panamanian RUCs and cédulas of the entry. */
  readonly identifiers: readonly string[];
}

const KIND_OF: Readonly<Record<string, EntityKind>> = { individual: 'NaturalPerson', entity: 'Organization' };

/**
 * How an entry matches the subject. If both have identifiers, these decide; else the full name or an alias must be the
 * subject's, and a person's name does not match a company or ship (ADR 0067).
 */
export function tieToListed(subject: Subject, listed: Listed): Tie | null {
  const byNumber = firstTie(listed.identifiers.map((identifier) => tieOf(subject, { identifier })));
  if (byNumber) return byNumber;
  const isKnown = (number: string | null): boolean => number !== null && parseIdentifier('pa', number).length > 0;
  if ((isKnown(subject.ruc) || isKnown(subject.cedula)) && listed.identifiers.some(isKnown)) return null;
  if (lookup(KIND_OF, listed.tipo) !== subject.kind) return null;
  return firstTie(listed.names.map((nombre) => tieOf(subject, { nombre })));
}

function firstTie(ties: readonly (Tie | null)[]): Tie | null {
  return ties.find((tie) => tie !== null) ?? null;
}
