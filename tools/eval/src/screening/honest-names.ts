import { foldName, parseIdentifier, peelLegalForm } from '@entity-registry/domain';
import type { NameKind } from '../pairs/pair.js';
import { wordSet } from '../pairs/pair.js';
import type { RegisteredName, Registers } from '../registers.js';
import { sampleBy } from '../random.js';
import type { ListedParty } from './listed-parties.js';
import { screeningHalf } from './true-hits.js';
import type { ScreeningHalf } from './true-hits.js';

/** A name of somebody who isn't listed: a hit for it is false. */
export interface HonestName {
  name: string;
  kind: NameKind;
  half: ScreeningHalf;
}

/** The normalized cédula, the same for zero-padded and plain spellings. */
const cedulaOf = (text: string): string =>
  parseIdentifier('pa', text).find((reading) => reading.holder === 'person')?.key ?? text;

const hasAllWords = (all: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  words.size > 1 && [...words].every((word) => all.has(word));

/**
 * True for people of the payroll who are among the exposed persons: by cédula, or because one name has every word of the other.
 * Lists of deputies and officials have no cédula, and the payroll has deputies and officials.
 */
function exposedPeople(parties: readonly ListedParty[]): (person: RegisteredName) => boolean {
  const exposed = parties.filter(({ list }) => list === 'peps');
  const cedulas = new Set(exposed.flatMap(({ numbers }) => numbers.map(cedulaOf)));
  const names = exposed.map(({ name }) => wordSet(name));
  return ({ id, name }) => {
    if (cedulas.has(cedulaOf(id))) return true;
    const own = wordSet(name);
    return names.some((listed) => hasAllWords(own, listed) || hasAllWords(listed, own));
  };
}

const coreOf = (name: string): string => peelLegalForm(name).core;

function distinct(names: readonly RegisteredName[], most: number): HonestName[] {
  const byName = new Map(names.map(({ name, kind }) => [foldName(name), { name, kind, half: screeningHalf(name) }]));
  return sampleBy([...byName.values()], most, 'honest', ({ name }) => name);
}

/**
 * Names of the payroll and of companies in the registers of the region, at most `most` of each kind, without those who are
 * listed. Someone else with exactly the name of a listed person stays: screening can't know.
 */
export function honestNames(registers: Registers, parties: readonly ListedParty[], most: number): HonestName[] {
  const isExposed = exposedPeople(parties);
  const people = registers.people.filter(({ register }) => register === 'payroll');
  const drawn = sampleBy(people, most * 2, 'honest people', ({ name }) => name).filter((each) => !isExposed(each));
  const listed = new Set(parties.map(({ name }) => coreOf(name)));
  const companies = registers.organizations.filter(
    ({ register, name }) => register !== 'ofac' && register !== 'leaks' && !listed.has(coreOf(name)),
  );
  return [...distinct(drawn, most), ...distinct(companies, most)];
}
