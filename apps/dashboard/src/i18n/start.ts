import { firstLanguage, isLanguage, keepLanguage, type Language } from './language.js';
import { translations } from './messages.js';

/** Called once, before anything is shown; `language` overrules what the browser says. */
export function startTranslations(language: Language = firstLanguage(storage(), navigator.languages)): void {
  document.documentElement.lang = language;
  void translations.changeLanguage(language);
  translations.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
    if (isLanguage(changed)) keepLanguage(storage(), changed);
  });
}

/** Some browsers refuse the storage by an error, when cookies are closed. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
