import { fromMicro, toMicro } from './amounts.js';

/** A stacked or drawn series: a code, or an outcome. */
export interface Series {
  key: string;
  label: string;
  /** A custom property of the theme, such as `--registry-chart-1`. */
  color: string;
}

/** A day's label and its value in each series; null: unknown. */
export interface Point {
  /** UTC, `2026-11-22`. */
  day: string;
  values: readonly (number | null)[];
}

const COLORS = 5;

export const chartColor = (index: number): string => `--registry-chart-${String(index + 1)}`;

/** Amount of a code on a day. */
export interface DayAmount {
  day: string;
  code: string;
  amount: string;
}

export interface StackedAmounts {
  series: Series[];
  /** Amounts of each day, in the order of the series. */
  amounts: ReadonlyMap<string, readonly string[]>;
}

/**
 * Amounts of days by code: the most expensive codes, and the others as one series, so that the stacks keep their height. `order`:
 * codes, largest first.
 */
export function stackAmounts(rows: readonly DayAmount[], order: readonly string[], other: string): StackedAmounts {
  const shown = order.slice(0, order.length > COLORS + 1 ? COLORS : COLORS + 1);
  const rest = order.length > shown.length;
  const places = new Map(shown.map((code, index) => [code, index]));
  const sums = new Map<string, bigint[]>();
  for (const { day, code, amount } of rows) {
    const place = places.get(code) ?? shown.length;
    const values = sums.get(day) ?? Array.from({ length: shown.length + (rest ? 1 : 0) }, () => 0n);
    if (place < values.length) values[place] = (values[place] ?? 0n) + toMicro(amount);
    sums.set(day, values);
  }
  const series = shown.map((code, index) => ({ key: code, label: code, color: chartColor(index) }));
  if (rest) series.push({ key: 'other', label: other, color: chartColor(COLORS) });
  return { series, amounts: new Map([...sums].map(([day, values]) => [day, values.map(fromMicro)])) };
}
