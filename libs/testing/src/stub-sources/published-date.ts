import { CATALOG, statedDatesOf, leakSources } from '@entity-registry/domain';
import type { PublicSourceId } from '@entity-registry/domain';
import { writtenDate } from './markup.js';
import type { StubResponse } from './stub-source.js';

/** Synthetic as-of date of the leaks. */
const LEAKED = new Date('2016-12-31T00:00:00Z');

/** The as-of date that an institution gives for its data: its last update by cadence, at midnight UTC. */
export function publishedAt(source: PublicSourceId, now: Date): Date {
  if (leakSources().includes(source)) return LEAKED;
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (CATALOG.sources.find(({ id }) => id === source)?.cadence) {
    case 'weekly':
      // Mondays.
      return new Date(Date.UTC(year, month, day - ((now.getUTCDay() + 6) % 7)));
    case 'monthly':
      return new Date(Date.UTC(year, month));
    case 'quarterly':
      return new Date(Date.UTC(year, month - (month % 3)));
    case 'yearly':
      return new Date(Date.UTC(year, 0));
    default:
      return new Date(Date.UTC(year, month, day));
  }
}

/**
 * A response that includes its as-of date if the institution gives one (`statedDatesOf`): on its page, in its file's
 * `Last-Modified`, in its feed, or in a field of its response. Dates in rows are part of the records. A string is written
 * unchanged in place of the date.
 */
export function withPublishedDate(source: PublicSourceId, response: StubResponse, date: Date | string): StubResponse {
  const { status = 200, contentType, body } = response;
  if (status !== 200) return response;
  const reported = statedDatesOf(source).in;
  const day = typeof date === 'string' ? date : String(writtenDate(date.toISOString()));
  const instant = typeof date === 'string' ? date : date.toUTCString();
  if (reported === 'file') return { ...response, lastModified: instant };
  const isPage = reported === 'page' || reported === 'answer';
  if (isPage && contentType.startsWith('text/html')) {
    return { ...response, body: String(body).replace('</body>', () => `<p>Actualizado al ${day}</p>\n</body>`) };
  }
  if (reported === 'feed') {
    const feed = String(body).replace('</title>', () => `</title><lastBuildDate>${instant}</lastBuildDate>`);
    return { ...response, body: feed };
  }
  if (reported === 'answer' && contentType.startsWith('application/json')) {
    const year = typeof date === 'string' ? date : String(date.getUTCFullYear());
    const field =
      source === 'icij'
        ? { valid_until: `The data of the invented leak is current through ${year}` }
        : { fecha_actualizacion: day };
    return { ...response, body: JSON.stringify({ ...(JSON.parse(String(body)) as object), ...field }) };
  }
  return response;
}
