import { DEFAULT_JURISDICTION, lookup } from '@entity-registry/domain';
import type { EntitySearchQuery } from '@entity-registry/domain';
import type { FoundOtherwise } from './found-otherwise.js';
import { FACET_VALUES } from '../surfaces/statements.js';
import type { Statement } from '../surfaces/branches.js';
import { Parameters } from '../surfaces/where.js';
import { listingConditions } from './listing-keys.js';

/** Names that begin with the words come first; `later`: the others. Each are in the order of the name, then of the entity. */
export interface ListingPosition {
  readonly later: boolean;
  readonly name: string;
  readonly pk: string;
}

/** The column that each filter and facet reads. */
const COLUMNS: Readonly<Record<string, string>> = {
  kind: 'kind',
  status: 'status',
  legal_form: 'legal_form',
  province: 'province',
  activity: 'unnest(activities)',
};

/** Persons have numbers of provinces, which are counted with the names that they stand for. */
const COUNTED = 2 * FACET_VALUES;

/** A search with what was found otherwise. */
export interface ListingQuery extends EntitySearchQuery {
  readonly otherwise: FoundOtherwise;
}

/** A new set of parameters with the conditions on `entity_listing` that a search has. */
function conditionsSql(
  query: ListingQuery,
  sample: string | null = null,
): { readonly parameters: Parameters; readonly where: string[] } {
  const parameters = new Parameters();
  const { only, also } = query.otherwise;
  const { keys, filters } = listingConditions(query, sample);
  const where = [`jurisdiction = ${parameters.add(DEFAULT_JURISDICTION, 'text')}`];
  const filtered = (by: string | null): string[] => (by === null ? [] : [`keys @@ ${parameters.add(by, 'tsquery')}`]);
  const among = (pks: readonly bigint[]): string => `entity_pk = any (${parameters.add(pks, 'bigint[]')})`;
  if (only !== null) where.push(among(only), ...filtered(filters));
  else if (also.length === 0) where.push(...filtered(keys), ...namedSql(query, parameters));
  else {
    const named = [...filtered(keys), ...namedSql(query, parameters)].join(' and ');
    where.push(`(${named} or ${[among(also), ...filtered(filters)].join(' and ')})`);
  }
  return { parameters, where };
}

/** The conditions on the name that `keys` can't have. */
function namedSql(query: ListingQuery, parameters: Parameters): string[] {
  if (beginsOnly(query)) return beginningSql(query, parameters);
  const { shortWords, allWords } = listingConditions(query);
  if (allWords.length === 0) return [];
  const all = parameters.add(allWords, 'text[]');
  const short = shortWords.length === 0 ? 'true' : `' ' || name like all (${parameters.add(shortWords, 'text[]')})`;
  return [
    `(case other_names when '{}' then ${short} else ' ' || name like all (${all})
        or exists (select from unnest(other_names) as other where ' ' || other like all (${all})) end)`,
  ];
}

/** Whether all words are too short to be looked up, so that only names that begin with them are found. */
export function beginsOnly({ words }: EntitySearchQuery): boolean {
  return words.length > 0 && words.every((word) => word.length < 3);
}

/** The last Unicode character ends the range of names with this beginning. */
function beginningSql({ name }: EntitySearchQuery, parameters: Parameters): string[] {
  return [`name >= ${parameters.add(name, 'text')}`, `name < ${parameters.add(`${name}\u{10ffff}`, 'text')}`];
}

/**
 * A word that begins with `word` and that more than `least` names have; the most frequent one. Its index has whole words, which are
 * counted as names are written.
 */
export function frequentWordStatement(word: string, least: number): Statement {
  return {
    text: `select token from name_token where jurisdiction = $1 and token >= $2 and token < $3 and df > $4
            order by df desc limit 1`,
    values: [DEFAULT_JURISDICTION, word, `${word}\u{10ffff}`, least],
  };
}

/**
 * Up to `most` + 1 matches: their number, the page after `position` and the facets. With `sample`, only of the names that have this word:
 * looking up a beginning takes twice as long.
 */
