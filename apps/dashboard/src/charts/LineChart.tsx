import { line } from 'd3-shape';
import classes from './Chart.module.css';
import { DayChart } from './DayChart.js';
import type { DayChartProps } from './day-chart-props.js';
import { axisOf } from './scales.js';

type LineChartProps = Omit<DayChartProps, 'axis' | 'isEmpty' | 'children' | 'totalOf'> & {
  whole?: boolean;
  /** The minimum top of the axis. */
  atLeast?: number;
};

/** Lines over days, with gaps for missing data. */
export function LineChart({ whole = false, atLeast = 0, height = 180, ...props }: LineChartProps) {
  const { series, points } = props;
  const known = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const axis = axisOf(Math.max(atLeast, 0, ...known), whole);
  return (
    <DayChart {...props} height={height} axis={axis} isEmpty={known.length === 0}>
      {(bands) => {
        // A space of 100 by 100 that is stretched to the chart, so that lines need no measuring.
        const path = (at: number) =>
          line<(typeof points)[number]>()
            .defined(({ values }) => values[at] !== null && values[at] !== undefined)
            .x((_, place) => bands.middle(place))
            .y(({ values }) => 100 - axis.share(values[at] ?? 0) * 100)([...points]);
        return (
          <>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height={height} overflow="visible">
              {series.map(({ key, color }, at) => (
                <path key={key} className={classes.line} d={path(at) ?? ''} style={{ stroke: `var(${color})` }} />
              ))}
            </svg>
            {series.map(({ key, color }, at) =>
              points.map(({ day, values }, place) => {
                const value = values[at];
                if (value === null || value === undefined) return null;
                // A day between two gaps has no line, so draw its point.
                return (
                  <circle
                    key={`${key} ${day}`}
                    cx={`${String(bands.middle(place))}%`}
                    cy={height - axis.share(value) * height}
                    r={points.length > 60 ? 1.5 : 2.5}
                    style={{ fill: `var(${color})` }}
                  />
                );
              }),
            )}
          </>
        );
      }}
    </DayChart>
  );
}
