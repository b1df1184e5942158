import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from './language.js';
import { translations, type MessageKey, type PageMessages } from './messages.js';

type Values = Record<string, string | number>;
type Parts = Record<string, ReactElement<{ children?: ReactNode }>>;

export interface Translate<M> {
  /** The text in the reader's language. */
  t: (key: MessageKey<M>, values?: Values) => string;
  /** A text that holds elements: `<link>here</link>` becomes `parts.link` around "here". They do not nest. */
  rich: (key: MessageKey<M>, parts: Parts, values?: Values) => ReactNode;
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
    rich: (key, parts, values) => withElements(plain(key, values), parts),
    has: (key): key is MessageKey<M> => i18n.exists(key, { ns: namespace }),
    language: languageOf(i18n.language),
  };
}

/** Puts the elements around what their names enclose. A name that is not given stays text, as a value may look like one. */
export function withElements(text: string, parts: Parts): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, name = '', inner = ''] = found;
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!part) continue;
    pieces.push(text.slice(from, found.index), cloneElement(part, { key: found.index }, inner));
    from = found.index + whole.length;
  }
  return [...pieces, text.slice(from)];
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
