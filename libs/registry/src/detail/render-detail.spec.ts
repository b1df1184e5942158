import { describe, expect, it } from '@jest/globals';
import { JURISDICTION_CODES, codesFor, levelsFor, offerOf, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Level } from '@entity-registry/domain';
import type { EntityDetail, Section } from './entity-details.js';
import { mintObjectUrls } from './object-urls.js';
import { renderDetail } from './render-detail.js';

const section = (body: string): Section => ({
  body,
  totals: {},
  state: 'ok',
  source: 'synthetic',
  fetchedAt: new Date(0),
  sourceUpdatedAt: null,
});

const detail = (kind: EntityDetail['kind'], sections: Partial<Record<Level, string>>): EntityDetail => ({
  jurisdiction: 'pa',
  kind,
  sections: new Map(
    Object.entries({ core_registro: '{"id":1}', ...sections }).map(([level, body]) => [level as Level, section(body)]),
  ),
});

describe('renderDetail', () => {
  it('splices the stored text after the base fields, in the order of the levels', () => {
    const stored = detail('Organization', { marcas: '{"marcas":[{"id" : 7}]}', avisos: '{"avisos":[]}' });
    expect(renderDetail(stored, ['core_registro', 'avisos', 'marcas'])).toBe(
      '{"id":1,"avisos":[],"marcas":[{"id" : 7}]}',
    );
  });

  it('fills levels that were never fetched: [] for lists, null for objects, values and directores', () => {
    const levels: Level[] = ['contacto', 'directores', 'itbm', 'avisos', 'registry_documents'];
    expect(JSON.parse(renderDetail(detail('Organization', {}), levels))).toEqual({
      id: 1,
      contacto: null,
      directores: null,
      is_itbm: null,
      last_itbm_date: null,
      avisos: [],
      documentos_digitales: [],
      rp_report_url: null,
    });
  });

  it('leaves out tags that persons cannot have', () => {
    const stored = detail('NaturalPerson', { contacto: '{"contacto":{}}' });
    const levels: Level[] = ['contacto', 'directores', 'suspension', 'itbm', 'customs_summaries', 'registry_documents'];
    expect(JSON.parse(renderDetail(stored, levels))).toEqual({
      id: 1,
      imports_summary: null,
      exports_summary: null,
      documentos_digitales: [],
    });
  });

  it('serves only the requested levels', () => {
    expect(renderDetail(detail('Organization', { avisos: '{"avisos":[]}' }), ['core_registro'])).toBe('{"id":1}');
  });

  // Sections are spliced whole, which is only correct as long as no code covers part of a level.
  it.each(JURISDICTION_CODES)('delivers whole levels for every code of %s', (jurisdiction) => {
    for (const code of codesFor(jurisdiction, 'v5')) {
      const tags = offerOf(jurisdiction, code)?.tags ?? [];
      const levels = levelsFor(jurisdiction).filter((level) => tags.some((tag) => tagDefinition(tag).level === level));
      expect(tags.toSorted()).toEqual(levels.flatMap((level) => tagsOfLevel(level, jurisdiction)).toSorted());
    }
  });
});

describe('mintObjectUrls', () => {
  const store = {
    location: 'memory:',
    put: () => Promise.resolve(),
    get: () => Promise.resolve(undefined),
    has: () => Promise.resolve(false),
    signedUrl: (key: string, ttlSeconds: number) => Promise.resolve(`https://objects.example/${key}?ttl=${ttlSeconds}`),
  };

  it('turns document references into URLs that are valid for 15 minutes', async () => {
    const json = '{"rp_report_url":"object://pa/r.pdf","documentos_escaneados":[{"pdf_url":"object://pa/d.pdf"}]}';
    expect(JSON.parse(await mintObjectUrls(json, store))).toEqual({
      rp_report_url: 'https://objects.example/pa/r.pdf?ttl=900',
      documentos_escaneados: [{ pdf_url: 'https://objects.example/pa/d.pdf?ttl=900' }],
    });
  });

  it('turns a reference that is the data of a v5 section into a URL, too', async () => {
    const json = '{"sections":{"rp_report_url":{"state":"ok","data":"object://pa/r.pdf"}}}';
    expect(await mintObjectUrls(json, store)).toContain('"data":"https://objects.example/pa/r.pdf?ttl=900"');
  });

  it('leaves external URLs and text that only looks like a reference unchanged', async () => {
    const value = {
      pdf_url: 'https://elsewhere.example/a.pdf',
      titulo: '"pdf_url":"object://pa/secret.pdf"',
      url: 'object://x',
    };
    expect(JSON.parse(await mintObjectUrls(JSON.stringify(value), store))).toEqual(value);
  });

  it("never signs a reference that isn't an object key", async () => {
    expect(await mintObjectUrls('{"pdf_url":"object://../../etc/passwd"}', store)).toBe('{"pdf_url":null}');
  });
});
