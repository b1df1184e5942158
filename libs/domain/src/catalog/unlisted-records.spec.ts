import { describe, expect, it } from '@jest/globals';
import { ID_TYPES } from '../ids/typed-id.js';
import { CATALOG, sourcesOf } from './catalog.js';
import { UNLISTED_RECORDS, UNLISTED_TAGS, isUnlistedTag } from './unlisted-records.js';

describe('records that no detail lists', () => {
  it('are separate from the catalog: none is one of its tags or levels', () => {
    const listed = CATALOG.tags.flatMap(({ tag, level }): string[] => [tag, level]);
    expect(UNLISTED_TAGS.filter((tag) => listed.includes(tag))).toEqual([]);
    expect(isUnlistedTag('impedimentos')).toBe(true);
    expect(isUnlistedTag('fincas')).toBe(false);
    expect(isUnlistedTag('toString')).toBe(false);
  });

  it('have an id type each, an integer id first, and a source that the catalog names', () => {
    const types = UNLISTED_TAGS.map((tag) => UNLISTED_RECORDS[tag].idType);
    expect(new Set(types).size).toBe(types.length);
    for (const tag of UNLISTED_TAGS) {
      const { idType, schema } = UNLISTED_RECORDS[tag];
      expect(ID_TYPES).toHaveProperty(idType);
      expect(Object.keys(schema.properties)[0]).toBe('id');
      expect(CATALOG.sources.map(({ id }) => id)).toEqual(expect.arrayContaining([...(sourcesOf(tag).pa ?? [])]));
    }
  });
});
