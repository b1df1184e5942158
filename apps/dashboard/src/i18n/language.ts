export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Both write amounts with a decimal point. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es-PA' };

/** The key is read by public/before-paint.js too. */
const STORAGE_KEY = 'entity-registry.language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language that was chosen in this browser, else the browser's own if we support it, else English. */
export function firstLanguage(storage: Storage | undefined, spoken: readonly string[]): Language {
  const stored = readStored(storage);
  if (isLanguage(stored)) return stored;
  const own = spoken.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return own ?? 'en';
}

/** Stores the choice in this browser; without storage it is forgotten. */
export function storeLanguage(storage: Storage | undefined, language: Language): void {
  try {
    storage?.setItem(STORAGE_KEY, language);
  } catch {
    // Blocked or full storage must not prevent the switch.
  }
}

function readStored(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}
