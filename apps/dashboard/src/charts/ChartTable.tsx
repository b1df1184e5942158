import { useState } from 'react';
import { useFormat } from '../format/useFormat.js';
import { useMessages } from '../i18n/useMessages.js';
import classes from './Chart.module.css';
import type { DayChartProps } from './day-chart-props.js';
import { messages } from './messages.js';

type ChartTableProps = Pick<DayChartProps, 'title' | 'series' | 'points' | 'textOf' | 'totalOf'>;

/** A chart's data as a table; rendered on demand. */
export function ChartTable({ title, series, points, textOf, totalOf }: ChartTableProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('asTable')} <span className="registry-visually-hidden">({title})</span>
      </summary>
      {open && (
        <div className={classes.scroller} role="region" aria-label={title} tabIndex={0}>
          <table>
            <caption className="registry-visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                {totalOf && <th scope="col">{t('total')}</th>}
                {series.map(({ key, label }) => (
                  <th scope="col" key={key}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ day }, place) => (
                <tr key={day}>
                  <th scope="row">{format.day(day)}</th>
                  {totalOf && <td>{totalOf(place)}</td>}
                  {series.map(({ key }, at) => (
                    <td key={key}>{textOf(place, at)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
