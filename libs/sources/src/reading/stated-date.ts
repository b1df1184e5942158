import { SourceError } from '../source.js';
import type { Page } from '../source.js';
import { dateOf } from './dates.js';
import type { JsonFields } from './files/json.js';

/** Maximum length of the start and of the end of a page that are searched for a date. */
const MAX_CHARS = 20_000;

/**
 * "Actualizado al 5 de abril de 2023", with markup between the words and the date. Linear: no part overlaps with the
 * next.
 */
const UPDATED =
  /(?:actualizad[oa]s? (?:al|el)|[uú]ltima actualizaci[oó]n|fecha de actualizaci[oó]n)(?:[\s:]|&nbsp;|<[^<>]{0,200}>){1,20}(\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2} de \p{L}{3,10} del? \d{4})/iu;

/** RFC 822: `Tue, 14 May 2024 08:30:00 -0500`. */
const CHANNEL_DATE = /<(?:lastBuildDate|pubDate)>\s{0,20}([^<]{10,60}?)\s{0,20}<\//;

/** The same in the keys of JSON: `fecha_actualizacion`, `ultimaActualizacion`. */
const UPDATED_KEYS = [
  'actualizado',
  'actualizado al',
  'fecha actualizacion',
  'fecha de actualizacion',
  'fechaActualizacion',
  'ultima actualizacion',
  'ultimaActualizacion',
];

/**
 * The date that a page states, ISO 8601: outside the tables of a results page ("actualizado al ..."), in a feed, or, for a
 * download, in the response headers. Null if it states none. A day becomes its midnight, UTC.
 */
export function statedDate(page: Page): string | null {
  const type = page.contentType ?? '';
  if (/csv|spreadsheet|ms-excel/i.test(type)) return fileDate(page);
  if (/xml|rss/i.test(type)) return feedDate(page.text());
  return /html/i.test(type) ? pageDate(page.text()) : null;
}

/** The date that a JSON object states: a response, or one of its rows. Null if it states none. */
export function statedDateInJson(fields: JsonFields): string | null {
  for (const key of UPDATED_KEYS) {
    if (!fields.has(key)) continue;
    const date = readableOrNull(() => dateOf(fields.text(key), key));
    if (date !== null) return midnight(date);
  }
  return null;
}

/** When a static file was published, according to its server. */
export function fileDate({ lastModified = null }: Page): string | null {
  const time = lastModified === null ? NaN : Date.parse(lastModified);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The midnight at the start of a day. */
export function midnight(day: string | null | undefined): string | null {
  return day === null || day === undefined ? null : `${day}T00:00:00Z`;
}

function feedDate(text: string): string | null {
  const head = text.slice(0, MAX_CHARS);
  const first = head.indexOf('<item');
  const written = CHANNEL_DATE.exec(first === -1 ? head : head.slice(0, first))?.[1];
  const time = written === undefined ? NaN : Date.parse(written);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Text in a table is about a row, not about the page. */
function pageDate(text: string): string | null {
  const lower = text.toLowerCase();
  const [table, end] = [lower.indexOf('<table'), lower.lastIndexOf('</table>')];
  const parts =
    table === -1
      ? [text.slice(0, MAX_CHARS)]
      : [text.slice(0, Math.min(table, MAX_CHARS)), text.slice(end).slice(0, MAX_CHARS)];
  const written = parts.map((part) => UPDATED.exec(part)?.[1]).find((found) => found !== undefined);
  return written === undefined ? null : midnight(readableOrNull(() => dateOf(written, 'date of the page')));
}

/** An unreadable date is ignored: the page is still valid. */
function readableOrNull(read: () => string | null): string | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}
