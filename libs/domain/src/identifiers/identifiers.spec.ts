import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseIdentifier, searchKeys } from './identifiers.js';
import { nitDv } from '../jurisdictions/co/identifiers.js';
import { rucDv } from '../jurisdictions/pa/identifiers.js';
import type { IdentifierReading } from './reading.js';

const vectorsFile = path.resolve(import.meta.dirname, '../../../../../shared/data/taxid_vectors/vectors.csv');

interface Vector {
  country: string;
  kind: string;
  number: string;
  dv: string;
  rechecked: boolean;
}

function vectors(): Vector[] {
  const [, ...lines] = readFileSync(vectorsFile, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const cells = (line.match(/("([^"]*)"|[^,]*)(,|$)/g) ?? []).map((cell) => cell.replace(/,$/, '').replace(/"/g, ''));
    return {
      country: cells[0] ?? '',
      kind: cells[1] ?? '',
      number: cells[2] ?? '',
      dv: cells[3] ?? '',
      rechecked: cells[6] === 'ok',
    };
  });
}

/** The id an entity would be stored under, given the text from a source. */
function stored(text: string, jurisdiction: 'pa' | 'ec' | 'co'): IdentifierReading {
  const [reading] = parseIdentifier(jurisdiction, text);
  if (reading === undefined) throw new Error(`no reading of ${text}`);
  return reading;
}

/** Whether a search for `query` finds an entity whose identifier was stored from `written`. */
function finds(jurisdiction: 'pa' | 'ec' | 'co', query: string, written: string): boolean {
  const { key, compact } = stored(written, jurisdiction);
  const sought = searchKeys(jurisdiction, query);
  return sought.keys.includes(key) || sought.compact.includes(compact);
}

(existsSync(vectorsFile) ? describe : describe.skip)('published vectors (needs ../shared/data)', () => {
  const jurisdictions = { PA: 'pa', EC: 'ec', CO: 'co' } as const;

  it('recognizes every number in the file', () => {
    const unknown = vectors().filter(
      ({ country, number }) => parseIdentifier(jurisdictions[country as 'PA' | 'EC' | 'CO'], number).length === 0,
    );
    // The file also computes digits for zeros, which are nobody's number.
    expect(unknown.filter(({ number }) => /[1-9]/.test(number))).toEqual([]);
  });

  it('computes every Panamanian DV that the file marks as rechecked, and all but one of the others', () => {
    const wrong = vectors()
      .filter(({ country, number }) => country === 'PA' && /[1-9]/.test(number))
      .filter(({ number, dv }) => !parseIdentifier('pa', number).some((reading) => reading.dvExpected === dv));
    expect(wrong.filter((vector) => vector.rechecked)).toEqual([]);
    // One matches no layout of the DGI's document.
    expect(wrong.length).toBeLessThanOrEqual(1);
  });

  it('confirms the check digit of every NIT and of Ecuadorian persons and public bodies', () => {
    // Ecuador issues valid company numbers that fail their check digit, so those are not checked.
    const wrong = vectors().filter(({ country, kind, number }) => {
      if (country === 'PA' || kind === 'ruc_juridical') return false;
      const [reading] = parseIdentifier(country === 'EC' ? 'ec' : 'co', number);
      return reading?.dv !== reading?.dvExpected;
    });
    expect(wrong).toEqual([]);
  });
});

describe('check digits of Panama', () => {
  // The worked examples of the DGI's document, and invented numbers of each form.
  it.each([
    ['10102-64-103462', 'company', '30'], // example 1: old number, weight 11 twice
    ['1102-85-117211', 'company', '95'], // example 2
    ['61302-14-123411', 'company', '22'], // example 3: new number
    ['8-274-125', 'person', '91'], // example 4
    ['8-2743-1253', 'person', '31'], // example 4a: four-digit volume
    ['8-NT-1-24', 'person', '33'], // example 5
    ['8-NT-1-123456', 'person', '76'], // example 5.1: six-digit entry
    ['E-1-11', 'person', '63'], // example 8
    ['E-8-110361', 'person', '95'], // example 8a: six-digit entry
    ['8AV-1-196', 'person', '90'], // example 10
    ['E-8788-26', 'person', '50'], // example 12: the sum stops at weight 11
    ['8-NT-1-1234567', 'company', '49'], // closing note: seven digits are cut to five
  ] as const)('%s of a %s has DV %s', (number, holder, dv) => {
    expect(rucDv(number, holder)).toBe(dv);
  });

  it('computes no DV for a form without a published layout', () => {
    expect(rucDv('8-SB-1-24', 'person')).toBeNull();
  });

  it('keeps a wrong DV as evidence and still reads the number', () => {
    const [reading] = parseIdentifier('pa', '155000001-2-2031 DV 99');
    expect(reading).toMatchObject({ key: '155000001-2-2031', dv: '99' });
    expect(reading?.dvExpected).not.toBe('99');
  });
});

