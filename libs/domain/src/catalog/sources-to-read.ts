import { CATALOG, tagDefinition, tagsFor } from './catalog.js';
import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type { PublicSourceId } from './sources.js';
import type { Tag } from './tags.js';

/** A source and the tags requested from it. */
export interface SourceRequest {
  readonly source: PublicSourceId;
  readonly tags: readonly Tag[];
}

/**
 * The sources of these tags, in the order of the catalog, each with the tags that it feeds and that apply to entities of
 * this kind.
 */
export function sourcesToRead(jurisdiction: Jurisdiction, kind: EntityKind, tags: readonly Tag[]): SourceRequest[] {
  const shown = tagsFor(jurisdiction, kind);
  const wanted = tags.filter((tag) => shown.includes(tag));
  return CATALOG.sources
    .map(({ id }) => ({
      source: id,
      tags: wanted.filter((tag) => tagDefinition(tag).sources[jurisdiction]?.includes(id)),
    }))
    .filter((request) => request.tags.length > 0);
}

/** The official name of a source. */
export function sourceName(source: PublicSourceId): string {
  return CATALOG.sources.find(({ id }) => id === source)?.name ?? source;
}
