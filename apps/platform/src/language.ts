/** The languages of the dashboard and of its mails. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `text` if it is one of them, else English. */
export function languageOf(text: unknown): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}
