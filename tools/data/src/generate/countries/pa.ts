import { rucDv } from '@entity-registry/domain';
import { syntheticOrganization, personName } from '../identity.js';
import { buildings, movables, realEstate } from '../levels/assets.js';
import { licenses, qualifications, trademarks } from '../levels/business.js';
import { news, registryDocuments, tenders } from '../levels/documents.js';
import type { Tenders } from '../levels/documents.js';
import { board, contact, payroll, publications, standing } from '../levels/governance.js';
import { immigration } from '../levels/immigration.js';
import { risk, screening } from '../levels/risk.js';
import { trade } from '../levels/trade.js';
import { Draw } from '../random.js';
import type { GeneratedEntity } from '../subject.js';
import { PANAMA_FORMS } from '../words/companies.js';
import { PANAMA_PAPERS } from '../words/news.js';
import { PANAMA_PLACES } from '../words/places.js';
import { PANAMA_BUYERS, TENDER_STATES } from '../words/public-life.js';
import type { Country } from './country.js';

const TENDERS: Tenders = {
  buyers: PANAMA_BUYERS,
  states: TENDER_STATES,
  number: (draw, _initials, year) => `${year}-0-12-${draw.int(10, 99)}-99-LP-${draw.int(100_000, 999_999)}`,
};

/** Numbers come from ranges that have never been issued. */
export const panama: Country = {
  places: PANAMA_PLACES,
  hasFolios: true,
  populations: {
    Organization: {
      share: null,
      hasTwins: true,
      identity: (seed, serial) => syntheticOrganization(seed, serial, PANAMA_FORMS, ruc(seed, serial)),
      records(subject) {
        contact(subject, PANAMA_PLACES);
        board(subject);
        standing(subject);
        records(subject);
      },
    },
    NaturalPerson: {
      share: 0.4,
      identity: (seed, serial) => ({ nombre: personName(seed, serial), ruc: null, cedula: cedula(serial), tipo: null }),
      records,
    },
  },
};

/** Records that companies and persons both have. Each function decides how many. */
function records(entity: GeneratedEntity): void {
  publications(entity);
  payroll(entity);
  licenses(entity);
  trademarks(entity);
  qualifications(entity);
  realEstate(entity);
  buildings(entity);
  movables(entity);
  trade(entity);
  registryDocuments(entity);
  tenders(entity, entity.range.kind === 'Organization' ? 0.08 : 0.01, TENDERS);
  news(entity, 0.03, ['noticias', 'noticias_globales'], { papers: PANAMA_PAPERS, places: PANAMA_PLACES });
  risk(entity, ({ draw }, year) => `${year}00${draw.int(10_000_000, 99_999_999)}`);
  immigration(entity);
  screening(entity);
}

/** Two thirds have an electronic folio (`900000123-2-2019`), the others the older roll-image-entry. */
function ruc(seed: number, serial: number): string {
  const draw = new Draw(seed, 'identifier', serial);
  const number = draw.chance(0.67)
    ? `${900_000_000 + serial}-2-${draw.int(2005, 2025)}`
    : `${9_000_000 + serial}-1-${900_000 + (serial % 99_999)}`;
  const dv = rucDv(number, 'company');
  return dv === null ? number : `${number} DV ${dv}`;
}

/** Mostly born in a province, in volumes from 7000; some naturalized (N), born abroad (PE) or foreign (E). */
function cedula(serial: number): string {
  if (serial % 50 === 49) return `E-8-${900_000 + serial}`;
  if (serial % 100 === 48) return `PE-${900 + (serial % 90)}-${serial}`;
  if (serial % 100 === 47) return `N-${900 + (serial % 90)}-${serial}`;
  const province = 1 + (serial % 13);
  const volume = 7000 + (Math.floor(serial / 13) % 3000);
  return `${province}-${volume}-${1 + Math.floor(serial / 39_000)}`;
}
