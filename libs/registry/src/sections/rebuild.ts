import { DEFAULT_JURISDICTION, levelsFor, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { lockEntities } from './lock-entities.js';
import type { EntityRef } from './lock-entities.js';
import { coreSql } from './core-sql.js';
import { emptyBody } from './empty.js';
import { levelSql } from './level-sql.js';
import { updateSectionSql } from './section-sql.js';
import { wasReadSql, sourcesSql } from './sources-sql.js';
import { markRestricted } from './mark-restricted.js';
import { TRADE_LEVELS, tradeSql } from './trade-sql.js';

const DERIVED = 'customs_summaries' satisfies Level;
/** The levels that the listing of entities takes its values from. */
const LISTED: readonly Level[] = ['core_registro', 'contacto', DERIVED];

const statements = new Map<string, string>();

/**
 * Updates the sections of `entities` from their records, in the caller's transaction: all levels, or only `levels` and those
 * computed from them. Writes only sections that change. A section that loses its last record stays, as `empty`: it was
 * fetched, and has no data. Locks the entities first.
 */
export async function rebuildSections(
  client: Queryable,
  entities: readonly EntityRef[],
  levels?: readonly Level[],
): Promise<void> {
  for (const [jurisdiction, refs] of Map.groupBy(entities, (entity) => entity.jurisdiction)) {
    const pks = [...new Set(refs.map((ref) => ref.pk))];
    await lockEntities(client, jurisdiction, pks);
    const wanted = levelsFor(jurisdiction).filter((level) => levels === undefined || withDerived(levels).has(level));
    await buildSections(client, jurisdiction, pks, wanted);
    for (const level of wanted) {
      if (level !== 'core_registro') await client.query(emptiedSql(jurisdiction, level), [jurisdiction, pks]);
    }
    await markRestricted(client, jurisdiction, pks);
  }
}

/**
 * Like `rebuildSections`, for entities that gained or lost records although their sources were not read (ADR 0008): the
 * sections list the current records, but keep their dates and stay marked as down. Levels that were never fetched still get
 * no section. Not for levels that are computed from others.
 */
export async function relistSections(
  client: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
  level: Exclude<Level, 'core_registro' | typeof DERIVED>,
): Promise<void> {
  await lockEntities(client, jurisdiction, pks);
  await client.query(levelSql(jurisdiction, level, updateSectionSql), [jurisdiction, pks]);
  await client.query(emptiedSql(jurisdiction, level), [jurisdiction, pks]);
  await markRestricted(client, jurisdiction, pks);
}

/**
 * Builds the sections of `levels` from the stored records, and the listing of the entities, in the caller's transaction. Only for entities that no other process
 * can change at the same time and that lost no record, such as those of a first load. All entities are in one jurisdiction.
 */
export async function buildSections(
  client: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly (bigint | number)[],
  levels: readonly Level[] = levelsFor(jurisdiction),
): Promise<void> {
  // The statistics of a new table are missing or outdated, so with a few thousand keys the planner would read all of it.
  // Compiling these long expressions costs more than it saves.
  await client.query('set local enable_seqscan = off; set local jit = off');
  for (const level of levels) await client.query(sectionSql(jurisdiction, level), [jurisdiction, pks]);
  // Only v5 lists entities, and it serves one country.
  if (jurisdiction === DEFAULT_JURISDICTION && levels.some((level) => LISTED.includes(level))) {
    await client.query('select sync_entity_listing($1, $2)', [jurisdiction, pks]);
  }
  await client.query('set local enable_seqscan to default; set local jit to default');
}

/** The statement that builds a level's sections. Its parameters are the jurisdiction and a bigint[] of entity pks. */
function sectionSql(jurisdiction: Jurisdiction, level: Level): string {
  const key = `${jurisdiction} ${level}`;
  const sql = statements.get(key) ?? buildSectionSql(jurisdiction, level);
  statements.set(key, sql);
  return sql;
}

function buildSectionSql(jurisdiction: Jurisdiction, level: Level): string {
  if (level === 'core_registro') return coreSql(jurisdiction);
  return level === DERIVED ? tradeSql(jurisdiction) : levelSql(jurisdiction, level);
}

function withDerived(levels: readonly Level[]): Set<Level> {
  const wanted = new Set(levels);
  if (TRADE_LEVELS.some((level) => wanted.has(level))) wanted.add(DERIVED);
  return wanted;
}

const HOLDER = { jurisdiction: 's.jurisdiction', pk: 's.entity_pk' };

/** Empties sections without records. A source that is down stays marked as down, because it was not read. */
function emptiedSql(jurisdiction: Jurisdiction, level: Level): string {
  const tags = tagsOfLevel(level, jurisdiction);
  const forPersons = tags.filter((tag: Tag) => tagDefinition(tag).persons);
  const feeding = level === DERIVED ? [level, ...TRADE_LEVELS] : [level];
  return `
    update section s
       set body = case e.kind when 'NaturalPerson' then '${emptyBody(forPersons)}'::json else '${emptyBody(tags)}'::json end,
           totals = '{}', state = case s.state when 'ok' then 'empty' else s.state end, source_updated_at = null,
           sources = case when ${wasReadSql(jurisdiction, level, HOLDER)} then ${sourcesSql(jurisdiction, level, HOLDER)} end
      from entity e
     where s.jurisdiction = $1 and s.entity_pk = any ($2::bigint[]) and s.level = '${level}'
       and (s.state = 'ok' or s.state = 'source_down' and s.totals <> '{}')
       and e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
       and not exists (select from record r
                        where r.level in (${feeding.map((name) => `'${name}'`).join(', ')})
                          and r.jurisdiction = $1 and r.entity_pk = s.entity_pk)`;
}
