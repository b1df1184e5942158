import { load } from 'cheerio';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { oneLine } from './fields.js';

/** One entry of a feed; what it leaves out or blank is null. */
export interface FeedItem {
  readonly title: string | null;
  readonly link: string | null;
  /** As written: RFC 822 in RSS. */
  readonly published: string | null;
  /** Without markup. */
  readonly description: string | null;
  readonly guid: string | null;
}

/** The entries of an RSS 2.0 feed; SourceFault when the page is none, or breaks off. */
export function readFeed(page: Page, what: string): FeedItem[] {
  const text = page.text();
  const xml = load(text, { xml: true });
  if (xml('rss > channel').length === 0) throw new SourceFault(`${what}: the answer is not an RSS feed`, false);
  // The parser closes what is left open.
  if (!/<\/rss\s*>/i.test(text)) throw new SourceFault(`${what}: the feed breaks off`, true);
  return xml('rss > channel > item')
    .toArray()
    .map((item) => {
      const element = (name: string): string | null => blankToNull(xml(item).children(name).first().text());
      const description = element('description');
      return {
        title: element('title'),
        link: element('link'),
        published: element('pubDate'),
        description: description === null ? null : blankToNull(load(description).text()),
        guid: element('guid'),
      };
    });
}

function blankToNull(text: string): string | null {
  const line = oneLine(text);
  return line === '' ? null : line;
}
