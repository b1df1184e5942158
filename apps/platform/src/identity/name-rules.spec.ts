import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { organizationNameRule, personNameRule } from './name-rules.js';

const NO_ADDRESS = 'must not contain a web or email address';

describe('the name of a person', () => {
  it.each([
    'Ana Prueba',
    'José Ángel Núñez-Ibáñez',
    "Brian O'Connor",
    'Siobhán O’Brien',
    'J.R. Smith',
    'J. R. R. Prueba',
    'Ana Prueba, M.D.',
    'Ana Prueba 2',
    'Anna-Lena von der Prüfung',
    'Dot Cotton',
    'Атанас Проба',
    'Αθηνά Δοκιμή',
    '山田太郎',
    'ジョン・スミス',
    'محمد اختبار',
    'अनिता परीक्षण',
    'ＡＮＡ　ＰＲＵＥＢＡ',
    'Montserrat Gal·la',
  ])('may be %s', (name) => {
    expect(personNameRule(name)).toBeNull();
  });

  it.each([
    'evil.example',
    'You won: evil.example/prize',
    'Ana evil.xn--p1ai',
    'Ana 127.0.0.1',
    'https://evil',
    'hxxp evil com',
    'HXXPS evil com',
    'www evil com',
    'ana@example',
    'evil．example',
    'evil。example',
    'evil｡example',
    'evil․example',
    'evil‥example',
    'evil…example',
    'evil﹒example',
    'evil%2Eexample',
    'evil[.]example',
    'evil (dot) example',
    'evil {punto} example',
    'ana [at] example',
    'ana(arroba)example',
    'evilꓸexample',
    'evil٠example',
    'evil܂example',
    'ｈｔｔｐ：／／evil',
    '℀evil.example',
    'ⓔⓥⓘⓛ．ⓒⓞⓜ',
  ])('may not be %s', (name) => {
    expect(personNameRule(name)).toBe(NO_ADDRESS);
  });

  it.each([
    'Ana\u200bPrueba',
    'Ana\u00adPrueba',
    'evil\u2060.example',
    'Ana\u202ePrueba',
    'Ana\nPrueba',
    '\u3164',
    'A\u034fB',
  ])('may not contain invisible characters: %j', (name) => {
    expect(personNameRule(name)).toBe('must be one line of visible text');
  });

  it.each(['Ana <b>', 'Ana 🎉', 'Ana & Co', '50% off', 'Ana (Sales)', 'Ana_Prueba', 'Ana; drop', '$$$'])(
    'consists of letters, digits and name punctuation, not %s',
    (name) => {
      expect(personNameRule(name)).toMatch(/^may only contain/);
    },
  );

  it('contains no domain in any form that reads as one', () => {
    const label = fc.stringMatching(/^[a-z]{2,12}$/);
    const dot = fc.constantFrom(
      '.',
      '．',
      '。',
      '｡',
      '․',
      '﹒',
      '[.]',
      '(dot)',
      ' [dot] ',
      '\u200b.',
      '.\u200b',
      '%2e',
      'ꓸ',
    );
    const around = fc.constantFrom('', 'Ana ', 'Hola, ');
    fc.assert(
      fc.property(around, label, dot, label, (before, name, between, domain) => {
        expect(personNameRule(`${before}${name}${between}${domain}`)).not.toBeNull();
      }),
    );
  });
});

describe('the name of an organization', () => {
  it.each([
    'Comercial Prueba, S.A.',
    'Amazon.com, Inc.',
    'A/S Prøve',
    'Prueba S.A./Ltda.',
    '100% Natural, S.A.',
    'Prueba (Panamá), S.A.',
    'Bits & Bytes: Servicios',
  ])('may be %s', (name) => {
    expect(organizationNameRule(name)).toBeNull();
  });

  it.each([
    'https://evil.example',
    'hxxps evil.example',
    'evil.example/prize',
    'evil．example／prize',
    'evil.example:8443',
    'evil.example?a',
    'evil。example',
    'evil[.]example',
    'ana@evil.example',
    'www evil example',
    'evil%2Fprize',
  ])('may not be %s', (name) => {
    expect(organizationNameRule(name)).toBe(NO_ADDRESS);
  });

  it.each(['evil\u200b.example', 'Prueba\u2063'])('may not contain invisible characters: %j', (name) => {
    expect(organizationNameRule(name)).toBe('must be one line of visible text');
  });
});
