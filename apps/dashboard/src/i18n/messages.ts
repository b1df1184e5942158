import i18next, { type i18n } from 'i18next';
import { LANGUAGES, type Language } from './language.js';

/** Texts of a page: as deep as one likes. `{{name}}` is filled in; `rows_one` and `rows_other` are asked for as `rows`, with `count`. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The same keys, in another language. */
export type SameKeys<M> = { readonly [K in keyof M]: M[K] extends string ? string : SameKeys<M[K]> };

type Asked<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every key of the texts, with points between its steps. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends string ? Asked<K> : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

export interface PageMessages<M> {
  readonly namespace: string;
  readonly en: M;
  readonly es: SameKeys<M>;
}

/** Keeps to itself: nothing outside the dashboard shares this instance. */
export const translations: i18n = i18next.createInstance();
// At once: texts can be added only to an instance that has begun. It waits for nothing, since nothing is loaded.
void translations.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // React does
});

/**
 * The texts of one page, which come with its chunk. Both languages have the same keys, or it does not compile.
 * @param namespace the page's name; two pages that take one name would mix their texts
 */
export function pageMessages<const M extends MessageTree>(
  namespace: string,
  texts: { en: M; es: NoInfer<SameKeys<M>> },
): PageMessages<M> {
  for (const language of LANGUAGES) {
    translations.addResourceBundle(language, namespace, withManyOf(language, texts[language]), true, true);
  }
  return { namespace, ...texts };
}

/** Spanish has a plural of its own for whole millions, which reads as the others do. */
function withManyOf(language: Language, tree: MessageTree): MessageTree {
  if (language !== 'es') return tree;
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | MessageTree][] => {
    if (typeof value !== 'string') return [[key, withManyOf(language, value)]];
    return key.endsWith('_other')
      ? [
          [key, value],
          [key.replace(/_other$/, '_many'), value],
        ]
      : [[key, value]];
  });
  return Object.fromEntries(entries);
}
