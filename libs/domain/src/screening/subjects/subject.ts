import type { EntityKind } from '../../jurisdictions/jurisdiction.js';
import type { ListedIdentifier, ListedType } from '../lists/listing.js';

/** The score from which hits are shown, unless a caller says otherwise: below, hardly any is the one who is meant. */
export const DEFAULT_MIN_SCORE = 0.6;

/** A person or organization that is screened, with what the caller knows. */
export interface ScreenedSubject {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Null: not known. */
  readonly type: EntityKind | null;
  /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'. */
  readonly birthDate: string | null;
  /** ISO 3166-1 codes of two letters. */
  readonly nationalities: readonly string[];
  readonly identifiers: readonly ListedIdentifier[];
}

/** The kind of entity that a listed party is. A vessel is named like an organization. */
export function kindOfListed(type: ListedType): EntityKind {
  return type === 'individual' ? 'NaturalPerson' : 'Organization';
}
