import { describe, expect, it } from '@jest/globals';
import { RowRejectedError } from './definition.js';
import { dayFirstDate, decimal, flag, isoDate, latinDecimal, monthNameDate, requiredText, text } from './fields.js';
import type { SourceRow } from './definition.js';

type Reader = (row: SourceRow, column: string) => unknown;

describe('field readers', () => {
  it.each<[Reader, unknown, unknown]>([
    [text, '  two   words \n', 'two words'],
    [text, '   ', null],
    [text, 'Me\u0301xico', 'M\u00e9xico'],
    [text, '\ufeffarroz \u200b pi\u00adlado\u200b', 'arroz pilado'],
    [text, ' \u200b ', null],
    [text, undefined, null],
    [decimal, '1500.0', 1500],
    [decimal, 757.12, 757.12],
    [decimal, '-3', -3],
    [decimal, '', null],
    [latinDecimal, '120.000,00', '120000.00'],
    [latinDecimal, '100,00', '100.00'],
    [latinDecimal, '1.000', '1000'],
    [isoDate, '2020-09-07 00:00:00', '2020-09-07'],
    [isoDate, '2024-05-14T00:00:00.000Z', '2024-05-14'],
    [isoDate, '2024-02-29', '2024-02-29'],
    [dayFirstDate, '17-06-2025', '2025-06-17'],
    [dayFirstDate, '17-06-2025 - 09:00 AM', '2025-06-17'],
    [dayFirstDate, null, null],
    [monthNameDate, '16-APR-1997', '1997-04-16'],
    [monthNameDate, '3 Sept. 2024', '2024-09-03'],
    [flag, 'True', true],
    [flag, 'false', false],
    [flag, '', null],
  ])('%p reads %j as %j', (read, value, expected) => {
    expect(read({ field: value }, 'field')).toBe(expected);
  });

  it.each<[Reader, unknown, string]>([
    [requiredText, ' ', 'field is empty'],
    [text, ['a'], 'field is not text'],
    [decimal, '1,5', 'field is not a number: 1,5'],
    [decimal, '9'.repeat(400), `field is not a number: ${'9'.repeat(57)}...`],
    [latinDecimal, '1,000.00', 'field is not an amount like 120.000,00: 1,000.00'],
    [isoDate, '2023-02-29', 'field is not a date: 2023-02-29'],
    [isoDate, '07/09/2020', 'field is not a date: 07/09/2020'],
    [dayFirstDate, '31-04-2025', 'field is not a date: 31-04-2025'],
    [monthNameDate, '16-XYZ-1997', 'field is not a date: 16-XYZ-1997'],
    [flag, 'yes', 'field is neither true nor false: yes'],
  ])('%p rejects %j', (read, value, message) => {
    expect(() => read({ field: value }, 'field')).toThrow(new RowRejectedError(message));
  });
});
