import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeBody } from './charset.js';

const latin = (text: string) => Buffer.from(text, 'latin1');
const NAME = 'Compañía Náutica Ñandú';

describe('decodeBody', () => {
  it.each<[string, Uint8Array, string | null, string]>([
    ['the header', latin(NAME), 'text/html; charset=ISO-8859-1', NAME],
    ['a quoted name in the header', Buffer.from(NAME, 'utf16le'), 'text/html; Charset="UTF-16LE"', NAME],
    [
      'the markup',
      latin(`<meta charset="windows-1252"><p>${NAME}`),
      'text/html',
      `<meta charset="windows-1252"><p>${NAME}`,
    ],
    [
      'the older markup',
      latin(`<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">${NAME}`),
      null,
      `<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">${NAME}`,
    ],
    [
      'the XML declaration',
      latin(`<?xml version="1.0" encoding="ISO-8859-1"?>${NAME}`),
      null,
      `<?xml version="1.0" encoding="ISO-8859-1"?>${NAME}`,
    ],
    ['a byte order mark before the header', Buffer.from(`\uFEFF${NAME}`), 'text/html; charset=iso-8859-1', NAME],
    ['a UTF-16 byte order mark', Buffer.from(`\uFEFF${NAME}`, 'utf16le'), null, NAME],
    ['valid UTF-8 if nothing is declared', Buffer.from(NAME), null, NAME],
    ['Windows-1252 otherwise', Buffer.concat([latin(NAME), Buffer.from([0x80])]), null, `${NAME}€`],
    ['the bytes, if UTF-8 is declared but not sent', latin(NAME), 'text/html; charset=utf-8', NAME],
    [
      'UTF-8 with one bad byte, if UTF-8 is declared',
      Buffer.concat([Buffer.from(NAME.repeat(3)), Buffer.from([0xf1, 0x20]), Buffer.from(NAME)]),
      'text/html; charset=utf-8',
      `${NAME.repeat(3)}\uFFFD ${NAME}`,
    ],
    [
      'the bytes, if most of the text that is declared as UTF-8 is not',
      Buffer.concat([Buffer.from('ñ'), latin(NAME.repeat(3))]),
      'text/html; charset=utf-8',
      `Ã±${NAME.repeat(3)}`,
    ],
    ['the bytes, if Latin 1 is declared but UTF-8 is sent', Buffer.from(NAME), 'text/html; charset=iso-8859-1', NAME],
    ['the bytes, if the declared charset is unknown', Buffer.from(NAME), 'text/html; charset=klingon', NAME],
    ['nothing', Buffer.alloc(0), null, ''],
  ])('decodes by %s', (_by, body, contentType, text) => {
    expect(decodeBody(body, contentType)).toBe(text);
  });

  it('never throws, whatever the bytes and the header', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.option(fc.string({ unit: 'binary-ascii' })), (body, name) => {
        expect(typeof decodeBody(body, name === null ? null : `text/html; charset=${name}`)).toBe('string');
      }),
    );
  });

  it('decodes every text that was sent as UTF-8, whatever Western charset was declared', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(null, 'a; charset=utf-8', 'a; charset=iso-8859-1'),
        (text, contentType) => {
          fc.pre(!text.startsWith('\uFEFF') && text.isWellFormed());
          expect(decodeBody(Buffer.from(text), contentType)).toBe(text);
        },
      ),
    );
  });
});
