import { lookup, parseIdentifier } from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';
import type { QueriedEntity } from '../../source.js';
import { matchOwner } from './row-ownership.js';
import type { OwnerMatch } from './row-ownership.js';

/** An entry of a sanctions list. */
export interface Listing {
  /** individual, entity, vessel, aircraft. */
  readonly tipo: string;
  /** Its name and aliases. */
  readonly names: readonly string[];
  /** RUCs and cédulas of the entry that were issued by the subject's country. */
  readonly identifiers: readonly string[];
}

const KIND_OF: Readonly<Record<string, EntityKind>> = { individual: 'NaturalPerson', entity: 'Organization' };

/**
 * How an entry matches the subject. If both have identifiers, these decide; else the full name or an alias must be the
 * subject's, and a person's name does not match a company or ship (ADR 0067).
 */
export function matchListing(subject: QueriedEntity, listing: Listing): OwnerMatch | null {
  const byNumber = firstMatch(listing.identifiers.map((identifier) => matchOwner(subject, { identifier })));
  if (byNumber) return byNumber;
  const isKnown = (number: string | null): boolean =>
    number !== null && parseIdentifier(subject.jurisdiction, number).length > 0;
  if ((isKnown(subject.ruc) || isKnown(subject.cedula)) && listing.identifiers.some(isKnown)) return null;
  if (lookup(KIND_OF, listing.tipo) !== subject.kind) return null;
  return firstMatch(listing.names.map((nombre) => matchOwner(subject, { nombre })));
}

function firstMatch(matches: readonly (OwnerMatch | null)[]): OwnerMatch | null {
  return matches.find((tie) => tie !== null) ?? null;
}
