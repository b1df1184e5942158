import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { scoreName } from '../matching/score-name.js';
import { usualWeight } from '../matching/words/usual-weights.js';
import { foldKeepingEnye, foldName } from './fold.js';
import { withoutInvisible } from './invisible.js';
import { latinName, scriptOf } from './scripts/latin-name.js';
import { searchWords } from './search-words.js';
import { nameTokens } from './tokens.js';

const INVISIBLE = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'zero-width non-joiner': '\u200c',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'right-to-left mark': '\u200f',
  'left-to-right isolate': '\u2066',
  'end of an isolate': '\u2069',
  'variation selector': '\ufe0f',
  'ideographic variation selector': '\u{e0100}',
  'combining grapheme joiner': '\u034f',
  'Hangul filler': '\u3164',
};

const name = fc.constantFrom(
  'Zumbador Peña R&D, S.A.',
  'José María Núñez (hijo)',
  'Fondo Dos Mil Veinte, Serie B',
  'Jose\u0301 Pen\u0303a 2,000',
  'ООО «Зумбадор»',
  '北京和德科技有限公司',
  '(주)삼양대한',
  'محمد حسن العشي',
  'Yuri Zafir / Yurii Zafir',
  "D'Angelo Zumbador Inc.",
);
const hidden = fc.constantFrom(...Object.values(INVISIBLE));
/** A name, and the same with invisible characters between its own. */
const disturbed = fc
  .tuple(name, fc.array(fc.tuple(fc.nat(40), hidden), { minLength: 1, maxLength: 6 }))
  .map(([plain, added]) => {
    const characters = Array.from(plain);
    for (const [place, character] of added) characters.splice(place % (characters.length + 1), 0, character);
    return { plain, written: characters.join('') };
  });
const kind = fc.constantFrom<EntityKind>('Organization', 'NaturalPerson');

describe('invisible characters', () => {
  it.each(Object.entries(INVISIBLE))('are left out: %s', (_, character) => {
    expect(withoutInvisible(`Zum${character}bador`)).toBe('Zumbador');
    expect(foldName(`Zum${character}bador`)).toBe('zumbador');
  });

  it('do not change what is folded and indexed', () => {
    fc.assert(
      fc.property(disturbed, kind, ({ plain, written }, kind) => {
        expect(foldName(written)).toBe(foldName(plain));
        expect(foldKeepingEnye(written)).toBe(foldKeepingEnye(plain));
        expect(latinName(written, kind)).toBe(latinName(plain, kind));
        expect(scriptOf(written)).toBe(scriptOf(plain));
        expect(nameTokens(written, kind)).toEqual(nameTokens(plain, kind));
        expect(searchWords(written, kind)).toEqual(searchWords(plain, kind));
      }),
      { numRuns: 500 },
    );
  });

  it('do not change a score', () => {
    fc.assert(
      fc.property(disturbed, disturbed, kind, (one, other, kind) => {
        const score = (query: string, candidate: string) =>
          scoreName({ name: query, type: kind }, { name: candidate, kind }, usualWeight);
        expect(score(one.written, other.written)).toEqual(score(one.plain, other.plain));
      }),
      { numRuns: 300 },
    );
  });
});
