import type { Queryable } from '@entity-registry/database';
import { intArray } from '../name-index/int-array.js';
import type { TimeLeft } from '../queues/time-left.js';
import { otherNameTextsSql } from '../names/other-names.js';
import type { SetKeys } from './set-keys.js';

/** One way to narrow the names. */
export interface KeyCondition {
  /** A name must have at least one key of each list. */
  all: readonly (readonly number[])[];
}

/** Alternative conditions. A name that satisfies one of them is a candidate. */
export interface Conjunction {
  anyOf: readonly KeyCondition[];
  /** Maximum number of names to read, those with the fewest other words first. */
  limit: number;
  /**
   * LIKE patterns that the folded name, with a blank before and after, must all match. Every name of the conjunction is read
   * for this, so the conjunction must be small without it.
   */
  like?: readonly string[];
}

/** A found name; an entity has one for each of its names that was found. */
export interface CandidateRow {
  entityPk: bigint;
  weight: number;
  keys: readonly number[];
  /** Found by a conjunction with `like`. */
  liked: boolean;
}

/** Maximum number of names that the close sets of one search read. */
export const CLOSE_LIMIT = 200;
/** Maximum number of names that are read for each of the other sets: they are namesakes, and only part of what was asked. */
export const CONTAINED_LIMIT = 20;

/**
 * The names that a search looks up, as SQL of a table `k` with the columns jurisdiction, entity_pk, name_id, weight, set_key and keys.
 * `parameter` adds a value and returns its placeholder.
 */
export interface NameRelation {
  /** Tells prepared statements apart. */
  readonly id: string;
  readonly sql: (parameter: (value: unknown) => string) => string;
}

/** Current names of entities and all others, which have a name_id. */
const NAMES = `(select jurisdiction, entity_pk, null::bigint as name_id, weight, set_key, keys from name_key
                 union all
                select jurisdiction, entity_pk, name_id, weight, set_key, keys from other_name_key) as k`;
const ENTITY_NAMES: NameRelation = { id: '', sql: () => NAMES };

function branch(names: string, condition: string, limit: number, patterns?: string): string {
  // A scalar subquery, because a join could become a scan of all entities.
  const compared = `(select ' ' || coalesce(n.name_norm, e.name_norm) || ' ' like all(${patterns ?? ''}::text[])
                       from entity e left join entity_name n on n.id = k.name_id
                      where e.jurisdiction = $1 and e.pk = k.entity_pk)`;
  return `(select entity_pk, name_id, weight, keys, ${patterns === undefined ? '0' : '1'} as liked
             from ${names}
            where jurisdiction = $1 and (${condition}) ${patterns === undefined ? '' : `and ${compared}`}
            order by weight, entity_pk limit ${String(limit)})`;
}

/** Names that lack the fewest words of the query first. */
function closeBranch(names: string, sets: string): string {
  return `(select entity_pk, name_id, weight, keys, 0 as liked from ${names}
            where jurisdiction = $1 and set_key = any(${sets}::bigint[])
            order by weight desc, entity_pk limit ${String(CLOSE_LIMIT)})`;
}

function containedBranch(names: string, sets: string): string {
  return `(select entity_pk, name_id, weight, keys, 0 as liked from unnest(${sets}::bigint[]) as contained (set_key)
            cross join lateral (select entity_pk, name_id, weight, keys from ${names}
                                 where jurisdiction = $1 and k.set_key = contained.set_key
                                 limit ${String(CONTAINED_LIMIT)}) as named)`;
}

/** Where the keys of names are looked up: PostgreSQL, or a search engine. */
export interface NameKeySource {
  /**
   * Names that have one of the word sets, and names that satisfy one of the conjunctions. `epoch` identifies the build of the name
   * index that the keys are from; `left` is the time that the lookup may take.
   */
  find(
    jurisdiction: string,
    sets: SetKeys,
    conjunctions: readonly Conjunction[],
    options: { readonly epoch: string; readonly left: TimeLeft },
  ): Promise<CandidateRow[]>;
}

/**
 * Names that have one of the word sets, and names that satisfy one of the conjunctions, in one statement that is prepared per
 * shape. The caller must keep conjunctions small: LIMIT does not bound a bitmap scan.
 */
