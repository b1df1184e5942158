import { listingBasis, subjectBasis, toListing } from '@entity-registry/domain';
import type { DecidedParty, Listing, ScreenedSubject } from '@entity-registry/domain';

/** A subject in a stored document, as `screeningDocument` writes it. */
type StoredSubject = Omit<ScreenedSubject, 'birthDate'> & { readonly birth_date: string | null };

/** The parts of a stored result that decisions rest on. */
interface StoredResult {
  readonly subject: StoredSubject;
  readonly hits: readonly {
    readonly listing_id: string;
    readonly listing: Pick<Listing, 'type' | 'names' | 'nationalities' | 'identifiers'> & {
      readonly entry_id: string;
      readonly birth_dates: readonly string[];
    };
  }[];
}

/** The subject of a stored result. */
export function storedSubject(result: unknown): DecidedParty {
  const { birth_date: birthDate, ...subject } = (result as StoredResult).subject;
  return subjectBasis({ ...subject, birthDate });
}

/** A listing as a stored result shows it; null: it is no hit there, or not one of those that are shown. */
export function storedListing(result: unknown, listingId: string): DecidedParty | null {
  const hit = (result as StoredResult).hits.find(({ listing_id: id }) => id === listingId);
  if (hit === undefined) return null;
  const { entry_id: entryId, birth_dates: birthDates, type, names, nationalities, identifiers } = hit.listing;
  return listingBasis(toListing({ entryId, type, names, birthDates, nationalities, identifiers }));
}
