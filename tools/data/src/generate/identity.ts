import { nitDv, rucDv } from '@entity-registry/domain';
import type { Population } from './layout.js';
import { Draw } from './random.js';
import { COLOMBIA_FORMS, ECUADOR_FORMS, ENDINGS, PANAMA_FORMS, QUALIFIERS, STEMS, TRADES } from './words/companies.js';
import { MEN, SURNAMES, WOMEN } from './words/people.js';

/** Who an entity is; a function of the seed, its population and its serial number there. */
export interface Identity {
  readonly nombre: string;
  readonly ruc: string | null;
  readonly cedula: string | null;
  /** Legal form as the register writes it; null for persons. */
  readonly tipo: string | null;
}

/**
 * Names and numbers of the entity with this serial number in its population. The numbers come from ranges that no
 * register has issued: Panama electronic folios from 900000000 and rolls from 9000000, identity cards from volume 7000
 * (or letter numbers from 900000), Ecuador sequence numbers counted down from 999999, NIT from 990000000 and
 * Colombian identity cards from 1900000000.
 */
export function identityOf(seed: number, population: Population, serial: number): Identity {
  switch (population) {
    case 'panamaCompanies':
      return company(seed, serial, PANAMA_FORMS, panamaRuc(seed, serial));
    case 'ecuadorCompanies':
      return company(seed, serial + 500_000_000, ECUADOR_FORMS, ecuadorRuc(serial));
    case 'colombiaCompanies':
      return company(seed, serial + 700_000_000, COLOMBIA_FORMS, colombiaNit(serial));
    case 'panamaPersons':
      return { nombre: personName(seed, serial), ruc: null, cedula: panamaCedula(serial), tipo: null };
    case 'colombiaPersons':
      return {
        nombre: personName(seed, serial + 900_000_000),
        ruc: null,
        cedula: String(1_900_000_000 + serial),
        tipo: null,
      };
  }
}

function personName(seed: number, stream: number): string {
  return inventedPerson(new Draw(seed, 'name', -1 - stream));
}

/** One or two given names, two surnames mostly, and for a few women the husband's. */
export function inventedPerson(draw: Draw): string {
  const woman = draw.chance(0.5);
  const names = woman ? WOMEN : MEN;
  const second = draw.chance(0.7) ? ` ${draw.pickEarly(names)}` : '';
  const maternal = draw.chance(0.85) ? ` ${draw.pickEarly(SURNAMES)}` : '';
  const married = woman && draw.chance(0.06) ? ` de ${draw.pickEarly(SURNAMES)}` : '';
  return `${draw.pickEarly(names)}${second} ${draw.pickEarly(SURNAMES)}${maternal}${married}`;
}

function company(
  seed: number,
  stream: number,
  forms: readonly (readonly [suffix: string, type: string])[],
  ruc: string,
): Identity {
  const draw = new Draw(seed, 'name', stream);
  const [suffix, tipo] = draw.pickEarly(forms);
  return { nombre: `${companyCore(draw)}${suffix}`.toLocaleUpperCase('es'), ruc, cedula: null, tipo };
}

function companyCore(draw: Draw): string {
  const distinctive = inventedWord(draw);
  const form = draw.next();
  if (form < 0.35) return `${draw.pickEarly(TRADES)} ${distinctive}`;
  if (form < 0.5) return `${draw.pickEarly(TRADES)} ${distinctive} ${draw.pickEarly(QUALIFIERS)}`;
  if (form < 0.65) return `${distinctive} ${inventedWord(draw)}`;
  if (form < 0.78) return `${draw.pickEarly(TRADES)} ${draw.pickEarly(SURNAMES)} ${distinctive}`;
  if (form < 0.88) return `${draw.pickEarly(SURNAMES)} ${draw.pickEarly(SURNAMES)} y Asociados`;
  if (form < 0.95) return `${distinctive} ${draw.pickEarly(TRADES)} ${draw.int(1, 99)}`;
  return `${distinctive} ${draw.pickEarly(QUALIFIERS)}`;
}

/** A company that is on record by name only: a seller, a creditor, an opponent in court. */
export function inventedCompany(draw: Draw): string {
  return `${inventedWord(draw)} ${draw.pickEarly(SURNAMES)}`.toLocaleUpperCase('es');
}

/** A word that sounds like a company's and is none. */
export function inventedWord(draw: Draw): string {
  const stem = draw.pick(STEMS);
  return draw.chance(0.4) ? stem + draw.pick(STEMS).toLowerCase() + draw.pick(ENDINGS) : stem + draw.pick(ENDINGS);
}

/** Two thirds have an electronic folio (`900000123-2-2019`), the others the older roll-image-entry. */
function panamaRuc(seed: number, serial: number): string {
  const draw = new Draw(seed, 'identifier', serial);
  const number = draw.chance(0.67)
    ? `${900_000_000 + serial}-2-${draw.int(2005, 2025)}`
    : `${9_000_000 + serial}-1-${900_000 + (serial % 99_999)}`;
  const dv = rucDv(number, 'company');
  return dv === null ? number : `${number} DV ${dv}`;
}

/** Mostly born in a province; some naturalised (N), born abroad (PE) or foreign (E). */
function panamaCedula(serial: number): string {
  if (serial % 50 === 49) return `E-8-${900_000 + serial}`;
  if (serial % 100 === 48) return `PE-${900 + (serial % 90)}-${serial}`;
  if (serial % 100 === 47) return `N-${900 + (serial % 90)}-${serial}`;
  const province = 1 + (serial % 13);
  const volume = 7000 + (Math.floor(serial / 13) % 3000);
  return `${province}-${volume}-${1 + Math.floor(serial / 39_000)}`;
}

const ECUADOR_WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Province, 9 for a company, sequence, check digit, 001. Where modulo 11 gives 10 the register issues a 0 all the same. */
function ecuadorRuc(serial: number): string {
  const province = String(1 + (serial % 24)).padStart(2, '0');
  const head = `${province}9${String(999_999 - Math.floor(serial / 24)).padStart(6, '0')}`;
  const sum = ECUADOR_WEIGHTS.reduce((total, weight, position) => total + weight * Number(head[position]), 0);
  return `${head}${((11 - (sum % 11)) % 11) % 10}001`;
}

function colombiaNit(serial: number): string {
  const nit = String(990_000_000 + serial);
  return `${nit}-${nitDv(nit) ?? ''}`;
}
