import { countryCode } from './countries.js';
import { listDate, listDates, listDay } from './list-dates.js';
import { InvalidListRowError, toListing } from './listing.js';
import type { ListedIdentifier, ListedName, Listing } from './listing.js';

/** An XML element of a list. */
export interface ListElement {
  readonly name: string;
  /** Its own text, trimmed; '' if it has none. */
  readonly text: string;
  readonly children: readonly ListElement[];
}

const childrenOf = (element: ListElement, name: string): ListElement[] =>
  element.children.filter((child) => child.name === name);

/** The text of the first child that isn't blank; null if there is none. */
const textOf = (element: ListElement, name: string): string | null =>
  childrenOf(element, name).find(({ text }) => text !== '')?.text ?? null;

/** The texts of `<NATIONALITY><VALUE>...</VALUE></NATIONALITY>`. */
const valuesOf = (element: ListElement, name: string): string[] =>
  childrenOf(element, name)
    .flatMap((child) => childrenOf(child, 'VALUE'))
    .map(({ text }) => text)
    .filter((text) => text !== '');

/** Parts of a name, in order. */
const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME', 'FIFTH_NAME', 'SIXTH_NAME'];

/** The elements of the list that are entries. */
export const UN_ENTRIES = ['INDIVIDUAL', 'ENTITY'] as const;

/** An entry of the United Nations Security Council Consolidated List: an `INDIVIDUAL` or `ENTITY` of its XML file. */
export function unListing(entry: ListElement): Listing {
  const id = textOf(entry, 'DATAID');
  const name = NAME_PARTS.map((part) => textOf(entry, part))
    .filter((part) => part !== null)
    .join(' ');
  if (id === null) throw new InvalidListRowError('DATAID is missing');
  if (name === '') throw new InvalidListRowError('FIRST_NAME is missing');
  const original = textOf(entry, 'NAME_ORIGINAL_SCRIPT');
  const reference = textOf(entry, 'REFERENCE_NUMBER');
  return toListing({
    entryId: id,
    type: entry.name === 'INDIVIDUAL' ? 'individual' : 'entity',
    names: [
      { kind: 'primary', name },
      ...[...childrenOf(entry, 'INDIVIDUAL_ALIAS'), ...childrenOf(entry, 'ENTITY_ALIAS')].flatMap(alias),
      ...(original === null ? [] : [{ kind: 'alias', name: original } as const]),
    ],
    birthDates: childrenOf(entry, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(birthDates),
    nationalities: valuesOf(entry, 'NATIONALITY').map(countryCode),
    identifiers: childrenOf(entry, 'INDIVIDUAL_DOCUMENT').flatMap(document),
    programs: [textOf(entry, 'UN_LIST_TYPE')].filter((program) => program !== null),
    positions: valuesOf(entry, 'DESIGNATION').map((title) => ({
      ...{ title, institution: null, party: null, since: null, until: null },
    })),
    remarks: [reference, textOf(entry, 'COMMENTS1')].filter((part) => part !== null).join('; ') || null,
    listedOn: listDay(textOf(entry, 'LISTED_ON')),
    url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  });
}

/** The list rates aliases of people as good or low; those of entities are `a.k.a.` or `f.k.a.` */
function alias(element: ListElement): ListedName[] {
  const quality = textOf(element, 'QUALITY')?.toLowerCase() ?? '';
  const kind = quality === 'low' ? 'weak_alias' : quality.startsWith('f.k.a') ? 'former' : 'alias';
  return packed(textOf(element, 'ALIAS_NAME')).map((name) => ({ kind, name }));
}

const packed = (text: string | null): string[] =>
  (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function birthDates(element: ListElement): string[] {
  const [from, to] = [textOf(element, 'FROM_YEAR'), textOf(element, 'TO_YEAR')];
  if (from !== null && to !== null) return listDates(`${from} to ${to}`);
  const date = listDate(textOf(element, 'DATE') ?? textOf(element, 'YEAR') ?? '');
  return date === null ? [] : [date];
}

const DOCUMENTS: readonly (readonly [type: RegExp, kind: string])[] = [
  [/passport/i, 'passport'],
  [/national identification/i, 'national_id'],
];

function document(element: ListElement): ListedIdentifier[] {
  const value = textOf(element, 'NUMBER');
  if (value === null) return [];
  const type = textOf(element, 'TYPE_OF_DOCUMENT') ?? '';
  const issuer = textOf(element, 'ISSUING_COUNTRY') ?? textOf(element, 'COUNTRY_OF_ISSUE');
  const kind = DOCUMENTS.find(([pattern]) => pattern.test(type))?.[1] ?? 'national_id';
  return [{ kind, value, country: issuer === null ? null : countryCode(issuer) }];
}
