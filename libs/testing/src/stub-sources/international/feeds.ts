import { CATALOG } from '@entity-registry/domain';
import type { PublicSourceId, Tag } from '@entity-registry/domain';

const FEEDS: ReadonlyMap<string, ReadonlySet<Tag>> = new Map(
  CATALOG.sources.map((source) => [source.id, new Set(source.feeds)]),
);

/** The tags that the source feeds, according to the catalog. */
export function tagsFedBy(source: PublicSourceId): ReadonlySet<Tag> {
  return FEEDS.get(source) ?? new Set();
}

/** The tags whose first source this is: it shows their synthetic records. */
export function tagsFirstFedBy(source: PublicSourceId): readonly Tag[] {
  return CATALOG.tags.filter((tag) => tag.source.pa === source).map((tag) => tag.tag);
}
