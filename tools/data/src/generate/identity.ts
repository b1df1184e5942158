import type { Identity } from './population.js';
import { Draw } from './random.js';
import { ENDINGS, QUALIFIERS, STEMS, TRADES } from './words/companies.js';
import { MEN, SURNAMES, WOMEN } from './words/people.js';

/** The name of a person: a function of the seed and of a stream that no two populations share. */
export function personName(seed: number, stream: number): string {
  return syntheticPersonName(new Draw(seed, 'name', -1 - stream));
}

/** An organization with this number: its name and legal form are a function of the seed and its stream. */
export function syntheticOrganization(
  seed: number,
  stream: number,
  forms: readonly (readonly [suffix: string, type: string])[],
  ruc: string | null,
): Identity {
  const draw = new Draw(seed, 'name', stream);
  const [suffix, tipo] = draw.pickEarly(forms);
  return { nombre: `${companyCore(draw)}${suffix}`.toLocaleUpperCase('es'), ruc, cedula: null, tipo };
}

/** One or two given names, two surnames mostly, and for a few women the husband's. */
export function syntheticPersonName(draw: Draw): string {
  const woman = draw.chance(0.5);
  const names = woman ? WOMEN : MEN;
  const second = draw.chance(0.7) ? ` ${draw.pickEarly(names)}` : '';
  const maternal = draw.chance(0.85) ? ` ${draw.pickEarly(SURNAMES)}` : '';
  const married = woman && draw.chance(0.06) ? ` de ${draw.pickEarly(SURNAMES)}` : '';
  return `${draw.pickEarly(names)}${second} ${draw.pickEarly(SURNAMES)}${maternal}${married}`;
}

/** The name of a company without its legal form. */
export function companyCore(draw: Draw): string {
  const distinctive = syntheticWord(draw);
  const form = draw.next();
  if (form < 0.35) return `${draw.pickEarly(TRADES)} ${distinctive}`;
  if (form < 0.5) return `${draw.pickEarly(TRADES)} ${distinctive} ${draw.pickEarly(QUALIFIERS)}`;
  if (form < 0.65) return `${distinctive} ${syntheticWord(draw)}`;
  if (form < 0.78) return `${draw.pickEarly(TRADES)} ${draw.pickEarly(SURNAMES)} ${distinctive}`;
  if (form < 0.88) return `${draw.pickEarly(SURNAMES)} ${draw.pickEarly(SURNAMES)} y Asociados`;
  if (form < 0.95) return `${distinctive} ${draw.pickEarly(TRADES)} ${draw.int(1, 99)}`;
  return `${distinctive} ${draw.pickEarly(QUALIFIERS)}`;
}

/** A company that only appears by name: a seller, a creditor, an opponent in court. */
export function syntheticCompanyName(draw: Draw): string {
  return `${syntheticWord(draw)} ${draw.pickEarly(SURNAMES)}`.toLocaleUpperCase('es');
}

/** A word that sounds like a company's but isn't one. */
export function syntheticWord(draw: Draw): string {
  const stem = draw.pick(STEMS);
  return draw.chance(0.4) ? stem + draw.pick(STEMS).toLowerCase() + draw.pick(ENDINGS) : stem + draw.pick(ENDINGS);
}
