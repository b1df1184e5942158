import { dateOf } from '../reading/dates.js';
import { jsonObject, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList, tieByMention } from '../reading/matched-list.js';
import { present } from '../reading/whose.js';
import type { SourceSession } from '../source.js';

const WHAT = 'list of articles';
const FIELDS = ['url', 'title', 'seendate', 'domain'];
/** The most that the service gives. */
const MAX_ARTICLES = '250';

/** Articles of the world's press whose headline names the subject: a search whose answer is JSON. */
export const gdelt = listsAdapter('gdelt', [
  matchedList<JsonFields>({
    tag: 'noticias_globales',
    rows: async (session, { nombre }) => (nombre === null ? null : await articles(session, nombre)),
    tie: (subject, article) => tieByMention(subject, [article.text('title')]),
    payload: (article) => ({
      titulo: article.required('title'),
      fuente: article.text('domain'),
      url: article.required('url'),
      fecha: seen(article),
    }),
    itemDate: seen,
  }),
]);

async function articles(session: SourceSession, nombre: string): Promise<JsonFields[]> {
  const query = { query: `"${nombre}"`, mode: 'artlist', format: 'json', maxrecords: MAX_ARTICLES };
  const answer = readJson(present(await session.get('api/v2/doc/doc', query), WHAT), WHAT);
  // An answer without articles is an object without anything.
  if (JSON.stringify(answer) === '{}') return [];
  return jsonObject(answer, WHAT).list('articles', FIELDS);
}

/** `20240514T083000Z`. */
function seen(article: JsonFields): string | null {
  const moment = article.text('seendate');
  return dateOf(moment?.replace(/^(\d{4})(\d{2})(\d{2})T.*$/, '$1-$2-$3') ?? null, 'seendate');
}
