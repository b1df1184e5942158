/** Bounds of a search, for its check and for the schemas. */
export const SEARCH_LIMITS = {
  limit: { default: 20, minimum: 1, maximum: 100 },
  sortKeys: 3,
  facets: 10,
  listValues: 100,
  /** Characters of one text. */
  text: 200,
  words: 10,
  /** Characters of a cursor. */
  cursor: 4_000,
} as const;
