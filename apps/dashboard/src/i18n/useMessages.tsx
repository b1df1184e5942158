import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isLanguage, type Language } from './language.js';
import { translations, type MessageKey, type PageMessages } from './messages.js';

type Values = Record<string, string | number>;

export interface Translate<M> {
  /** The text in the reader's language. */
  t: (key: MessageKey<M>, values?: Values) => string;
  /** A text that holds elements: `<link>here</link>` becomes `parts.link` around "here". */
  rich: (key: MessageKey<M>, parts: Record<string, ReactElement>, values?: Values) => ReactNode;
  /** Whether there is such a text; for keys that come from the backend, such as codes. */
  has: (key: string) => key is MessageKey<M>;
  language: Language;
}

/** The texts of a page in the reader's language; shown anew when it changes. */
export function useMessages<M>({ namespace }: PageMessages<M>): Translate<M> {
  const { t, i18n } = useTranslation(namespace, { i18n: translations, useSuspense: false });
  const plain = t as unknown as (key: string, values?: Values) => string; // the keys are checked by MessageKey, not by the library's types
  return {
    t: (key, values) => plain(key, values),
    rich: (key, parts, values) => (
      <Trans i18n={i18n} ns={namespace} i18nKey={key} components={parts} values={values ?? {}} />
    ),
    has: (key): key is MessageKey<M> => i18n.exists(key, { ns: namespace }),
    language: languageOf(i18n.language),
  };
}

/** The language that is shown. */
export function useLanguage(): Language {
  const { i18n } = useTranslation(undefined, { i18n: translations, useSuspense: false });
  return languageOf(i18n.language);
}

/** Shows the dashboard in this language, and keeps the choice in the browser. */
export function changeLanguage(language: Language): void {
  void translations.changeLanguage(language);
}

const languageOf = (tag: string): Language => (isLanguage(tag) ? tag : 'en');
