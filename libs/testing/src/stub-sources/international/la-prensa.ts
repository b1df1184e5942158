import { escapeHtml, cellText, fieldOf } from '../markup.js';
import { findBy } from '../search-pages.js';
import type { StubRecord, StubSource } from '../stub-source.js';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A newspaper: the feed of a text search. */
export const laPrensa: StubSource = {
  source: 'la_prensa',
  async respond({ path, query }, world) {
    if (path !== '/buscar/feed') return undefined;
    const subject = await findBy('la_prensa', world, null, unquoted(query.get('q')));
    const articles = subject?.records.filter(({ tag }) => tag === 'noticias') ?? [];
    const body = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel>
<title>La Prensa</title><link>https://prensa.example/</link><description>Noticias de muestra</description>
${articles.map(article).join('\n')}
</channel></rss>
`;
    return { contentType: 'application/rss+xml; charset=utf-8', body };
  },
};

function article({ payload, itemDate }: StubRecord): string {
  const text = (name: string): string => escapeHtml(cellText(fieldOf(payload, name)));
  return `<item><title>${text('titulo')}</title><link>${text('url')}</link>
<description>${text('resumen')}</description><pubDate>${rfc822(itemDate ?? cellText(fieldOf(payload, 'fecha')))}</pubDate></item>`;
}

/** `Tue, 14 May 2024 08:30:00 -0500` */
function rfc822(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day} ${MONTHS[Number(month) - 1]} ${year} 08:30:00 -0500`;
}

function unquoted(words: string | null): string | null {
  return words?.replace(/^"(.*)"$/, '$1') ?? null;
}
