/** What it means to be on a list. `impediment`: travel restrictions. */
export const LIST_KINDS = ['sanctions', 'pep', 'debarment', 'impediment'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** A list that is imported whole. */
export interface ListDefinition {
  readonly kind: ListKind;
  /** English and Spanish. */
  readonly name: readonly [string, string];
  readonly publisher: string;
  /** Its name in the field `lista` of `sanciones_internacionales`; null for PEP lists, which have no such field. */
  readonly label: string | null;
  /** How its entries are records of the registry; null: only in lists. */
  readonly records: ListRecords | null;
}

/** Keys of the records of a list's entries: each is the prefix and the id of the entry. */
export interface ListRecords {
  readonly source: string;
  readonly keyPrefix: string;
  /** Of the public `sid` in the payload. */
  readonly sidPrefix: string;
  /** The list has cédulas, so that its entries are persons of the registry, too. */
  readonly persons?: true;
}
