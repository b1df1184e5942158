/** A code with its price in any one unit, and its sections. */
export interface PricedCode {
  readonly code: string;
  readonly price: number;
  readonly delivers: ReadonlySet<string>;
}

interface Cover {
  readonly codes: readonly string[];
  readonly price: number;
}

/**
 * The codes that together deliver all of `wanted` at the lowest price; of equal ones the fewest, then by name. Leaves out what no
 * code delivers. Exact: it tries every code for the remaining sections, and stops where it costs more than the best.
 */
export function cheapestCover(wanted: Iterable<string>, codes: readonly PricedCode[]): readonly string[] {
  const offered = [...codes].sort((one, other) => one.price - other.price || one.code.localeCompare(other.code));
  const open = [...new Set(wanted)].filter((item) => offered.some(({ delivers }) => delivers.has(item)));
  let best: Cover | null = null;
  const isWorse = ({ price, codes: { length } }: Cover): boolean =>
    best !== null && (price > best.price || (price === best.price && length >= best.codes.length));
  const extend = (left: readonly string[], cover: Cover): void => {
    if (isWorse(cover)) return;
    const hardest = hardestOf(left, offered);
    if (hardest === undefined) {
      best = cover;
      return;
    }
    for (const { code, price, delivers } of offered.filter((one) => one.delivers.has(hardest))) {
      const rest = left.filter((item) => !delivers.has(item));
      extend(rest, { codes: [...cover.codes, code], price: cover.price + price });
    }
  };
  extend(open, { codes: [], price: 0 });
  return (best as Cover | null)?.codes.toSorted() ?? [];
}

/** The section that the fewest codes deliver: starting with it leaves the fewest combinations to try. */
function hardestOf(items: readonly string[], codes: readonly PricedCode[]): string | undefined {
  const ways = (item: string): number => codes.filter(({ delivers }) => delivers.has(item)).length;
  return items.toSorted((one, other) => ways(one) - ways(other))[0];
}
