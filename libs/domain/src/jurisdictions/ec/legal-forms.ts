import type { LegalForm } from '../../names/legal-form.js';

/** Legal forms and branches found only in this country's registers. */
export const LEGAL_FORMS: readonly LegalForm[] = [
  ['ca', 'corporation', ['ca', 'cia anonima', 'compania anonima']],
  ['sem', 'corporation', ['cem', 'compania de economia mixta', 'cia de economia mixta']],
  ['sucursal', 'branch', ['sucursal ecuador', 'sucursal del ecuador']],
];
