import { useLanguage } from '../i18n/useMessages.js';
import { LOCALES } from '../i18n/language.js';

/** How long something took, in the reader's language: milliseconds below a second, else seconds to a tenth. */
export function useTook(): (milliseconds: number) => string {
  const locale = LOCALES[useLanguage()];
  return (milliseconds) => {
    const [value, unit] =
      milliseconds < 1_000 ? [milliseconds, 'millisecond'] : [Math.round(milliseconds / 100) / 10, 'second'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  };
}
