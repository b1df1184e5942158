import { scaleBand, scaleLinear } from 'd3-scale';

export interface Bands {
  /** Left edge of a band, in percent of the width. */
  left: (index: number) => number;
  /** Middle of a band, in percent. */
  middle: (index: number) => number;
  /** Width of a bar, in percent. */
  width: number;
}

/** Positions of `count` bars side by side, in percent of the width, so that they need no measuring. */
export function bandsOf(count: number): Bands {
  const scale = scaleBand<number>(
    Array.from({ length: count }, (_, index) => index),
    [0, 100],
  ).padding(count > 100 ? 0.1 : 0.25);
  const left = (index: number): number => scale(index) ?? 0;
  return { left, middle: (index) => left(index) + scale.bandwidth() / 2, width: scale.bandwidth() };
}

export interface Axis {
  /** From 0 to 1, upwards. */
  share: (value: number) => number;
  ticks: number[];
}

/** An axis from zero to a round number at or above `highest`; `whole`: without fractions. */
export function axisOf(highest: number, whole: boolean, ticks = 4): Axis {
  const scale = scaleLinear([0, highest > 0 ? highest : 1], [0, 1]).nice(ticks);
  const marks = highest > 0 ? scale.ticks(ticks) : [0];
  return { share: (value) => scale(value), ticks: whole ? marks.filter(Number.isInteger) : marks };
}

/** The positions of at most `most` labels among `count`, evenly spaced, including the last one. */
export function labelled(count: number, most: number): number[] {
  if (count === 0) return [];
  const step = Math.ceil(count / most);
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}