export async function findCandidates(
  db: Queryable,
  jurisdiction: string,
  { close, contained }: SetKeys,
  conjunctions: readonly Conjunction[],
  relation: NameRelation = ENTITY_NAMES,
): Promise<CandidateRow[]> {
  const values: unknown[] = [jurisdiction];
  const parameter = (value: unknown): string => `$${String(values.push(value))}`;
  const names = relation.sql(parameter);
  const branches: string[] = [];
  if (close.length > 0) branches.push(closeBranch(names, parameter(close)));
  if (contained.length > 0) branches.push(containedBranch(names, parameter(contained)));
  for (const { anyOf, limit, like } of conjunctions) {
    const alternatives = anyOf.map(({ all }) =>
      all.map((keys) => `keys && ${parameter(intArray(keys))}::int[]`).join(' and '),
    );
    const condition = alternatives.map((alternative) => `(${alternative})`).join(' or ');
    branches.push(branch(names, condition, limit, like && parameter(like)));
  }
  if (branches.length === 0) return [];
  const { rows } = await db.query<{ found: string | null }>({
    name: `candidates_${relation.id}${close.length > 0 ? 's' : ''}${contained.length > 0 ? 'c' : ''}_${shapeOf(conjunctions)}`,
    text: `select ${FOUND} as found from (${branches.join(' union all ')}) as names`,
    values,
  });
  return unpack(rows[0]?.found ?? '');
}

/** What the text of the statement depends on. */
function shapeOf(conjunctions: readonly Conjunction[]): string {
  const shapes = conjunctions.map(
    ({ limit, like, anyOf }, at) =>
      `${limit === conjunctions[at - 1]?.limit ? '' : `${String(limit)}:`}${like ? 'l' : ''}${anyOf.map(({ all }) => all.length).join('')}`,
  );
  return shapes.join('_');
}

/** All found names as one text, with a line for each: hundreds of rows take a client several times longer to read. */
const FOUND = `string_agg(concat_ws(' ', entity_pk, coalesce(name_id, 0), weight, liked, array_to_string(keys, ',')), e'\\n')`;

function unpack(found: string): CandidateRow[] {
  const distinct = new Map<string, CandidateRow>();
  for (const line of found === '' ? [] : found.split('\n')) {
    const [pk = '', nameId = '', weight = '', liked = '', keys = ''] = line.split(' ');
    const name = `${pk}:${nameId}`;
    const isLiked = liked === '1' || (distinct.get(name)?.liked ?? false);
    distinct.set(name, { entityPk: BigInt(pk), weight: Number(weight), keys: numbersIn(keys), liked: isLiked });
  }
  return [...distinct.values()];
}

const COMMA = 44;
const ZERO = 48;

/** Positive integers between commas: searches read thousands, and this takes half the time of `split` and `Number`. */
function numbersIn(list: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code === COMMA) {
      numbers.push(number);
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  if (list !== '') numbers.push(number);
  return numbers;
}

/** The fields of an entity that search shows and uses for ranking. */
export interface EntityRow {
  pk: bigint;
  nombre: string | null;
  rucNoDv: string | null;
  kind: 'Organization' | 'NaturalPerson';
  /** Former, trade and alias names; absent where they were not read. */
  otherNames?: readonly string[];
}

interface RawEntityRow {
  pk: bigint | string;
  nombre: string | null;
  ruc_no_dv: string | null;
  kind: 'Organization' | 'NaturalPerson';
  other_names?: string[] | null;
}

const ENTITY_COLUMNS = 'pk, nombre, ruc_no_dv, kind';
/** An entity that is found by its current name is ranked by it, unless it is also found by another one. */
const WITHOUT_OTHER_NAMES = `${ENTITY_COLUMNS}, null::text[] as other_names`;
const WITH_OTHER_NAMES = `${ENTITY_COLUMNS}, ${otherNameTextsSql('entity')} as other_names`;

function toEntityRow(row: RawEntityRow): EntityRow {
  const { nombre, kind, ruc_no_dv: rucNoDv, other_names: otherNames } = row;
  return { pk: BigInt(row.pk), nombre, rucNoDv, kind, ...(otherNames && { otherNames }) };
}

/** Entities by pk; merged ones are left out. */
export async function entitiesByPk(db: Queryable, jurisdiction: string, pks: readonly bigint[]): Promise<EntityRow[]> {
  const { rows } = await db.query<RawEntityRow>({
    name: 'candidates_entities_by_pk',
    text: `select ${WITH_OTHER_NAMES} from entity
            where jurisdiction = $1 and pk = any($2::bigint[]) and merged_into is null`,
    values: [jurisdiction, pks],
  });
  return rows.map(toEntityRow);
}

