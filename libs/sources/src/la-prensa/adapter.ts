import { dateOf } from '../reading/dates.js';
import { missing } from '../reading/fields.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import type { RowPages } from '../reading/lists/lists.js';
import { matchByMention } from '../reading/lists/mentions.js';
import { readFeed } from '../reading/files/rss.js';
import type { FeedItem } from '../reading/files/rss.js';
import { requirePage } from '../reading/lists/row-ownership.js';

const WHAT = 'feed of articles';

/** The feed of a search. */
const FEED: RowPages<FeedItem> = {
  what: WHAT,
  maxPages: 1,
  first: ({ nombre }) => (nombre === null ? 'nothing-to-ask-by' : { path: 'buscar/feed', query: { q: `"${nombre}"` } }),
  readPage: (page) => ({ found: readFeed(requirePage(page, WHAT), WHAT), next: null }),
};

/** Articles of the newspaper that name the subject. */
export const laPrensa = listsAdapter('la_prensa', [
  tagList({
    tag: 'noticias',
    pages: FEED,
    match: (subject, article) => matchByMention(subject, [needed(article, 'title'), article.description]),
    payload: (article) => ({
      titulo: needed(article, 'title'),
      fuente: 'La Prensa',
      url: needed(article, 'link'),
      fecha: published(article),
      resumen: article.description,
    }),
    itemDate: published,
  }),
]);

const ELEMENTS = { title: 'title', link: 'link', published: 'pubDate' } as const;

/** A field that every article of a feed has. */
function needed(article: FeedItem, field: keyof typeof ELEMENTS): string {
  const text = article[field];
  if (text === null) throw missing(WHAT, [ELEMENTS[field]]);
  return text;
}

/** The day as the newspaper writes it, in its own time: `Tue, 14 May 2024 08:30:00 -0500`. */
function published(article: FeedItem): string | null {
  return dateOf(needed(article, 'published').replace(/^\p{L}+,\s*/u, ''), 'pubDate');
}
