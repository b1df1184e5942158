import type { Offer } from '../jurisdiction.js';

/** The prices and tags of the codes in Colombia (specification, "Product codes"). */
export const OFFERS = {
  'CHK-BIN': { price: '0.02', tags: ['core_registro'] },
  'DAT-CORE': { price: '0.10', tags: ['core_registro', 'contacto'] },
} as const satisfies Record<string, Offer>;
