import type { OtherNameKind } from '@entity-registry/domain';

/** Another name of an entity than its current legal one. Dates are 'YYYY-MM-DD'; null if the source states none. */
export interface OtherName {
  readonly name: string;
  readonly kind: OtherNameKind;
  readonly since: string | null;
  readonly until: string | null;
  readonly source: string;
}

/** Maximum number of other names that are compared and shown, those in use and the newest first. */
const MAX_NAMES = 50;

// A name that the entity has again is its current one.
const namesOf = (entity: string) => `(
  select other.id, other.name, other.kind, other.since, other.until, other.source from entity_name other
   where other.jurisdiction = ${entity}.jurisdiction and other.entity_pk = ${entity}.pk
     and other.name_norm is distinct from ${entity}.name_norm
   order by other.until desc nulls first, other.id limit ${String(MAX_NAMES)}) as other`;
const ORDER = 'order by other.until desc nulls first, other.id';

/** SQL for the other names of a row of `entity` with this alias, as JSON of `OtherName`; null if it has none. */
export function otherNamesSql(entity: string): string {
  return `(select json_agg(json_build_object('name', other.name, 'kind', other.kind, 'since', other.since,
                                             'until', other.until, 'source', other.source) ${ORDER})
             from ${namesOf(entity)})`;
}

/** SQL for only the texts of the other names, as an array; null if it has none. */
export function otherNameTextsSql(entity: string): string {
  return `(select array_agg(other.name ${ORDER}) from ${namesOf(entity)})`;
}
