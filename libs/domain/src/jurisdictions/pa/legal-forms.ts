import type { LegalForm } from '../../names/legal-form.js';

/** Legal forms and branches found only in this country's registers. */
export const LEGAL_FORMS: readonly LegalForm[] = [
  ['fip', 'foundation', ['fundacion de interes privado', 'fund de interes privado', 'fip', 'private foundation']],
  ['sucursal', 'branch', ['sucursal panama', 'sucursal de panama', 'sucursal en panama', 'panama branch']],
];
