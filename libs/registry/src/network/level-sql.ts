import { SYNTHETIC_SOURCE } from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';

/** One edge of an expanded node, with the node at its other end if that is new; or a node without an edge. */
export interface LevelRow {
  /** Position of the expanded node in the frontier. */
  readonly place: bigint;
  /** The end of the edge that is not the expanded node. */
  readonly other: bigint;
  readonly fromPk: bigint | null;
  readonly toPk: bigint | null;
  readonly role: string;
  readonly sourceKey: string;
  readonly cargo: string | null;
  readonly active: boolean | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly method: 'id' | 'name';
  readonly score: number;
  readonly source: string;
  /** Key of the node at the other end, or of the entity that it was merged into. Null: already known, or over the limit. */
  readonly id: bigint | null;
  readonly nombre: string | null;
  readonly kind: EntityKind;
  /** Edges of the node, counted up to $7. */
  readonly degree: number;
}

const EDGE =
  'l.from_pk, l.to_pk, l.role, l.source_key, l.cargo, l.active, l.since, l.until, l.method, l.score, ' +
  `case when l.synthetic then '${SYNTHETIC_SOURCE}' else l.source end as source`;

/** The edges in one direction, in index order: of a node with a hundred thousand edges, only the first few are read. */
const direction = (own: 'from_pk' | 'to_pk', other: 'from_pk' | 'to_pk') => `
  (select l.${other} as other, ${EDGE} from link l
    where l.jurisdiction = $1 and l.${own} = f.pk order by l.${other}, l.role, l.source_key limit f.most)`;

const count = (own: 'from_pk' | 'to_pk') =>
  `(select count(*) from (select from link d where d.jurisdiction = $1 and d.${own} = coalesce(s.pk, e.pk) limit $7) c)`;

/** The final survivor of entity `e`, because its first survivor may have been merged since. */
const SURVIVOR = `
  (with recursive chain as (
     select n.pk, n.nombre, n.kind, n.merged_into from entity n where n.jurisdiction = $1 and n.pk = e.merged_into
     union
     select n.pk, n.nombre, n.kind, n.merged_into
       from chain c join entity n on n.jurisdiction = $1 and n.pk = c.merged_into
   ) select pk, nombre, kind from chain where merged_into is null)`;

/**
 * One level of a network in one statement. $1: jurisdiction. $2: nodes to expand, in order. $3: maximum edges for each of them.
 * $4: known nodes. $5: maximum number of new nodes. $6: nodes to read without an edge. $7: maximum degree to count.
 */
export const NETWORK_LEVEL = {
  name: 'read_network_level',
  text: `
    with edge as (
      select f.place, l.*
        from unnest($2::bigint[], $3::integer[]) with ordinality as f (pk, most, place)
       cross join lateral (${direction('from_pk', 'to_pk')} union all ${direction('to_pk', 'from_pk')}) l
    ), met as (
      select w.pk, 0::bigint as place from unnest($6::bigint[]) as w (pk)
      union all select edge.other, edge.place from edge
    ), neighbour as (
      select m.pk, min(m.place) as place
        from met m
       where not exists (select from unnest($4::bigint[]) as k (pk) where k.pk = m.pk)
       group by m.pk order by 2, 1 limit $5
    ), node as (
      select n.pk, coalesce(s.pk, e.pk) as id, case when s.pk is null then e.nombre else s.nombre end as nombre,
             coalesce(s.kind, e.kind) as kind, least(${count('from_pk')} + ${count('to_pk')}, $7)::integer as degree
        from neighbour n
        join entity e on e.jurisdiction = $1 and e.pk = n.pk
        left join lateral ${SURVIVOR} s on true
    )
    select edge.place, edge.other, edge.from_pk as "fromPk", edge.to_pk as "toPk", edge.role,
           edge.source_key as "sourceKey", edge.cargo, edge.active, edge.since, edge.until, edge.method, edge.score,
           edge.source, node.id, node.nombre, node.kind, node.degree
      from edge left join node on node.pk = edge.other
    union all
    select 0, node.pk, null, null, null, null, null, null, null, null, null, null, null,
           node.id, node.nombre, node.kind, node.degree
      from unnest($6::bigint[]) as w (pk) join node on node.pk = w.pk
    order by 1, 3 nulls first, 4, 5, 6`,
} as const;
