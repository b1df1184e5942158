import { describe, expect, it } from '@jest/globals';
import type { Catalog, Entity } from '@entity-registry/sdk';
import { holdingOf } from '../data-availability.js';
import { meaningOf, toneOfSection } from '../meaning.js';
import { addResponse } from '../opened.js';
import type { OpenSection, Opened } from '../opened.js';
import { capitalWords, codeWords, isBadStatus, statusWords } from '../values/register-words.js';
import { countryWords, tariffWords } from '../values/trade-words.js';
import { summaryOf, verdictOf } from './verdict.js';

const TAGS = [
  ...['sanciones_internacionales', 'sanciones', 'coincidencias_pep', 'expedientes_judiciales'],
  ...['css_moroso_menciones', 'suspension', 'directores'],
];
const CATALOG = {
  levels: TAGS.map((tag) => ({
    ...{ level: tag, tags: [tag], jurisdictions: ['pa'] },
    applies_to: tag === 'suspension' ? ['Organization'] : ['Organization', 'NaturalPerson'],
  })),
  sources: [
    { id: 'icij', name: 'Leaks', leaked: true, attribution: 'Named as the license asks' },
    { id: 'ofac', name: 'OFAC', leaked: false, attribution: null },
  ],
} as unknown as Catalog;

const sourceOf = (id: string, state: string) => ({
  ...{ id, stands_in_for: null, source_updated_at: null, state },
  fetched_at: state === 'not_fetched' ? null : '2026-11-19T03:11:00.000Z',
});
const section = (state: string, records: number, more: object = {}): OpenSection =>
  ({
    ...{ code: 'DAT-RISK', state, total: records, returned: records, truncated: false, next: null },
    items: Array.from({ length: records }, () => ({ nombre: 'X' })),
    sources: [sourceOf('ofac', state)],
    ...more,
  }) as unknown as OpenSection;

function opened(more: {
  signals?: object;
  sections?: Record<string, OpenSection>;
  type?: string;
  codes?: object;
}): Opened {
  const response = {
    ...{
      id: 'pa_own_1',
      jurisdiction: 'pa',
      type: more.type ?? 'Organization',
      nombre: 'X',
      core: {},
      not_applicable: [],
    },
    ...{ signals: more.signals, sections: more.sections ?? {}, ...more.codes },
    billing: { codes: [], charged: '0.01' },
  };
  return addResponse(undefined, response as unknown as Entity, ['DAT-FREE']);
}

const statesOf = (of: Opened) =>
  Object.fromEntries(verdictOf(of, CATALOG).map(({ name, state, tone }) => [name, `${state} ${tone}`]));

describe('the verdict', () => {
  it('is open in every tile before anything is requested, and never green', () => {
    const states = statesOf(opened({ signals: { has_sanctions: null, court_cases: null } }));
    expect(Object.keys(states)).toEqual(['sanctions', 'exposure', 'courts', 'arrears', 'suspension', 'leaks']);
    expect([...new Set(Object.values(states))]).toEqual(['not_asked unknown']);
    // Five questions can be requested; a leak can't clear anyone.
    expect(summaryOf(verdictOf(opened({ signals: {} }), CATALOG))).toEqual({ found: 0, open: 5 });
  });

  it('shows from the card what is on record, and what was requested and empty', () => {
    const signals = {
      ...{ has_sanctions: true, has_international_sanctions: null, has_political_exposure: false },
      ...{ court_cases: '1-5', has_social_security_arrears: true, has_suspension: false, has_leak_records: true },
    };
    const card = opened({ signals });
    expect(statesOf(card)).toEqual({
      ...{ sanctions: 'found bad', exposure: 'clear good', courts: 'found warning', arrears: 'found bad' },
      ...{ suspension: 'clear good', leaks: 'found warning' },
    });
    expect(verdictOf(card, CATALOG).find(({ name }) => name === 'courts')?.count).toBe('1-5');
    expect(summaryOf(verdictOf(card, CATALOG))).toEqual({ found: 4, open: 0 });
  });

  it('never calls a partial result clean', () => {
    const states = statesOf(opened({ signals: { has_sanctions: false, has_international_sanctions: null } }));
    expect(states['sanctions']).toBe('partly unknown');
  });

  it('shows from the sections the number, confidence, sources and dates of records', () => {
    const match = { nombre: 'X', match: { key: 'name', score: 0.9 } };
    const sections = {
      sanciones_internacionales: section('ok', 1, { items: [match] }),
      sanciones: section('empty', 0),
    };
    const [sanctions] = verdictOf(opened({ signals: { has_sanctions: false }, sections }), CATALOG);
    expect(sanctions).toEqual({
      ...{ name: 'sanctions', state: 'found', tone: 'bad', count: '1', strength: 0.9, sources: ['ofac'] },
      ...{ oldestRead: '2026-11-19T03:11:00.000Z', tag: 'sanciones_internacionales' },
    });
  });

  it('has no tile for data that persons do not have, and calls a source that is down unknown', () => {
    const sections = { expedientes_judiciales: section('source_down', 0) };
    const states = statesOf(opened({ type: 'NaturalPerson', sections }));
    expect(states).not.toHaveProperty('suspension');
    expect(states['courts']).toBe('down unknown');
  });

  it('clears no one if facts were removed', () => {
    const sections = { sanciones: section('restricted', 0), sanciones_internacionales: section('empty', 0) };
    expect(statesOf(opened({ sections }))['sanctions']).toBe('restricted unknown');
  });

  it('recognizes a leak by any source of the open sections', () => {
    const leaked = section('ok', 2, { sources: [sourceOf('ofac', 'empty'), sourceOf('icij', 'ok')] });
    expect(statesOf(opened({ sections: { directores: leaked } }))['leaks']).toBe('found warning');
  });
});

