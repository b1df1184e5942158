import { dateOf } from '../reading/dates.js';
import { jsonObject, readJson } from '../reading/files/json.js';
import type { JsonFields } from '../reading/files/json.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import type { RowPages } from '../reading/lists/lists.js';
import { matchByMention } from '../reading/lists/mentions.js';
import { requirePage } from '../reading/lists/row-ownership.js';
import type { Page } from '../source.js';

const WHAT = 'list of articles';
const FIELDS = ['url', 'title', 'seendate', 'domain'];
/** Maximum that the service returns. */
const MAX_ARTICLES = '250';

/** A search with a JSON response. */
const ARTICLES: RowPages<JsonFields> = {
  what: WHAT,
  maxPages: 1,
  first({ nombre }) {
    if (nombre === null) return 'nothing-to-ask-by';
    const query = { query: `"${nombre}"`, mode: 'artlist', format: 'json', maxrecords: MAX_ARTICLES };
    return { path: 'api/v2/doc/doc', query };
  },
  readPage: (page) => ({ found: articles(page), next: null }),
};

/** Articles from news sites worldwide with headlines that name the subject. */
export const gdelt = listsAdapter('gdelt', [
  tagList({
    tag: 'noticias_globales',
    pages: ARTICLES,
    match: (subject, article) => matchByMention(subject, [article.text('title')]),
    payload: (article) => ({
      titulo: article.required('title'),
      fuente: article.text('domain'),
      url: article.required('url'),
      fecha: seen(article),
    }),
    itemDate: seen,
  }),
]);

function articles(page: Page): JsonFields[] {
  const response = jsonObject(readJson(requirePage(page, WHAT), WHAT), WHAT);
  // A response without articles is an empty object.
  return response.isEmpty ? [] : response.list('articles', FIELDS);
}

/** `20240514T083000Z`. */
function seen(article: JsonFields): string | null {
  const moment = article.text('seendate');
  return dateOf(moment?.replace(/^(\d{4})(\d{2})(\d{2})T.*$/, '$1-$2-$3') ?? null, 'seendate');
}
