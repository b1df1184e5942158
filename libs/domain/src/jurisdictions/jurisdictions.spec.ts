import { describe, expect, it } from '@jest/globals';
import { CATALOG } from '../catalog/catalog.js';
import { UNLISTED_TAGS } from '../catalog/unlisted-records.js';
import type { JurisdictionDefinition } from './jurisdiction.js';
import { jurisdictionOfSource } from '../catalog/sources.js';
import { JURISDICTIONS, JURISDICTION_CODES, SOURCES, jurisdictionNames } from './jurisdictions.js';

const tags: readonly string[] = [...CATALOG.tags.map(({ tag }) => tag), ...UNLISTED_TAGS];
const codes: readonly string[] = CATALOG.codes.map(({ code }) => code);
const unknown = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name));

describe.each(JURISDICTION_CODES)('the folder of %s', (code) => {
  const jurisdiction: JurisdictionDefinition = JURISDICTIONS[code];

  it('is registered under its own code', () => {
    expect(jurisdiction.code).toBe(code);
  });

  it('offers only codes of the catalog, which deliver only tags that it has sources for', () => {
    expect(unknown(Object.keys(jurisdiction.offers), codes)).toEqual([]);
    const delivered = Object.values(jurisdiction.offers).flatMap((offer) => offer.tags);
    expect(unknown(delivered, Object.keys(jurisdiction.tagSources))).toEqual([]);
  });

  it('has sources only for known tags, and its own tags have one', () => {
    expect(unknown(Object.keys(jurisdiction.tagSources), tags)).toEqual([]);
    expect(unknown(Object.keys(jurisdiction.tags), Object.keys(jurisdiction.tagSources))).toEqual([]);
  });

  it('uses each of its sources', () => {
    expect(unknown(Object.keys(jurisdiction.sources), Object.values(jurisdiction.tagSources).flat())).toEqual([]);
  });
});

it('the names of countries are a phrase', () => {
  expect(jurisdictionNames()).toBe('Panama, Ecuador and Colombia');
  expect(jurisdictionNames(['pa'])).toBe('Panama');
});

it('each source belongs to the country whose folder has it', () => {
  for (const { id, jurisdiction } of CATALOG.sources) expect(jurisdictionOfSource(id)).toBe(jurisdiction);
});

it('no two countries share the id of a source or the number of stored disclosures', () => {
  const definitions: readonly JurisdictionDefinition[] = Object.values(JURISDICTIONS);
  const ids = definitions.flatMap(({ sources }) => Object.keys(sources));
  expect(ids.toSorted()).toEqual(Object.keys(SOURCES).toSorted());
  expect(new Set(definitions.map(({ number }) => number)).size).toBe(definitions.length);
});
