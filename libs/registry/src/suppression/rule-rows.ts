import type { Jurisdiction, ListId, RecordLevel, RecordTag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntityRef } from '../sections/lock-entities.js';
import { IDENTITY_LEVEL } from './rule.js';
import type { RuleColumns, SuppressionRule } from './rule.js';

/** A rule in force, with the entity whose sections it is about: for a merged entity, its survivor. */
export interface ActiveRule extends EntityRef {
  readonly id: string;
  /** The rule that this one follows from. */
  readonly parentId: string | null;
  readonly level: RecordLevel;
  readonly tag: RecordTag | null;
  /** Fields as `comparable_text`; null: every record of the tag, or of the level. */
  readonly fact: Readonly<Record<string, string>> | null;
  readonly list: ListId | null;
  readonly entryId: string | null;
}

/** Whether a rule is about an entity's identity. */
export const isIdentityRule = ({ level, list }: Pick<ActiveRule, 'level' | 'list'>): boolean =>
  level === IDENTITY_LEVEL && list === null;

/** Rules in force (alias x), with the entity (`pk`) whose sections they are about. */
export const ACTIVE_RULES = `
  select x.id, x.parent_id as "parentId", x.jurisdiction, x.level, x.tag, x.fact, x.list, x.entry_id as "entryId", coalesce(e.merged_into, e.pk) as pk
    from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
   where x.lifted_at is null`;

interface ActiveRow extends Omit<ActiveRule, 'pk'> {
  readonly pk: bigint | string;
}

const toRule = (row: ActiveRow): ActiveRule => ({ ...row, pk: BigInt(row.pk) });

/** The rules in force about these entities. Costs one statement that reads only the rules. */
export async function readActiveRules(
  tx: Queryable,
  jurisdiction: Jurisdiction,
  pks: readonly bigint[],
): Promise<ActiveRule[]> {
  const { rows } = await tx.query<ActiveRow>({
    name: 'read_active_rules',
    text: `${ACTIVE_RULES} and x.jurisdiction = $1 and (e.pk = any ($2::bigint[]) or e.merged_into = any ($2::bigint[]))
           order by x.created_at, x.id`,
    values: [jurisdiction, pks],
  });
  return rows.map(toRule);
}

/** The rules in force about entities themselves, with the register's keys of those. */
export async function readIdentityRules(
  tx: Queryable,
  jurisdiction: Jurisdiction,
): Promise<readonly { readonly id: string; readonly entitySid: string }[]> {
  const { rows } = await tx.query<{ id: string; entitySid: string }>({
    name: 'read_identity_rules',
    text: `select id, entity_sid as "entitySid" from suppression
            where jurisdiction = $1 and level = 'core_registro' and list is null and lifted_at is null`,
    values: [jurisdiction],
  });
  return rows;
}

/** Columns of rules for `unnest`: pk, tag, fact. */
export function columnsOf(rules: readonly ActiveRule[]): unknown[] {
  return [
    rules.map(({ pk }) => pk),
    rules.map(({ tag }) => tag),
    rules.map(({ fact }) => (fact === null ? null : JSON.stringify(fact))),
  ];
}

/** The entities with rules, lifted ones included. */
export async function readRuledEntities(db: Queryable): Promise<EntityRef[]> {
  const { rows } = await db.query<{ jurisdiction: Jurisdiction; pk: bigint | string }>(
    `select distinct x.jurisdiction, coalesce(e.merged_into, e.pk) as pk
       from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid order by 1, 2`,
  );
  return rows.map(({ jurisdiction, pk }) => ({ jurisdiction, pk: BigInt(pk) }));
}

/** A rule as it is stored. */
export interface NewRule extends Omit<SuppressionRule, 'what'> {
  readonly id: string;
  readonly columns: RuleColumns;
  readonly parentId: string | null;
  /** Null: the database's clock. */
  readonly createdAt: Date | null;
  readonly createdBy: string;
}

/** Stores a rule, its fields in the form in which they are compared. False: the same rule is in force. */
export async function insertRule(tx: Queryable, rule: NewRule): Promise<boolean> {
  const { jurisdiction, entitySid, columns, origin, reference, parentId, createdAt, createdBy } = rule;
  const { level, tag, fact, list, entryId } = columns;
  const { rowCount } = await tx.query(
    `insert into suppression (id, jurisdiction, entity_sid, level, tag, fact, list, entry_id, origin, reference, parent_id,
                              created_at, created_by)
     values ($1, $2, $3, $4, $5,
             (select jsonb_object_agg(f.key, coalesce(comparable_text(f.value), '')) from jsonb_each_text($6::jsonb) f),
             $7, $8, $9, $10, $11, coalesce($12::timestamptz, clock_timestamp()), $13)
         on conflict do nothing`,
    [
      ...[rule.id, jurisdiction, entitySid, level, tag, fact === null ? null : JSON.stringify(fact), list, entryId],
      ...[origin, reference, parentId, createdAt, createdBy],
    ],
  );
  return rowCount === 1;
}

/**
 * Marks those of the rules that followed from another one after the decision, whose transaction told the recipients of what it removed:
 * nobody told those of what these removed.
 */
