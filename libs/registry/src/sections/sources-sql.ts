import { tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';

/*
 * SQL for the sources of each tag of a section and the time when each was read (ADR 0028). `section.sources` has the form
 *
 *   {"<tag>": [{"id", "stands_in_for", "fetched_at", "source_updated_at", "state"}]}
 *
 * for the tags that a source has data for or was read for. It is null if `source`, `fetched_at` and `source_updated_at` of the
 * row have the same information: one source, read once, provides every tag with records. This keeps nearly all sections small.
 */

/** Tags with values that are computed from records of other tags. */
const DERIVED_FROM: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  // A registration without its own date gets the date of its record.
  last_itbm_date: ['is_itbm', 'last_itbm_date'],
  imports_summary: ['importaciones'],
  exports_summary: ['exportaciones'],
  customs_summary: ['importaciones', 'exportaciones', 'customs_summary'],
};

/** The tags whose records feed a tag: nearly always only the tag itself. */
export function tagsFeeding(tag: Tag): readonly Tag[] {
  return DERIVED_FROM[tag] ?? [tag];
}

/** A level and one of its tags, with a tag whose records feed it. */
export interface Feed {
  readonly level: Level;
  readonly tag: Tag;
  readonly fed_by: Tag;
}

/** The records that feed the tags of a level. */
export function feedsOf(jurisdiction: Jurisdiction, level: Level): Feed[] {
  return tagsOfLevel(level, jurisdiction).flatMap((tag) =>
    tagsFeeding(tag).map((fed) => ({ level, tag, fed_by: fed })),
  );
}

/** The levels of the records that feed these tags. */
export function levelsFeeding(feeds: readonly Feed[]): Level[] {
  return [...new Set(feeds.map((feed) => tagDefinition(feed.fed_by).level))];
}

/** SQL of the columns that identify the entity of a section. */
interface EntityColumns {
  readonly jurisdiction: string;
  readonly pk: string;
}

/** SQL of `section.sources` for one level, as jsonb; null if no source feeds it. */
export function sourcesSql(jurisdiction: Jurisdiction, level: Level, holder: EntityColumns): string {
  const feeds = feedsOf(jurisdiction, level);
  const pairs = feeds.map((feed) => ({ tag: feed.tag, fed_by: feed.fed_by }));
  return `tag_sources(${holder.jurisdiction}, ${holder.pk}, '{${levelsFeeding(feeds).join(',')}}', '${JSON.stringify(pairs)}')`;
}

/** SQL that checks whether any source that feeds the level was read for the entity. */
export function wasReadSql(jurisdiction: Jurisdiction, level: Level, holder: EntityColumns): string {
  const tags = [...new Set(feedsOf(jurisdiction, level).map((feed) => feed.fed_by))];
  return `exists (select from source_look l where l.jurisdiction = ${holder.jurisdiction} and l.entity_pk = ${holder.pk}
                    and l.tag in (${tags.map((tag) => `'${tag}'`).join(', ')}))`;
}

/**
 * Writes `sources` of the sections of entity $2 in jurisdiction $1, once their records and reads are stored. $3 is a JSON list
 * with `level`, the `levels` of the records that feed it, and the `feeds` of its tags.
 */
export const SAVE_SOURCES = `
  update section s set sources = t.sources
    from (select f.level, tag_sources($1, $2, f.levels, f.feeds) as sources
            from jsonb_to_recordset($3::jsonb) as f(level text, levels text[], feeds jsonb)) t
   where s.jurisdiction = $1 and s.entity_pk = $2 and s.level = t.level and s.sources is distinct from t.sources`;
