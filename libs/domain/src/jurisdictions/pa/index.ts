import type { JurisdictionDefinition } from '../jurisdiction.js';
import { DATA_RIGHTS_LAW } from './data-rights.js';
import { panamaSearchKeys, parsePanama } from './identifiers.js';
import { LEGAL_FORMS } from './legal-forms.js';
import { OFFERS } from './offers.js';
import { PROVINCES } from './provinces.js';
import { SOURCES } from './sources.js';
import { TAG_SOURCES } from './tag-sources.js';

export const panama = {
  code: 'pa',
  number: 0,
  v4Name: 'panama',
  name: 'Panamá',
  englishName: 'Panama',
  currency: 'B/.',
  status: 'active',
  v5Status: 'active',
  kinds: ['Organization', 'NaturalPerson'],
  refreshable: true,
  minNameLength: 3,
  identifiers: {
    parse: parsePanama,
    searchKeys: panamaSearchKeys,
    hasSeparateCheckDigit: true,
    provinces: PROVINCES,
  },
  legalForms: LEGAL_FORMS,
  sources: SOURCES,
  tagSources: TAG_SOURCES,
  offers: OFFERS,
  dataRights: DATA_RIGHTS_LAW,
  levels: {},
  tags: {},
} as const satisfies JurisdictionDefinition;
