import { firstLanguage, isLanguage, storeLanguage, type Language } from './language.js';
import { translations } from './messages.js';

/** Call it once, before anything is rendered; `language` overrides the browser's language. */
export function startTranslations(language: Language = firstLanguage(storage(), navigator.languages)): void {
  document.documentElement.lang = language;
  void translations.changeLanguage(language);
  translations.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
    if (isLanguage(changed)) storeLanguage(storage(), changed);
  });
}

/** Some browsers throw on access to storage when cookies are blocked. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
