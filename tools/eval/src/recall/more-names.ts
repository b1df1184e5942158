import { peelLegalForm } from '@entity-registry/domain';
import type { WrittenName } from '../pairs/vocabulary.js';
import { Random } from '../random.js';
import type { Registers } from '../registers.js';

const SYLLABLES = [
  'ba',
  'co',
  'du',
  'fe',
  'gri',
  'lan',
  'mo',
  'nes',
  'pa',
  'que',
  'ro',
  'sal',
  'ti',
  'ver',
  'zu',
  'tra',
];

/** A made-up word, like a brand. */
function brand(random: Random): string {
  const count = 3 + random.below(3);
  return Array.from({ length: count }, () => random.pick(SYLLABLES) ?? '')
    .join('')
    .toUpperCase();
}

/**
 * `count` more names built from words of the registers, with the same frequencies, to measure the effect of a large
 * register on candidates. No query searches for them.
 */
export function moreNames(registers: Registers, count: number): WrittenName[] {
  const random = new Random('more names');
  const given = registers.people.map((person) => person.given.join(' '));
  const surnames = registers.people.flatMap((person) => person.surnames.filter((surname) => surname.length > 1));
  const companies = registers.organizations.map(({ name }) => peelLegalForm(name).core.split(' '));
  const word = (): string => {
    const words = random.pick(companies) ?? [];
    return random.pick(words) ?? '';
  };
  return Array.from({ length: count }, (): WrittenName => {
    if (random.below(10) < 4) {
      const words = [random.pick(given), random.pick(surnames), random.pick(surnames)];
      return { name: words.join(' '), kind: 'NaturalPerson' };
    }
    const words = Array.from({ length: 1 + random.below(3) }, word);
    return { name: `${words.join(' ')} ${random.below(3) === 0 ? '' : brand(random)}, S.A.`, kind: 'Organization' };
  });
}
