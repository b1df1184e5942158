import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from './language.js';
import { translations, type MessageKey, type PageMessages } from './messages.js';

type Values = Record<string, string | number>;
type Parts = Record<string, ReactElement<{ children?: ReactNode }>>;

export interface Translate<M> {
  /** The text in the user's language. */
  t: (key: MessageKey<M>, values?: Values) => string;
  /** A text with elements: `<link>here</link>` becomes `parts.link` around "here". They do not nest. */
  rich: (key: MessageKey<M>, parts: Parts, values?: Values) => ReactNode;
  /** Whether the text exists; for keys from the backend, such as codes. */
  has: (key: string) => key is MessageKey<M>;
  language: Language;
}

/** A page's texts in the user's language; re-rendered when it changes. */
export function useMessages<M>({ namespace }: PageMessages<M>): Translate<M> {
  const { t, i18n } = useTranslation(namespace, { i18n: translations, useSuspense: false });
  const plain = t as unknown as (key: string, values?: Values) => string; // MessageKey checks the keys, not the library
  return {
    t: (key, values) => plain(key, values),
    rich: (key, parts, values) => withElements(plain(key, values), parts),
    has: (key): key is MessageKey<M> => i18n.exists(key, { ns: namespace }),
    language: languageOf(i18n.language),
  };
}

/** Wraps the named parts in their elements. An unknown name stays text, since a value may look like one. */
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

/** The current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation(undefined, { i18n: translations, useSuspense: false });
  return languageOf(i18n.language);
}

/** Switches the dashboard's language, and stores the choice in the browser. */
export function changeLanguage(language: Language): void {
  void translations.changeLanguage(language);
}

const languageOf = (tag: string): Language => (isLanguage(tag) ? tag : 'en');
