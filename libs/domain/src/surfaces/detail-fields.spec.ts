import { describe, expect, it } from '@jest/globals';
import { CATALOG, tagDefinition } from '../catalog/catalog.js';
import { coveringCodes, levelsDisclosedWith } from '../catalog/covering-codes.js';
import { UNLISTED_RECORDS, isUnlistedTag } from '../catalog/unlisted-records.js';
import type { RecordTag } from '../catalog/unlisted-records.js';
import { detailFieldsOf } from './surface.js';
import type { SurfaceDefinition, SurfacePart } from './surface.js';
import { SURFACES } from './surfaces.js';

const surfaces: [string, SurfaceDefinition][] = Object.entries(SURFACES);
const parts = surfaces.flatMap(([name, surface]) =>
  surface.parts.map((part) => [name, part.level, surface, part] as const),
);

/** The fields that a code sells of the records of a tag, as its item schema has them. */
function soldFields(tag: RecordTag): readonly string[] {
  const { schema } = isUnlistedTag(tag) ? UNLISTED_RECORDS[tag] : tagDefinition(tag);
  return Object.keys('properties' in schema ? (schema.properties as object) : {}).filter((field) => field !== 'id');
}

/** Where a part's records hold its detail fields: the first member of their paths. */
function detailPaths(surface: SurfaceDefinition, part: SurfacePart): readonly string[] {
  const fields = surface.fields.filter(({ name, detail }) => detail && (part.fields?.includes(name) ?? true));
  const origins = fields.map(({ name, origin }) => part.origins?.[name] ?? origin);
  const paths = origins.flatMap((origin) => (origin.from === 'payload' ? [origin.path] : []));
  return [...paths, ...surface.members.filter(({ detail }) => detail).map(({ path }) => path)].flatMap(
    ([member]) => member ?? [],
  );
}

describe('the detail fields of the surfaces', () => {
  it.each(parts)('%s has a field that is only shown to buyers of %s', (_name, _level, surface, part) => {
    for (const tag of Object.keys(part.tags) as RecordTag[]) {
      const stored = detailPaths(surface, part).filter((field) => soldFields(tag).includes(field));
      expect([tag, stored]).toEqual([tag, [expect.any(String), ...stored.slice(1)]]);
    }
  });

  it.each(parts)('%s has codes that open %s, the cheapest first', (_name, level) => {
    const codes = coveringCodes('pa', level);
    expect(codes.length).toBeGreaterThan(0);
    expect(levelsDisclosedWith('pa', level)).toContain(level);
    const prices = codes.map((code) => {
      const known = CATALOG.codes.find((one) => one.code === code);
      return known?.status === 'active' ? Number(known.offers.pa?.price) : Number.NaN;
    });
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each(surfaces)(
    'of %s have no facet, which would reveal their values, and are not the default sort',
    (_name, surface) => {
      const hidden = surface.fields.filter(({ detail }) => detail);
      expect(hidden.filter(({ facet }) => facet !== null)).toEqual([]);
      expect(detailFieldsOf(surface)).not.toContain(surface.defaultSort);
      // The record's entity and its existence are always visible.
      expect(detailFieldsOf(surface)).not.toContain('entity_id');
    },
  );
});
