import { CURRENCIES } from '../../../../api/generated/record-names.js';
import type { Language } from '../../../../i18n/language.js';
import { lookup } from '../../../../lookup.js';

type Words = readonly [en: string, es: string];

const wordsIn = (words: Words, language: Language): string => words[language === 'es' ? 1 : 0];

/** Company statuses in the registers' words, and in plain words. */
const STATUSES: Readonly<Record<string, Words>> = {
  VIGENTE: ['Active', 'Vigente'],
  ACTIVA: ['Active', 'Activa'],
  ACTIVO: ['Active', 'Activo'],
  ACTIVE: ['Active', 'Activa'],
  ACT: ['Active', 'Activa'],
  SUSPENDIDA: ['Suspended', 'Suspendida'],
  SUSPENDIDO: ['Suspended', 'Suspendido'],
  SUSPENDED: ['Suspended', 'Suspendida'],
  DISUELTA: ['Dissolved', 'Disuelta'],
  DISUELTO: ['Dissolved', 'Disuelto'],
  CANCELADA: ['Canceled', 'Cancelada'],
  CANCELADO: ['Canceled', 'Cancelado'],
  MOROSA: ['In arrears', 'Morosa'],
  MOROSO: ['In arrears', 'Moroso'],
  FUSIONADA: ['Merged', 'Fusionada'],
};

/** A status in plain words beside the register's own, if they differ. */
export function statusWords(status: string, language: Language): string {
  const words = lookup(STATUSES, status.trim().toUpperCase());
  if (words === undefined) return status;
  const own = wordsIn(words, language);
  return own.toUpperCase() === status.trim().toUpperCase() ? own : `${own} (${status})`;
}

/** Whether a register's status is bad news. */
export const isBadStatus = (status: string): boolean => /suspend|disuel|dissol|cancel|moros/i.test(status);

/** Field values that are codes of ours. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  asset_type: {
    finca: ['Land', 'Finca'],
    propiedad: ['Condominium unit', 'Unidad de propiedad horizontal'],
    bien_mueble: ['Movable asset', 'Bien mueble'],
    nave: ['Ship', 'Nave'],
    marca: ['Trademark', 'Marca'],
  },
  event_action: {
    created: ['Registered', 'Inscrito'],
    updated: ['Changed', 'Modificado'],
    deleted: ['Removed', 'Eliminado'],
    removed: ['Removed', 'Eliminado'],
  },
  categoria: {
    official: ['Official', 'Funcionario'],
    deputy: ['Deputy', 'Diputado'],
    candidate: ['Candidate', 'Candidato'],
  },
  tipo: {
    individual: ['Person', 'Persona'],
    entity: ['Organization', 'Organización'],
    vessel: ['Ship', 'Nave'],
    aircraft: ['Aircraft', 'Aeronave'],
  },
  key: {
    name: ['name', 'nombre'],
    ruc: ['RUC', 'RUC'],
    cedula: ['cédula', 'cédula'],
    id: ['identifier', 'identificador'],
  },
};

/** A field's code in words; null: the value isn't one of our codes. */
export function codeWords(field: string, value: string, language: Language): string | null {
  const words = lookup(lookup(CODES, field) ?? {}, value);
  return words === undefined ? null : wordsIn(words, language);
}

/** Capital with the country's currency, if the register gives none. */
export function capitalWords(capital: string, jurisdiction: string): string {
  const currency = lookup(CURRENCIES, jurisdiction);
  return currency === undefined || !/^[\d.,\s]+$/.test(capital) ? capital : `${currency} ${capital.trim()}`;
}
