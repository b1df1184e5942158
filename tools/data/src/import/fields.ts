import { MAX_FIELD_LENGTH, text } from '@entity-registry/registry';
import { RowRejectedError } from './definition.js';
import type { SourceRow } from './definition.js';

export { MAX_FIELD_LENGTH, text };

/** Text of a required column. */
export function requiredText(row: SourceRow, column: string): string {
  const value = text(row, column);
  if (value === null) throw new RowRejectedError(`${column} is empty`);
  return value;
}

/** Number written with a decimal point, such as `1500.0`; null when empty. */
export function decimal(row: SourceRow, column: string): number | null {
  const value = text(row, column);
  if (value === null) return null;
  if (!/^-?\d{1,15}(\.\d+)?$/.test(value)) throw new RowRejectedError(`${column} is not a number: ${excerpt(value)}`);
  return Number(value);
}

/** Amount written the Ecuadorian way, `120.000,00`, as a plain decimal string, `120000.00`; null when empty. */
export function latinDecimal(row: SourceRow, column: string): string | null {
  const value = text(row, column);
  if (value === null) return null;
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(value)) {
    throw new RowRejectedError(`${column} is not an amount like 120.000,00: ${excerpt(value)}`);
  }
  return value.replaceAll('.', '').replace(',', '.');
}

/** Date part of an ISO date or timestamp (`2024-05-14`, `2020-09-07 00:00:00`); null when empty. */
export function isoDate(row: SourceRow, column: string): string | null {
  const value = text(row, column);
  if (value === null) return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(value);
  return calendarDate(match?.[1], match?.[2], match?.[3]) ?? notADate(column, value);
}

/**
 * Day-first date with `-`, `/` or `.` between its parts, ignoring any text after it (`17-06-2025 - 09:00 AM`); null
 * when empty.
 */
export function dayFirstDate(row: SourceRow, column: string): string | null {
  const value = text(row, column);
  if (value === null) return null;
  const match = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:\s.*)?$/.exec(value);
  return calendarDate(match?.[3], match?.[2], match?.[1]) ?? notADate(column, value);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day, English month name or abbreviation, year (`28 April 2026`, `16-APR-1997`, `3 Sept. 2024`); null when empty. */
export function monthNameDate(row: SourceRow, column: string): string | null {
  const value = text(row, column);
  if (value === null) return null;
  const match = /^(\d{1,2})[-. ]([A-Za-z]{3,9})\.?[- ](\d{4})$/.exec(value);
  const month = match ? MONTHS.indexOf((match[2] ?? '').slice(0, 3).toLowerCase()) + 1 : 0;
  return calendarDate(match?.[3], String(month), match?.[1]) ?? notADate(column, value);
}

/** `1` or `0`, `True` or `False`; null when empty. */
export function flag(row: SourceRow, column: string): boolean | null {
  const value = text(row, column)?.toLowerCase();
  if (value === undefined) return null;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new RowRejectedError(`${column} is neither true nor false: ${excerpt(value)}`);
}

/** The start of a value, short enough for a message. */
export function excerpt(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}...` : value;
}

/** 'YYYY-MM-DD' if the parts are a valid date, otherwise null. */
export function calendarDate(year?: string, month?: string, day?: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!(y >= 1800 && y <= 2200 && m >= 1 && m <= 12 && d >= 1)) return null;
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const last = m === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
  if (d > last) return null;
  return `${String(y)}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function notADate(column: string, value: string): never {
  throw new RowRejectedError(`${column} is not a date: ${excerpt(value)}`);
}
