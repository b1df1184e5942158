/**
 * A list that is read page by page, as needed: every page is a separate call with its own price. Nothing is cached: iterating
 * again repeats the calls and pays for them again.
 */
export class Pages<Item, Page> implements AsyncIterable<Item> {
  /** @internal */
  constructor(
    private readonly read: (cursor: string | undefined, index: number) => PromiseLike<Page>,
    private readonly itemsOf: (page: Page) => readonly Item[],
    private readonly nextOf: (page: Page) => string | null,
    private readonly first?: string,
  ) {}

  /** The pages themselves, with their other members. */
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

  /** The items of all pages, in order. If you stop early, you pay for no further page. */
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
 * Options of one call in a series: a key that names the series becomes the key of each, `key`, `key:1`, `key:2`. They name
 * pages from the start of the series, so that a series from another cursor needs its own key. Throws `TypeError` for a dry
 * run, whose response has no items.
 */
export function optionsOfPage<O extends { idempotencyKey?: string | undefined }>(options: O, index: number): O {
  if ('dryRun' in options && options.dryRun !== undefined && options.dryRun !== false)
    throw new TypeError('paged reads have no dry run: get the price of one page instead');
  const { idempotencyKey } = options;
  return idempotencyKey === undefined || index === 0
    ? options
    : { ...options, idempotencyKey: `${idempotencyKey}:${index}` };
}
