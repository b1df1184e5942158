import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latinName, scriptOf } from '../scripts/latin-name.js';
import { formAtEnd, formInFront } from './find-form.js';

const words = (name: string): string[] => latinName(name, 'Organization').split(' ');
const atEnd = (name: string) => formAtEnd(words(name));
const inFront = (name: string) => formInFront(words(name), scriptOf(name) === 'latin');

describe('legal forms of the world', () => {
  it.each([
    ['Zumbador Gesellschaft mit beschränkter Haftung', 'limited', 4],
    ['Zumbador GmbH & Co. KG', 'partnership', 3],
    ['Zumbador e.V.', 'association', 2],
    ['Zumbador Sp. z o.o.', 'limited', 4],
    ['Zumbador Spółka z ograniczoną odpowiedzialnością', 'limited', 4],
    ['Zumbador Société à responsabilité limitée', 'limited', 4],
    ['Zumbador S.p.A.', 'corporation', 3],
    ['Zumbador Naamloze Vennootschap', 'corporation', 2],
    ['Zumbador Anonim Şirketi', 'corporation', 2],
    ['Zumbador Ανώνυμη Εταιρεία', 'corporation', 2],
    ['Zumbador Aktieselskab', 'corporation', 1],
    ['Zumbador Korlátolt Felelősségű Társaság', 'limited', 3],
    ['Zumbador, S.A. de C.V.', 'corporation', 5],
    ['Zumbador ذ.م.م', 'limited', 3],
    ['鑫源有限公司', 'limited', 2],
    ['鑫源股份有限公司', 'corporation', 3],
    ['鑫源株式会社', 'corporation', 2],
    ['김영 주식회사', 'corporation', 2],
  ])('%s ends in one', (name, formClass, length) => {
    const found = atEnd(name);
    expect(found?.classes).toContain(formClass);
    expect(found?.length).toBe(length);
  });

  it.each([
    ['ООО «Ромашка»', 'limited'],
    ['Общество с ограниченной ответственностью «Ромашка»', 'limited'],
    ['Obshchestvo s ogranichennoi otvetstvennostiu Romashka', 'limited'],
    ['OOO Romashka', 'limited'],
    ['Публичное акционерное общество «Ромашка»', 'corporation'],
    ['Aktsionernoye Obshchestvo Romashka', 'corporation'],
    ['ТОВ «Ромашка»', 'limited'],
    ['Joint Stock Company Romashka', 'corporation'],
    ['PT Romashka', 'limited'],
    ['株式会社鑫源', 'corporation'],
    ['شركة زمبادور', 'limited'],
  ])('%s begins with one', (name, formClass) => {
    expect(inFront(name)?.classes).toContain(formClass);
  });

  it.each(['At Home', 'Zumbador', 'As Zumbador', 'Ip Zumbador', 'Me Zumbador'])('%s has none in front', (name) => {
    expect(inFront(name)).toBeNull();
  });

  it.each(['Constructora J Y R', 'Fondo R', 'Zumbador P'])('%s ends in a letter, which is none', (name) => {
    expect(atEnd(name)).toBeNull();
  });

  it('never take a whole name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('gmbh', 'co', 'kg', 'ooo', 's', 'a', 'joint', 'stock', 'company')),
        (all) => {
          expect(formAtEnd(all)?.length ?? 0).toBeLessThan(Math.max(1, all.length));
          expect(formInFront(all, true)?.length ?? 0).toBeLessThan(Math.max(1, all.length));
        },
      ),
    );
  });
});
