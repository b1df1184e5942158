import type { JurisdictionDefinition } from '../jurisdiction.js';
import { DATA_RIGHTS_LAW } from './data-rights.js';
import { ecuadorSearchKeys, parseEcuador } from './identifiers.js';
import { LEGAL_FORMS } from './legal-forms.js';
import { LEVELS, TAGS } from './levels.js';
import { OFFERS } from './offers.js';
import { SOURCES } from './sources.js';
import { TAG_SOURCES } from './tag-sources.js';

/** Its catalog has no natural persons. */
export const ecuador = {
  code: 'ec',
  number: 1,
  v4Name: 'ecuador',
  name: 'Ecuador',
  englishName: 'Ecuador',
  currency: 'USD',
  status: 'active',
  v5Status: 'reserved',
  kinds: ['Organization'],
  refreshable: false,
  minNameLength: 1,
  identifiers: { parse: parseEcuador, searchKeys: ecuadorSearchKeys, hasSeparateCheckDigit: false },
  legalForms: LEGAL_FORMS,
  sources: SOURCES,
  tagSources: TAG_SOURCES,
  offers: OFFERS,
  dataRights: DATA_RIGHTS_LAW,
  levels: LEVELS,
  tags: TAGS,
} as const satisfies JurisdictionDefinition;
