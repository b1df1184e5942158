import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { candidateListing, seatListings } from '../../jurisdictions/pa/list-rows.js';
import { changedFields, listingText } from './changed-fields.js';
import { countryCode } from './countries.js';
import { euListing } from './eu.js';
import { listDates, listDay } from './list-dates.js';
import { listingPayload } from './listing-payload.js';
import { toListing } from './listing.js';
import type { ListRow, Listing } from './listing.js';
import { ofacListing } from './ofac.js';
import { unListing } from './un.js';
import type { ListElement } from './un.js';
import { worldBankListing } from './world-bank.js';

const row = (cells: Readonly<Record<string, string>>): ListRow => ({ text: (column) => cells[column] ?? null });
const element = (name: string, ...content: (string | ListElement)[]): ListElement => ({
  name,
  text: content.filter((part) => typeof part === 'string').join(''),
  children: content.filter((part) => typeof part !== 'string'),
});

describe('dates of lists', () => {
  it.each([
    ['10 Dec 1948', ['1948-12-10']],
    ['11.8.1960', ['1960-08-11']],
    ['5 Mar. 1971', ['1971-03-05']],
    ['Dec 1948', ['1948-12']],
    ['circa 1960', ['1960']],
    ['1955 to 1957', ['1955', '1956', '1957']],
    ['circa 1959-1960', ['1959', '1960']],
    ['01 Jan 1960 to 31 Dec 1961', ['1960', '1961']],
    ['1963 or 1965', ['1963', '1965']],
    ['(a) 1.2.1970, (b) 3.4.1971', ['1970-02-01', '1971-04-03']],
    ['1956/1957', ['1956', '1957']],
    ['2024-05-14T00:00:00.000Z', ['2024-05-14']],
    ['1900 to 1999', []],
    ['30.2.1960', []],
    ['unknown', []],
  ])('%s', (written, expected) => {
    expect(listDates(written)).toEqual(expected);
  });

  it('only whole days date a listing', () => {
    expect([listDay('01-AUG-2019'), listDay('2019'), listDay(null)]).toEqual(['2019-08-01', null, null]);
  });
});

