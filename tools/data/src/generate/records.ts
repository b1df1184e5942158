import { Draw } from './random.js';
import { movables, realEstate } from './levels/assets.js';
import { generalLicences, licences, qualifications, trademarks } from './levels/business.js';
import { digitalDocuments, news, registryDocuments, tenders } from './levels/documents.js';
import { ecuadorOwners, ecuadorReports } from './levels/ecuador.js';
import { board, contact, panamaContact, payroll, publications, standing } from './levels/governance.js';
import { courtCases, immigration, risk, screening, socialSecurityDebts } from './levels/risk.js';
import { trade } from './levels/trade.js';
import type { Population, PopulationRange } from './layout.js';
import { Subject } from './subject.js';
import type { RecordSink, World } from './subject.js';
import { COLOMBIA_PLACES, ECUADOR_PLACES } from './words/places.js';

/** Makes records of some levels of a subject. The order within a list is part of what a seed means. */
type RecordMaker = (subject: Subject) => void;

const PANAMA_BOTH: readonly RecordMaker[] = [
  publications,
  payroll,
  licences,
  trademarks,
  qualifications,
  realEstate,
  movables,
  trade,
  registryDocuments,
  (subject) => void tenders(subject, subject.range.kind === 'Organization' ? 0.08 : 0.01),
  (subject) => void news(subject, 0.03, ['noticias', 'noticias_globales']),
  risk,
  immigration,
  screening,
];

const MAKERS: Readonly<Record<Population, readonly RecordMaker[]>> = {
  panamaCompanies: [panamaContact, board, standing, ...PANAMA_BOTH],
  panamaPersons: PANAMA_BOTH,
  ecuadorCompanies: [
    (subject) => void contact(subject, ECUADOR_PLACES),
    ecuadorOwners,
    ecuadorReports,
    (subject) => void courtCases(subject, 0.15),
    (subject) => void tenders(subject, 0.15),
    (subject) => void generalLicences(subject, 0.15),
    (subject) => void digitalDocuments(subject, 0.8),
    (subject) => void news(subject, 0.05, ['noticias']),
    (subject) => void socialSecurityDebts(subject, 0.1),
  ],
  colombiaCompanies: [
    (subject) => void contact(subject, COLOMBIA_PLACES),
  ],
  colombiaPersons: [],
};

/** Makes all records of the entity with this serial number in its population. */
export function makeRecords(world: World, range: PopulationRange, serial: number, sink: RecordSink): void {
  const draw = new Draw(world.seed, 'records', range.first + serial);
  const subject = new Subject(world, range, serial, draw, sink);
  for (const make of MAKERS[range.population]) make(subject);
}
