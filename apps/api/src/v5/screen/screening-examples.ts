import { ALGORITHM } from '@entity-registry/domain';

const subject = {
  ...{ name: 'Zacarías Xoconal', aliases: [], type: 'NaturalPerson', birth_date: '1971', nationalities: ['PA'] },
  identifiers: [],
};

const feature = (name: string, agreement: string, weight: number, detail: string) => ({
  ...{ feature: name, agreement, weight, detail },
});
const MISSING = 'not known on both sides, or not comparable';

const hit = {
  ...{ listing_id: 'ofac_sdn:99001', list: 'ofac_sdn', version: '2026-11-20', score: 0.9713, strength: 'strong' },
  matched_name: { name: 'XOCONAL VARNOSO, Zacarías', kind: 'primary', screened: 'Zacarías Xoconal' },
  listing: {
    ...{ entry_id: '99001', type: 'individual', names: [{ kind: 'primary', name: 'XOCONAL VARNOSO, Zacarías' }] },
    ...{ birth_dates: ['1971-03-05'], nationalities: [], identifiers: [], programs: ['SDNTK'], positions: [] },
    ...{ category: null, remarks: null, listed_on: null, until: null, url: null },
  },
  features: [
    feature('name', 'agrees', 1.2, 'zacarias = zacarias; xoconal = xoconal'),
    feature('type', 'agrees', 0, 'the same kind of party'),
    feature('birth_date', 'agrees', 2.5, '1971 vs 1971-03-05'),
    feature('nationality', 'missing', 0, MISSING),
    feature('identifier', 'missing', 0, MISSING),
  ],
  decision: null,
};

export const EXAMPLE_SCREENING = {
  ...{ id: 'scr_0c5f6a0e2d3b4c5d8e9f0a1b2c3d4e5f', screened_at: '2026-11-21T12:00:00.000Z', algorithm: ALGORITHM },
  ...{ lists: ['sanctions', 'debarment'], min_score: 0.6 },
  results: [
    { reference: 'c-17', index: 0, entity_id: null, outcome: 'hits', subject, total_hits: 1, hits: [hit] },
    {
      ...{ reference: 'c-18', index: 1, entity_id: null, outcome: 'invalid' },
      error: {
        ...{ code: 'invalid_parameter', field: 'birth_date' },
        message: 'birth_date must be a date that the calendar has, such as 1971, 1971-03 or 1971-03-05',
      },
    },
  ],
  hits_omitted: 0,
  lists_searched: [
    {
      ...{ id: 'ofac_sdn', kind: 'sanctions', state: 'ok', version: '2026-11-20', published: '2026-11-20' },
      ...{ entries: 18_422, imported_at: '2026-11-21T05:10:00.000Z' },
    },
    {
      ...{ id: 'world_bank_debarred', kind: 'debarment', state: 'not_fetched', version: null, published: null },
      ...{ entries: null, imported_at: null },
    },
  ],
};

export const EXAMPLE_SUBJECTS = {
  subjects: [
    { reference: 'c-17', name: 'Zacarías Xoconal', type: 'NaturalPerson', birth_date: '1971', nationalities: ['PA'] },
    { reference: 'c-18', name: 'Benita Quiel', birth_date: '1971-02-30' },
  ],
  lists: ['sanctions', 'debarment'],
  min_score: 0.6,
};
