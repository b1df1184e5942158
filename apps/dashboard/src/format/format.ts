import { LOCALES, type Language } from '../i18n/language.js';

/** Numbers, money and times in the user's language. Times are in the user's own time zone. */
export interface Format {
  /** Decimal string in USD, as the backend writes it; at least 2 decimals, up to `places` if there are more. */
  money: (amount: string, places?: number) => string;
  number: (value: number | bigint) => string;
  /** A share of 1. */
  percent: (share: number) => string;
  /** ISO 8601 time, to the day. */
  date: (time: string) => string;
  /** ISO 8601 time, to the minute. */
  dateTime: (time: string) => string;
  /** ISO 8601 time, to the second and in UTC: the same for every reader. */
  utc: (time: string) => string;
  /** `2026-11-22` as that day, in any time zone. */
  day: (day: string) => string;
  /** The time before or after `now`, in the largest unit that fits. */
  ago: (time: string, now: Date) => string;
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const stored = new Map<Language, Format>();

/** The formats of a language; created once, since Intl is slow to construct. */
export function formatOf(language: Language): Format {
  const made = stored.get(language) ?? makeFormat(LOCALES[language]);
  stored.set(language, made);
  return made;
}

/** Day before a spelled-out month, and 24 hours, so that a time is unambiguous. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function makeFormat(locale: string): Format {
  const currencies = new Map<number, Intl.NumberFormat>();
  const currency = (places: number) => {
    const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
    const made =
      currencies.get(places) ??
      new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 2, maximumFractionDigits: places });
    currencies.set(places, made);
    return made;
  };
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, DAY);
  const dateTime = new Intl.DateTimeFormat(locale, MINUTE);
  const day = new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    // Intl reads the decimals of a string exactly: amounts never become floats.
    money: (amount, places = 6) => currency(places).format(amount as `${number}`),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: (time) => date.format(new Date(time)),
    dateTime: (time) => dateTime.format(new Date(time)),
    utc: (time) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    ago: (time, now) => {
      const seconds = (new Date(time).getTime() - now.getTime()) / 1000;
      const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return relative.format(Math.round(seconds / size), unit);
    },
  };
}
