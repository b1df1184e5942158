/** A screening as the API responds, of two invented customers: one with two hits, one without. */
const ID = `scr_${'1'.repeat(32)}`;

const feature = (name: string, agreement: string, weight: number) => ({
  ...{ feature: name, agreement, weight, detail: `${name} compared` },
});

const hit = (listingId: string, score: number) => ({
  ...{ listing_id: listingId, list: 'ofac_sdn', version: '2026-11-20', score },
  strength: score >= 0.8 ? 'strong' : 'possible',
  matched_name: { name: 'XOCONAL VARNOSO, Zacarías', kind: 'primary', screened: 'Zacarías Xoconal' },
  listing: {
    ...{ entry_id: listingId.split(':')[1], type: 'individual', birth_dates: ['1971-03-05'], nationalities: ['CO'] },
    names: [{ kind: 'primary', name: 'XOCONAL VARNOSO, Zacarías' }],
    identifiers: [{ kind: 'passport', value: 'AB1234', country: 'CO' }],
    ...{ programs: ['SDNTK'], positions: [], category: null, remarks: null, listed_on: null, until: null, url: null },
  },
  features: [
    feature('name', 'agrees', 4),
    feature('type', 'agrees', 0),
    feature('birth_date', 'contradicts', -3),
    feature('nationality', 'contradicts', -1),
    feature('identifier', 'missing', 0),
  ],
  decision: null,
});

const subject = (name: string) => ({
  ...{ name, aliases: [], type: 'NaturalPerson', birth_date: '1980', nationalities: ['PA'], identifiers: [] },
});

export const SCREENING = {
  ...{ id: ID, screened_at: '2026-11-21T12:00:00.000Z', algorithm: 'screen-1', lists: ['sanctions'], min_score: 0.6 },
  results: [
    {
      ...{ reference: 'c-1', index: 0, entity_id: null, outcome: 'hits', subject: subject('Zacarías Xoconal') },
      ...{ total_hits: 2, hits: [hit('ofac_sdn:7', 0.91), hit('ofac_sdn:8', 0.97)] },
    },
    {
      ...{ reference: 'c-2', index: 1, entity_id: null, outcome: 'no_hit', subject: subject('Benita Quiel') },
      ...{ total_hits: 0, hits: [] },
    },
  ],
  hits_omitted: 0,
  lists_searched: [
    {
      ...{ id: 'ofac_sdn', kind: 'sanctions', state: 'ok', version: '2026-11-20', published: '2026-11-20' },
      ...{ entries: 18_422, imported_at: '2026-11-20T09:00:00.000Z' },
    },
    {
      ...{ id: 'un_security_council', kind: 'sanctions', state: 'not_fetched', version: null, published: null },
      ...{ entries: null, imported_at: null },
    },
  ],
  billing: {
    ...{ currency: 'USD', price: '0.11', charged: '0.11', dry_run: false, base: '0.01' },
    codes: [{ code: 'SCR-NAME', price: '0.10', quantity: 2, unit_price: '0.05' }],
  },
};

export const SIGNATURE = {
  alg: 'EdDSA',
  key_id: 'k'.repeat(43),
  jws: 'a..b',
  jwk: { kty: 'OKP', crv: 'Ed25519', x: 'x' },
};

/** A decision about a hit of it, as the API responds. */
export const decisionOf = (listingId: string, decision: string, more: object = {}) => ({
  ...{ id: 1, subject: { reference: 'c-1' }, other_subjects: [], listing_id: listingId },
  ...{ decision, state: 'current', stale_because: [] },
  ...{
    at: '2026-11-21T12:05:00.000Z',
    expires_at: null,
    reason: 'Another person.',
    by: 'Ana Prueba',
    screening_id: ID,
  },
  ...more,
});
