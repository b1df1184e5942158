import { sumAmounts, toNumber } from '../../../charts/amounts.js';
import { stackAmounts, type Series } from '../../../charts/series.js';
import { StackedBars } from '../../../charts/StackedBars.js';
import { useChartFormat } from '../../../charts/useChartFormat.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages } from './messages.js';
import type { DayCode, Total, UsageDay } from './types.js';

interface SpendChartProps {
  days: readonly UsageDay[];
  dayCodes: readonly DayCode[];
  /** Sums of the codes, largest first. */
  codes: readonly Total[];
}

/** The spend of each day, by code. */
export function SpendChart({ days, dayCodes, codes }: SpendChartProps) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const short = useChartFormat();
  const order = codes.flatMap(({ value }) => value ?? []);
  const { series, amounts } = stackAmounts(dayCodes, order, t('other'));
  const amountOf = (point: number, at: number): string => amounts.get(days[point]?.day ?? '')?.[at] ?? '0.00';
  return (
    <StackedBars
      title={t('spend')}
      series={series.map((one) => (one.key === 'base' ? { ...one, label: t('base') } : one))}
      points={days.map(({ day }, point) => ({ day, values: series.map((_, at) => toNumber(amountOf(point, at))) }))}
      textOf={(point, at) => format.money(amountOf(point, at))}
      totalOf={(point) => format.money(sumAmounts(series.map((_, at) => amountOf(point, at))))}
      axisText={short.compactMoney}
    />
  );
}

const OUTCOMES = ['answered', 'refused', 'limited', 'failed'] as const;
const COLORS: Record<(typeof OUTCOMES)[number], string> = {
  answered: '--registry-chart-1',
  refused: '--registry-chart-2',
  limited: '--registry-chart-6',
  failed: '--tone-danger',
};

/** The outcomes of each day's requests. */
export function RequestsChart({ days }: { days: readonly UsageDay[] }) {
  const { t } = useMessages(messages);
  const format = useFormat();
  const short = useChartFormat();
  const series: Series[] = OUTCOMES.map((key) => ({ key, label: t(key), color: COLORS[key] }));
  const countsOf = (point: number): number[] => OUTCOMES.map((response) => days[point]?.requests?.[response] ?? 0);
  return (
    <StackedBars
      whole
      title={t('requestsByDay')}
      series={series}
      points={days.map(({ day }, point) => ({ day, values: countsOf(point) }))}
      textOf={(point, at) => format.number(countsOf(point)[at] ?? 0)}
      totalOf={(point) => format.number(countsOf(point).reduce((sum, count) => sum + count, 0))}
      axisText={short.compact}
    />
  );
}
