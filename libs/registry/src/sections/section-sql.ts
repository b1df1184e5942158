import type { Jurisdiction, Level, Tag } from '@entity-registry/domain';
import { wasReadSql, sourcesSql } from './sources-sql.js';

/**
 * The entities of jurisdiction $1 with pks in $2, to be joined as `h` on jurisdiction and pk. With a plain condition
 * `jurisdiction = $1`, the planner would expect no rows while its statistics don't include the jurisdiction yet, and every
 * batch of a load would read all rows. The set-returning select list prevents it from simplifying this to that condition.
 */
export const HOLDERS = '(select $1::text as jurisdiction, unnest($2::bigint[]) as pk) h';

/** One tag of a level in the query `built` (alias b). */
export interface SectionTag {
  tag: Tag;
  persons: boolean;
  /** SQL of the tag's JSON text. */
  body: string;
  /** SQL of the number of the tag's rows, listed or not. */
  total: string;
}

/** A level of a jurisdiction, as the query `built` returns it. */
export interface BuiltLevel {
  jurisdiction: Jurisdiction;
  level: Level;
  tags: readonly SectionTag[];
}

const COLUMNS = ['body', 'totals', 'state', 'source', 'fetched_at', 'source_updated_at', 'sources'] as const;

const BUILT_HOLDER = { jurisdiction: 'b.jurisdiction', pk: 'b.entity_pk' };

/**
 * SQL that checks whether all rows (alias `i`) come from one source, so that the section's own columns give the provenance of
 * its tags. If several tags share the level, they must also have been read at the same time.
 */
export function isPlainSql(tags: number): string {
  const same = (value: string): string => `min(${value}) = max(${value})`;
  const dates =
    `${same('i.fetched_at')} and (max(i.source_updated_at) is null ` +
    `or ${same('i.source_updated_at')} and count(i.source_updated_at) = count(*))`;
  const one = `${same('i.source')} and bool_and(not i.synthetic or i.source = 'synthetic')`;
  return tags > 1 ? `${one} and ${dates}` : one;
}

/**
 * Writes the rows of the query `built` (jurisdiction, entity_pk, source, fetched_at, source_updated_at, is_plain and the columns
 * named in `tags`) to `section`. Doesn't write rows that would not change. Persons only get tags that apply to them.
 */
export function insertSectionSql(built: BuiltLevel): string {
  return `insert into section as s (jurisdiction, entity_pk, level, ${COLUMNS.join(', ')})
    ${builtSql(built)}
    ${upsertSql()}`;
}

/**
 * Like `insertSectionSql`, but not for data that was just read: existing sections list the rows, keep their dates and stay
 * marked as down. A level that was never fetched gets no section. A section that was never read successfully gets the date of
 * the records.
 */
export function updateSectionSql(built: BuiltLevel): string {
  const shown = ['body', 'totals', 'source', 'source_updated_at', 'sources'] as const;
  const values = (row: string): string => shown.map((column) => comparedSql(row, column, '')).join(', ');
  return `update section s
       set ${shown.map((column) => `${column} = n.${column}`).join(', ')},
           state = case s.state when 'source_down' then s.state else n.state end,
           fetched_at = coalesce(s.fetched_at, n.fetched_at)
      from (select b.jurisdiction, b.entity_pk, b.level,
                   ${COLUMNS.map((column) => (column === 'sources' ? PRESERVED_DATES : `b.${column}`)).join(', ')}
              from (${builtSql(built)}) as b (jurisdiction, entity_pk, level, ${COLUMNS.join(', ')})
              join section o on o.jurisdiction = b.jurisdiction and o.entity_pk = b.entity_pk and o.level = b.level
           ) as n (jurisdiction, entity_pk, level, ${COLUMNS.join(', ')})
     where s.jurisdiction = n.jurisdiction and s.entity_pk = n.entity_pk and s.level = n.level
       and (${values('s')}) is distinct from (${values('n')})`;
}

/** The sources of a rebuilt section (`b.sources`), but with the dates from the existing section (`o`) where it has them. */
const PRESERVED_DATES = `(
  select jsonb_object_agg(t.tag, t.sources)
    from (select n.tag, jsonb_agg(case when k.entry is null then e.entry
                                       else e.entry || jsonb_build_object('fetched_at', k.entry->'fetched_at') end
                                  order by e.place) as sources
            from jsonb_each(b.sources) as n(tag, list)
           cross join lateral jsonb_array_elements(n.list) with ordinality as e(entry, place)
            left join lateral jsonb_array_elements(o.sources->n.tag) as k(entry)
                   on (k.entry->'id', k.entry->'stands_in_for') = (e.entry->'id', e.entry->'stands_in_for')
           group by n.tag) t)`;

/** Selects the rows of `built` as rows of `section`. */
function builtSql({ jurisdiction, level, tags }: BuiltLevel): string {
  const forPersons = tags.filter((tag) => tag.persons);
  const restricted = forPersons.length < tags.length;
  const byKind = (sql: (shown: readonly SectionTag[]) => string): string =>
    restricted && forPersons.length > 0
      ? `case e.kind when 'NaturalPerson' then ${sql(forPersons)} else ${sql(tags)} end`
      : sql(tags);
  return `select b.jurisdiction, b.entity_pk, '${level}', (${byKind(bodySql)})::json, ${byKind(totalsSql)}, 'ok', b.source, b.fetched_at,
           b.source_updated_at, case when not b.is_plain or ${wasReadSql(jurisdiction, level, BUILT_HOLDER)}
                                     then ${sourcesSql(jurisdiction, level, BUILT_HOLDER)} end
      from built b
      join entity e on e.jurisdiction = b.jurisdiction and e.pk = b.entity_pk${forPersons.length === 0 ? ` and e.kind = 'Organization'` : ''}`;
}

/**
 * The conflict clause of an insert into `section as s`. Doesn't write rows that would not change. A section's date is that of
 * the latest read of its sources, even if that changed no record, so a rebuild never moves it back.
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
  // The type json has no equality operator, but its text is stored verbatim.
  return column === 'body' ? `${row}.body::text` : `${row}.${column}`;
}

function bodySql(tags: readonly SectionTag[]): string {
  const parts = tags.map(({ tag, body }, index) => `'${index === 0 ? '{' : ','}"${tag}":', ${body}`);
  return `concat(${parts.join(', ')}, '}')`;
}

function totalsSql(tags: readonly SectionTag[]): string {
  return `jsonb_build_object(${tags.map(({ tag, total }) => `'${tag}', ${total}`).join(', ')})`;
}
