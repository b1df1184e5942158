import { dateOf } from '../reading/dates.js';
import { missing } from '../reading/fields.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList, tieByMention } from '../reading/matched-list.js';
import { readFeed } from '../reading/rss.js';
import type { FeedItem } from '../reading/rss.js';
import { present } from '../reading/whose.js';

const WHAT = 'feed of articles';

/** Articles of the newspaper that name the subject: the feed of a search. */
export const laPrensa = listsAdapter('la_prensa', [
  matchedList<FeedItem>({
    tag: 'noticias',
    rows: async (session, { nombre }) =>
      nombre === null ? null : readFeed(present(await session.get('buscar/feed', { q: `"${nombre}"` }), WHAT), WHAT),
    tie: (subject, article) => tieByMention(subject, [needed(article, 'title'), article.description]),
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

/** What no article of a feed lacks. */
function needed(article: FeedItem, field: keyof typeof ELEMENTS): string {
  const text = article[field];
  if (text === null) throw missing(WHAT, [ELEMENTS[field]]);
  return text;
}

/** The day as the newspaper writes it, in its own time: `Tue, 14 May 2024 08:30:00 -0500`. */
function published(article: FeedItem): string | null {
  return dateOf(needed(article, 'published').replace(/^\p{L}+,\s*/u, ''), 'pubDate');
}
