import { Parser } from 'htmlparser2';
import { LimitExceeded, PARSE_LIMITS } from '../../parsing/parse-limits.js';
import { SourceError } from '../../source.js';
import type { Page } from '../../source.js';
import { requireAtMost, requireBytes } from '../bounds.js';
import { oneLine } from '../fields.js';
import { textOfMarkup } from '../html/markup-text.js';

/** One entry of a feed; missing or blank fields are null. */
export interface FeedItem {
  readonly title: string | null;
  readonly link: string | null;
  /** As written: RFC 822 in RSS. */
  readonly published: string | null;
  /** Without markup. */
  readonly description: string | null;
  readonly guid: string | null;
}

/**
 * The entries of an RSS 2.0 feed. Throws SourceError if the page is not one or is truncated, LimitExceeded if it is too large or
 * nested too deeply. The text is read once from start to end, without a tree. Entities that the feed declares itself are not
 * expanded.
 */
export function readFeed(page: Page, what: string): FeedItem[] {
  requireBytes(page, 'feedBytes', `${what}: the feed`);
  const feed = new FeedHandler(what);
  const parser = new Parser(feed, { xmlMode: true });
  parser.end(page.text());
  if (!feed.hasChannel) throw new SourceError(`${what}: the response is not an RSS feed`, false);
  // The parser closes open elements itself.
  if (!feed.isWhole) throw new SourceError(`${what}: the feed is truncated`, true);
  return feed.items.map((elements) => {
    const text = (name: string): string | null => blankToNull(elements.get(name) ?? '');
    const description = text('description');
    return {
      title: text('title'),
      link: text('link'),
      published: text('pubDate'),
      description: description === null ? null : blankToNull(textOfMarkup(description)),
      guid: text('guid'),
    };
  });
}

/** Elements above an entry of a feed. */
const ENTRY = ['rss', 'channel', 'item'];

/** Collects the texts of the entries' own elements, the first of each name. */
class FeedHandler {
  readonly items: Map<string, string>[] = [];
  hasChannel = false;
  /** Whether the feed had its end tag. */
  isWhole = false;
  private readonly open: string[] = [];
  private attributes = 0;
  /** The element of an entry whose text is being read. */
  private element: string | null = null;

  constructor(private readonly what: string) {}

  onopentagname(): void {
    this.attributes = 0;
  }

  onattribute(): void {
    this.attributes += 1;
    requireAtMost(this.attributes, 'attributes', `${this.what}: a tag of the feed`, 'attributes');
  }

  onopentag(name: string): void {
    this.open.push(name);
    if (this.open.length > PARSE_LIMITS.depth) {
      throw new LimitExceeded(
        `${this.what}: the feed is nested too deeply (over ${PARSE_LIMITS.depth} levels)`,
        'depth',
      );
    }
    if (this.isAt(2)) this.hasChannel = true;
    else if (this.isAt(3)) {
      requireAtMost(this.items.length + 1, 'rows', `${this.what}: the feed`, 'entries');
      this.items.push(new Map());
    } else if (this.open.length === 4 && this.isIn(3) && this.items.at(-1)?.has(name) === false) {
      this.element = name;
      this.items.at(-1)?.set(name, '');
    }
  }

  ontext(text: string): void {
    if (this.element === null) return;
    const item = this.items.at(-1);
    item?.set(this.element, (item.get(this.element) ?? '') + text);
  }

  onclosetag(name: string, isImplied: boolean): void {
    if (name === 'rss' && !isImplied) this.isWhole = true;
    if (this.open.length === 4) this.element = null;
    this.open.pop();
  }

  private isAt(depth: number): boolean {
    return this.open.length === depth && this.isIn(depth);
  }

  private isIn(depth: number): boolean {
    return ENTRY.slice(0, depth).every((name, at) => this.open[at] === name);
  }
}

function blankToNull(text: string): string | null {
  const line = oneLine(text);
  return line === '' ? null : line;
}
