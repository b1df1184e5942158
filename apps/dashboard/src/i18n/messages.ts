import i18next, { type i18n } from 'i18next';
import { LANGUAGES, type Language } from './language.js';

/** A page's texts, nested to any depth. `{{name}}` is filled in; `rows_one` and `rows_other` are used as `rows`, with `count`. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The same keys, in another language. */
export type SameKeys<M> = { readonly [K in keyof M]: M[K] extends string ? string : SameKeys<M[K]> };

type WithoutPluralSuffix<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every key of the texts, with dots between the levels. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends string ? WithoutPluralSuffix<K> : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

export interface PageMessages<M> {
  readonly namespace: string;
  readonly en: M;
  readonly es: SameKeys<M>;
}

/** Private: nothing outside the dashboard shares this instance. */
export const translations: i18n = i18next.createInstance();
// Synchronous, since texts can be added only to an initialized instance. It loads nothing, so it is immediate.
void translations.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // React does
});

/**
 * The texts of a page, loaded with its chunk. It does not compile unless both languages have the same keys.
 * @param namespace the page's name; two pages that take one name would mix their texts
 */
export function pageMessages<const M extends MessageTree>(
  namespace: string,
  texts: { en: M; es: NoInfer<SameKeys<M>> },
): PageMessages<M> {
  for (const language of LANGUAGES) {
    translations.addResourceBundle(language, namespace, addManyPlurals(language, texts[language]), true, true);
  }
  return { namespace, ...texts };
}

/** Spanish has a separate plural form for whole millions; use the normal one. */
function addManyPlurals(language: Language, tree: MessageTree): MessageTree {
  if (language !== 'es') return tree;
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | MessageTree][] => {
    if (typeof value !== 'string') return [[key, addManyPlurals(language, value)]];
    return key.endsWith('_other')
      ? [
          [key, value],
          [key.replace(/_other$/, '_many'), value],
        ]
      : [[key, value]];
  });
  return Object.fromEntries(entries);
}
