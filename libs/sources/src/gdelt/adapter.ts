import { dateOf } from '../reading/dates.js';
import { jsonObject, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { listsAdapter, tagList } from '../reading/lists.js';
import type { RowPages } from '../reading/lists.js';
import { tieByMention } from '../reading/mentions.js';
import { present } from '../reading/whose.js';
import type { Page } from '../source.js';

const WHAT = 'list of articles';
const FIELDS = ['url', 'title', 'seendate', 'domain'];
/** The most that the service gives. */
const MAX_ARTICLES = '250';

/** A search whose answer is JSON. */
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

/** Articles of the world's press whose headline names the subject. */
export const gdelt = listsAdapter('gdelt', [
  tagList({
    tag: 'noticias_globales',
    pages: ARTICLES,
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

function articles(page: Page): JsonFields[] {
  const answer = jsonObject(readJson(present(page, WHAT), WHAT), WHAT);
  // An answer without articles is an object without anything.
  return answer.isEmpty ? [] : answer.list('articles', FIELDS);
}

/** `20240514T083000Z`. */
function seen(article: JsonFields): string | null {
  const moment = article.text('seendate');
  return dateOf(moment?.replace(/^(\d{4})(\d{2})(\d{2})T.*$/, '$1-$2-$3') ?? null, 'seendate');
}
