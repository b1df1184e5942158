import type { EntityKind, Jurisdiction, RecordLevel, RecordTag, SourceId } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** A fact as we hold it. */
export interface HeldFact {
  readonly level: RecordLevel;
  readonly tag: RecordTag;
  /** The fields of the record, as in responses. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD': the record's own date; null: none. */
  readonly date: string | null;
  readonly source: SourceId;
  /** When we read it, and when the source says that it changed. */
  readonly readAt: Date;
  readonly sourceUpdatedAt: Date | null;
}

/** An entity and facts about it. */
export interface HeldEntity {
  readonly kind: EntityKind;
  /** Its names and numbers. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly facts: readonly HeldFact[];
}

/** Which facts to read; null: all. */
export interface HeldSelection {
  readonly level: RecordLevel | null;
  readonly tag: RecordTag | null;
  /** Fields that identify the records; case, accents and spacing make no difference. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** Whether an entity is a person; null: there is no such entity. */
export async function readHeldKind(
  db: Queryable,
  { jurisdiction, pk }: { readonly jurisdiction: Jurisdiction; readonly pk: bigint },
): Promise<EntityKind | null> {
  const { rows } = await db.query<{ kind: EntityKind }>(
    `select s.kind from entity e join entity s on s.jurisdiction = e.jurisdiction and s.pk = coalesce(e.merged_into, e.pk)
      where e.jurisdiction = $1 and e.pk = $2`,
    [jurisdiction, pk],
  );
  return rows[0]?.kind ?? null;
}

/** More facts than a person can have. A copy with more is refused instead of being cut. */
export const MAX_HELD_FACTS = 20_000;

/**
 * What we hold of an entity, for the copy that a person gets of their data (ADR 0209); null: there is no such entity. Facts that are
 * suppressed are not held. Entries of lists are not part of it: they are about names, and the publishers of the lists hold them.
 */
export async function readHeldFacts(
  db: Queryable,
  { jurisdiction, pk }: { readonly jurisdiction: Jurisdiction; readonly pk: bigint },
  { level, tag, fields }: HeldSelection,
): Promise<HeldEntity | null> {
  const { rows } = await db.query<Pick<HeldEntity, 'kind' | 'base'> & { pk: bigint }>(
    `select s.pk, s.kind,
            s.core || jsonb_strip_nulls(jsonb_build_object('nombre', s.nombre, 'ruc', s.ruc, 'cedula', s.cedula)) as base
       from entity e join entity s on s.jurisdiction = e.jurisdiction and s.pk = coalesce(e.merged_into, e.pk)
      where e.jurisdiction = $1 and e.pk = $2`,
    [jurisdiction, pk],
  );
  const [entity] = rows;
  if (entity === undefined) return null;
  const { rows: facts } = await db.query<HeldFact>(
    `select r.level, r.tag, r.payload as fields, r.item_date::text as date, r.source, r.fetched_at as "readAt",
            r.source_updated_at as "sourceUpdatedAt"
       from record r
      where r.jurisdiction = $1 and r.entity_pk = $2 and ($3::text is null or r.level = $3)
        and is_suppressed_fact($4, (select jsonb_object_agg(f.key, coalesce(comparable_text(f.value), ''))
                                      from jsonb_each_text($5::jsonb) f), r.tag, r.payload, r.item_date)
      order by r.level, r.tag, r.pk limit ${String(MAX_HELD_FACTS + 1)}`,
    [jurisdiction, entity.pk, level, tag, fields === null ? null : JSON.stringify(fields)],
  );
  if (facts.length > MAX_HELD_FACTS) throw new RangeError(`more than ${String(MAX_HELD_FACTS)} facts`);
  return { kind: entity.kind, base: entity.base, facts };
}
