import { useLanguage } from '../i18n/useMessages.js';
import { formatOf, type Format } from './format.js';

/** The formats of the current language. */
export function useFormat(): Format {
  return formatOf(useLanguage());
}
