import { syntheticOrganization } from '../identity.js';
import { generalLicenses } from '../levels/business.js';
import { digitalDocuments, news, tenders } from '../levels/documents.js';
import { contact } from '../levels/governance.js';
import { ecuadorOwners, ecuadorReports } from '../levels/ecuador.js';
import { courtCases, socialSecurityDebts } from '../levels/risk.js';
import { ECUADOR_FORMS } from '../words/companies.js';
import { ECUADOR_PAPERS } from '../words/news.js';
import { ECUADOR_PLACES } from '../words/places.js';
import { ECUADOR_BUYERS, ECUADOR_TENDER_STATES } from '../words/public-life.js';
import type { Country } from './country.js';

/** Numbers come from ranges that have never been issued. */
export const ecuador: Country = {
  places: ECUADOR_PLACES,
  hasFolios: false,
  populations: {
    Organization: {
      share: 0.1,
      identity: (seed, serial) => syntheticOrganization(seed, serial + 500_000_000, ECUADOR_FORMS, ruc(serial)),
      records(subject) {
        contact(subject, ECUADOR_PLACES);
        ecuadorOwners(subject);
        ecuadorReports(subject);
        courtCases(
          subject,
          0.15,
          ({ draw }, year) => `09${draw.int(201, 360)}-${year}-${String(draw.int(1, 9999)).padStart(5, '0')}`,
        );
        tenders(subject, 0.15, {
          buyers: ECUADOR_BUYERS,
          states: ECUADOR_TENDER_STATES,
          number: (draw, initials, year) => `SIE-${initials}-${year}-${String(draw.int(1, 400)).padStart(3, '0')}`,
        });
        generalLicenses(subject, 0.15);
        digitalDocuments(subject, 0.8);
        news(subject, 0.05, ['noticias'], { papers: ECUADOR_PAPERS, places: ECUADOR_PLACES });
        socialSecurityDebts(subject, 0.1);
      },
    },
  },
};

const WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Province, 9 for a company, a sequence counted down from 999999, check digit, 001. If modulo 11 gives 10, the check
 * digit is 0.
 */
function ruc(serial: number): string {
  const province = String(1 + (serial % 24)).padStart(2, '0');
  const head = `${province}9${String(999_999 - Math.floor(serial / 24)).padStart(6, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, position) => total + weight * Number(head[position]), 0);
  return `${head}${((11 - (sum % 11)) % 11) % 10}001`;
}
