/** One page of a list, as it is sent. */
export interface PageOf<Item> {
  items: Item[];
  /** The id to continue after; null on the last page. */
  next: number | null;
}

/** A page of `rows`. One more than `limit` was read, to know whether there is a next page. */
export function toPage<Row extends { id: bigint }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): PageOf<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toItem), next: rows.length > limit && last ? Number(last.id) : null };
}
