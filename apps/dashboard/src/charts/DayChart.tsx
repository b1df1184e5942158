import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useFormat } from '../format/useFormat.js';
import { useMessages } from '../i18n/useMessages.js';
import classes from './Chart.module.css';
import { ChartTable } from './ChartTable.js';
import { messages } from './messages.js';
import type { DayChartProps } from './day-chart-props.js';
import { bandsOf, labelled } from './scales.js';
import { useChartFormat } from './useChartFormat.js';
import { lookup } from '../lookup.js';

/** The frame of a chart by UTC days: axes, legend, day selection by pointer or keyboard, and a table view. */
export function DayChart(props: DayChartProps) {
  const { title, series, points, textOf, totalOf, axis, axisText, height = 180, isEmpty, children } = props;
  const { t } = useMessages(messages);
  const format = useFormat();
  const short = useChartFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const name = useId();
  const bands = bandsOf(points.length);
  const last = points.length - 1;
  const sayDay = (index: number): string => {
    const parts = series.map(({ label }, at) => `${label} ${textOf(index, at)}`);
    const total = totalOf ? [`${t('total')} ${totalOf(index)}`] : [];
    return [format.day(points[index]?.day ?? ''), ...total, ...parts].join(', ');
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setChosen(clamp(Math.floor(((event.clientX - left) / width) * points.length), last));
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = moved(event.key, chosen ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <figure className={classes.figure} aria-labelledby={name}>
      <figcaption id={name} className="registry-visually-hidden">
        {title}
      </figcaption>
      <ul className={classes.legend}>
        {series.map(({ key, label, color }) => (
          <li key={key}>
            <Swatch color={color} />
            {label}
          </li>
        ))}
      </ul>
      <div className={classes.plot}>
        <div className={classes.axis} aria-hidden="true" style={{ height }}>
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${String(axis.share(tick) * 100)}%` }}>
              {axisText(tick)}
            </span>
          ))}
        </div>
        <div
          className={classes.area}
          style={{ height }}
          role="slider"
          tabIndex={points.length === 0 ? -1 : 0}
          aria-label={t('choose', { title })}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={chosen ?? Math.max(0, last)}
          aria-valuetext={points.length === 0 ? t('nothing') : sayDay(chosen ?? last)}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setChosen(null)}
          onFocus={() => setChosen((now) => now ?? last)}
          onBlur={() => setChosen(null)}
          onKeyDown={onKey}
        >
          <svg className={classes.svg} aria-hidden="true" focusable="false">
            {chosen !== null && (
              <rect
                className={classes.chosen}
                x={`${String((chosen / points.length) * 100)}%`}
                width={`${String(100 / points.length)}%`}
                y={0}
                height={height}
              />
            )}
            {axis.ticks.map((tick) => {
              const y = height - axis.share(tick) * height;
              return <line key={tick} className={classes.grid} x1="0%" x2="100%" y1={y} y2={y} />;
            })}
            {children(bands)}
          </svg>
          {isEmpty && <div className={classes.nothing}>{t('nothing')}</div>}
          {chosen !== null && points[chosen] && (
            <div
              className={classes.tip}
              aria-hidden="true"
              style={
                bands.middle(chosen) > 50
                  ? { right: `${String(101 - bands.left(chosen))}%` }
                  : { left: `${String(bands.left(chosen) + bands.width + 1)}%` }
              }
            >
              <span className={classes.tipTitle}>{format.day(points[chosen].day)}</span>
              {series.map(({ key, label, color }, at) => (
                <span className={classes.tipRow} key={key}>
                  <Swatch color={color} />
                  {label}
                  <span className={classes.tipValue}>{textOf(chosen, at)}</span>
                </span>
              ))}
              {totalOf && (
                <strong className={classes.tipRow}>
                  {t('total')}
                  <span className={classes.tipValue}>{totalOf(chosen)}</span>
                </strong>
              )}
            </div>
          )}
        </div>
        <div className={classes.days} aria-hidden="true">
          {labelled(points.length, 6).map((place) => (
            <span key={place} style={{ left: `${String(bands.middle(place))}%` }}>
              {short.shortDay(points[place]?.day ?? '')}
            </span>
          ))}
        </div>
      </div>
      <ChartTable title={title} series={series} points={points} textOf={textOf} {...(totalOf && { totalOf })} />
    </figure>
  );
}

export function Swatch({ color }: { color: string }) {
  return <span className={classes.swatch} aria-hidden="true" style={{ background: `var(${color})` }} />;
}

const clamp = (place: number, last: number): number => Math.max(0, Math.min(last, place));

/** The day that a key moves to; undefined for keys that the chart doesn't use. */
function moved(key: string, from: number, last: number): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ...{ ArrowLeft: from - 1, ArrowDown: from - 1, ArrowRight: from + 1, ArrowUp: from + 1 },
    ...{ PageDown: from - 7, PageUp: from + 7, Home: 0, End: last },
  };
  const to = lookup(steps, key);
  return to === undefined ? undefined : clamp(to, last);
}
