import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { webhookBody, webhookId, withoutUnicodeEscapes } from './webhook-event.js';

describe('the body of a webhook', () => {
  it("has the four members of the specification, with the detail's text unchanged", () => {
    expect(webhookBody({ updateRequestId: 42n, jurisdiction: 'pa', data: '{"id":7, "capital":10.00}' })).toBe(
      '{"event":"update_request.completed","update_request_id":42,"jurisdiction":"panama","data":{"id":7, "capital":10.00}}',
    );
  });

  it('has an id that attempts and replays share', () => {
    expect(webhookId(42n)).toBe('ur_42');
  });

  it.each([
    [String.raw`"PE\u00d1A Y C\u00cdA"`, '"PEÑA Y CÍA"'],
    [String.raw`"\ud83d\ude00"`, '"😀"'],
    [String.raw`"\u0022\u005c\u002f\u000a"`, String.raw`"\"\\/\n"`],
    // An escaped backslash before a u is text.
    [String.raw`"C:\\u0041"`, String.raw`"C:\\u0041"`],
    [String.raw`"\\\u0041"`, String.raw`"\\A"`],
    [String.raw`"\n\t\"x\" a\/b"`, String.raw`"\n\t\"x\" a\/b"`],
    // Characters that JSON can only write as an escape.
    [String.raw`"a\u0000b\u001f"`, '"a\ufffdb\ufffd"'],
    [String.raw`"\ud83d x \ude00"`, '"\ufffd x \ufffd"'],
    [String.raw`{"se\u00f1al":"\u2028"}`, '{"señal":"\u2028"}'],
  ])('writes %s as %s', (json, expected) => {
    expect(withoutUnicodeEscapes(json)).toBe(expected);
  });

  it('keeps the same values, whatever was escaped', () => {
    const escaped = (json: string): string =>
      json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    // Control characters and lone surrogates have no other form; see the table above.
    const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed().replace(/\p{Cc}/gu, ''));
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text)), (value) => {
        const written = withoutUnicodeEscapes(escaped(JSON.stringify(value)));
        expect(written).not.toMatch(/(?<!\\)(?:\\\\)*\\u/);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
