import { LOCALES, type Language } from '../i18n/language.js';
import { useLanguage } from '../i18n/useMessages.js';

export interface ChartFormat {
  /** `22 Nov`. */
  shortDay: (day: string) => string;
  /** `1.2K`. */
  compact: (value: number) => string;
  /** `$1.2K`. */
  compactMoney: (value: number) => string;
}

const stored = new Map<Language, ChartFormat>();

/** Short forms for axes. */
export function useChartFormat(): ChartFormat {
  const language = useLanguage();
  const made = stored.get(language) ?? makeFormat(LOCALES[language]);
  stored.set(language, made);
  return made;
}

function makeFormat(locale: string): ChartFormat {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const money = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const large = new Intl.NumberFormat(locale, { ...money, notation: 'compact', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const small = new Intl.NumberFormat(locale, money);
  return {
    shortDay: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    compact: (value) => compact.format(value),
    compactMoney: (value) => (value >= 1_000 ? large : Number.isInteger(value) ? whole : small).format(value),
  };
}
