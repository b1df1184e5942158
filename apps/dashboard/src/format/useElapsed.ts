import { LOCALES } from '../i18n/language.js';
import { useLanguage } from '../i18n/useMessages.js';

/**
 * A duration in the user's language: milliseconds below a second, seconds to a tenth below a minute and a half, then minutes and
 * seconds.
 */
export function useElapsed(): (milliseconds: number) => string {
  const locale = LOCALES[useLanguage()];
  const unit = (value: number, name: 'millisecond' | 'second' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  return (milliseconds) => {
    if (milliseconds < 1_000) return unit(milliseconds, 'millisecond');
    if (milliseconds < 90_000) return unit(Math.round(milliseconds / 100) / 10, 'second');
    const seconds = Math.round(milliseconds / 1_000);
    return `${unit(Math.floor(seconds / 60), 'minute')} ${unit(seconds % 60, 'second')}`;
  };
}
