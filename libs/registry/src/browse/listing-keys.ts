import { DEFAULT_JURISDICTION, JURISDICTIONS, foldKeyword, lookup } from '@entity-registry/domain';
import type { Condition, EntitySearchQuery, JurisdictionDefinition } from '@entity-registry/domain';

/** Words with fewer letters are compared with each name instead: too many words begin with them. */
const SHORTEST_KEY = 3;
/** `listing_keys` cuts words to this length. */
const LONGEST_WORD = 200;

const { identifiers }: JurisdictionDefinition = JURISDICTIONS[DEFAULT_JURISDICTION];
const provinces = identifiers.provinces ?? {};

/** The written names of provinces by their folded ones. */
const NAMES = new Map(Object.values(provinces).map((name) => [foldKeyword(name), name]));

/**
 * The name of a province, always written the same: `entity_listing` has the number of an identity card for persons, and for companies
 * what their records say.
 */
export function provinceName(listed: string | null): string | null {
  if (listed === null) return null;
  if (/^\d+$/.test(listed)) return lookup(provinces, listed) ?? null;
  return NAMES.get(foldKeyword(listed)) ?? listed;
}

/** The conditions of a search on `entity_listing`, except those on the name's order. */
export interface ListingConditions {
  /** The query on `keys`; null: none. */
  readonly keys: string | null;
  /** The same without the words of the name. */
  readonly filters: string | null;
  /** LIKE patterns that the folded name, with a blank before it, must all match: of words that `keys` lacks. */
  readonly shortWords: readonly string[];
  /** LIKE patterns of all words: the keys of an entity with several names don't say which name has which word. */
  readonly allWords: readonly string[];
}

/** `whole`: a word that the names have as it is, rather than a word of the query as a beginning of theirs. */
export function listingConditions(
  { words, conditions }: EntitySearchQuery,
  whole: string | null = null,
): ListingConditions {
  const long = words.filter((word) => word.length >= SHORTEST_KEY);
  const filters = conditions.map(keyOf);
  const named = whole === null ? long.map((word) => beginning(word.slice(0, LONGEST_WORD))) : [lexeme(whole)];
  const keys = [...named, ...filters];
  return {
    keys: keys.length === 0 ? null : keys.join(' & '),
    filters: filters.length === 0 ? null : filters.join(' & '),
    shortWords: words.filter((word) => word.length < SHORTEST_KEY).map(pattern),
    allWords: words.map(pattern),
  };
}

/** The one word of a search without filters; null: it has others, or none that `keys` has. */
export function onlyWord({ words, conditions }: EntitySearchQuery): string | null {
  const [word = ''] = words;
  return words.length === 1 && conditions.length === 0 && word.length >= SHORTEST_KEY ? word : null;
}

const pattern = (word: string): string => `% ${word}%`;

function keyOf(condition: Condition): string {
  const { field, is } = condition;
  switch (is) {
    case 'one of':
    case 'none of': {
      const any = `(${condition.values.flatMap((value) => filterKeys(field.name, value).map(lexeme)).join(' | ')})`;
      return is === 'one of' ? any : `!${any}`;
    }
    case 'beginning':
      return beginningOf(field.name, condition.value);
    default:
      throw new Error(`entities are not filtered by ${field.name} '${is}'`);
  }
}

function beginningOf(filter: string, value: string): string {
  const numbers = filter === 'province' ? numbersOf((name) => name.startsWith(foldKeyword(value))) : [];
  const any = [beginning(`${filter}=${foldKeyword(value)}`), ...numbers.map((number) => lexeme(`${filter}=${number}`))];
  return `(${any.join(' | ')})`;
}

/** The keys of a value; a province is a name or a number. */
function filterKeys(filter: string, value: string): string[] {
  const folded = foldKeyword(value);
  const numbers = filter === 'province' ? numbersOf((name) => name === folded) : [];
  return [folded, ...numbers].map((text) => `${filter}=${text}`);
}

function numbersOf(matches: (folded: string) => boolean): string[] {
  return Object.entries(provinces).flatMap(([number, name]) => (matches(foldKeyword(name)) ? [number] : []));
}

/** A lexeme of a `tsquery`, quoted. */
const lexeme = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const beginning = (text: string): string => `${lexeme(text)}:*`;
