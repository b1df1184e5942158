const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A range of years longer than this is kept as nothing: it would agree with anyone. */
const MOST_YEARS = 10;

const two = (part: string | number): string => String(part).padStart(2, '0');

function monthNumber(name: string): string | null {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? null : two(at + 1);
}

function existing(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${two(month)}-${two(day)}` : null;
}

/**
 * A date in one of the forms of the lists: `1960-08-11`, `11.8.1960`, `11 Aug 1960`, `01-AUG-2019`, `Aug 1960`, `1960`,
 * `circa 1960`. Returns 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'; null for anything else.
 */
export function listDate(written: string): string | null {
  const text = written.replace(/^(?:circa|approximately|approx\.?|about|c\.)\s+/i, '').trim();
  if (/^\d{4}$/.test(text)) return text;
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(text);
  if (iso) return iso[3] === undefined ? `${iso[1]}-${iso[2]}` : existing(iso[1] ?? '', iso[2] ?? '', iso[3]);
  const numeric = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  if (numeric) return existing(numeric[3] ?? '', numeric[2] ?? '', numeric[1] ?? '');
  const named = /^(?:(\d{1,2})[\s-])?([A-Za-z]{3,9})\.?[\s-](\d{4})$/.exec(text);
  const month = named === null ? null : monthNumber(named[2] ?? '');
  if (named === null || month === null) return null;
  return named[1] === undefined ? `${named[3]}-${month}` : existing(named[3] ?? '', month, named[1]);
}

/** All dates in a text: alternatives, and each year of a short range (`1960 to 1962`). Texts without a date give none. */
export function listDates(written: string): string[] {
  const parts = written
    .replace(/[()]/g, ' ; ')
    .split(/;|,|\/(?=\d{4}\b)|\bor\b|\band\b/i)
    .map((part) => part.trim().replace(/\.$/, ''));
  return parts.flatMap((part) => {
    const [from = '', to] = part.split(/\s+(?:to|[-–])\s+|(?<=^\D*\d{4})[-–](?=\d{4}$)/i);
    const [first, last] = [from, to].map((end) => (end === undefined ? null : listDate(end)));
    if (to === undefined) return first === null || first === undefined ? [] : [first];
    return first && last ? yearsBetween(Number(first.slice(0, 4)), Number(last.slice(0, 4))) : [];
  });
}

function yearsBetween(first: number, last: number): string[] {
  if (last < first || last - first >= MOST_YEARS) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** A whole day in a text; null if there is none. */
export function listDay(written: string | null): string | null {
  const date = written === null ? null : listDate(written);
  return date?.length === 10 ? date : null;
}
