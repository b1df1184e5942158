import { nitDv } from '@entity-registry/domain';
import { syntheticOrganization, personName } from '../identity.js';
import { contact } from '../levels/governance.js';
import { COLOMBIA_FORMS } from '../words/companies.js';
import { COLOMBIA_PLACES } from '../words/places.js';
import type { Country } from './country.js';

/**
 * Its levels are the base fields and, for companies, the contact. Numbers come from ranges that have never been issued.
 */
export const colombia: Country = {
  places: COLOMBIA_PLACES,
  hasFolios: false,
  populations: {
    Organization: {
      share: 0.04,
      identity: (seed, serial) => syntheticOrganization(seed, serial + 700_000_000, COLOMBIA_FORMS, nit(serial)),
      records(subject) {
        contact(subject, COLOMBIA_PLACES);
      },
    },
    NaturalPerson: {
      share: 0.02,
      identity: (seed, serial) => ({
        nombre: personName(seed, serial + 900_000_000),
        ...{ ruc: null, cedula: String(1_900_000_000 + serial), tipo: null },
      }),
      records: () => undefined,
    },
  },
};

function nit(serial: number): string {
  const number = String(990_000_000 + serial);
  return `${number}-${nitDv(number) ?? ''}`;
}