describe('one number, two holders', () => {
  it('reads a short hyphenated number as a person and as a company', () => {
    expect(parseIdentifier('pa', '8-274-125').map((reading) => reading.holder)).toEqual(['person', 'company']);
  });

  it.each(['person', 'company'] as const)('a DV decides for the %s', (holder) => {
    const text = `8-274-125 DV ${rucDv('8-274-125', holder) ?? ''}`;
    expect(searchKeys('pa', text).holder).toBe(holder);
    expect(parseIdentifier('pa', text)[0]?.holder).toBe(holder);
  });

  it.each(['person', 'company'] as const)('a DV with a leading zero decides for the %s', (holder) => {
    expect(searchKeys('pa', `8-274-125 DV 0${rucDv('8-274-125', holder) ?? ''}`).holder).toBe(holder);
  });

  it('a DV that matches neither decides nothing', () => {
    expect(searchKeys('pa', '8-274-125 DV 00').holder).toBeNull();
  });
});

describe('written forms', () => {
  it.each([
    '988123-1-778204',
    '988123-1-778204-60',
    '988123-1-778204 DV 60',
    '988123-1-778204 D.V. 60',
    '988123-1-778204 DV 060',
    '988123-1-778204-060',
    '988123-1-778204 D.V.60',
    '988123-1-778204DV60',
    '988123-1-778204 dv: 60',
    '988123 1 778204',
    '988123.1.778204',
    '0988123-0001-778204',
    '9881231778204',
    '988123177820460',
    '9881231778204 DV 60',
    ' RUC 988123-1-778204 ',
    'R.U.C. No. 988123–1–778204',
  ])('%s is found', (form) => {
    expect(finds('pa', form, '988123-1-778204-60')).toBe(true);
    expect(finds('pa', '988123-1-778204', form)).toBe(true);
  });

  it.each([
    ['PE-0077-009873', 'pe-77-9873'],
    ['8-1999-008191', '8-1999-8191'],
    ['08-1999-008191', '819998191'],
    ['1 PI-0090-000777', '1PI-90-777'],
    ['1-PI-90-777', '1pi90777'],
    ['8AV-1-196', '8-AV-1-196'],
    ['8-NT-1-24', '8NT-1-24 DV 33'],
    ['8-NT-1-24', '8-NT-1-24-033'],
    ['8-NT-1-24', '8nt124'],
    ['E-8-987703', 'e 8 987703'],
    ['E-8-987703', 'E8987703'],
    ['N-0088-008822', 'n-88-8822'],
    ['8-SB-1-24', '8 sb 1 24'],
    ['30999-002-249130', '30999002249130'],
    ['30999-002-249130', '30999-2-249130-84'],
  ])('%s and %s are one number', (a, b) => {
    expect(finds('pa', a, b)).toBe(true);
    expect(finds('pa', b, a)).toBe(true);
  });

  it.each([
    ...['0-0-0', '00-000-000', '0-0-0 DV 70', '0-0-0-70', '000000', 'E-0-0', '8-NT-0-0'].map(
      (text) => ['pa', text] as const,
    ),
    ...(['0000000000001', '0000000000'] as const).map((text) => ['ec', text] as const),
    ['co', '000000000-0'],
  ] as const)('%s: %j is nobody’s number, because it has only zeros', (jurisdiction, text) => {
    expect(parseIdentifier(jurisdiction, text)).toEqual([]);
    expect(searchKeys(jurisdiction, text)).toMatchObject({ keys: [], compact: [] });
  });

  it.each(['', ' ', 'abc', 'XX-1-2', '12', '8-123-456-789', '1-2-3-4-5', '123456789012345678901234', 'PE', 'ñ-1-2'])(
    '%j has no known form in Panama',
    (text) => {
      expect(parseIdentifier('pa', text)).toEqual([]);
      expect(searchKeys('pa', text)).toMatchObject({ keys: [], compact: [] });
    },
  );

  it('distinguishes two segmented numbers with the same digits', () => {
    expect(finds('pa', '12-34-5678', '1-234-5678')).toBe(false);
  });

  it.each(['1790000004001', '1790000004-001', '179000000 4001', 'RUC: 1790000004001', '1790000004'])(
    'Ecuador: %s is found',
    (form) => {
      expect(finds('ec', form, '1790000004001')).toBe(true);
    },
  );

  it('Ecuador: restores a lost leading zero and accepts a failing check digit', () => {
    expect(searchKeys('ec', '990000009001').keys).toEqual(['0990000009001']);
    expect(parseIdentifier('ec', '2090000009001')[0]?.dv).not.toBeUndefined();
  });

  it.each(['1790000004002', '17900000040010', '123', 'abc', '17900000A4001'])(
    'Ecuador: %s has no known form',
    (text) => {
      expect(parseIdentifier('ec', text)).toEqual([]);
    },
  );

  it.each([
    '900000003',
    '900.000.003',
    `900000003-${nitDv('900000003') ?? ''}`,
    `900000003${nitDv('900000003') ?? ''}`,
  ])('Colombia: %s is found', (form) => {
    expect(finds('co', form, '900000003')).toBe(true);
    expect(finds('co', '900000003', form)).toBe(true);
  });

  it.each(['abc', '', '12', '1234567890123456', '900-000-abc'])('Colombia: %j has no known form', (text) => {
    expect(parseIdentifier('co', text)).toEqual([]);
  });
});