/** Maximum number of entities to read by exact name. */
const SAME_NAME_LIMIT = 100;

/**
 * Entities whose folded name is one of `names`, then those whose folded name starts with `prefix`, each ordered by folded
 * name, then those with such another name, without duplicates; merged ones are left out.
 * @param limit maximum number of entities found by `prefix`
 */
export async function entitiesByNamePrefix(
  db: Queryable,
  jurisdiction: string,
  names: readonly string[],
  prefix: string,
  limit: number,
): Promise<EntityRow[]> {
  const { rows } = await db.query<RawEntityRow>({
    name: 'candidates_entities_by_prefix',
    text: `(select ${WITHOUT_OTHER_NAMES} from entity
             where jurisdiction = $1 and name_norm = any($2::text[]) and merged_into is null
             order by name_norm using ~<~, pk limit ${String(SAME_NAME_LIMIT)})
           union all
           (select ${WITHOUT_OTHER_NAMES} from entity
             where jurisdiction = $1 and name_norm ~>=~ $3 and name_norm ~<~ $4 and merged_into is null
             order by name_norm using ~<~, pk limit $5)
           union all
           (select ${WITH_OTHER_NAMES} from entity
             where jurisdiction = $1 and merged_into is null and pk in (
               select entity_pk from ((
                 select entity_pk from entity_name where jurisdiction = $1 and name_norm = any($2::text[])
                  order by name_norm using ~<~, id limit ${String(SAME_NAME_LIMIT)})
                 union all (
                 select entity_pk from entity_name where jurisdiction = $1 and name_norm ~>=~ $3 and name_norm ~<~ $4
                  order by name_norm using ~<~, id limit $5)) as named))`,
    values: [jurisdiction, names, prefix, `${prefix}\u{10FFFF}`, limit],
  });
  // Of an entity that is found in both ways, the later row counts: it has the other names.
  return [...new Map(rows.map((row) => [String(row.pk), toEntityRow(row)])).values()];
}

/** A search for a legal form reads `NAMES_PER_WINDOW` names at each of `WINDOWS` places of the register. */
const WINDOWS = 16;
const NAMES_PER_WINDOW = 1_000;

/**
 * Entities whose folded name contains one of `phrases` as whole words, ordered by pk; merged ones are left out. No index
 * covers such phrases, so it reads a bounded sample, spread over the whole register.
 */
export async function entitiesContaining(
  db: Queryable,
  jurisdiction: string,
  phrases: readonly string[],
  limit: number,
): Promise<EntityRow[]> {
  const { rows } = await db.query<RawEntityRow>({
    name: 'candidates_entities_containing',
    text: `with bounds as materialized (
             select (select pk from entity where jurisdiction = $1 order by pk limit 1) as low,
                    (select pk from entity where jurisdiction = $1 order by pk desc limit 1) as high)
           select distinct ${ENTITY_COLUMNS} from bounds
            cross join generate_series(0, ${String(WINDOWS - 1)}) as place
            cross join lateral (
              select ${ENTITY_COLUMNS}, name_norm, merged_into from entity
               where jurisdiction = $1 and pk >= low + (high - low) / ${String(WINDOWS)} * place
               order by pk limit ${String(NAMES_PER_WINDOW)}) as looked
            where merged_into is null and ' ' || name_norm || ' ' like any($2::text[])
            order by pk limit $3`,
    values: [jurisdiction, phrases.map((phrase) => `% ${phrase} %`), limit],
  });
  return rows.map(toEntityRow);
}

/** Entities by canonical or compact identifier; merged ones are left out. Includes the key that matched. */
export async function entitiesByIdentifier(
  db: Queryable,
  jurisdiction: string,
  keys: readonly string[],
  compact: readonly string[],
  limit: number,
): Promise<(EntityRow & { idKey: string; idCompact: string })[]> {
  const { rows } = await db.query<RawEntityRow & { id_key: string; id_compact: string }>({
    name: 'candidates_entities_by_identifier',
    text: `select ${WITH_OTHER_NAMES}, id_key, id_compact from entity
            where jurisdiction = $1 and (id_key = any($2::text[]) or id_compact = any($3::text[]))
              and merged_into is null
            order by pk limit $4`,
    values: [jurisdiction, keys, compact, limit],
  });
  return rows.map((row) => ({ ...toEntityRow(row), idKey: row.id_key, idCompact: row.id_compact }));
}
