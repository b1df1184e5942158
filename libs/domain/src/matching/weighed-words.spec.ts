import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { scoreName, weighedWords } from './score-name.js';
import { usualWeight } from './words/usual-weights.js';

const KINDS: readonly EntityKind[] = ['NaturalPerson', 'Organization'];
const WORDS =
  'Imp Importaciones Hnos Hermanos Fco Francisco Pepe Dr Ing Ltda SA (Zemko) Zumbador-Vexlar ABC A de la y 44 cuarenta II Тула ООО بن محمد 王小明';
const names = fc
  .array(fc.constantFrom(...WORDS.split(' ')), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));

describe('weighed words', () => {
  it('are all that a score depends on, whatever other words weigh', () => {
    fc.assert(
      fc.property(
        names,
        names,
        fc.constantFrom(...KINDS),
        fc.constantFrom(null, ...KINDS),
        (name, other, kind, type) => {
          const known = new Set([
            ...KINDS.flatMap((each) => [...weighedWords(name, each)]),
            ...weighedWords(other, kind),
          ]);
          const asked: string[] = [];
          const weight = (word: string): number => {
            asked.push(word);
            return usualWeight(word);
          };
          scoreName({ name, type }, { name: other, kind }, weight);
          expect(asked.filter((word) => !known.has(word))).toEqual([]);
        },
      ),
    );
  });

  it('include what a word stands for', () => {
    expect([...weighedWords('Imp. Kantuleb, S.A.', 'Organization')]).toEqual(
      expect.arrayContaining(['imp', 'importadora', 'kantuleb']),
    );
  });
});
