import type { Listing } from './listing.js';

/** Fields of a listing that a new version may change. */
export const LISTING_FIELDS = [
  ...(['type', 'names', 'birthDates', 'nationalities', 'identifiers', 'programs', 'positions', 'category'] as const),
  ...(['remarks', 'listedOn', 'until', 'url'] as const),
] as const satisfies readonly (keyof Listing)[];
export type ListingField = (typeof LISTING_FIELDS)[number];

/** The fields of one entry in which two versions differ. The order of names, numbers and dates is no difference. */
export function changedFields(before: Listing, after: Listing): ListingField[] {
  return LISTING_FIELDS.filter((field) => valueOf(before[field]) !== valueOf(after[field]));
}

/**
 * A text to hash: equal for two listings if and only if all their fields are equal. Sorts the keys of objects, because jsonb returns them in
 * an order of its own.
 */
export function listingText(listing: Listing): string {
  return [listing.entryId, ...LISTING_FIELDS.map((field) => valueOf(listing[field]))].join('\n');
}

function valueOf(value: Listing[ListingField]): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return JSON.stringify(items.map(itemText).sort());
}

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  return JSON.stringify(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
}
