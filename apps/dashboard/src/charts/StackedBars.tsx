import { stack } from 'd3-shape';
import { DayChart } from './DayChart.js';
import type { DayChartProps } from './day-chart-props.js';
import { axisOf } from './scales.js';

type StackedBarsProps = Omit<DayChartProps, 'axis' | 'isEmpty' | 'children'> & {
  /** Counts have no fractions. */
  whole?: boolean;
};

/** Bars by day, with the series stacked. */
export function StackedBars({ whole = false, height = 180, ...props }: StackedBarsProps) {
  const { series, points } = props;
  const layers = stack<(typeof points)[number], number>()
    .keys(series.map((_, at) => at))
    .value((point, at) => point.values[at] ?? 0)([...points]);
  const highest = Math.max(0, ...(layers.at(-1)?.map(([, top]) => top) ?? []));
  const axis = axisOf(highest, whole);
  return (
    <DayChart {...props} height={height} axis={axis} isEmpty={highest === 0}>
      {(bands) =>
        layers.map((layer, at) =>
          layer.map(([bottom, top], place) =>
            top > bottom ? (
              <rect
                key={`${series[at]?.key ?? ''} ${points[place]?.day ?? ''}`}
                x={`${String(bands.left(place))}%`}
                width={`${String(bands.width)}%`}
                y={height - axis.share(top) * height}
                height={Math.max(1, (axis.share(top) - axis.share(bottom)) * height)}
                style={{ fill: `var(${series[at]?.color ?? ''})` }}
              />
            ) : null,
          ),
        )
      }
    </DayChart>
  );
}
