import type { ListId, Listing } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** Entries of one statement: about a megabyte of text, which takes the event loop a few milliseconds. */
const PAGE = 1_000;

interface Page {
  readonly last: bigint | null;
  readonly entries: string | null;
}

/**
 * Reads the current entries of all lists, as text in memory that threads share. Call it within a snapshot: then no page is of another
 * version. The process itself reads none of it, which would take its event loop seconds.
 */
export async function readListingPages(tx: Queryable): Promise<SharedArrayBuffer[]> {
  const pages: SharedArrayBuffer[] = [];
  let after: bigint | null = 0n;
  while (after !== null) {
    const page: { rows: Page[] } = await tx.query<Page>({
      name: 'screening_listing_page',
      text: `select max(id) as last, string_agg(concat('[', id, ',"', list, '",', data, ']'), e'\\n' order by id) as entries
               from (select id, list, data from listing
                      where removed_version is null and id > $1 order by id limit $2) as page`,
      values: [after, PAGE],
    });
    const [{ last, entries } = { last: null, entries: null }] = page.rows;
    if (entries !== null) pages.push(shared(entries));
    after = last;
  }
  return pages;
}

/** A text in memory that threads share. */
export function shared(text: string): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(Buffer.byteLength(text));
  Buffer.from(memory).write(text);
  return memory;
}

export const sharedText = (memory: SharedArrayBuffer): string => Buffer.from(memory).toString();

/** Where an entry is in the pages. */
export interface EntryPlace {
  readonly page: Buffer;
  readonly from: number;
  readonly to: number;
}

const LINE_FEED = 10;

/** The places of all entries. JSON has no line feed in it. */
export function* entryPlaces(pages: readonly SharedArrayBuffer[]): Generator<EntryPlace> {
  for (const memory of pages) {
    const page = Buffer.from(memory);
    for (let from = 0; from < page.length;) {
      const end = page.indexOf(LINE_FEED, from);
      const to = end < 0 ? page.length : end;
      yield { page, from, to };
      from = to + 1;
    }
  }
}

export interface ReadEntry {
  readonly id: bigint;
  readonly list: ListId;
  readonly data: Listing;
}

export function readEntry({ page, from, to }: EntryPlace): ReadEntry {
  const [id, list, data] = JSON.parse(page.toString('utf8', from, to)) as [number, ListId, Listing];
  return { id: BigInt(id), list, data };
}
