import { listingBasis, toListing } from '@entity-registry/domain';
import type { DecidedParty, Listing } from '@entity-registry/domain';

/** The parts of a stored result that decisions rest on, as `screeningDocument` writes them. */
interface StoredResult {
  readonly hits: readonly {
    readonly listing_id: string;
    readonly listing: Pick<Listing, 'type' | 'names' | 'nationalities' | 'identifiers'> & {
      readonly entry_id: string;
      readonly birth_dates: readonly string[];
    };
  }[];
}

/** A listing as a stored result shows it; null: it is no hit there. */
export function storedListing(result: unknown, listingId: string): DecidedParty | null {
  const hit = (result as StoredResult).hits.find(({ listing_id: id }) => id === listingId);
  if (hit === undefined) return null;
  const { entry_id: entryId, birth_dates: birthDates, type, names, nationalities, identifiers } = hit.listing;
  return listingBasis(toListing({ entryId, type, names, birthDates, nationalities, identifiers }));
}
