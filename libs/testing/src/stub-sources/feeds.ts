import { CATALOG } from '@entity-registry/domain';
import type { PublicSourceId, Tag } from '@entity-registry/domain';

const FEEDS: ReadonlyMap<string, ReadonlySet<Tag>> = new Map(
  CATALOG.sources.map((source) => [source.id, new Set(source.feeds)]),
);

/** The tags that the catalogue says a source feeds. */
export function tagsFedBy(source: PublicSourceId): ReadonlySet<Tag> {
  return FEEDS.get(source) ?? new Set();
}

/** Those of them that name the source first: an invented record of such a tag is the source's to show. */
export function tagsNaming(source: PublicSourceId): readonly Tag[] {
  return CATALOG.tags.filter((tag) => tag.source.pa === source).map((tag) => tag.tag);
}