export function wholeStatement(
  query: ListingQuery,
  {
    position,
    wanted,
    most,
    sample = null,
  }: { position: ListingPosition | null; wanted: number; most: number; sample?: string | null },
): Statement {
  const { parameters, where } = conditionsSql(query, sample);
  // Some names do repeat a word.
  const beginnings = [...new Set([query.name, query.written])];
  const later = beginnings.map((text) => `not starts_with(name, ${parameters.add(text, 'text')})`).join(' and ');
  const after =
    position === null
      ? ''
      : `where (later, name, entity_pk) > (${parameters.add(position.later, 'boolean')}, ${parameters.add(position.name, 'text')},
                                            ${parameters.add(position.pk, 'bigint')})`;
  const facets = query.facets.map(
    ({ name }) => `
      (select coalesce(json_agg(json_build_array(value, times)), '[]')
         from (select value, count(*) as times
                 from (select ${lookup(COLUMNS, name) ?? ''} as value from (select * from found limit ${String(most)}) f) each
                where value is not null group by 1 order by 2 desc, 1 limit ${String(COUNTED)}) v)`,
  );
  const text = `
    with found as materialized (
      select entity_pk, name, kind, status, legal_form, province, activities, (${later}) as later
        from entity_listing where ${where.join(' and ')} limit ${String(most + 1)})
    select (select count(*) from found) as found,
           (select coalesce(json_agg(json_build_object('later', later, 'name', name, 'pk', entity_pk::text)), '[]')
              from (select later, name, entity_pk from found ${after}
                     order by later, name, entity_pk limit ${String(wanted)}) p) as page,
           json_build_array(${facets.join(', ')}) as facets`;
  return { text, values: parameters.values };
}

/**
 * The matches after `position` in the order of the index of names, either those that begin with the words or the others. With
 * `window`, at most that many names are compared.
 */
export function walkStatement(query: ListingQuery, { later, position, wanted, window }: ListingWalk): Statement {
  const { parameters, where } = conditionsSql(query);
  const range = [`jurisdiction = ${parameters.add(DEFAULT_JURISDICTION, 'text')}`];
  if (position !== null) {
    range.push(
      `(name, entity_pk) > (${parameters.add(position.name, 'text')}, ${parameters.add(position.pk, 'bigint')})`,
    );
  }
  if (!later && query.name !== '') range.push(...beginningSql(query, parameters));
  if (later) where.push(`not starts_with(name, ${parameters.add(query.name, 'text')})`);
  const source =
    window === null
      ? 'entity_listing'
      : `(select * from entity_listing where ${range.join(' and ')} order by name, entity_pk limit ${String(window)}) near`;
  const conditions = window === null ? [...range, ...where] : where;
  const text = `select ${String(later)} as later, name, entity_pk::text as pk from ${source}
                 where ${conditions.join(' and ')} order by name, entity_pk limit ${String(wanted)}`;
  return { text, values: parameters.values };
}

export interface ListingWalk {
  readonly later: boolean;
  readonly position: ListingPosition | null;
  readonly wanted: number;
  readonly window: number | null;
}

/** What a row shows of the entities $2. The name that matches is another one if the current one doesn't match the patterns $3. */
export const ROWS_SQL = `
  select e.pk::text as pk, e.nombre, e.kind, e.ruc_no_dv, coalesce(e.cedula, e.ruc_no_dv, e.ruc) as identifier, l.province,
         case when l.other_names <> '{}' and not (' ' || l.name like all ($3::text[]))
              then (select json_build_object('name', n.name, 'kind', n.kind, 'since', n.since, 'until', n.until, 'source', n.source)
                      from entity_name n
                     where n.jurisdiction = e.jurisdiction and n.entity_pk = e.pk and ' ' || n.name_norm like all ($3::text[])
                     order by n.until desc nulls first, n.id limit 1)
         end as matched_name
    from entity e join entity_listing l on l.jurisdiction = e.jurisdiction and l.entity_pk = e.pk
   where e.jurisdiction = $1 and e.pk = any ($2::bigint[]) and e.merged_into is null`;
