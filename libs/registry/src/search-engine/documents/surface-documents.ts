import { DEFAULT_JURISDICTION, surfaceOf } from '@entity-registry/domain';
import type { SurfaceDefinition, SurfaceField, SurfaceName, SurfacePart } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import {
  comparedSql,
  documentSql,
  hasField,
  originOf,
  rawSql,
  scopeOf,
  tableOf,
  wordsSql,
} from '../../surfaces/values.js';

/**
 * Members of a document: `f_` for the value of a field as it is compared, `r_` as it is counted, and `w_` for its words. Values
 * and words are those of the same expressions that PostgreSQL searches by, so that both engines find the same records.
 */
export const comparedMember = ({ name }: SurfaceField): string => `f_${name}`;
export const countedMember = ({ name }: SurfaceField): string => `r_${name}`;
export const wordsMember = ({ name }: SurfaceField): string => `w_${name}`;

/** A document of an index: its id there, and its body as JSON. */
export interface SearchDocument {
  readonly id: string;
  readonly body: string;
}

/** The id of a record's document: records of two parts of a surface can have the same key. */
export function surfaceDocumentId(part: number, pk: bigint | string): string {
  return `${part}:${pk}`;
}

/** Whether documents have the field as it is compared: texts are found by their words, and only compared to sort by them. */
export function isCompared({ type, sortable }: SurfaceField): boolean {
  return type !== 'text' || sortable;
}

const WORDS = (vector: string) => `tsvector_to_array(${vector})`;

/** SQL of the members of one field. */
function fieldMembers(part: SurfacePart, field: SurfaceField): [string, string][] {
  const origin = originOf(part, field);
  const members: [string, string][] = [];
  if (isCompared(field)) members.push([comparedMember(field), storedSql(part, field)]);
  if (field.facet !== null) members.push([countedMember(field), rawSql(part, field)]);
  if (field.type === 'text' && origin.from === 'payload')
    members.push([wordsMember(field), WORDS(wordsSql(origin.path))]);
  return members;
}

/** SQL of the compared value as it is stored: ids as texts, days as YYYY-MM-DD. */
function storedSql(part: SurfacePart, field: SurfaceField): string {
  const value = comparedSql(part, field);
  if (field.type === 'property') return `payload ->> 'propiedad_tag' || ':' || trim_scale(${value})`;
  return field.type === 'entity' || field.type === 'date' ? `(${value})::text` : value;
}

/** SQL of the body of a part's documents, without members that are null. */
function bodySql(surface: SurfaceDefinition, part: SurfacePart, index: number): string {
  const members: [string, string][] = [
    ['part', String(index)],
    ['pk', 'pk'],
    ['words', WORDS(documentSql(part))],
    ...surface.fields.filter((field) => hasField(part, field)).flatMap((field) => fieldMembers(part, field)),
  ];
  return `jsonb_strip_nulls(jsonb_build_object(${members.map(([name, sql]) => `'${name}', ${sql}`).join(', ')}))::text`;
}

/** The part at `index`; throws if there is none. */
function partOf(surface: SurfaceDefinition, index: number): SurfacePart {
  const part = surface.parts[index];
  if (part === undefined) throw new Error(`no part ${index}`);
  return part;
}

/** The SQL of a surface's documents: what they are like depends on it. */
export function surfaceDocumentSql(name: SurfaceName): string[] {
  const surface = surfaceOf(name);
  return surface.parts.map((part, index) => `${bodySql(surface, part, index)} where ${indexedSql(part)}`);
}

/** The condition that a record of the part is in the index. */
function indexedSql(part: SurfacePart): string {
  return `level = '${part.level}' and jurisdiction = '${DEFAULT_JURISDICTION}' and ${scopeOf(part)}`;
}

interface RawDocument {
  readonly pk: bigint | string;
  readonly body: string;
}

const toDocument =
  (part: number) =>
  ({ pk, body }: RawDocument): SearchDocument => ({ id: surfaceDocumentId(part, pk), body });

/** The documents of records by key; those that no longer exist are left out. */
export async function surfaceDocuments(
  db: Queryable,
  name: SurfaceName,
  index: number,
  pks: readonly bigint[],
): Promise<SearchDocument[]> {
  const surface = surfaceOf(name);
  const part = partOf(surface, index);
  const { rows } = await db.query<RawDocument>(
    `select pk, ${bodySql(surface, part, index)} as body from ${tableOf(part)}
      where ${indexedSql(part)} and pk = any ($1::bigint[])`,
    [pks],
  );
  return rows.map(toDocument(index));
}

/** The next `limit` documents of a part after a key, in the order of their keys, and the last of these keys. */
export async function surfaceDocumentPage(
  db: Queryable,
  name: SurfaceName,
  index: number,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<{ readonly documents: SearchDocument[]; readonly last: bigint | null }> {
  const surface = surfaceOf(name);
  const part = partOf(surface, index);
  const { rows } = await db.query<RawDocument>(
    `select pk, ${bodySql(surface, part, index)} as body from ${tableOf(part)}
      where ${indexedSql(part)} and pk > $1 order by pk limit $2`,
    [after, limit],
  );
  const last = rows.at(-1)?.pk;
  return { documents: rows.map(toDocument(index)), last: last === undefined ? null : BigInt(last) };
}

/** How many records of a part are indexed. */
export async function countSurfaceRecords(db: Queryable, name: SurfaceName, index: number): Promise<number> {
  const part = partOf(surfaceOf(name), index);
  const { rows } = await db.query<{ count: bigint | string }>(
    `select count(*) as count from ${tableOf(part)} where ${indexedSql(part)}`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Keys of about `count` records of a part, spread over all of it. */
export async function sampleSurfaceRecords(
  db: Queryable,
  name: SurfaceName,
  index: number,
  count: number,
): Promise<bigint[]> {
  const part = partOf(surfaceOf(name), index);
  const { rows } = await db.query<{ pk: bigint | string }>(
    `with bounds as (select min(pk) as low, max(pk) as high from ${tableOf(part)} where ${indexedSql(part)})
     select distinct found.pk from bounds
      cross join lateral (select low + floor(random() * (high - low + 1))::bigint as at from generate_series(1, $1)) as place
      cross join lateral (select pk from ${tableOf(part)} where ${indexedSql(part)} and pk >= place.at order by pk limit 1) as found`,
    [count],
  );
  return rows.map(({ pk }) => BigInt(pk));
}
