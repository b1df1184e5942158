import { LimitExceeded, PARSE_LIMITS } from '../../parsing/parse-limits.js';
import { SourceError } from '../../source.js';
import type { FetchedPage, PageReader, SourceSession } from '../../source.js';

/** The request for one page of a list. */
export interface PageRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Fields to send by POST, instead of a GET. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The data of one page, and the request for the next page; null on the last page. */
export interface PageOf<Found, Request extends PageRequest = PageRequest> {
  readonly found: readonly Found[];
  readonly next: Request | null;
  /** The date that the page states, ISO 8601. */
  readonly updatedAt?: string | null;
}

export interface PageWalk<Found, Request extends PageRequest, Context> {
  readonly reader: PageReader<Context & { readonly request: Request }, PageOf<Found, Request>>;
  readonly first: Request;
  /** The rest of the reader's input, the same for every page. */
  readonly context: Context;
  /** Name of the list, for messages. */
  readonly what: string;
  readonly maxPages: number;
  /** Called with the date of each page that states one. */
  readonly onDate?: (updatedAt: string) => void;
}

/** The data of a page and of all pages after it. Throws SourceError if the pages never end. */
export async function readPages<Found, Request extends PageRequest, Context>(
  session: SourceSession,
  { reader, first, context, what, maxPages, onDate }: PageWalk<Found, Request, Context>,
): Promise<Found[]> {
  const found: Found[] = [];
  let request = first;
  for (let page = 1; page <= maxPages; page += 1) {
    const read = await session.parse(reader, await fetchPage(session, request), { ...context, request });
    for (const one of read.found) found.push(one);
    if (read.updatedAt) onDate?.(read.updatedAt);
    if (read.next === null) return found;
    request = read.next;
  }
  throw new SourceError(`${what}: more than ${maxPages} pages`, false);
}

/** Fetches a page of a source. */
export function fetchPage(session: SourceSession, { path, query, form }: PageRequest): Promise<FetchedPage> {
  return form ? session.post(path, form) : session.get(path, query);
}

/** An address that a page links to, for a request. Throws LimitExceeded if it is longer than any real one. */
export function linkTo(link: string, what: string): string {
  if (link.length <= PARSE_LIMITS.linkChars) return link;
  throw new LimitExceeded(`${what}: a link is too long`, 'linkChars');
}
