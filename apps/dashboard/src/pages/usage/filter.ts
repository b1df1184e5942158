/** The usage page's filter, as in the address: a link shows everyone the same. */
export interface Filter {
  /** UTC days, both included; '' for the last 30 days. */
  from: string;
  to: string;
  key: string;
  code: string;
  route: string;
  reference: string;
  outcome: string;
}

export const FILTERS = ['from', 'to', 'key', 'code', 'route', 'reference', 'outcome'] as const;

/** The backend's names for them. */
const QUERY_NAMES: Partial<Record<keyof Filter, string>> = { key: 'key_id', reference: 'client_reference' };

export function readFilter(search: URLSearchParams): Filter {
  const read = (name: keyof Filter): string => search.get(name)?.trim() ?? '';
  return {
    ...{ from: read('from'), to: read('to'), key: read('key'), code: read('code'), route: read('route') },
    ...{ reference: read('reference'), outcome: read('outcome') },
  };
}

/** The filter in the address, without empty values. */
export function writeFilter(filter: Filter): URLSearchParams {
  return new URLSearchParams(FILTERS.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));
}

/** The filter as query parameters of the backend. */
export function queryOf(filter: Filter): Record<string, string> {
  return Object.fromEntries(
    FILTERS.flatMap((name) => (filter[name] === '' ? [] : [[QUERY_NAMES[name] ?? name, filter[name]]])),
  );
}

export const RANGES = ['today', 'week', 'month', 'quarter', 'thisMonth', 'lastMonth'] as const;
export type Range = (typeof RANGES)[number];

const DAY_MS = 86_400_000;
const DAYS: Partial<Record<Range, number>> = { today: 1, week: 7, month: 30, quarter: 90 };

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** First and last UTC day of a range, at `now`. */
export function daysOf(range: Range, now: Date): Pick<Filter, 'from' | 'to'> {
  const days = DAYS[range];
  if (days !== undefined) return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) };
  const begin = (months: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1);
  return range === 'thisMonth'
    ? { from: dayOf(begin(0)), to: dayOf(now.getTime()) }
    : { from: dayOf(begin(-1)), to: dayOf(begin(0) - DAY_MS) };
}

/** The range of these days, at `now`; null: another. No days means the last 30. */
export function rangeOf({ from, to }: Pick<Filter, 'from' | 'to'>, now: Date): Range | null {
  if (from === '' && to === '') return 'month';
  return RANGES.find((range) => daysOf(range, now).from === from && daysOf(range, now).to === to) ?? null;
}
