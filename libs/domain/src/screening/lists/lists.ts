import { LISTS as PANAMA } from '../../jurisdictions/pa/lists.js';
import { lookup } from '../../tables/lookup.js';
import type { ListDefinition } from './list-definition.js';

/** Lists of the world. */
const INTERNATIONAL = {
  ofac_sdn: {
    kind: 'sanctions',
    name: ['United States: Specially Designated Nationals', 'Estados Unidos: nacionales especialmente designados'],
    publisher: 'Office of Foreign Assets Control, U.S. Department of the Treasury',
    label: 'OFAC SDN',
    records: { source: 'ofac', keyPrefix: '', sidPrefix: 'ofac:' },
  },
  eu_sanctions: {
    kind: 'sanctions',
    name: ['European Union: sanctions', 'Unión Europea: sanciones'],
    publisher: 'European Union, Official Journal',
    label: 'EU',
    records: { source: 'eu_sanctions', keyPrefix: '', sidPrefix: 'eu_sanctions:' },
  },
  un_security_council: {
    kind: 'sanctions',
    name: ['United Nations: Security Council Consolidated List', 'Naciones Unidas: lista consolidada'],
    publisher: 'United Nations Security Council',
    label: 'UN',
    records: null,
  },
  world_bank_debarred: {
    kind: 'debarment',
    name: ['World Bank: ineligible firms and individuals', 'Banco Mundial: empresas y personas inhabilitadas'],
    publisher: 'World Bank Group',
    label: 'World Bank',
    records: null,
  },
} as const satisfies Record<string, ListDefinition>;

/** Every list, in the order in which they are shown. */
export const LISTS = { ...INTERNATIONAL, ...PANAMA };

export type ListId = keyof typeof LISTS;

export const LIST_IDS = Object.keys(LISTS) as readonly ListId[];

export function listDefinition(list: ListId): ListDefinition {
  return LISTS[list];
}

/** The id of a list, from outside; undefined if there is no such list. */
export function listIdOf(text: string): ListId | undefined {
  return lookup(LISTS, text) === undefined ? undefined : (text as ListId);
}
