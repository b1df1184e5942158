import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCEPT_LEVEL, POSSIBLE_LEVEL } from './match-mode.js';
import { scoreName } from './score-name.js';
import { usualWeight } from './words/usual-weights.js';

const person = (query: string, candidate: string): number =>
  scoreName({ name: query, type: 'NaturalPerson' }, { name: candidate, kind: 'NaturalPerson' }, usualWeight).confidence;

describe('names of persons of the world', () => {
  it.each([
    ['Юрий Игоревич Заборов', 'Yuri Igorevich ZABOROV', 'Cyrillic'],
    ['Юрий Заборов', 'Iurii Igorevych Zaborov', 'Cyrillic, the patronymic left out'],
    ['محمد حسن العشي', 'Mohammed Hassan al-Ashi', 'Arabic, without vowels'],
    ['张伟民', 'Zhang Weimin', 'Han characters'],
    ['Ts’ao Chih-chiang', 'Cao Zhijiang', 'Wade-Giles'],
    ['김영철', 'KIM Yong Chol', 'Hangul'],
    ['Karim Qaddur', 'كريم قدور', 'Arabic, another reading of a letter'],
    ['Bak Geun-hye', '박근혜', 'Hangul with a last consonant'],
    ['Zulema Varnoso de Quirindongo', 'Zulema Varnoso', 'a husband’s name'],
    ['Zulema Varnoso née Quirindongo', 'Zulema Varnoso', 'a maiden name'],
    ['Maj. Gen. Abel Quirindongo', 'Abel Quirindongo', 'titles'],
    ['Bob Quirindongo Varnoso', 'Robert Quirindongo Varnoso', 'a nickname'],
    ['Misha Zaborov Varnoso', 'Mikhail Zaborov Varnoso', 'a Russian nickname'],
    ['Ab3l Quir1ndongo', 'Abel Quirindongo', 'digits for letters'],
    ['Anna Ivanovna Zaborov', 'Anna Ivanovna Zaborova', 'an inflected surname'],
    ['Yuri Zaborov / Yurii Zaboroff', 'Yuri Zaborov', 'one of two ways to write it'],
    ['Yevgeniy Solovyov', 'Evgenii Soloviev', 'another romanization'],
    ['何伟民', 'He Weimin', 'a surname that is a form of address elsewhere'],
    ['马敏德', 'Ma Minde', 'a syllable that is a linking word elsewhere'],
    ['سید عباس قدور', 'Seyyed Abbas Qaddur', 'a title in another spelling'],
    ['اﻟﻄﯿﺐ ﻗﺪور', 'Tayeb Qaddur', 'Arabic letters in their forms for the position'],
    ['Ge I.P.', 'Ivan Petrovich Ge', 'two initials'],
    ['Abel W. Quirindongo', 'Abel Wladimir Quirindongo', 'the initial of another spelling'],
    ['Zu Y.P.', 'Yuri Petrovich Zu', 'an initial that is a linking word elsewhere'],
    ['Viktor Viktororvich Zaborov', 'Viktor Viktorovich Zaborov', 'a misspelled patronymic'],
    ['Jose Lara (Date of birth: 31.12.1979', 'Jose Lara', 'a note on the birth'],
    ['Malloul (a.k.a. Mallou) Qaddur', 'Malloul Qaddur', 'another spelling in parentheses'],
    ['Husayn al-Salihin Qaddur', 'Husayn Al-Salahayn Qaddur', 'other vowels in an Arabic name'],
    ['Nasir Rimi', 'Nasir Raymi', 'other vowels in a short Arabic name'],
    ['Muhammad Karim Qaddur', 'Karim Qaddur', 'Muhammad left out'],
    ['Abel Zamora', 'Abel Quirindongo Varnoso Zamora', 'given name and last name'],
    ['Angel Suarez', 'Angel Miguel Irving Suarez Zafir', 'given name and first surname of five words'],
    ['Zulema Abigail Le', 'Zulema Le', 'a surname that is a linking word elsewhere, at the end'],
    ['Artem Ivanovich Zaboreiko', 'Artem Ivanovich Zaboreika', 'a Belarusian surname in Russian'],
  ])('%s is %s: %s', (query, candidate) => {
    expect(person(query, candidate)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
    expect(person(candidate, query)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it.each([
    ['Andrei Borisovich Zaborov', 'Boris Andreevich Zaborov', 'father and son'],
    ['Юрий Заборов', 'Oleg Zaborov', 'another given name'],
    ['Tania Quirindongo', 'Dania Quirindongo', 'a given name with another first letter'],
    ['Zulema Le', 'Zulema Do', 'another surname, of those that are linking words elsewhere'],
    ['张伟民', 'Zhang Weiqiang', 'another syllable'],
    ['Bob Quirindongo', 'Richard Quirindongo', 'a nickname of another name'],
    ['محمد العشي', 'Hassan al-Ashi', 'another given name in Arabic'],
    ['Julio Quirindongo', 'Julia Quirindongo', 'the other sex'],
    ['Mikhail Igorevich Zaborov', 'Mikhail Yurievich Zaborov', 'another father'],
    ['Zulema de Varnoso', 'Zulema de Quirindongo', 'another husband'],
    ['Zulema Quirindongo', 'Zulema del Q. Varnoso', 'an initial beside another surname'],
    ['Hasan Bashir Qaddur', 'Husayn Bashir Qaddur', 'a brother whose name has other vowels'],
  ])('%s is not %s: %s', (query, candidate) => {
    expect(person(query, candidate)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each([
    ['Abel Lara', 'Abel Lora'],
    ['Abel Kim', 'Abel Kam'],
    ['Abel Har Rosales', 'Abel Harding'],
  ])('does not accept %s as %s, whose short surname is another', (query, candidate) => {
    expect(person(query, candidate)).toBeLessThan(ACCEPT_LEVEL);
  });

  it.each([
    ['two spellings', 'Leonel Vean Zumbador', 'Leonel Ortiz Zumbador', 'Leonel Vega Zumbador'],
    ['a husband’s name', 'Zulema de Varnoso', 'Zulema Varnoso', 'Zulema Quirindongo'],
    ['a rare surname', 'Oleg Quirindongo', 'Ivan Petrovich Varnoso', 'Ivan Petrovich Quirindongo'],
  ])('are likelier the same with %s than with another name: %s, %s against %s', (_, likelier, other, candidate) => {
    expect(person(likelier, candidate)).toBeGreaterThan(person(other, candidate));
  });

  it('are not contradicted by a title of respect, which says as much as another word if both have it', () => {
    expect(person('Haji Quirindongo', 'Quirindongo Varnoso')).toBeGreaterThan(
      5 * person('Abel Quirindongo', 'Quirindongo Varnoso'),
    );
    expect(person('Mullah Quirindongo', 'Mullah Quirindongo')).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
    expect(person('Mullah Quirindongo', 'Mullah Varnoso')).toBeLessThan(POSSIBLE_LEVEL);
  });

  it('are compared as one name if they list more than three', () => {
    const listed = Array.from({ length: 40 }, (_, at) => `Zulema Varnoso${String(at)}`).join(' / ');
    expect(person(`${listed} / Abel Quirindongo`, 'Abel Quirindongo')).toBeLessThan(ACCEPT_LEVEL);
  });

  it('are scored the same from both sides, in any mixture of scripts', () => {
    const word = fc.constantFrom(
      ...'юрий заборов محمد حسن 张伟 김영 zhang wei kim ts’ao ivanovich ивановна bob robert de viuda dr r0sa rosa'.split(
        ' ',
      ),
    );
    const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(person(one, other)).toBeCloseTo(person(other, one), 3);
      }),
      { numRuns: 300 },
    );
  });
});
