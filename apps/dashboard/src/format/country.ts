import { useLanguage } from '../i18n/useMessages.js';

/** The name of a jurisdiction by its code, which is that of the country in ISO 3166, in the user's language. */
export function useCountryName(): (jurisdiction: string) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  return (jurisdiction) => names.of(jurisdiction.toUpperCase()) ?? jurisdiction;
}
