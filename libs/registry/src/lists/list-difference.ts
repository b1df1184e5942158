import { createHash } from 'node:crypto';
import { changedFields, listingText } from '@entity-registry/domain';
import type { Listing, ListingField } from '@entity-registry/domain';

/** A listing of the current version. */
export interface StoredListing {
  readonly id: bigint;
  readonly digest: Buffer;
  readonly data: Listing;
}

/** An entry of an import, with the hash of its content. */
export interface DigestedListing {
  readonly listing: Listing;
  readonly digest: Buffer;
}

/** How an import differs from the current version. */
export interface ListDifference {
  readonly added: readonly DigestedListing[];
  readonly changed: readonly (DigestedListing & {
    readonly before: StoredListing;
    readonly fields: readonly ListingField[];
  })[];
  readonly removed: readonly StoredListing[];
}

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * The entries of an import, ordered by key. Files repeat entries: an equal one is dropped, and another one with the same key gets a
 * number. Neither depends on the order of the file.
 */
export function digestListings(listings: readonly Listing[]): DigestedListing[] {
  const digested: DigestedListing[] = [];
  for (const [entryId, same] of Map.groupBy(listings, (listing) => listing.entryId)) {
    const distinct = [...new Map(same.map((listing) => [listingText(listing), listing])).entries()];
    distinct.sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [at, [, listing]] of distinct.entries()) {
      const numbered = at === 0 ? listing : { ...listing, entryId: `${entryId.slice(0, 190)}#${at + 1}` };
      // Of the numbered entry, which is what a held version stores and hashes again when it is confirmed.
      digested.push({ listing: numbered, digest: sha256(listingText(numbered)) });
    }
  }
  return digested.sort((one, other) => (one.listing.entryId < other.listing.entryId ? -1 : 1));
}

/** The content hash of a version: of its entries, in order of their keys. */
export function digestOfVersion(listings: readonly DigestedListing[]): Buffer {
  return sha256(...listings.map(({ digest }) => digest));
}

/** The keys of `current` that `next` lacks, adds, or has with other content. */
export function compareKeys(
  current: ReadonlyMap<string, Pick<StoredListing, 'digest'>>,
  next: readonly DigestedListing[],
): { added: DigestedListing[]; changed: DigestedListing[]; removed: string[] } {
  const keys = new Set(next.map(({ listing }) => listing.entryId));
  return {
    added: next.filter(({ listing }) => !current.has(listing.entryId)),
    changed: next.filter(({ listing, digest }) => current.get(listing.entryId)?.digest.equals(digest) === false),
    removed: [...current.keys()].filter((key) => !keys.has(key)),
  };
}

/** Fields in which a changed entry differs. */
export function fieldsOf(before: StoredListing, { listing }: DigestedListing): ListingField[] {
  return changedFields(before.data, listing);
}
