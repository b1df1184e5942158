import type { JurisdictionDefinition } from '../jurisdiction.js';
import { DATA_RIGHTS_LAW } from './data-rights.js';
import { colombiaSearchKeys, parseColombia } from './identifiers.js';
import { LEGAL_FORMS } from './legal-forms.js';
import { OFFERS } from './offers.js';
import { SOURCES } from './sources.js';
import { TAG_SOURCES } from './tag-sources.js';

export const colombia = {
  code: 'co',
  number: 2,
  v4Name: 'colombia',
  name: 'Colombia',
  englishName: 'Colombia',
  currency: 'COP',
  status: 'reserved',
  v5Status: 'reserved',
  kinds: ['Organization', 'NaturalPerson'],
  refreshable: false,
  minNameLength: 1,
  identifiers: { parse: parseColombia, searchKeys: colombiaSearchKeys, hasSeparateCheckDigit: true },
  legalForms: LEGAL_FORMS,
  sources: SOURCES,
  tagSources: TAG_SOURCES,
  offers: OFFERS,
  dataRights: DATA_RIGHTS_LAW,
  levels: {},
  tags: {},
} as const satisfies JurisdictionDefinition;
