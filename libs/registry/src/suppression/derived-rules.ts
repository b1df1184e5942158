import { randomUUID } from 'node:crypto';
import { recordLevel } from '@entity-registry/domain';
import type { Jurisdiction, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { insertRule, lockRule } from './rule-rows.js';
import type { ActiveRule } from './rule-rows.js';

/** A fact of another entity that a rule covers too. */
export interface DerivedFact {
  /** The register's key of the other entity. */
  readonly sid: string;
  readonly tag: RecordTag;
  readonly fact: Readonly<Record<string, string>>;
}

/** A record that a rule removed. */
export interface RemovedRecord {
  readonly ruleId: string;
  readonly level: RecordLevel;
  readonly tag: RecordTag;
  readonly pk: bigint;
  /** The entity whose record it was. */
  readonly holder: bigint;
  /** The entity that it named; null: none. */
  readonly other: bigint | null;
  /** As `comparable_text`. */
  readonly cargo: string | null;
}

/**
 * Stores the rule about another entity's record that follows from a rule. It begins when it is stored, not with the rule that it
 * follows from, because responses had the record until now. `now` null: the database's clock.
 */
export async function deriveRule(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  parentId: string,
  { sid, tag, fact, now }: DerivedFact & { readonly now: Date | null },
): Promise<void> {
  const parent = await lockRule(tx, parentId);
  if (parent === null) return;
  const { origin, reference, createdBy } = parent;
  await insertRule(tx, {
    ...{ id: randomUUID(), jurisdiction, entitySid: sid, origin, reference, parentId, createdAt: now, createdBy },
    columns: { level: recordLevel(tag), tag, fact, list: null, entryId: null },
  });
}

/** A seat is two records: one of the company's board, and one of the person's offices, each naming the other entity. */
const SEATS = [
  { level: 'directores', counterpart: 'organizaciones', ref: 'organization_id' },
  { level: 'organizaciones', counterpart: 'directores', ref: 'person_id' },
] as const;

/** A record of a seat that a rule removed, or that it kept from being stored. */
export type LostSeat = Pick<RemovedRecord, 'ruleId' | 'level' | 'holder' | 'other' | 'cargo'>;

/** The records that an import staged, as records of one level (alias s). */
const STAGED = 'union all select s.payload, s.entity_pk, s.jurisdiction, s.level from ingest_record s';

/**
 * Stores rules about the other records of seats that were lost to `rules`. `isStaged`: these may be among the staged records of an
 * import. Returns the entities that have them.
 */
export async function deriveSeatRules(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  {
    rules,
    lost,
    now,
    isStaged = false,
  }: {
    readonly rules: readonly Pick<ActiveRule, 'id' | 'parentId'>[];
    readonly lost: readonly LostSeat[];
    readonly now: Date | null;
    readonly isStaged?: boolean;
  },
): Promise<bigint[]> {
  const roots = new Set(rules.filter(({ parentId }) => parentId === null).map(({ id }) => id));
  const others: bigint[] = [];
  for (const { level, counterpart, ref } of SEATS) {
    const seats = lost.filter((seat) => seat.level === level && seat.other !== null && roots.has(seat.ruleId));
    if (seats.length === 0) continue;
    const { rows } = await tx.query<{
      ruleId: string;
      sid: string;
      pk: bigint | string;
      nombre: string;
      cargo: string | null;
    }>(
      `select distinct x.rule_id as "ruleId", e.sid, e.pk, coalesce(c.nombre, h.nombre) as nombre, coalesce(c.cargo, x.cargo) as cargo
         from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::text[]) as x (rule_id, holder, other, cargo)
         join entity e on e.jurisdiction = $1 and e.pk = x.other
         join entity h on h.jurisdiction = $1 and h.pk = x.holder
         left join lateral (
           select r.payload ->> 'nombre' as nombre, r.payload ->> 'cargo' as cargo
             from (select s.payload, s.entity_pk, s.jurisdiction, s.level from record s ${isStaged ? STAGED : ''}) r
            where r.level = '${counterpart}' and r.jurisdiction = $1 and r.entity_pk = x.other
              and r.payload -> '${ref}' = to_jsonb(x.holder) and r.payload ->> 'nombre' is not null
              and (x.cargo is null or comparable_text(r.payload ->> 'cargo') = x.cargo)) c on true
        where coalesce(c.nombre, h.nombre) is not null`,
      [
        ...[jurisdiction, seats.map(({ ruleId }) => ruleId), seats.map(({ holder }) => holder)],
        ...[seats.map(({ other }) => other), seats.map(({ cargo }) => cargo)],
      ],
    );
    for (const { ruleId, sid, pk, nombre, cargo } of rows) {
      const fact = { nombre, ...(cargo !== null && { cargo }) };
      await deriveRule(tx, jurisdiction, ruleId, { sid, tag: counterpart, fact, now });
      others.push(BigInt(pk));
    }
  }
  return [...new Set(others)];
}
