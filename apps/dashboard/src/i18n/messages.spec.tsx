import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstLanguage, storeLanguage } from './language.js';
import { pageMessages, translations } from './messages.js';
import { withElements } from './useMessages.js';

const messages = pageMessages('spec', {
  en: { rows_one: '{{count}} row', rows_other: '{{count}} rows', deep: { text: 'Text' } },
  es: { rows_one: '{{count}} fila', rows_other: '{{count}} filas', deep: { text: 'Texto' } },
});
const say = (language: string, key: string, values = {}) =>
  translations.getFixedT(language, messages.namespace)(key, values);

describe('texts', () => {
  it('use the plural forms of their language, including whole millions in Spanish', () => {
    expect([0, 1, 2].map((count) => say('en', 'rows', { count }))).toEqual(['0 rows', '1 row', '2 rows']);
    expect([1, 2, 1_000_000].map((count) => say('es', 'rows', { count }))).toEqual([
      '1 fila',
      '2 filas',
      '1000000 filas',
    ]);
    expect(say('es', 'deep.text')).toBe('Texto');
  });

  it.each([
    ['See <link>the guide</link>.', 'See <a href="/guide">the guide</a>.'],
    ['<link>One</link> and <link>two</link>', '<a href="/guide">One</a> and <a href="/guide">two</a>'],
    ['Ana <b>Prueba</b>', 'Ana &lt;b&gt;Prueba&lt;/b&gt;'],
    ['<constructor>x</constructor>', '&lt;constructor&gt;x&lt;/constructor&gt;'],
  ])('contain only the given elements: %s', (text, expected) => {
    expect(renderToStaticMarkup(withElements(text, { link: <a href="/guide" /> }))).toBe(expected);
  });
});

describe('the initial language', () => {
  const storage = (stored: string | null) => ({ getItem: () => stored }) as unknown as Storage;

  it.each([
    ['es', ['en-US'], 'es'],
    [null, ['es-PA', 'en'], 'es'],
    [null, ['fr', 'es'], 'es'],
    [null, ['fr'], 'en'],
    ['xx', ['es'], 'es'],
  ])('is the stored one (%s), else the first of %j that we support: %s', (stored, spoken, expected) => {
    expect(firstLanguage(storage(stored), spoken)).toBe(expected);
  });

  it('works without storage', () => {
    const closed = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    } as unknown as Storage;
    expect(firstLanguage(closed, ['es'])).toBe('es');
    expect(() => storeLanguage(closed, 'es')).not.toThrow();
  });
});
