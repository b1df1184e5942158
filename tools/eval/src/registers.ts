import { join } from 'node:path';
import { foldName } from '@entity-registry/domain';
import type { NameKind } from './pairs/pair.js';
import { readCsv } from './sources.js';

/** A name in a register; `id` is the register's number for its owner. */
export interface RegisteredName {
  name: string;
  kind: NameKind;
  register: string;
  id: string;
}

/** A person's name, split into given names and surnames. Particles stay with their surname. */
export interface RegisteredPerson extends RegisteredName {
  given: string[];
  surnames: string[];
}

export interface Registers {
  people: RegisteredPerson[];
  organizations: RegisteredName[];
}

const PARTICLE = /^(?:de|del|la|las|los|y|vda|san|santa|le|van|von|der|di|da|do|dos|das|du|o|mc|mac)$/i;

export const isParticle = (word: string): boolean => PARTICLE.test(word);

const COMPANY_WORDS = new RegExp(
  '\\b(?:s\\.?\\s?a\\.?s?|ltda|cia|compa.ia|company|corp|inc|limited|ltd|consorcio|union|temporal|asociacion|asociaci.n|' +
    'empresa|fundacion|cooperativa|servicios|group|grupo|trust|bank|banco|law|abogados|associates|consult\\w*|invest\\w*|' +
    'international|trading|services|management)\\b',
  'i',
);

/** The surnames in a text, with particles joined to the next word: 'DE LA CRUZ SANJUR' gives 'DE LA CRUZ', 'SANJUR'. */
export function surnamesOf(text: string): string[] {
  const surnames: string[] = [];
  let particles: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (PARTICLE.test(word)) {
      particles.push(word);
      continue;
    }
    surnames.push([...particles, word].join(' '));
    particles = [];
  }
  return particles.length > 0 && surnames.length === 0 ? [particles.join(' ')] : surnames;
}

function person(register: string, id: string, given: string, surname: string): RegisteredPerson[] {
  const [givenNames, surnames] = [given.split(/\s+/).filter((word) => word.length > 1), surnamesOf(surname)];
  if (givenNames.length === 0 || surnames.length === 0) return [];
  const name = [...givenNames, ...surnames].join(' ');
  return [{ name, kind: 'NaturalPerson', register, id, given: givenNames, surnames }];
}

/** Parses 'SURNAME SURNAME GIVEN GIVEN' if the third or fourth word is a known given name. */
function surnameFirst(register: string, name: string, givenNames: ReadonlySet<string>): RegisteredPerson[] {
  const words = name.trim().split(/\s+/);
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (words.length !== 4 || words.some((word) => !/^\p{L}{3,}$/u.test(word))) return [];
  if (![third, fourth].some((word) => givenNames.has(foldName(word)))) return [];
  if ([first, second].every((word) => givenNames.has(foldName(word)))) return [];
  return person(register, foldName(name), `${third} ${fourth}`, `${first} ${second}`);
}

function organization(register: string, id: string, written: string | undefined): RegisteredName[] {
  const name = written?.replace(/\s+/g, ' ').trim() ?? '';
  return foldName(name).length > 3 ? [{ name, kind: 'Organization', register, id }] : [];
}

function distinct<Item extends RegisteredName>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [`${item.register}|${item.id}|${foldName(item.name)}`, item])).values()];
}

/** Persons and organizations of the registers under the folder `data`. */
export function readRegisters(data: string): Registers {
  const file = (...path: string[]) => readCsv(join(data, ...path));
  const payroll = file('pa_planilla_contraloria', 'planilla_2026-03_subset.csv.gz').flatMap((row) =>
    person('payroll', row['cedula'] ?? '', row['nombre'] ?? '', row['apellido'] ?? ''),
  );
  const counts = new Map<string, number>();
  for (const { given } of payroll) {
    for (const word of given) counts.set(foldName(word), (counts.get(foldName(word)) ?? 0) + 1);
  }
  const givenNames = new Set([...counts].filter(([, count]) => count > 3).map(([word]) => word));
  const sercop = file('ec_sercop_ocds', 'sercop_summaries_2019_2022.csv.gz');
  const suppliers = [...new Set(sercop.map((row) => row['suppliers'] ?? ''))];
  const ecuadorians = suppliers.flatMap((name) =>
    COMPANY_WORDS.test(name) ? [] : surnameFirst('ec_procurement', name, givenNames),
  );
  const persons = new Set(ecuadorians.map((each) => each.id));
  const secop = file('co_secop', 'secop_contratos_obra_orgs.csv');
  const organizations = [
    ...[...new Set([...suppliers, ...sercop.map((row) => row['buyer'] ?? '')])]
      .filter((name) => !persons.has(foldName(name)) && isCompany(name))
      .flatMap((name) => organization('ec_procurement', foldName(name), name)),
    ...secop
      .filter((row) => isCompany(row['proveedor'] ?? ''))
      .flatMap((row) => organization('co_contracts', row['documento_proveedor'] ?? '', row['proveedor'])),
    ...secop.flatMap((row) => organization('co_contracts', row['nit_entidad'] ?? '', row['nombre_entidad'])),
    ...file('ec_supercias', 'companias_2025-08-29.csv').flatMap((row) =>
      organization('ec_companies', row['EXPEDIENTE'] ?? '', row['NOMBRE']),
    ),
    ...file('sanctions_ofac', 'sdn_pa_ec_co_subset.csv')
      .filter((row) => row['SDN_Type'] === '')
      .flatMap((row) => organization('ofac', row['ent_num'] ?? '', row['SDN_Name'])),
    ...file('icij_panama_papers', 'intermediaries_pa_ec_co.csv')
      .filter((row) => row['looks_like_org'] === 'True')
      .flatMap((row) => organization('leaks', row['node_id'] ?? '', row['name'])),
  ];
  return { people: distinct([...payroll, ...ecuadorians]), organizations: distinct(organizations) };
}

/** Company registers contain persons too. A name without a company word, a digit or a fifth word is left out. */
function isCompany(name: string): boolean {
  return COMPANY_WORDS.test(name) || /\d/.test(name) || name.trim().split(/\s+/).length > 4;
}
