import { describe, expect, it } from '@jest/globals';
import { CATALOG, codesFor, levelsFor, tagsFor, tagsOfLevel } from './catalog.js';
import { JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';

const sourcesOf = (jurisdiction: string) => CATALOG.sources.filter((source) => source.jurisdiction === jurisdiction);

describe('the catalog', () => {
  it('has 34 levels for Panama and 12 for Ecuador', () => {
    expect(levelsFor('pa')).toHaveLength(34);
    expect(levelsFor('ec')).toHaveLength(12);
    expect(levelsFor('co')).toEqual(['core_registro', 'contacto']);
  });

  it('groups tags into levels as ADR 0018 says', () => {
    const grouped = CATALOG.levels.filter((level) => level.tags.length > 1).map(({ level, tags }) => [level, tags]);
    expect(grouped).toEqual([
      ['itbm', ['is_itbm', 'last_itbm_date']],
      ['real_estate', ['propiedades', 'fincas']],
      ['customs_summaries', ['imports_summary', 'exports_summary', 'customs_summary']],
      ['registry_documents', ['documentos_digitales', 'rp_report_url']],
      ['news', ['noticias', 'noticias_globales']],
      ['screening', ['sanciones_internacionales', 'coincidencias_pep']],
    ]);
    expect(tagsOfLevel('registry_documents', 'ec')).toEqual(['documentos_digitales']);
  });

  it('names 28 sources for Panama and 8 for Ecuador, each with its own URL and feeding a tag', () => {
    expect(sourcesOf('pa')).toHaveLength(28);
    expect(sourcesOf('ec')).toHaveLength(8);
    expect(CATALOG.sources.filter((source) => source.feeds.length === 0)).toEqual([]);
    expect(new Set(CATALOG.sources.map((source) => source.url)).size).toBe(CATALOG.sources.length);
    for (const { url } of CATALOG.sources) expect(new URL(url).protocol).toBe('https:');
  });

  it('names for each tag, in each of its jurisdictions, a source of that jurisdiction that feeds it', () => {
    for (const tag of CATALOG.tags) {
      for (const jurisdiction of tag.jurisdictions) {
        const source = CATALOG.sources.find(({ id }) => id === tag.source[jurisdiction]);
        expect(source?.jurisdiction).toBe(jurisdiction);
        expect(source?.feeds).toContain(tag.tag);
      }
    }
  });

  it('sells every level of every jurisdiction under some code', () => {
    for (const jurisdiction of JURISDICTION_CODES) {
      for (const level of levelsFor(jurisdiction)) {
        expect(CATALOG.levels.find((definition) => definition.level === level)?.codes).not.toHaveLength(0);
      }
    }
  });

  it('delivers with each code only tags of the jurisdiction, and only whole levels', () => {
    for (const code of CATALOG.codes) {
      if (code.status === 'unpriced') continue;
      for (const jurisdiction of code.jurisdictions) {
        const delivered = code.offers[jurisdiction]?.tags ?? [];
        expect(new Set(delivered).size).toBe(delivered.length);
        const levels = CATALOG.levels.filter((level) => level.tags.some((tag) => delivered.includes(tag)));
        const whole = levels.flatMap((level) => tagsOfLevel(level.level, jurisdiction));
        expect([...whole].sort()).toEqual([...delivered].sort());
      }
    }
  });

  it('accepts 18 codes for Panama, three for Ecuador and two for Colombia, and on v5 DAT-FREE too', () => {
    expect(codesFor('pa', 'v4')).toHaveLength(18);
    expect(codesFor('pa', 'v5')).toEqual([...codesFor('pa', 'v4'), 'DAT-FREE']);
    expect(codesFor('ec', 'v4')).toEqual(['CHK-BIN', 'DAT-CORE', 'DAT-ALL']);
    expect(codesFor('co', 'v4')).toEqual(['CHK-BIN', 'DAT-CORE']);
  });

  it('lists DAT-ALL+ without a price', () => {
    expect(CATALOG.codes.find(({ code }) => code === 'DAT-ALL+')).toMatchObject({ status: 'unpriced', price: null });
  });

  it('records whether each price comes from the specification or a ruling', () => {
    const ruled = CATALOG.codes.filter((code) => code.status === 'active' && code.price_source === 'ruling');
    const codes = ['DAT-RESOLVE', 'DAT-FREE', 'DAT-NETWORK', 'DAT-PROPONENTE', 'SCR-NAME', 'WCH-MONTH'];
    expect(ruled.map(({ code }) => code)).toEqual(codes);
  });

  it('exempts the routes of ADR 0003 and the poll from charges', () => {
    expect(CATALOG.exemptRoutes.map((route) => route.path)).toEqual([
      '/health',
      '/health/ready',
      '/docs',
      '/docs/errors',
      '/docs/assets/{file}',
      '/v4/openapi.yml',
      '/v5/openapi.yml',
      '/.well-known/jwks.json',
      '/v5/catalog',
      '/v5/coverage',
      '/v5/lists',
      '/v5/screenings/{id}',
      '/v5/screening/decisions',
      '/v5/screening/decisions',
      ...['/v5/watchlists', '/v5/watchlists', '/v5/watchlists/{id}', '/v5/watchlists/{id}', '/v5/watchlists/{id}'],
      ...['/v5/watchlists/{id}/items', '/v5/watchlists/{id}/items', '/v5/watchlists/{id}/items/{item}'],
      '/v5/events',
      '/v5/notices',
      '/v5/notices/{id}/acknowledgements',
      '/v5/usage',
      '/v5/search/{surface}/schema',
      '/v4/update_requests/{update_request_id}',
      '/v5/update_requests/{update_request_id}',
    ]);
  });

  it('excludes tags that natural persons cannot have', () => {
    const persons = tagsFor('pa', 'NaturalPerson');
    const missing = tagsFor('pa', 'Organization').filter((tag) => !persons.includes(tag));
    expect(missing).toEqual([
      'contacto',
      'directores',
      'suspension',
      'representante_legal_identificado',
      'is_itbm',
      'last_itbm_date',
      'customs_summary',
      'rp_report_url',
    ]);
    expect(tagsFor('ec', 'NaturalPerson')).toEqual([]);
    expect(tagsFor('co', 'NaturalPerson')).toEqual(['core_registro']);
  });
});
