import { levelsFor, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { emptyBody, missingBody } from '../sections/empty.js';
import { SAVE_SOURCES, feedsOf, levelsFeeding } from '../sections/sources-sql.js';
import { TRADE_LEVELS } from '../sections/trade-sql.js';

interface EntityToMark {
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint;
  readonly kind: EntityKind;
}

const TOUCH = `
  update section set fetched_at = $4
   where jurisdiction = $1 and entity_pk = $2 and level = any ($3) and (fetched_at is null or fetched_at < $4)`;

// An existing body comes from records that are gone.
const EMPTY = `
  insert into section as s (jurisdiction, entity_pk, level, body, totals, state, source, fetched_at)
  select $1, $2, f.level, f.body::json, '{}', 'empty', f.source, $4
    from jsonb_to_recordset($3::jsonb) as f(level text, body text, source text)
  on conflict (jurisdiction, entity_pk, level) do update
     set body = excluded.body, totals = excluded.totals, state = excluded.state, source_updated_at = null,
         fetched_at = greatest(s.fetched_at, excluded.fetched_at)
   where s.state <> 'empty'`;

// Known data stays. Data that was never fetched has no value and no date.
const DOWN = `
  insert into section as s (jurisdiction, entity_pk, level, body, totals, state, source)
  select $1, $2, f.level, f.body::json, '{}', 'source_down', f.source
    from jsonb_to_recordset($3::jsonb) as f(level text, body text, source text)
  on conflict (jurisdiction, entity_pk, level) do update set state = excluded.state
   where s.state <> excluded.state`;

/**
 * Sets the read date of these levels, and marks those without records as empty: an empty list after a read is not the same
 * as no read (ADR 0028). Their sections must have been rebuilt.
 */
export async function markRead(
  tx: Queryable,
  entity: EntityToMark,
  levels: readonly Level[],
  readAt: Date,
): Promise<void> {
  const { jurisdiction, pk } = entity;
  const { rows } = await tx.query<{ level: Level }>(
    'select distinct level from record where jurisdiction = $1 and entity_pk = $2',
    [jurisdiction, pk],
  );
  const filled = new Set(rows.map(({ level }) => level));
  const isFilled = (level: Level) =>
    level === 'core_registro' ||
    filled.has(level) ||
    (level === 'customs_summaries' && TRADE_LEVELS.some((feeding) => filled.has(feeding)));
  const empty = levels.filter((level) => !isFilled(level));
  await tx.query(EMPTY, [jurisdiction, pk, sections(entity, empty, emptyBody), readAt]);
  await tx.query(TOUCH, [jurisdiction, pk, levels, readAt]);
  await saveSources(tx, entity, levels);
}

/** Updates `sources` of these sections from their records and from the reads (ADR 0028). */
async function saveSources(tx: Queryable, { jurisdiction, pk }: EntityToMark, levels: readonly Level[]): Promise<void> {
  const rows = levels.map((level) => {
    const feeds = feedsOf(jurisdiction, level);
    return { level, levels: levelsFeeding(feeds), feeds };
  });
  await tx.query(SAVE_SOURCES, [jurisdiction, pk, JSON.stringify(rows)]);
}

/** Marks levels as having a source that is down. Known data stays. */
export async function markDown(tx: Queryable, entity: EntityToMark, levels: readonly Level[]): Promise<void> {
  await tx.query(DOWN, [entity.jurisdiction, entity.pk, sections(entity, levels, missingBody)]);
  await saveSources(tx, entity, levels);
}

/** The levels of these tags, in the order of the response. */
export function levelsOfTags(jurisdiction: Jurisdiction, tags: readonly Tag[]): Level[] {
  const levels = new Set(tags.map((tag) => tagDefinition(tag).level));
  return levelsFor(jurisdiction).filter((level) => levels.has(level));
}

function shownTags(jurisdiction: Jurisdiction, kind: EntityKind, level: Level): Tag[] {
  return tagsOfLevel(level, jurisdiction).filter((tag) => kind === 'Organization' || tagDefinition(tag).persons);
}

function sections(entity: EntityToMark, levels: readonly Level[], body: (tags: readonly Tag[]) => string): string {
  const { jurisdiction, kind } = entity;
  return JSON.stringify(
    levels.map((level) => {
      const tags = shownTags(jurisdiction, kind, level);
      return { level, body: body(tags), source: tags[0] && tagDefinition(tags[0]).source[jurisdiction] };
    }),
  );
}
