import { formatMoney, microUsd } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import type { DailyRequests, DailyUsageTotal, UsageTotal } from '@entity-registry/accounts';
import type { DayCodeView, RequestsView, UsageDayView } from './usage.dto.js';

const DAY_MS = 86_400_000;

/**
 * Every UTC day from `from` until before `to`, including those without calls; `requests` is null if requests are not
 * counted for this filter.
 */
export function fillDays(
  { from, to }: { from: Date; to: Date },
  totals: readonly UsageTotal[],
  requests: readonly DailyRequests[] | null,
): Shown<UsageDayView>[] {
  const calls = new Map(totals.map((total) => [total.value, total]));
  const counted = requests && new Map(requests.map((day) => [day.day, day]));
  const days: Shown<UsageDayView>[] = [];
  for (let time = from.getTime(); time < to.getTime(); time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    const total = calls.get(day);
    days.push({
      day,
      calls: Number(total?.calls ?? 0n),
      amount: formatMoney(total?.amount ?? microUsd(0n)),
      requests: counted && sumRequests([counted.get(day)].filter((found) => found !== undefined)),
    });
  }
  return days;
}

/** The outcomes of the requests of these days, added up. */
export function sumRequests(days: readonly DailyRequests[]): Shown<RequestsView> {
  const sum = (member: 'answered' | 'refused' | 'limited' | 'failed' | 'totalMs'): number =>
    days.reduce((total, day) => total + Number(day[member]), 0);
  const [answered, refused, limited, failed] = [sum('answered'), sum('refused'), sum('limited'), sum('failed')];
  const all = answered + refused + limited + failed;
  return { answered, refused, limited, failed, mean_ms: all === 0 ? null : Math.round(sum('totalMs') / all) };
}

export function toDayCode({ day, value, calls, amount }: DailyUsageTotal): Shown<DayCodeView> {
  return { day, code: value ?? '', calls: Number(calls), amount: formatMoney(amount) };
}
