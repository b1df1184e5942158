import { DEFAULT_JURISDICTION, lookup } from '@entity-registry/domain';
import type { EntitySearchQuery } from '@entity-registry/domain';
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

/** A new set of parameters with the conditions on `entity_listing` that a search has. */
function conditionsSql(query: EntitySearchQuery): { readonly parameters: Parameters; readonly where: string[] } {
  const parameters = new Parameters();
  const { keys, patterns } = listingConditions(query);
  const where = [`jurisdiction = ${parameters.add(DEFAULT_JURISDICTION, 'text')}`];
  if (keys !== null) where.push(`keys @@ ${parameters.add(keys, 'tsquery')}`);
  if (patterns.length > 0) where.push(`' ' || name like all (${parameters.add(patterns, 'text[]')})`);
  if (beginsOnly(query)) where.push(...beginningSql(query, parameters));
  return { parameters, where };
}

/** Whether all words are too short to be looked up, so that only names that begin with them are found. */
export function beginsOnly({ words }: EntitySearchQuery): boolean {
  return words.length > 0 && words.every((word) => word.length < 3);
}

/** The last Unicode character ends the range of names with this beginning. */
function beginningSql({ name }: EntitySearchQuery, parameters: Parameters): string[] {
  return [`name >= ${parameters.add(name, 'text')}`, `name < ${parameters.add(`${name}\u{10ffff}`, 'text')}`];
}

/** Up to `most` + 1 matches: their number, the page after `position` and the facets. */
export function wholeStatement(
  query: EntitySearchQuery,
  { position, wanted, most }: { position: ListingPosition | null; wanted: number; most: number },
): Statement {
  const { parameters, where } = conditionsSql(query);
  const later = `not starts_with(name, ${parameters.add(query.name, 'text')})`;
  const after =
    position === null
      ? ''
      : `where (later, name, entity_pk) > (${parameters.add(position.later, 'boolean')}, ${parameters.add(position.name, 'text')},
                                            ${parameters.add(position.pk, 'bigint')})`;
  const facets = query.facets.map(
    ({ name }) => `
      (select coalesce(json_agg(json_build_array(value, times)), '[]')
         from (select value, count(*) as times from (select ${lookup(COLUMNS, name) ?? ''} as value from found) each
                where value is not null group by 1 order by 2 desc, 1 limit ${String(COUNTED)}) v)`,
  );
  const text = `
    with found as materialized (
      select entity_pk, name, kind, status, legal_form, province, activities, ${later} as later
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
export function walkStatement(query: EntitySearchQuery, { later, position, wanted, window }: ListingWalk): Statement {
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

/** What a row shows of the entities $2. */
export const ROWS_SQL = `
  select e.pk::text as pk, e.nombre, e.kind, e.ruc_no_dv, coalesce(e.cedula, e.ruc_no_dv, e.ruc) as identifier, l.province
    from entity e join entity_listing l on l.jurisdiction = e.jurisdiction and l.entity_pk = e.pk
   where e.jurisdiction = $1 and e.pk = any ($2::bigint[]) and e.merged_into is null`;
