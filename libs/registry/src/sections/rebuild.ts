import { levelsFor, tagDefinition, tagsOfLevel } from '@entity-registry/domain';
import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import { lockEntities } from '../ingest/entities.js';
import type { EntityRef } from '../ingest/entities.js';
import { CORE_SQL } from './core-sql.js';
import { emptyBody } from './empty.js';
import { levelSql } from './level-sql.js';
import { updateSectionSql } from './section-sql.js';
import { TRADE_LEVELS, TRADE_SQL } from './trade-sql.js';

const DERIVED = 'customs_summaries' satisfies Level;

const statements = new Map<string, string>();

/**
 * Brings the sections of `entities` up to date with their records, in the caller's transaction: all levels, or only
 * `levels` and what is computed from them. Only rows that change are written. A section whose last record is gone
 * remains, as `empty`: it was fetched, and has nothing. The entities are locked first.
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
  }
}

/**
 * As `rebuildSections`, for entities that records came to or left though nobody asked their sources (ADR 0070): their sections
 * list what there is, but keep their dates, and say still that a source is down. What was never fetched has no section after.
 * A level that is computed from others is none of these.
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
}

/**
 * Builds the sections of `levels` from the records there are, in the caller's transaction: for entities that nobody else
 * can be changing and that lost no record, such as those of a first load. Entities of one jurisdiction, by pk.
 */
export async function buildSections(
  client: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly (bigint | number)[],
  levels: readonly Level[] = levelsFor(jurisdiction),
): Promise<void> {
  // While a table is young its statistics are missing or old, and a batch of some thousand keys makes the planner read
  // all of it; compiling these long expressions costs more than it saves.
  await client.query('set local enable_seqscan = off; set local jit = off');
  for (const level of levels) await client.query(sectionSql(jurisdiction, level), [jurisdiction, pks]);
  await client.query('set local enable_seqscan to default; set local jit to default');
}

/** The statement that builds a level's sections: parameters jurisdiction and bigint[] of entity pks. */
function sectionSql(jurisdiction: Jurisdiction, level: Level): string {
  const key = `${jurisdiction} ${level}`;
  const sql = statements.get(key) ?? buildSectionSql(jurisdiction, level);
  statements.set(key, sql);
  return sql;
}

function buildSectionSql(jurisdiction: Jurisdiction, level: Level): string {
  if (level === 'core_registro') return CORE_SQL;
  return level === DERIVED ? TRADE_SQL : levelSql(jurisdiction, level);
}

function withDerived(levels: readonly Level[]): Set<Level> {
  const wanted = new Set(levels);
  if (TRADE_LEVELS.some((level) => wanted.has(level))) wanted.add(DERIVED);
  return wanted;
}

/** A source that is down stays so: nobody has looked. */
function emptiedSql(jurisdiction: Jurisdiction, level: Level): string {
  const tags = tagsOfLevel(level, jurisdiction);
  const forPersons = tags.filter((tag: Tag) => tagDefinition(tag).persons);
  const feeding = level === DERIVED ? [level, ...TRADE_LEVELS] : [level];
  return `
    update section s
       set body = case e.kind when 'NaturalPerson' then '${emptyBody(forPersons)}'::json else '${emptyBody(tags)}'::json end,
           totals = '{}', state = case s.state when 'ok' then 'empty' else s.state end
      from entity e
     where s.jurisdiction = $1 and s.entity_pk = any ($2::bigint[]) and s.level = '${level}'
       and (s.state = 'ok' or s.state = 'source_down' and s.totals <> '{}')
       and e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
       and not exists (select from record r
                        where r.level in (${feeding.map((name) => `'${name}'`).join(', ')})
                          and r.jurisdiction = $1 and r.entity_pk = s.entity_pk)`;
}