describe('any written form of a number finds it (property)', () => {
  const digits = (most: number) => fc.integer({ min: 1, max: 10 ** most - 1 }).map(String);
  const juridical = fc.tuple(digits(9), digits(4), digits(6)).map((parts) => parts.join('-'));
  const natural = fc.tuple(fc.integer({ min: 1, max: 13 }), digits(4), digits(5)).map((parts) => parts.join('-'));
  const lettered = fc
    .tuple(fc.constantFrom('E', 'N', 'PE', '8PI', '2AV', '8-NT', '3-SB'), digits(3), digits(5))
    .map((parts) => parts.join('-'));
  const panama = fc.oneof(juridical, natural, lettered);
  const separator = fc.constantFrom('-', ' ', '.', ' - ', '/', '–');
  const suffix = fc.constantFrom('', '-', ' DV ', ' D.V. ', 'DV', ' dv', ' D.V.', ' DV: ');

  it('with separators, padding, case, labels and DV in Panama', () => {
    fc.assert(
      fc.property(panama, separator, suffix, fc.boolean(), fc.boolean(), (number, mark, dvMark, lower, pad) => {
        const groups = number.split('-').map((group) => (pad && /^\d+$/.test(group) ? `0${group}` : group));
        const known = rucDv(number, 'company') ?? rucDv(number, 'person') ?? '07';
        const text = groups.join(mark) + (dvMark === '' ? '' : dvMark + known);
        const form = lower ? text.toLowerCase() : text;
        expect(finds('pa', form, number)).toBe(true);
        expect(stored(form, 'pa').key).toBe(stored(number, 'pa').key);
      }),
    );
  });

  it('without separators, with and without DV in Panama', () => {
    fc.assert(
      fc.property(panama, fc.boolean(), (number, withDv) => {
        const dv = rucDv(number, 'company') ?? rucDv(number, 'person') ?? '';
        const form = number.replaceAll('-', '') + (withDv ? dv : '');
        expect(finds('pa', form, number)).toBe(true);
        expect(finds('pa', number, form)).toBe(true);
      }),
    );
  });

  it('of a Colombian company', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 800_000_000, max: 999_999_999 }),
        fc.constantFrom('', '-', ' DV ', 'dv'),
        (nit, mark) => {
          const form = `${nit.toLocaleString('es-CO')}${mark}${mark === '' ? '' : (nitDv(String(nit)) ?? '')}`;
          expect(finds('co', form, String(nit))).toBe(true);
          expect(finds('co', `${String(nit)}${nitDv(String(nit)) ?? ''}`, String(nit))).toBe(true);
        },
      ),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pa' as const, 'ec' as const, 'co' as const),
        fc.string({ unit: 'grapheme' }),
        (where, text) => {
          expect(Array.isArray(searchKeys(where, text).keys)).toBe(true);
        },
      ),
    );
  });
});