describe('the color of a section', () => {
  it.each([
    ['sanciones', section('ok', 1), 'bad'],
    ['css_moroso_menciones', section('source_down', 2), 'bad'],
    ['coincidencias_pep', section('ok', 1), 'warning'],
    ['sanciones', section('empty', 0), 'good'],
    ['sanciones', section('not_fetched', 0), 'unknown'],
    ['sanciones', section('source_down', 0), 'unknown'],
    ['sanciones', section('restricted', 0), 'unknown'],
    ['directores', section('ok', 3), 'neutral'],
    ['directores', section('empty', 0), 'neutral'],
    ['directores', section('not_fetched', 0), 'unknown'],
    ['directores', section('restricted', 2), 'neutral'],
  ] as const)('%s: %#', (tag, one, tone) => {
    expect(toneOfSection(tag, one)).toBe(tone);
  });

  it('of a lifted suspension differs from that of a current one', () => {
    const data = (activa: boolean) => ({ code: 'DAT-GOV', state: 'ok', data: { activa }, source: {} }) as never;
    expect(toneOfSection('suspension', data(true))).toBe('bad');
    expect(toneOfSection('suspension', data(false))).toBe('warning');
    expect(meaningOf(data(false))).toBe('found');
  });
});

describe("the card's statement about a code that is not bought", () => {
  const codes = { codes_with_data: ['DAT-GOV'], codes_never_fetched: ['DAT-SCREEN'] };
  it.each([
    [['DAT-GOV', 'DAT-SCREEN'], 'holds'],
    [['DAT-SCREEN'], 'neverFetched'],
    [['DAT-RISK', 'DAT-SCREEN'], 'neverFetched'],
    [['DAT-RISK'], 'holdsNothing'],
  ])('%j: %s', (requested, holding) => {
    expect(holdingOf(opened({ codes }), requested)).toBe(holding);
  });

  it('is missing without a card, or from a card that does not distinguish the two', () => {
    expect(holdingOf(opened({}), ['DAT-RISK'])).toBeNull();
    expect(holdingOf(opened({ codes: { codes_with_data: [] } }), ['DAT-RISK'])).toBeNull();
    const withheld = { codes_with_data: [], codes_never_fetched: [], codes_needing_purpose: ['DAT-RISK'] } as const;
    expect(holdingOf(opened({ codes: withheld }), ['DAT-RISK'])).toBeNull();
    expect(holdingOf(opened({ codes: withheld }), ['DAT-GOV'])).toBe('holdsNothing');
  });
});

describe('the values of registers', () => {
  it.each([
    ['VIGENTE', 'en', 'Active (VIGENTE)', false],
    ['VIGENTE', 'es', 'Vigente', false],
    ['SUSPENDIDA', 'en', 'Suspended (SUSPENDIDA)', true],
    ['MORA TOTAL', 'en', 'MORA TOTAL', false],
  ] as const)('show the status %s in %s as %s', (status, language, words, bad) => {
    expect(statusWords(status, language)).toBe(words);
    expect(isBadStatus(status)).toBe(bad);
  });

  it("appear in the user's words: countries, goods, codes and money", () => {
    expect(countryWords('Estados Unidos', 'en')).toBe('United States');
    expect(countryWords('Corea del Sur', 'en')).toBe('South Korea');
    expect(countryWords('Estados Unidos', 'es')).toBe('Estados Unidos');
    expect(countryWords('Atlántida', 'en')).toBe('Atlántida');
    expect(tariffWords('8703', 'en')).toBe('Vehicles (8703)');
    expect(tariffWords('8703.23', 'es')).toBe('Vehículos (8703.23)');
    expect(tariffWords('XX', 'en')).toBe('XX');
    expect(codeWords('asset_type', 'bien_mueble', 'en')).toBe('Movable asset');
    expect(codeWords('event_action', 'created', 'es')).toBe('Inscrito');
    expect(codeWords('nombre', 'created', 'es')).toBeNull();
    expect(capitalWords('10,000.00', 'pa')).toBe('B/. 10,000.00');
    expect(capitalWords('EUR 10,000.00', 'pa')).toBe('EUR 10,000.00');
  });
});