export async function markNoticesDue(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update suppression x set notices_due = true from suppression parent
      where x.id = any ($1::uuid[]) and not x.notices_due and parent.id = x.parent_id and x.created_at > parent.created_at`,
    [ids],
  );
}

/** The rule in force that says the same, and those that follow from it. */
export async function readSameRule(
  tx: Queryable,
  { jurisdiction, entitySid }: Pick<NewRule, 'jurisdiction' | 'entitySid'>,
  { level, tag, fact, list, entryId }: RuleColumns,
): Promise<ActiveRule[]> {
  const { rows } = await tx.query<ActiveRow>(
    `with same as (
       select id from suppression
        where lifted_at is null and (jurisdiction, entity_sid, level) = ($1, $2, $3)
          and (tag, fact, list, entry_id) is not distinct from
              ($4::text, (select jsonb_object_agg(f.key, coalesce(comparable_text(f.value), '')) from jsonb_each_text($5::jsonb) f),
               $6::text, $7::text)
     )
     ${ACTIVE_RULES} and (x.id in (select id from same) or x.parent_id in (select id from same))
      order by x.parent_id nulls first, x.id`,
    [jurisdiction, entitySid, level, tag, fact === null ? null : JSON.stringify(fact), list, entryId],
  );
  return rows.map(toRule);
}

/** A rule and when it was lifted. */
export interface StoredRule {
  readonly id: string;
  readonly jurisdiction: Jurisdiction;
  readonly entitySid: string;
  readonly level: RecordLevel;
  readonly tag: RecordTag | null;
  readonly fact: Readonly<Record<string, string>> | null;
  readonly list: ListId | null;
  readonly entryId: string | null;
  readonly origin: SuppressionRule['origin'];
  readonly reference: string;
  /** The rule that this one follows from. */
  readonly parentId: string | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly liftedAt: Date | null;
  readonly liftedBy: string | null;
}

const STORED = `id, jurisdiction, entity_sid as "entitySid", level, tag, fact, list, entry_id as "entryId", origin, reference,
  parent_id as "parentId", created_at as "createdAt", created_by as "createdBy", lifted_at as "liftedAt", lifted_by as "liftedBy"`;

/** Rules in the order in which they were made; `lifted` true: also those that were lifted. */
export async function listRules(db: Queryable, { lifted }: { readonly lifted: boolean }): Promise<StoredRule[]> {
  const { rows } = await db.query<StoredRule>(
    `select ${STORED} from suppression where $1 or lifted_at is null order by created_at, id`,
    [lifted],
  );
  return rows;
}

/** One rule, locked until the transaction ends; null: there is none with this id. */
export async function lockRule(tx: Queryable, id: string): Promise<StoredRule | null> {
  const { rows } = await tx.query<StoredRule>(`select ${STORED} from suppression where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

/** The entities that a rule, and those that follow from it, are about. */
export async function readEntitiesOfRule(db: Queryable, id: string): Promise<EntityRef[]> {
  const { rows } = await db.query<{ jurisdiction: Jurisdiction; pk: bigint | string }>(
    `select distinct x.jurisdiction, coalesce(e.merged_into, e.pk) as pk
       from suppression x join entity e on e.jurisdiction = x.jurisdiction and e.sid = x.entity_sid
      where x.id = $1 or x.parent_id = $1 order by 1, 2`,
    [id],
  );
  return rows.map(({ jurisdiction, pk }) => ({ jurisdiction, pk: BigInt(pk) }));
}

/** Lifts a rule and those that follow from it. Returns the entities that they were about. */
export async function liftRules(
  tx: Queryable,
  id: string,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<EntityRef[]> {
  const { rows } = await tx.query<{ jurisdiction: Jurisdiction; pk: bigint | string }>(
    `with lifted as (
       update suppression set lifted_at = $2, lifted_by = $3
        where (id = $1 or parent_id = $1) and lifted_at is null returning jurisdiction, entity_sid
     )
     select distinct l.jurisdiction, coalesce(e.merged_into, e.pk) as pk
       from lifted l join entity e on e.jurisdiction = l.jurisdiction and e.sid = l.entity_sid order by 1, 2`,
    [id, now, by],
  );
  return rows.map(({ jurisdiction, pk }) => ({ jurisdiction, pk: BigInt(pk) }));
}

/** The register's key of an entity by its v4 id; for a merged entity, its survivor's. Null: there is no such entity. */
export async function findSid(db: Queryable, jurisdiction: Jurisdiction, pk: bigint): Promise<string | null> {
  const { rows } = await db.query<{ sid: string }>(
    `select s.sid from entity e join entity s on s.jurisdiction = e.jurisdiction and s.pk = coalesce(e.merged_into, e.pk)
      where e.jurisdiction = $1 and e.pk = $2`,
    [jurisdiction, pk],
  );
  return rows[0]?.sid ?? null;
}

/** The entity with this key; for a merged entity, its survivor. Null: there is none. */
export async function findRuledEntity(db: Queryable, jurisdiction: Jurisdiction, sid: string): Promise<bigint | null> {
  const { rows } = await db.query<{ pk: bigint | string }>(
    'select coalesce(merged_into, pk) as pk from entity where jurisdiction = $1 and sid = $2',
    [jurisdiction, sid],
  );
  return rows[0] === undefined ? null : BigInt(rows[0].pk);
}

/** Whether the current version of a list has this entry. */
export async function hasListing(db: Queryable, list: ListId, entryId: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from listing where list = $1 and entry_id = $2) as found',
    [list, entryId],
  );
  return rows[0]?.found === true;
}
