import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codesFor } from '../catalog/catalog.js';
import { parseInclude } from './parse-include.js';

describe('the include parameter', () => {
  it('returns the codes in the requested order, each once', () => {
    expect(parseInclude('DAT-CORE,CHK-BIN,DAT-CORE', 'pa', 'v4')).toEqual(['DAT-CORE', 'CHK-BIN']);
  });

  it('takes any list of the codes of the jurisdiction', () => {
    const codes = fc.array(fc.constantFrom(...codesFor('pa', 'v5')), { minLength: 1 });
    fc.assert(
      fc.property(codes, (requested) => {
        expect(parseInclude(requested.join(','), 'pa', 'v5')).toEqual([...new Set(requested)]);
      }),
    );
  });

  it('must not be empty', () => {
    expect(() => parseInclude('', 'pa', 'v4')).toThrow(expect.objectContaining({ code: 'missing_include' }));
  });

  it.each([',', 'CHK-BIN,', ',CHK-BIN', 'CHK-BIN,,DAT-CORE'])('must not have empty items: %j', (raw) => {
    expect(() => parseInclude(raw, 'pa', 'v4')).toThrow(expect.objectContaining({ code: 'empty_include_item' }));
  });

  it.each([
    ['pa', 'v4', 'DAT-ALL+', ['DAT-ALL+']],
    ['pa', 'v4', 'DAT-ALL ', ['DAT-ALL ']], // DAT-ALL+ as it arrives decoded
    ['pa', 'v4', 'CHK-BIN, DAT-CORE', [' DAT-CORE']],
    ['pa', 'v4', 'chk-bin', ['chk-bin']],
    ['pa', 'v4', 'NOPE,CHK-BIN,NOPE,NADA,', ['NOPE', 'NADA']],
    ['pa', 'v4', 'DAT-FREE', ['DAT-FREE']],
    ['pa', 'v5', 'DAT-RESOLVE,DAT-NETWORK,DAT-PROPONENTE', ['DAT-RESOLVE', 'DAT-NETWORK', 'DAT-PROPONENTE']],
    ['pa', 'v4', 'toString', ['toString']],
    ['ec', 'v4', 'DAT-GOV', ['DAT-GOV']],
    ['co', 'v4', 'DAT-ALL', ['DAT-ALL']],
  ] as const)('of %s on %s refuses %j and names the unknown codes', (jurisdiction, version, raw, codes) => {
    const fields = { codes, jurisdiction, supported: codesFor(jurisdiction, version) };
    expect(() => parseInclude(raw, jurisdiction, version)).toThrow(
      expect.objectContaining({ code: 'unknown_code', fields }),
    );
  });
});
