import { levelMask, makeTypedId, parseEntityKey } from '@entity-registry/domain';
import type { EntityKey, RecordLevel } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { DISCLOSURES_ABOUT_ENTITY } from '../disclosures/received-rows.js';
import type { AccountId, KeyId } from '../ids.js';

/** A level of an entity that was corrected or suppressed. */
export interface CorrectedFact {
  readonly entity: EntityKey;
  readonly level: RecordLevel;
}

/** A notice that was just issued. */
export interface IssuedNotice {
  readonly id: bigint;
  readonly accountId: AccountId;
}

/** A notice as stored. */
export interface NoticeRow extends CorrectedFact {
  readonly id: bigint;
  /** Responses with the level that the account received. */
  readonly responses: number;
  readonly firstDisclosedAt: Date;
  readonly lastDisclosedAt: Date;
  readonly issuedAt: Date;
  /** Null: open. */
  readonly acknowledgedAt: Date | null;
  /** The name of the member who acknowledged it, or of the key; null: open, or an erased user. */
  readonly acknowledgedBy: string | null;
}

/**
 * Adds a notice for each account that received the level of the entity, charged or not, as records or as numbers. An account that has
 * a notice of this correction for it gets none.
 */
export async function insertNotices(
  tx: Queryable,
  correction: string,
  { entity, level }: CorrectedFact,
  now: Date,
): Promise<IssuedNotice[]> {
  const { rows } = await tx.query<IssuedNotice>({
    name: 'insert_correction_notices',
    text: `insert into correction_notice (account_id, correction, entity, level, responses, first_disclosed_at, last_disclosed_at, issued_at)
           select t.account_id, $4, $1, $5, count(*), min(t.at), max(t.at), $6
             from (${DISCLOSURES_ABOUT_ENTITY}) t group by t.account_id order by t.account_id
               on conflict (account_id, correction, entity, level) do nothing
           returning id, account_id as "accountId"`,
    values: [entity, null, levelMask([level]), correction, level, now],
  });
  return rows;
}

/**
 * Writes an event for each of the notices, without what was corrected, who asked or why. The sequencer numbers them, as all events
 * (ADR 0207).
 */
export async function insertNoticeEvents(
  tx: Queryable,
  entity: EntityKey,
  notices: readonly IssuedNotice[],
): Promise<void> {
  const id = parseEntityKey(entity);
  if (id === null) return;
  // As events of watched entities name theirs; `toEventView` makes the typed id of it.
  const named =
    id.type === 'own'
      ? { jurisdiction: id.jurisdiction, entity_pk: Number(id.pk) }
      : { entity_id: makeTypedId(id.jurisdiction, id.type, id.pk) };
  await tx.query({
    name: 'insert_correction_events',
    text: `insert into account_event (account_id, type, natural_key, data, at)
           select n.account_id, 'correction.issued', 'correction.issued:' || n.id,
                  $2::jsonb || jsonb_build_object('notice_id', n.id, 'level', n.level,
                                     'first_disclosed_at', n.first_disclosed_at, 'last_disclosed_at', n.last_disclosed_at,
                                     'action', 'request_again'),
                  n.issued_at
             from correction_notice n where n.id = any ($1::bigint[]) order by n.account_id, n.id
               on conflict (account_id, natural_key) do nothing`,
    values: [notices.map((notice) => notice.id), JSON.stringify(named)],
  });
}

const COLUMNS = `n.id, n.entity, n.level, n.responses, n.first_disclosed_at as "firstDisclosedAt",
  n.last_disclosed_at as "lastDisclosedAt", n.issued_at as "issuedAt", n.acknowledged_at as "acknowledgedAt",
  coalesce(u.name, k.name) as "acknowledgedBy"`;
const TABLES = `correction_notice n left join auth_user u on u.id = n.acknowledged_user
  left join api_key k on k.id = n.acknowledged_key`;

/** Which notices to list. */
export interface NoticeFilter {
  /** True: only open ones; false: only acknowledged ones; null: all. */
  readonly open: boolean | null;
  /** Only notices older than this one; null: from the newest. */
  readonly before: bigint | null;
  readonly limit: number;
}

/** Notices of an account, newest first. */
export async function listNotices(
  db: Queryable,
  accountId: AccountId,
  { open, before, limit }: NoticeFilter,
): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>({
    name: 'list_correction_notices',
    text: `select ${COLUMNS} from ${TABLES}
            where n.account_id = $1 and ($2::boolean is null or (n.acknowledged_at is null) = $2)
              and ($3::bigint is null or n.id < $3) order by n.id desc limit $4`,
    values: [accountId, open, before, limit],
  });
  return rows;
}

/** How many notices of an account are open. */
export async function countOpenNotices(db: Queryable, accountId: AccountId): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    'select count(*)::int as open from correction_notice where account_id = $1 and acknowledged_at is null',
    [accountId],
  );
  return rows[0]?.open ?? 0;
}

/** One notice of an account; null: there is none with this id. */
export async function readNotice(db: Queryable, accountId: AccountId, id: bigint): Promise<NoticeRow | null> {
  const { rows } = await db.query<NoticeRow>({
    name: 'read_correction_notice',
    text: `select ${COLUMNS} from ${TABLES} where n.account_id = $1 and n.id = $2`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

/** Who acknowledges a notice: a member of the dashboard, or a program with a key. */
export type Acknowledger = ({ readonly userId: string } | { readonly keyId: KeyId }) & {
  readonly requestId: string | null;
};

/** Acknowledges an open notice; one that is acknowledged stays as it is. */
export async function acknowledgeNotice(
  tx: Queryable,
  accountId: AccountId,
  { id, by, now }: { readonly id: bigint; readonly by: Acknowledger; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update correction_notice set acknowledged_at = $3, acknowledged_user = $4, acknowledged_key = $5
      where account_id = $1 and id = $2 and acknowledged_at is null`,
    [accountId, id, now, 'userId' in by ? by.userId : null, 'keyId' in by ? by.keyId : null],
  );
  return rowCount === 1;
}

/** Acknowledges the open notices of an account up to the one with the id `through`, in order of issue; returns their ids. */
export async function acknowledgeNotices(
  db: Queryable,
  accountId: AccountId,
  { through, by, now }: { readonly through: bigint; readonly by: Acknowledger; readonly now: Date },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `update correction_notice set acknowledged_at = $3, acknowledged_user = $4, acknowledged_key = $5
      where account_id = $1 and id <= $2 and acknowledged_at is null returning id`,
    [accountId, through, now, 'userId' in by ? by.userId : null, 'keyId' in by ? by.keyId : null],
  );
  return rows.map(({ id }) => id);
}
