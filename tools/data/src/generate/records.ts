import { buildings, movables, realEstate } from './levels/assets.js';
import { generalLicences, licences, qualifications, trademarks } from './levels/business.js';
import { digitalDocuments, news, registryDocuments, tenders } from './levels/documents.js';
import { ecuadorOwners, ecuadorReports } from './levels/ecuador.js';
import { board, contact, payroll, publications, standing } from './levels/governance.js';
import { immigration } from './levels/immigration.js';
import { courtCases, risk, screening, socialSecurityDebts } from './levels/risk.js';
import { trade } from './levels/trade.js';
import type { Population, PopulationRange } from './layout.js';
import { Draw } from './random.js';
import { Subject, survivorSerial } from './subject.js';
import type { RecordSink, World } from './subject.js';
import { COLOMBIA_PLACES, ECUADOR_PLACES, PANAMA_PLACES } from './words/places.js';

// The order of the calls is part of what a seed means: each takes its draws from the same stream.
const MAKERS: Readonly<Record<Population, (subject: Subject) => void>> = {
  panamaCompanies(subject) {
    contact(subject, PANAMA_PLACES);
    board(subject);
    standing(subject);
    panamaRecords(subject);
  },
  panamaPersons: panamaRecords,
  ecuadorCompanies(subject) {
    contact(subject, ECUADOR_PLACES);
    ecuadorOwners(subject);
    ecuadorReports(subject);
    courtCases(subject, 0.15);
    tenders(subject, 0.15);
    generalLicences(subject, 0.15);
    digitalDocuments(subject, 0.8);
    news(subject, 0.05, ['noticias']);
    socialSecurityDebts(subject, 0.1);
  },
  colombiaCompanies(subject) {
    contact(subject, COLOMBIA_PLACES);
  },
  // Colombia sells the base fields and, of companies, the contact.
  colombiaPersons: () => undefined,
};

/** What companies and persons of Panama both have; each function knows how often. */
function panamaRecords(subject: Subject): void {
  publications(subject);
  payroll(subject);
  licences(subject);
  trademarks(subject);
  qualifications(subject);
  realEstate(subject);
  buildings(subject);
  movables(subject);
  trade(subject);
  registryDocuments(subject);
  tenders(subject, subject.range.kind === 'Organization' ? 0.08 : 0.01);
  news(subject, 0.03, ['noticias', 'noticias_globales']);
  risk(subject);
  immigration(subject);
  screening(subject);
}

/** Makes all records of the entity with this serial number in its population. */
export function makeRecords(world: World, range: PopulationRange, serial: number, sink: RecordSink): void {
  // What was on record twice has its records under the survivor.
  if (survivorSerial(range, serial) !== undefined) return;
  const draw = new Draw(world.seed, 'records', range.first + serial);
  MAKERS[range.population](new Subject(world, range, serial, draw, sink));
}
