import { countryCode } from './countries.js';
import { listDay } from './list-dates.js';
import { requiredColumn, toListing } from './listing.js';
import type { ListRow, ListedName, Listing } from './listing.js';

/** Where the World Bank publishes its list for people to read. */
const PAGE = 'https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms';

/**
 * An entry of the World Bank's listing of ineligible firms and individuals, in the fields of its JSON file
 * (`response.ZPROCSUPP`). Other names are in `ADD_SUPP_INFO`, in parentheses: `(F.K.A. NAME)`.
 */
export function worldBankListing(row: ListRow): Listing {
  const country = row.text('COUNTRY_NAME');
  const isPerson = row.text('SUPP_TYPE_CODE') === 'I';
  const nationalities = isPerson && country !== null ? [countryCode(country)] : [];
  const address = ['SUPP_ADDR', 'SUPP_CITY', 'COUNTRY_NAME'].map((column) => row.text(column));
  return toListing({
    entryId: requiredColumn(row, 'SUPP_ID'),
    type: isPerson ? 'individual' : 'entity',
    names: [
      { kind: 'primary', name: requiredColumn(row, 'SUPP_NAME') },
      ...otherNames(row.text('ADD_SUPP_INFO') ?? ''),
    ],
    nationalities,
    programs: [row.text('DEBAR_REASON')].filter((reason) => reason !== null),
    remarks: address.filter((part) => part !== null).join(', ') || null,
    listedOn: listDay(row.text('DEBAR_FROM_DATE')),
    until: listDay(row.text('DEBAR_TO_DATE')),
    url: PAGE,
  });
}

/** `(A.K.A. NAME, F.K.A. NAME)`. */
function otherNames(text: string): ListedName[] {
  const parts = text.replace(/[()]/g, ' ').split(/\b(?=[AF]\.?K\.?A\.? )/i);
  return parts.flatMap((part): ListedName[] => {
    const [, letter = '', written = ''] = /^([AF])\.?K\.?A\.? (.+)$/i.exec(part.trim()) ?? [];
    const name = written.trim().replace(/[,;]$/, '');
    return name === '' ? [] : [{ kind: letter.toLowerCase() === 'f' ? 'former' : 'alias', name }];
  });
}
