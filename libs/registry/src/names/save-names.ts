import { foldName, nameTokens, peelLegalForm } from '@entity-registry/domain';
import type { EntityKind, OtherNameKind } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntityRef } from '../sections/lock-entities.js';

/** Another name of an entity, to be stored. */
export interface NewOtherName extends EntityRef {
  readonly kind: OtherNameKind;
  readonly name: string;
  /** 'YYYY-MM-DD'. */
  readonly since: string | null;
  /** 'YYYY-MM-DD'. */
  readonly until: string | null;
}

/** Where names come from. */
export interface NameProvenance {
  readonly source: string;
  readonly runId: bigint | number;
  readonly fetchedAt: Date;
  readonly synthetic: boolean;
}

// Ordered, so that two writers of the same names can't deadlock.
const UPSERT = `
  insert into entity_name as n (jurisdiction, entity_pk, kind, name, name_norm, since, until, source_key,
                                synthetic, source, run_id, fetched_at)
  select r.*, $9, $10, $11, $12
    from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::date[], $7::date[], $8::text[]) as r
   order by 1, 2, 8
  on conflict (jurisdiction, entity_pk, source, source_key) do update
    set name = excluded.name, since = coalesce(excluded.since, n.since), until = coalesce(excluded.until, n.until),
        synthetic = excluded.synthetic, run_id = excluded.run_id, fetched_at = excluded.fetched_at
    where (n.name, n.since, n.until, n.synthetic)
          is distinct from (excluded.name, coalesce(excluded.since, n.since), coalesce(excluded.until, n.until),
                            excluded.synthetic)
  returning jurisdiction, entity_pk as pk`;

/** Adds names, or updates those that the source stated before. Returns the entities with a new or changed name. */
export async function saveOtherNames(
  db: Queryable,
  names: readonly NewOtherName[],
  { source, runId, fetchedAt, synthetic }: NameProvenance,
): Promise<EntityRef[]> {
  const distinct = new Map(
    names.flatMap((name) => {
      const folded = foldName(name.name);
      const row = { ...name, folded, key: `${name.kind}:${folded}` };
      return folded === '' ? [] : [[`${name.jurisdiction}:${String(name.pk)}:${row.key}`, row] as const];
    }),
  );
  if (distinct.size === 0) return [];
  const rows = [...distinct.values()];
  const column = <Value>(value: (row: (typeof rows)[number]) => Value): Value[] => rows.map(value);
  const saved = await db.query<{ jurisdiction: EntityRef['jurisdiction']; pk: bigint | string }>(UPSERT, [
    column((row) => row.jurisdiction),
    column((row) => row.pk),
    column((row) => row.kind),
    column((row) => row.name),
    column((row) => row.folded),
    column((row) => row.since),
    column((row) => row.until),
    column((row) => row.key),
    ...[synthetic, source, runId, fetchedAt],
  ]);
  const changed = new Map(saved.rows.map((row) => [`${row.jurisdiction}:${String(row.pk)}`, row]));
  return [...changed.values()].map(({ jurisdiction, pk }) => ({ jurisdiction, pk: BigInt(pk) }));
}

/** Whether two names differ in more than spelling: in a word or in the legal form. */
export function isAnotherName(one: string, other: string, kind: EntityKind): boolean {
  if (hasOtherWords(one, other, kind)) return true;
  return kind === 'Organization' && peelLegalForm(foldName(one)).form !== peelLegalForm(foldName(other)).form;
}

/** Whether two names have different words, in any order, besides the legal form. */
export function hasOtherWords(one: string, other: string, kind: EntityKind): boolean {
  const words = (name: string): string => nameTokens(name, kind).sort().join(' ');
  return words(one) !== words(other);
}
