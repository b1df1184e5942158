import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import { ID_TYPES, makeTypedId, parseTypedId } from './typed-id.js';
import type { IdType } from './typed-id.js';

/** Frozen: issued ids keep their meaning forever. Lines may be added, never changed or removed. */
const FROZEN = [
  'own',
  'finca',
  'ph',
  'edif',
  'nave',
  'bm',
  'marca',
  'imp',
  'exp',
  'entrada',
  'elemento',
  'relemento',
  'mig',
  'wp',
  'visaaut',
  'imped',
];

describe('typed ids', () => {
  it('are of the frozen types, in the frozen order', () => {
    expect(Object.keys(ID_TYPES).slice(0, FROZEN.length)).toEqual(FROZEN);
  });

  it('never use the withdrawn type', () => {
    expect(Object.keys(ID_TYPES)).not.toContain('visacons');
    expect(() => parseTypedId('pa_visacons_1')).toThrow(expect.objectContaining({ code: 'malformed_id' }));
  });

  it('split into the parts they were made from', () => {
    const jurisdiction = fc.constantFrom(...JURISDICTION_CODES);
    const type = fc.constantFrom(...(Object.keys(ID_TYPES) as IdType[]));
    const pk = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
    fc.assert(
      fc.property(jurisdiction, type, pk, (...parts) => {
        const parsed = parseTypedId(makeTypedId(...parts));
        expect([parsed.jurisdiction, parsed.type, parsed.pk]).toEqual(parts);
      }),
    );
  });

  it('have one spelling: every id that parses is written back unchanged', () => {
    const near = fc.stringMatching(/^(pa|ec|co|PA|us|)_?(own|finca|Own|x|)_?-?[0-9]{0,20}[ a]?$/);
    fc.assert(
      fc.property(near, (text) => {
        let parsed;
        try {
          parsed = parseTypedId(text);
        } catch {
          return true;
        }
        return makeTypedId(parsed.jurisdiction, parsed.type, parsed.pk) === text;
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '',
    'pa',
    'pa_own',
    'pa_own_',
    'pa_own_x1',
    'pa_own_-1',
    'pa_own_1.0',
    'pa_own_01',
    'pa_own_1_2',
    ' pa_own_1',
    'pa_own_1 ',
    'PA_own_1',
    'us_own_1',
    'pa_toString_1',
    'constructor_own_1',
    'pa_own_1234567890123456789',
  ])('refuses %j', (text) => {
    expect(() => parseTypedId(text)).toThrow(expect.objectContaining({ code: 'malformed_id', fields: { id: text } }));
  });

  it.each([-1, 0.5, Number.NaN, 10n ** 18n])('cannot be made for key %s', (pk) => {
    expect(() => makeTypedId('pa', 'own', pk)).toThrow(RangeError);
  });
});
