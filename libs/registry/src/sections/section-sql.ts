import type { Level, Tag } from '@entity-registry/domain';

/**
 * The entities of jurisdiction $1 whose pks are in $2, to be joined as `h` on jurisdiction and pk. A plain condition
 * `jurisdiction = $1` would be planned from statistics that may never have seen the jurisdiction, as one of no rows,
 * and every batch of a load would read all rows there are. The set-returning select list keeps the planner from
 * turning the one into the other.
 */
export const HOLDERS = '(select $1::text as jurisdiction, unnest($2::bigint[]) as pk) h';

/** One tag of a level as the query `built` (alias b) delivers it. */
export interface SectionTag {
  tag: Tag;
  persons: boolean;
  /** SQL of the tag's JSON text. */
  body: string;
  /** SQL of the number of its rows, listed or not. */
  total: string;
}

const COLUMNS = ['body', 'totals', 'state', 'source', 'fetched_at', 'source_updated_at'] as const;

/**
 * Writes the rows of the query `built` (jurisdiction, entity_pk, source, fetched_at, source_updated_at and what `tags` name) to
 * `section`, leaving rows alone that would not change. Persons get no tag that does not apply to them.
 */
export function insertSectionSql(level: Level, tags: readonly SectionTag[]): string {
  return `insert into section as s (jurisdiction, entity_pk, level, ${COLUMNS.join(', ')})
    ${builtSql(level, tags)}
    ${upsertSql()}`;
}

/**
 * As `insertSectionSql`, where nobody looked: sections that there are list the rows, keep their date, and stay as of a source
 * that is down. A level that was never fetched gets none.
 */
export function updateSectionSql(level: Level, tags: readonly SectionTag[]): string {
  const shown = ['body', 'totals', 'source', 'source_updated_at'] as const;
  const values = (row: string): string => shown.map((column) => comparedSql(row, column, '')).join(', ');
  return `update section s
       set ${shown.map((column) => `${column} = n.${column}`).join(', ')},
           state = case s.state when 'source_down' then s.state else n.state end
      from (${builtSql(level, tags)}) as n (jurisdiction, entity_pk, level, ${COLUMNS.join(', ')})
     where s.jurisdiction = n.jurisdiction and s.entity_pk = n.entity_pk and s.level = n.level
       and (${values('s')}) is distinct from (${values('n')})`;
}

/** The rows of `built` as those of `section`. */
function builtSql(level: Level, tags: readonly SectionTag[]): string {
  const forPersons = tags.filter((tag) => tag.persons);
  const restricted = forPersons.length < tags.length;
  const byKind = (sql: (shown: readonly SectionTag[]) => string): string =>
    restricted && forPersons.length > 0
      ? `case e.kind when 'NaturalPerson' then ${sql(forPersons)} else ${sql(tags)} end`
      : sql(tags);
  return `select b.jurisdiction, b.entity_pk, '${level}', (${byKind(bodySql)})::json, ${byKind(totalsSql)}, 'ok', b.source, b.fetched_at,
           b.source_updated_at
      from built b
      join entity e on e.jurisdiction = b.jurisdiction and e.pk = b.entity_pk${forPersons.length === 0 ? ` and e.kind = 'Organization'` : ''}`;
}

/**
 * The conflict clause of an insert into `section as s`: rows that would not change are not written. A section is as fresh
 * as its latest look at the sources, which may have found all records as they were: no rebuild turns that date back.
 */
export function upsertSql(): string {
  const compared = (row: string, fetchedAt: string): string =>
    COLUMNS.map((column) => comparedSql(row, column, fetchedAt)).join(', ');
  const latest = 'greatest(s.fetched_at, excluded.fetched_at)';
  return `on conflict (jurisdiction, entity_pk, level) do update
       set ${COLUMNS.map((column) => `${column} = ${column === 'fetched_at' ? latest : `excluded.${column}`}`).join(', ')}, kind = excluded.kind
     where (${compared('s', 's.fetched_at')}) is distinct from (${compared('excluded', latest)})`;
}

function comparedSql(row: string, column: (typeof COLUMNS)[number], fetchedAt: string): string {
  if (column === 'fetched_at') return fetchedAt;
  // json has no equality; its text is verbatim what was stored.
  return column === 'body' ? `${row}.body::text` : `${row}.${column}`;
}

function bodySql(tags: readonly SectionTag[]): string {
  const parts = tags.map(({ tag, body }, index) => `'${index === 0 ? '{' : ','}"${tag}":', ${body}`);
  return `concat(${parts.join(', ')}, '}')`;
}

function totalsSql(tags: readonly SectionTag[]): string {
  return `jsonb_build_object(${tags.map(({ tag, total }) => `'${tag}', ${total}`).join(', ')})`;
}
