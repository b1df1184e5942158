import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { clientReference, idempotencyKey, maxCharge } from './caller-headers.js';

/** A request with the header `name`, as Node presents it: several are joined by a comma, all are in the raw list. */
function requestWith(name: string, ...values: string[]): IncomingMessage {
  const headers = values.length > 0 ? { [name.toLowerCase()]: values.join(', ') } : {};
  return { headers, rawHeaders: values.flatMap((value) => [name, value]) } as unknown as IncomingMessage;
}

const invalid = (parameter: string, message: string) =>
  expect.objectContaining({ code: 'invalid_parameter', fields: { parameter, message } });

describe('X-Client-Reference', () => {
  const reference = (...values: string[]) => clientReference(requestWith('X-Client-Reference', ...values));

  it.each([
    ['order 7', 'order 7'],
    ['a, b', 'a, b'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['', null],
    // UTF-8, which Node reads as Latin-1; and Latin-1 itself.
    ['niÃ±o', 'niño'],
    ['ni\u00f1o', 'niño'],
    ['Ã±'.repeat(64), 'ñ'.repeat(64)],
  ])('%j is %j', (value, expected) => {
    expect(reference(value)).toBe(expected);
  });

  it('is null when absent, and goes into the log line when given', () => {
    expect(reference()).toBeNull();
    const request = requestWith('X-Client-Reference', 'order 7');
    clientReference(request);
    expect(contextOf(request).facts).toEqual({ clientReference: 'order 7' });
  });

  it.each([
    ['too long', ['x'.repeat(65)], 'must have at most 64 characters'],
    ['with a tab', ['a\tb'], 'must consist of printable characters'],
    ['with a line separator', ['a\u00e2\u0080\u00a8b'], 'must consist of printable characters'],
    ['given twice', ['a', 'b'], 'must be given once'],
  ])('%s is refused', (_what, values, message) => {
    expect(() => reference(...values)).toThrow(invalid('X-Client-Reference', message));
  });
});

describe('Idempotency-Key', () => {
  const key = (...values: string[]) => idempotencyKey(requestWith('Idempotency-Key', ...values));
  const form = 'must be 1 to 255 printable ASCII characters';

  it('is null when absent, otherwise the value that was sent', () => {
    expect(key()).toBeNull();
    expect(key('5f0c, "x"')).toBe('5f0c, "x"');
    expect(key('x'.repeat(255))).toHaveLength(255);
  });

  it.each([
    ['empty', [''], form],
    ['too long', ['x'.repeat(256)], form],
    ['not ASCII', ['ni\u00f1o'], form],
    ['with a tab', ['a\tb'], form],
    ['given twice', ['a', 'b'], 'must be given once'],
    ['given twice with the same value', ['a', 'a'], 'must be given once'],
  ])('%s is refused', (_what, values, message) => {
    expect(() => key(...values)).toThrow(invalid('Idempotency-Key', message));
  });
});

describe('X-Max-Charge', () => {
  const most = (...values: string[]) => maxCharge(requestWith('X-Max-Charge', ...values));

  it.each([
    ['0', 0n],
    ['0.20', 200_000n],
    ['000.2', 200_000n],
    ['0.000001', 1n],
    ['999999999.999999', 999_999_999_999_999n],
  ])('%s is that many dollars', (text, micro) => {
    expect(most(text)).toBe(micro);
  });

  it('is null when absent', () => {
    expect(most()).toBeNull();
  });

  it.each([[['']], [['-1']], [['1e3']], [['0,20']], [['1000000000']], [['0.0000001']], [['0x10']], [['\u0661']]])(
    'is refused: %j',
    (values) => {
      expect(() => most(...values)).toThrow(invalid('X-Max-Charge', 'must be an amount in USD such as 0.20'));
    },
  );

  it('is refused when given twice', () => {
    expect(() => most('1', '1')).toThrow(invalid('X-Max-Charge', 'must be given once'));
  });
});
