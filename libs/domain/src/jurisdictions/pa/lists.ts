import type { ListDefinition } from '../../screening/lists/list-definition.js';

/** Lists of politically exposed persons. Their publishers are sources of the tag `coincidencias_pep`. */
export const LISTS = {
  pa_pep_candidates: {
    kind: 'pep',
    name: ['Panama: candidates of the general election', 'Panamá: candidatos de las elecciones generales'],
    publisher: 'Tribunal Electoral de Panamá',
    label: null,
    // The numbers are the state's own, so a candidate is a person on record.
    records: { source: 'tribunal_electoral', keyPrefix: 'candidate/', sidPrefix: 'tribunal_electoral:', persons: true },
  },
  pa_pep_officials: {
    kind: 'pep',
    name: ['Panama: elected and appointed officials', 'Panamá: funcionarios electos y designados'],
    publisher: 'Presidencia de la República de Panamá',
    label: null,
    records: { source: 'presidencia', keyPrefix: 'official/', sidPrefix: 'officials:' },
  },
  pa_pep_deputies: {
    kind: 'pep',
    name: ['Panama: deputies and substitutes since 2019', 'Panamá: diputados y suplentes desde 2019'],
    publisher: 'Asamblea Nacional de Panamá',
    label: null,
    records: { source: 'asamblea_nacional', keyPrefix: 'deputy/', sidPrefix: 'asamblea_nacional:' },
  },
  pa_pep_deputies_full: {
    kind: 'pep',
    name: ['Panama: seats of the Assembly', 'Panamá: curules de la Asamblea'],
    publisher: 'Asamblea Nacional de Panamá',
    label: null,
    records: { source: 'asamblea_nacional', keyPrefix: 'slug/', sidPrefix: 'asamblea_nacional:' },
  },
} as const satisfies Record<string, ListDefinition>;
