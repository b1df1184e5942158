import { describe, expect, it } from '@jest/globals';
import { codesFor, levelsFor, offerOf, tagDefinition } from '../catalog/catalog.js';
import type { Code } from '../catalog/codes.js';
import { JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import { formatMoney } from '../money/money.js';
import { priceOf, quote } from './quote.js';
import { resolveCodes } from './resolve-codes.js';

describe('a quote', () => {
  it.each([
    ['pa', 'CHK-BIN', '0.03'], // 0.01 + 0.02
    ['pa', 'DAT-CORE,CHK-BIN', '0.16'], // 0.01 + 0.15, the specification's example
    ['pa', 'CHK-BIN,DAT-HOOK', '0.06'], // 0.01 + 0.02 + 0.03
    ['pa', 'DAT-MEDIA,DAT-NEWS,DAT-HOOK', '0.13'], // 0.01 + 0.12: both are inside DAT-MEDIA
    ['pa', 'DAT-NEWS,DAT-HOOK', '0.16'], // 0.01 + 0.12 + 0.03: the larger code was not requested
    ['pa', 'DAT-LABOR,DAT-LEGAL,DAT-CGR', '0.24'], // 0.01 + 0.15 + 0.08: DAT-CGR holds more than DAT-LABOR's payroll
    ['pa', 'DAT-ALL', '1.42'], // 0.01 + 1.41
    ['pa', 'DAT-ALL,DAT-SCREEN', '1.82'], // 0.01 + 1.41 + 0.40: screening is outside DAT-ALL
    ['pa', 'DAT-FREE', '0.01'], // 0.01 + 0.00
    ['pa', 'DAT-FREE,CHK-BIN', '0.03'], // 0.01 + 0.00 + 0.02
    ['pa', 'DAT-NETWORK', '0.26'], // 0.01 + 0.25: codes of routes are not requested in include
    ['pa', 'DAT-PROPONENTE', '0.11'], // 0.01 + 0.10
    ['pa', 'DAT-RESOLVE', '0.02'], // 0.01 + 0.01
    ['ec', 'DAT-ALL,DAT-CORE,CHK-BIN', '0.86'], // 0.01 + 0.85
    ['co', 'DAT-CORE', '0.11'], // 0.01 + 0.10
  ] as const)('in %s for %s is %s', (jurisdiction, codes, total) => {
    expect(formatMoney(quote(jurisdiction, codes.split(',') as Code[], { base: true }).total)).toBe(total);
  });

  it('of a search is only the base', () => {
    expect(quote('pa', [], { base: true })).toEqual({ base: 10_000n, codes: [], redundant: [], total: 10_000n });
  });

  it('of a refresh leaves the base out', () => {
    const { base, total } = quote('pa', ['DAT-CORE', 'DAT-GOV'], { base: false });
    expect([formatMoney(base), formatMoney(total)]).toEqual(['0.00', '0.30']); // 0.15 + 0.15
  });

  it('lists the charged codes, largest first, and the redundant ones', () => {
    const { codes, redundant } = quote('pa', ['CHK-BIN', 'DAT-IP', 'DAT-CORE', 'DAT-BIZ', 'DAT-PROC'], { base: true });
    expect(codes.map(({ code }) => code)).toEqual(['DAT-BIZ', 'DAT-CORE', 'DAT-PROC']); // 6, 2 and 1 levels
    expect(redundant).toEqual(['CHK-BIN', 'DAT-IP']); // one level each: the catalog's order
  });

  it.each([
    ['DAT-RESOLVE', '0.01'],
    ['DAT-NETWORK', '0.25'],
    ['DAT-PROPONENTE', '0.10'],
    ['SCR-NAME', '0.05'],
    ['WCH-MONTH', '0.05'],
    ['DAT-FREE', '0.00'],
  ] as const)('of %s is %s, base excluded', (code, price) => {
    expect(formatMoney(priceOf('pa', code))).toBe(price);
  });

  it('does not exist where a code is not sold', () => {
    expect(() => quote('ec', ['DAT-NETWORK'], { base: true })).toThrow(
      expect.objectContaining({ code: 'unknown_code' }),
    );
    expect(() => priceOf('co', 'DAT-ALL')).toThrow(expect.objectContaining({ code: 'unknown_code' }));
  });
});

describe('smart resolution', () => {
  it('never calls DAT-FREE redundant, because no level contains its card', () => {
    expect(resolveCodes('pa', ['DAT-ALL', 'DAT-FREE'])).toMatchObject({
      charged: ['DAT-ALL', 'DAT-FREE'],
      redundant: [],
    });
  });

  it('returns levels and tags in response order', () => {
    const { levels, tags } = resolveCodes('pa', ['DAT-DOC', 'CHK-BIN', 'DAT-NEWS']);
    expect(levels).toEqual(['core_registro', 'documentos_escaneados', 'registry_documents', 'news']);
    expect(tags).toEqual([
      'core_registro',
      'documentos_escaneados',
      'documentos_digitales',
      'rp_report_url',
      'noticias',
      'noticias_globales',
    ]);
  });

  it('returns only the tags of a level that Ecuador has', () => {
    expect(resolveCodes('ec', ['DAT-ALL']).levels).toEqual(levelsFor('ec'));
    expect(resolveCodes('ec', ['DAT-ALL']).tags).not.toContain('noticias_globales');
  });

  /*
   * "Covered by a larger requested code" is read as one code. In this catalog, reading it as the union of all larger
   * requested codes would not change any price. This test fails if a new code makes the difference matter.
   */
  it('needs no union: a code inside several larger ones is inside one of them', () => {
    for (const jurisdiction of JURISDICTION_CODES) {
      const offers = codesFor(jurisdiction, 'v4').map((code) => {
        const tags = offerOf(jurisdiction, code)?.tags ?? [];
        return { code, levels: [...new Set(tags.map((tag) => tagDefinition(tag).level))] };
      });
      for (const { code, levels } of offers) {
        const larger = offers.filter((other) => other.levels.length > levels.length);
        const partial = larger.filter((other) => !levels.every((level) => other.levels.includes(level)));
        const union = partial.flatMap((other) => other.levels);
        expect([code, levels.every((level) => union.includes(level))]).toEqual([code, false]);
      }
    }
  });
});
