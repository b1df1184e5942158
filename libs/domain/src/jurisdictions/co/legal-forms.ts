import type { LegalForm } from '../../names/legal-form.js';

/** Legal forms and branches found only in this country's registers. */
export const LEGAL_FORMS: readonly LegalForm[] = [
  ['sas', 'simplified', ['sas bic']],
  ['eu', 'sole', ['eu', 'empresa unipersonal']],
  ['sucursal', 'branch', ['sucursal colombia']],
  ['ep', 'public', ['ese', 'empresa social del estado', 'esp', 'sa esp', 'sas esp']],
];
