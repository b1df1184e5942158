import type { Queryable } from '@entity-registry/database';
import type { SearchDocument } from './surface-documents.js';

/** The ids of the documents of a current name and of another name. */
export function currentNameId(jurisdiction: string, entityPk: bigint | string): string {
  return `${jurisdiction}:${entityPk}`;
}
export function otherNameId(nameId: bigint | string): string {
  return `other:${nameId}`;
}

/** Keys are stored as texts: they are only compared for being equal. */
const BODY = (id: string, text: string) => `jsonb_strip_nulls(jsonb_build_object(
    'jurisdiction', k.jurisdiction, 'entity', k.entity_pk, 'name_id', ${id}, 'weight', k.weight, 'set', k.set_key::text,
    'keys', k.keys::text[], 'text', ' ' || ${text} || ' '))::text`;

const CURRENT = `
  select k.jurisdiction, k.entity_pk, null::bigint as name_id, ${BODY('null', 'e.name_norm')} as body
    from name_key k join entity e on e.jurisdiction = k.jurisdiction and e.pk = k.entity_pk`;
const OTHER = `
  select k.jurisdiction, k.entity_pk, k.name_id, ${BODY('k.name_id', 'n.name_norm')} as body
    from other_name_key k join entity_name n on n.id = k.name_id`;

/** The SQL of the documents of names: what they are like depends on it. */
export const nameDocumentSql = (): string[] => [CURRENT, OTHER];

interface RawDocument {
  readonly jurisdiction: string;
  readonly entity_pk: bigint | string;
  readonly name_id: bigint | string | null;
  readonly body: string;
}

function toDocument({ jurisdiction, entity_pk: pk, name_id: nameId, body }: RawDocument): SearchDocument {
  return { id: nameId === null ? currentNameId(jurisdiction, pk) : otherNameId(nameId), body };
}

/** The documents of the current names of entities; those without a name in the index are left out. */
export async function currentNameDocuments(
  db: Queryable,
  entities: readonly { readonly jurisdiction: string; readonly pk: bigint }[],
): Promise<SearchDocument[]> {
  const { rows } = await db.query<RawDocument>({
    name: 'search_current_name_documents',
    text: `${CURRENT} join unnest($1::text[], $2::bigint[]) as w (jurisdiction, pk)
             on w.jurisdiction = k.jurisdiction and w.pk = k.entity_pk`,
    values: [entities.map(({ jurisdiction }) => jurisdiction), entities.map(({ pk }) => pk)],
  });
  return rows.map(toDocument);
}

/** The documents of other names by their id. */
export async function otherNameDocuments(db: Queryable, nameIds: readonly bigint[]): Promise<SearchDocument[]> {
  const { rows } = await db.query<RawDocument>({
    name: 'search_other_name_documents',
    text: `${OTHER} where k.name_id = any ($1::bigint[])`,
    values: [nameIds],
  });
  return rows.map(toDocument);
}

/** Where a page of names begins: current names come first, by jurisdiction and entity, then the others by id. */
export type NamePosition =
  | { readonly kind: 'current'; readonly jurisdiction: string; readonly pk: bigint }
  | { readonly kind: 'other'; readonly nameId: bigint };

export const FIRST_NAME: NamePosition = { kind: 'current', jurisdiction: '', pk: -1n };

/** The next `limit` documents of names, and where the next page begins; null after the last. */
export async function nameDocumentPage(
  db: Queryable,
  after: NamePosition,
  limit: number,
): Promise<{ readonly documents: SearchDocument[]; readonly next: NamePosition | null }> {
  const isCurrent = after.kind === 'current';
  const { rows } = isCurrent
    ? await db.query<RawDocument>(
        `${CURRENT} where (k.jurisdiction, k.entity_pk) > ($1, $2) order by k.jurisdiction, k.entity_pk limit $3`,
        [after.jurisdiction, after.pk, limit],
      )
    : await db.query<RawDocument>(`${OTHER} where k.name_id > $1 order by k.name_id limit $2`, [after.nameId, limit]);
  const last = rows.at(-1);
  const documents = rows.map(toDocument);
  if (last === undefined) return { documents, next: isCurrent ? { kind: 'other', nameId: -1n } : null };
  const { jurisdiction, entity_pk: pk, name_id: nameId } = last;
  if (nameId !== null) return { documents, next: { kind: 'other', nameId: BigInt(nameId) } };
  return { documents, next: { kind: 'current', jurisdiction, pk: BigInt(pk) } };
}

/** How many names are indexed. */
export async function countNames(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: bigint | string }>(
    'select (select count(*) from name_key) + (select count(*) from other_name_key) as count',
  );
  return Number(rows[0]?.count ?? 0);
}

/** About `count` entities with a name in the index, spread over all of them. */
export async function sampleNamedEntities(
  db: Queryable,
  count: number,
): Promise<{ readonly jurisdiction: string; readonly pk: bigint }[]> {
  const { rows } = await db.query<{ jurisdiction: string; pk: bigint | string }>(
    `with bounds as (select jurisdiction, min(entity_pk) as low, max(entity_pk) as high from name_key group by 1)
     select distinct found.jurisdiction, found.pk from bounds
      cross join lateral (select low + floor(random() * (high - low + 1))::bigint as at from generate_series(1, $1)) as place
      cross join lateral (select jurisdiction, entity_pk as pk from name_key k
                           where k.jurisdiction = bounds.jurisdiction and k.entity_pk >= place.at
                           order by k.jurisdiction, k.entity_pk limit 1) as found`,
    [count],
  );
  return rows.map(({ jurisdiction, pk }) => ({ jurisdiction, pk: BigInt(pk) }));
}

/**
 * Identifies one build of the name index. A rebuild replaces the table, and its keys may mean something else, so that an index of
 * names belongs to the build that it was made from.
 */
export async function nameEpoch(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ epoch: string }>(`select 'name_key'::regclass::oid::text as epoch`);
  return rows[0]?.epoch ?? '';
}