it.each([
  ['Iraq', 'IQ'],
  ['DPRK', 'KP'],
  ['Korea, North', 'KP'],
  ['Atlantis', 'Atlantis'],
])('the country %s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

describe('entries of the lists', () => {
  it('reads names, dates and numbers from the remarks of the OFAC list', () => {
    const listing = ofacListing(
      row({
        ...{ ent_num: '900001', SDN_Name: 'FICTICIO, Juan', SDN_Type: 'individual', Program: 'SDNTK] [SDGT' },
        Title: 'Director',
        Remarks:
          "DOB 10 Dec 1948; alt. DOB 1950; nationality Iraq; a.k.a. 'EL FALSO'; f.k.a. 'FICTICIO, J.'; Cedula No. 8-123-456 " +
          '(Iraq); Passport A00001 (Iraq) expires 01 Jan 2020; alt. Passport A00002.',
      }),
    );
    expect(listing).toMatchObject({
      ...{ entryId: '900001', type: 'individual', birthDates: ['1948-12-10', '1950'], nationalities: ['IQ'] },
      names: [
        { kind: 'primary', name: 'FICTICIO, Juan' },
        { kind: 'alias', name: 'EL FALSO' },
        { kind: 'former', name: 'FICTICIO, J.' },
      ],
      identifiers: [
        { kind: 'cedula', value: '8-123-456', country: 'IQ' },
        { kind: 'passport', value: 'A00001', country: 'IQ' },
        { kind: 'passport', value: 'A00002', country: null },
      ],
      programs: ['SDNTK', 'SDGT'],
      positions: [{ title: 'Director' }],
    });
  });

  it('tells weak aliases of the EU list from others', () => {
    const cells = { celex: '32001R2580', annex: 'I', recordId: '1', schema: 'Person', name: 'FICTICIO Juan' };
    const listing = euListing(row({ ...cells, alias: 'A; B', weakAlias: 'C', birthDate: '1.2.1970', startDate: '23.2.2024' })); // prettier-ignore
    expect(listing.names.map(({ kind }) => kind)).toEqual(['primary', 'alias', 'alias', 'weak_alias']);
    expect(listing).toMatchObject({ birthDates: ['1970-02-01'], listedOn: '2024-02-23' });
  });

  it('keeps the key of an entry of the EU list whose birth date changes', () => {
    const cells = { celex: '32001R2580', annex: 'I', recordId: '1', schema: 'Person', name: 'FICTICIO Juan' };
    const [before, after] = ['1.2.1970', '2.2.1970'].map((birthDate) => euListing(row({ ...cells, birthDate })));
    expect(after?.entryId).toBe(before?.entryId);
  });

  it("reads an individual of the United Nations' list", () => {
    const listing = unListing(
      element(
        'INDIVIDUAL',
        ...[element('DATAID', '900001'), element('FIRST_NAME', 'JUAN'), element('SECOND_NAME', 'FICTICIO')],
        ...[element('UN_LIST_TYPE', 'DRC'), element('REFERENCE_NUMBER', 'XXi.001'), element('LISTED_ON', '2012-12-31')],
        element('NATIONALITY', element('VALUE', 'Iraq')),
        element('DESIGNATION', element('VALUE', 'Director')),
        element('INDIVIDUAL_ALIAS', element('QUALITY', 'Good'), element('ALIAS_NAME', 'EL FALSO')),
        element('INDIVIDUAL_ALIAS', element('QUALITY', 'Low'), element('ALIAS_NAME', 'J.')),
        element('INDIVIDUAL_DATE_OF_BIRTH', element('TYPE_OF_DATE', 'BETWEEN'), element('FROM_YEAR', '1970'), element('TO_YEAR', '1971')), // prettier-ignore
        element('INDIVIDUAL_DOCUMENT', element('TYPE_OF_DOCUMENT', 'Passport'), element('NUMBER', 'A1'), element('ISSUING_COUNTRY', 'Iraq')), // prettier-ignore
      ),
    );
    expect(listing).toMatchObject({
      ...{ entryId: '900001', type: 'individual', birthDates: ['1970', '1971'], listedOn: '2012-12-31' },
      names: [
        { kind: 'primary', name: 'JUAN FICTICIO' },
        { kind: 'alias', name: 'EL FALSO' },
        { kind: 'weak_alias', name: 'J.' },
      ],
      identifiers: [{ kind: 'passport', value: 'A1', country: 'IQ' }],
    });
  });

  it("reads a firm of the World Bank's list", () => {
    const cells = {
      SUPP_ID: '1',
      SUPP_NAME: 'FICTICIA, S.A.',
      SUPP_TYPE_CODE: 'F',
      ADD_SUPP_INFO: '(F.K.A. FALSA, S.A.)',
    };
    const listing = worldBankListing(row({ ...cells, DEBAR_FROM_DATE: '01-AUG-2019', DEBAR_TO_DATE: '01-AUG-2029' }));
    expect(listing).toMatchObject({ type: 'entity', listedOn: '2019-08-01', until: '2029-08-01', birthDates: [] });
    expect(listing.names[1]).toEqual({ kind: 'former', name: 'FALSA, S.A.' });
  });

  it('reads a seat with its substitute, and the cédula of a candidate', () => {
    const seat = { slug: 'juana-ficticia', name: 'Juana Ficticia', suplente: 'Ana Falsa', circuit: '1-1' };
    expect(seatListings(row(seat)).map(({ entryId }) => entryId)).toEqual([
      'juana-ficticia',
      'juana-ficticia/suplente',
    ]);
    const candidate = { id: 'a', candidateName: 'Ana Falsa', documentId: '08-0123-000456', position: 'Alcalde' };
    expect(candidateListing(row(candidate)).identifiers).toEqual([
      { kind: 'cedula', value: '8-123-456', country: 'PA' },
    ]);
  });

  it.each([
    ['a blank name', () => ofacListing(row({ ent_num: '1' }))],
    ['a number that is none', () => ofacListing(row({ ent_num: 'x', SDN_Name: 'A' }))],
    ['an entry without an id', () => unListing(element('ENTITY', element('FIRST_NAME', 'A')))],
    ['a firm without an id', () => worldBankListing(row({ SUPP_NAME: 'A' }))],
    ['a candidate without a cédula', () => candidateListing(row({ id: '1', documentId: 'x' }))],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow(expect.objectContaining({ name: 'InvalidListRowError' }));
  });
});

describe('the difference of two versions of a listing', () => {
  const listing = (more: Partial<Listing> = {}): Listing =>
    toListing({ entryId: '1', type: 'individual', names: [{ kind: 'primary', name: 'A' }], ...more });

  it.each<[Partial<Listing>, string[]]>([
    [{ birthDates: ['1960'] }, ['birthDates']],
    [{ names: [{ kind: 'primary', name: 'A' }, { kind: 'alias', name: 'B' }], until: '2030-01-01' }, ['names', 'until']], // prettier-ignore
    [{}, []],
  ])('%j changes %j', (more, expected) => {
    expect(changedFields(listing(), listing(more))).toEqual(expected);
  });

  it('is empty exactly if the texts of both are the same, in whatever order their dates and keys are', () => {
    const field = fc.constantFrom('1960', '1961-02', '1962-03-04');
    const dates = fc.uniqueArray(field);
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [before, after] = [listing({ birthDates: one }), listing({ birthDates: other })];
        const isSame = one.toSorted().join() === other.toSorted().join();
        expect(changedFields(before, after).length === 0).toBe(isSame);
        expect(listingText(before) === listingText(after)).toBe(isSame);
      }),
    );
    const sorted = JSON.parse(
      JSON.stringify(listing(), (_, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort())
          : value,
      ),
    ) as Listing;
    expect(listingText(sorted)).toBe(listingText(listing()));
  });
});

it('shows a listing in the fields of its tag', () => {
  const listing = ofacListing(
    row({ ent_num: '1', SDN_Name: 'FICTICIA, S.A.', Program: 'SDGT', Remarks: "a.k.a. 'FALSA'." }),
  );
  expect(listingPayload('ofac_sdn', listing, { key: 'ruc', score: 1 })).toEqual({
    ...{
      sid: 'ofac:1',
      lista: 'OFAC SDN',
      nombre: 'FICTICIA, S.A.',
      tipo: 'entity',
      programas: ['SDGT'],
      alias: ['FALSA'],
    },
    ...{
      observaciones: "a.k.a. 'FALSA'.",
      fecha_designacion: null,
      match: { key: 'ruc', score: 1 },
      source_updated_at: null,
    },
    url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=1',
  });
});
