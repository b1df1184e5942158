import { MB, fill, fillWith, seeded } from './hostile-document.js';
import type { HostileDocument } from './hostile-document.js';

/** Just below the limit of a JSON response. */
const JSON_BYTES = 8 * MB - 2_048;

const json = (name: string, make: (bytes: number) => string): HostileDocument => ({
  ...{ name, source: 'gdelt', contentType: 'application/json; charset=utf-8', bytes: JSON_BYTES },
  make: (bytes) => Buffer.from(make(bytes)),
});

const article = (title: string): string =>
  `{"url":"https://noticias.example/1","title":"${title}","seendate":"20240514T083000Z","domain":"noticias.example"},`;
const articles = (list: string): string => `{"articles":[${list.replace(/,$/, '')}]}`;

export const JSON_DOCUMENTS: readonly HostileDocument[] = [
  json('JSON: lists nested without end', (bytes) => fill('[', bytes)),
  json('JSON: objects nested without end', (bytes) => fill('{"a":', bytes)),
  json('JSON: millions of empty lists', (bytes) => `[${fill('[],', bytes)}[]]`),
  json('JSON: a number of millions of digits', (bytes) => articles(article('x').replace('"x"', fill('9', bytes)))),
  json('JSON: keys that objects inherit', (bytes) =>
    articles(
      fill(
        `{"__proto__":{"title":"x"},"constructor":{"prototype":{"url":"x"}},"hasOwnProperty":1,"title":"y"},`,
        bytes,
      ),
    ),
  ),
  json('JSON: hundreds of thousands of keys in one object', (bytes) => {
    const random = seeded(2);
    return articles(`{"url":"x","title":"x",${fillWith(() => `"${random().toString(36).slice(2)}":1,`, bytes)}"z":1}`);
  }),
  json('JSON: a text of millions of escapes', (bytes) => articles(article(fill('\\u0000\\ud800\\"', bytes)))),
  json('JSON: a string that is not closed', (bytes) => `{"articles":["${fill('\\\\', bytes)}`),
  json('JSON: too many articles about the subject', (bytes) =>
    articles(fill(article('Maderas del Tuira Ficticia, S.A. inaugura sede'), bytes)),
  ),
];
