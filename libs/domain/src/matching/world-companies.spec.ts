import { describe, expect, it } from '@jest/globals';
import { ACCEPT_LEVEL, POSSIBLE_LEVEL } from './match-mode.js';
import { scoreName } from './score-name.js';
import { usualWeight } from './words/usual-weights.js';

const company = (query: string, candidate: string): number =>
  scoreName({ name: query, type: 'Organization' }, { name: candidate, kind: 'Organization' }, usualWeight).confidence;

describe('names of companies of the world', () => {
  it.each([
    ['ООО «Зумбадор Кетсаль»', 'Zumbador Ketsal LLC', 'another script, and the form on the other side'],
    ['Zumbador Varnoso Aktiengesellschaft', 'Zumbador Varnoso AG', 'a form in full'],
    ['Zumbador Varnoso Partner Ship', 'Zumbador Varnoso Partnership', 'a form with a space too many'],
    ['Qvetzal Varnoso S.A.', 'Quetzal Varnoso, S.A.', 'v for u, as on monuments'],
    ['OOO Zumbador Varnoso', 'Zumbador Varnoso Limited Liability Company', 'a transliterated form'],
    ['北京和德科技有限公司', 'Beijing Hede Technology Co., Ltd.', 'Han characters'],
    ['Zumbador Varnoso Fund XLIV L.P.', 'Zumbador Varnoso Fund 44 LP', 'a Roman numeral'],
    ['Zumbador Varnoso Forty-Four', 'Zumbador Varnoso 44', 'a number in words'],
    ['Zumbador Banque', 'Zumbador Bank', 'a describing word in another language'],
    ['Zumbador Varnoso (in liquidation)', 'Zumbador Varnoso', 'a note'],
    ['Zumbadores de Varnoso, S.A.', 'ZDVSA', 'initials of the whole name and the form'],
    ['Zumbador Holding (ООО Зумбадор)', 'Zumbador Holding', 'a repetition in parentheses'],
    ['Zumbador V. I. Varnoso Plant', 'Zumbador Plant V.I. Varnoso', 'initials that are no numeral'],
    ['НИИ «Зумбадор»', 'Zumbador Scientific Research Institute', 'an abbreviation of a kind of institute'],
    ['АО Зумбадорский машиностроительный завод', 'Zumbadorskiy Machine-Building Plant JSC', 'translated words'],
    [
      'Zumbador Research and Production Association',
      'Zumbador Scientific Production Association',
      'one word in two translations',
    ],
    ['Zumbador Plant named after V. I. Varnoso', 'Zumbador Plant', 'the person after whom a plant is named'],
    ['Zumbador Varnoso Quetzal Company (ZVQC)', 'Zumbador Varnoso Quetzal Company', 'an abbreviation in parentheses'],
    ['Quetzal Varnoso Holding, JSC “Zumbador Kolibri”', 'Zumbador Kolibri JSC', 'a name in quotation marks'],
    ['Zumbador Varnoso Group of Companies', 'Zumbador Varnoso', 'a group of companies'],
    ['Zumba Dor S A', 'Zumbadorsa', 'a legal form written together'],
    ['3 M', '3M', 'a number and a letter'],
    ['3 M Panamá, S.A.', '3M Panama', 'a number and a letter beside a common word'],
    ['Zumbador Varnoso 3 M Kolibri', 'Kolibri Zumbador Varnoso 3M', 'a number and a letter elsewhere'],
    ['Zwölf Engineering', 'Zwoelf Engineering', 'an umlaut of a number in two letters'],
    ['Zwoelf Zumbador', '12 Zumbador', 'a number in words with such a letter'],
    ['Fünfzig Zumbador', 'Fuenfzig Zumbador', 'a larger number with such a letter'],
    ['زمبادور كوليبري ش.ذ.م.م - منطقة حرة', 'Zumbador Kolibri FZ-LLC', 'a form of a free zone in Arabic'],
    ['آي زمبادور كوليبري م.د.م.س', 'I Zumbador Kolibri DMCC', 'a letter and a form in Arabic'],
    ['Quetzal 3 Zumbador', 'Quetzal3 Zumbador', 'a number written together with a word'],
    ['Zumbador Varnoso Company Ltd', 'Zumbador Varnoso Limited', 'a word that adds nothing'],
  ])('%s is %s: %s', (query, candidate) => {
    expect(company(query, candidate)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
    expect(company(candidate, query)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it.each([
    ['Zumbador Bank', 'Zumbador Insurance', 'describing words contradict'],
    ['Zumbador Deutschland', 'Zumbador Japan', 'places contradict'],
    ['Zumbador Varnoso Fund III', 'Zumbador Varnoso Fund IV', 'another number'],
    ['Zumbador Varnoso 1984', 'Zumbador Varnoso 1985', 'another year'],
    ['Zumbador Varnoso 1 1', 'Zumbador Varnoso 11', 'numbers with the space elsewhere'],
    ['3 M Zumbador', '3 N Zumbador', 'a letter beside a number'],
    ['3M Zumbador, S.A.', '3N Zumbador, S.A.', 'the same without the space'],
    ['Zwoelf Zumbador GmbH', 'Elf Zumbador GmbH', 'numbers in words'],
    ['Zumbador Para De Quetzal', 'Zumbador Varnoso De Quetzal', 'a linking word in the place of another'],
    ['ООО «Зумбадор»', 'Quetzal LLC', 'another name in another script'],
    ['北京中泰贸易有限公司', 'Beijing Hongda Trading Co., Ltd.', 'another name in Han characters'],
  ])('%s is not %s: %s', (query, candidate) => {
    expect(company(query, candidate)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each([
    ['Zumbador Trust', 'Zumbador', 'a describing word added'],
    ['Zumbador Deutschland', 'Zumbador', 'a subsidiary'],
    ['Zumbador Varnoso Insurance', 'Zumbador Varnoso', 'a describing word at the end of a longer name'],
    ['Zumbador Varnoso GmbH', 'Zumbador Varnoso AG', 'a form of another class'],
    ['ООО «Зумбадор»', 'АО «Зумбадор»', 'a form of another class in another script'],
  ])('does not accept %s as %s: %s', (query, candidate) => {
    expect(company(query, candidate)).toBeLessThan(ACCEPT_LEVEL);
  });

  it('may leave out a word that no name of the index has', () => {
    const [query, candidate] = ['Zumbador Varnoso', 'Zumbador Quetzal Varnoso'];
    const unknown = (): number => 11;
    const { confidence } = scoreName(
      { name: query, type: 'Organization' },
      { name: candidate, kind: 'Organization' },
      unknown,
    );
    expect(confidence).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('contradict once, whatever else is left over', () => {
    const [short, long] = ['Zumbador Varnoso Bureau', 'Zumbador Varnoso Kolibri Abejorro Federal Bureau'];
    const contradicted = company('Zumbador Quetzal', short);
    expect(company('Zumbador Quetzal', long)).toBeGreaterThan(contradicted / 2);
  });
});
