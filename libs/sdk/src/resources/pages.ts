/**
 * A list that is read page by page, as far as it is looked at: every page is a call of its own, at its own price. It keeps
 * nothing: whoever goes through it a second time calls, and pays, a second time.
 */
export class Pages<Item, Page> implements AsyncIterable<Item> {
  /** @internal */
  constructor(
    private readonly read: (cursor: string | undefined, index: number) => PromiseLike<Page>,
    private readonly itemsOf: (page: Page) => readonly Item[],
    private readonly nextOf: (page: Page) => string | null,
    private readonly first?: string,
  ) {}

  /** The pages themselves, with what else they say. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let cursor = this.first;
    for (let index = 0; ; index += 1) {
      const page = await this.read(cursor, index);
      yield page;
      const next = this.nextOf(page);
      if (next === null) return;
      cursor = next;
    }
  }

  /** The items of all pages, in order. Whoever breaks off pays for no further page. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.itemsOf(page);
  }
}

/** The `cursor` of a link such as `/v5/entities/pa_own_42/sections/directores?cursor=...`; null for none. */
export function cursorOf(link: string | null): string | null {
  if (link === null) return null;
  return new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('cursor');
}

/**
 * Options of a call in a row of calls: a key that names the row is made the key of each, `key`, `key:1`, `key:2`. They name
 * pages from where the row began, so that a row from another cursor on needs a key of its own. Throws `TypeError` for a dry
 * run, whose answer has no items.
 */
export function optionsOfPage<O extends { idempotencyKey?: string | undefined }>(options: O, index: number): O {
  if ('dryRun' in options && options.dryRun !== undefined && options.dryRun !== false)
    throw new TypeError('what reads page by page has no dry run: ask for the price of one page');
  const { idempotencyKey } = options;
  return idempotencyKey === undefined || index === 0
    ? options
    : { ...options, idempotencyKey: `${idempotencyKey}:${index}` };
}
