import type { ReactNode } from 'react';
import type { Axis, Bands } from './scales.js';
import type { Point, Series } from './series.js';

export interface DayChartProps {
  /** The chart's title; also its name for screen readers. */
  title: string;
  series: readonly Series[];
  points: readonly Point[];
  /** Formats the value of a series on a day. */
  textOf: (point: number, series: number) => string;
  /** Formats the total of all series of a day; without it no total is shown. */
  totalOf?: (point: number) => string;
  /** Values along the axis. */
  axis: Axis;
  axisText: (value: number) => string;
  /** In pixels; fixed, so that nothing moves when the data arrives. */
  height?: number;
  /** All series are empty. */
  isEmpty: boolean;
  /** The drawing, in a space of 100 % by `height`. */
  children: (bands: Bands) => ReactNode;
}
