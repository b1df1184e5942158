import { foldName } from '@entity-registry/domain';
import { SourceError } from '../source.js';
import { quoted } from './fields.js';

/** Months by the first three letters of their Spanish and English names. */
const MONTHS = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

/** `5/4/2024 10:00:00 AM`; here it is `5/4/2024 10:00 a.m.`, and PanamaCompra's `5-4-2024 - 10:00 AM`. */
const AMERICAN = /^\d+\/\d+\/\d{4} \d{1,2}:\d{2}:\d{2} [AP]M$/i;

/**
 * A date as Spanish-language sites write it, as `YYYY-MM-DD`: `2024-05-14`, `14/05/2024` or `14-5-2024` (always the day first),
 * `14 de mayo de 2024`, `14-MAY-2024`, each with or without a time after it. Blank is null, undefined stays undefined; for
 * anything else it throws a SourceError that names the field, also for `5/4/2024 10:00:00 AM`: servers with an American locale
 * write that, with the month first.
 */
export function dateOf(value: string | null, field: string): string | null;
export function dateOf(value: string | null | undefined, field: string): string | null | undefined;
export function dateOf(value: string | null | undefined, field: string): string | null | undefined {
  if (value === null || value === undefined) return value;
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(value);
  if (iso) return calendarDate(iso[1], iso[2], iso[3]) ?? notADate(value, field);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[\s,].*)?$/.exec(value);
  if (dayFirst && AMERICAN.test(value) && Number(dayFirst[1]) <= 12 && dayFirst[1] !== dayFirst[2])
    return notADate(value, field);
  if (dayFirst) return calendarDate(dayFirst[3], dayFirst[2], dayFirst[1]) ?? notADate(value, field);
  const named = /^(\d{1,2}) (?:de )?(\p{L}{3,10}) (?:de |del )?(\d{4})(?: .*)?$/u.exec(foldName(value));
  return calendarDate(named?.[3], String(monthOf(named?.[2])), named?.[1]) ?? notADate(value, field);
}

/**
 * Like `dateOf`, for a source outside the region. Throws SourceError for a numeric date without the year first: it is
 * ambiguous.
 */
export function foreignDateOf(value: string | null | undefined, field: string): string | null | undefined {
  return /^\d{1,2}[-/.]\d/.test(value ?? '') ? notADate(value ?? '', field) : dateOf(value, field);
}

/** 'YYYY-MM-DD' when the parts name a day that exists, else null. */
function calendarDate(year?: string, month?: string, day?: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!(y >= 1800 && y <= 2200 && m >= 1 && m <= 12 && d >= 1)) return null;
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCDate() === d ? date.toISOString().slice(0, 10) : null;
}

function monthOf(name: string | undefined): number {
  return MONTHS.findIndex((starts) => starts.includes((name ?? '').slice(0, 3))) + 1;
}

function notADate(value: string, field: string): never {
  throw new SourceError(`${field} is not a date: ${quoted(value)}`, false);
}
