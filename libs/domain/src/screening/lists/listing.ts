/** What a listed party is, as in the tag `sanciones_internacionales`. */
export const LISTED_TYPES = ['individual', 'entity', 'vessel', 'aircraft'] as const;
export type ListedType = (typeof LISTED_TYPES)[number];

/** `weak_alias`: the publisher says that it doesn't identify anyone by itself. */
export type ListedNameKind = 'primary' | 'alias' | 'weak_alias' | 'former';

export interface ListedName {
  readonly kind: ListedNameKind;
  readonly name: string;
}

/** Kinds of numbers, of lists and of screened subjects. */
export const LISTED_IDENTIFIER_KINDS = [
  ...(['ruc', 'cedula', 'nit', 'passport', 'national_id', 'tax_id', 'registration', 'imo', 'swift', 'lei'] as const),
] as const;

export interface ListedIdentifier {
  /** One of `LISTED_IDENTIFIER_KINDS`. */
  readonly kind: string;
  readonly value: string;
  /** ISO 3166-1 code of the issuing country; as written if we don't know it; null if not stated. */
  readonly country: string | null;
}

/** An office held or sought, of a listed person. */
export interface ListedPosition {
  readonly title: string;
  readonly institution: string | null;
  readonly party: string | null;
  /** 'YYYY-MM-DD'. */
  readonly since: string | null;
  readonly until: string | null;
}

/** One entry of a sanctions, PEP or debarment list, whatever its publisher calls the fields. */
export interface Listing {
  /** Key of the entry in its list; stays the same while the entry stays. At most 200 characters. */
  readonly entryId: string;
  readonly type: ListedType;
  /** The primary name first. */
  readonly names: readonly ListedName[];
  /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'. */
  readonly birthDates: readonly string[];
  /** ISO 3166-1 codes; as written where we don't know the country. */
  readonly nationalities: readonly string[];
  readonly identifiers: readonly ListedIdentifier[];
  /** Sanctions programs, or grounds of a debarment. */
  readonly programs: readonly string[];
  readonly positions: readonly ListedPosition[];
  /** PEP lists: the type of exposure. */
  readonly category: 'official' | 'deputy' | 'candidate' | null;
  readonly remarks: string | null;
  /** 'YYYY-MM-DD': when the party was listed, designated or nominated. */
  readonly listedOn: string | null;
  /** 'YYYY-MM-DD': when a debarment ends. */
  readonly until: string | null;
  readonly url: string | null;
}

/** The parts of a listing that may be left out. */
export type ListingInput = Pick<Listing, 'entryId' | 'type' | 'names'> & Partial<Listing>;

/** A listing with defaults for what its publisher doesn't state, without duplicates, and always in the same order. */
export function toListing(input: ListingInput): Listing {
  const distinct = <Item>(items: readonly Item[] = []): Item[] => [
    ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
  ];
  return {
    entryId: input.entryId,
    type: input.type,
    names: distinctNames(input.names),
    birthDates: distinct(input.birthDates),
    nationalities: distinct(input.nationalities),
    identifiers: distinct(input.identifiers),
    programs: distinct(input.programs),
    positions: distinct(input.positions),
    category: input.category ?? null,
    remarks: input.remarks ?? null,
    listedOn: input.listedOn ?? null,
    until: input.until ?? null,
    url: input.url ?? null,
  };
}

/** A name that is written several times counts as the first of them: the primary name before an alias. */
function distinctNames(names: readonly ListedName[]): ListedName[] {
  const byText = new Map<string, ListedName>();
  for (const { kind, name } of names) if (!byText.has(name)) byText.set(name, { kind, name });
  return [...byText.values()];
}

/** One entry as its file has it, by column. */
export interface ListRow {
  /** Null if the column is blank or missing. */
  text(column: string): string | null;
}

/** A row that isn't an entry of the list; the message says why. */
export class InvalidListRowError extends Error {
  override readonly name = 'InvalidListRowError';
}

/** The text of a column that no entry leaves blank; throws InvalidListRowError. */
export function requiredColumn(row: ListRow, column: string): string {
  const text = row.text(column);
  if (text === null) throw new InvalidListRowError(`${column} is missing`);
  return text;
}

/** Values that a list packs into one column: `A; B; C`. */
export function packedValues(text: string | null): string[] {
  return (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
