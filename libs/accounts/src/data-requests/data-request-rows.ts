import type { DataRight, Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

export const DATA_REQUEST_STATES = [
  'opened',
  'identity_pending',
  'in_review',
  'extended',
  'granted',
  'partly_granted',
  'refused',
  'closed',
] as const;
/**
 * `opened`: the address is confirmed, the identity document is missing; `identity_pending`: an operator has to check the
 * document; `in_review` and `extended`: the identity is confirmed; `closed`: ended without a decision.
 */
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** What a person typed in the form. */
export interface DataRequestInput {
  jurisdiction: Jurisdiction;
  right: DataRight;
  name: string;
  /** Lowercase. */
  email: string;
  language: 'en' | 'es';
  /** Their identity numbers, as they typed them; null: none. */
  identifiers: string | null;
  /** The entity it is about, by its typed id; null: only described. */
  aboutEntity: string | null;
  about: string;
}

export interface DataRequestRow extends DataRequestInput {
  id: bigint;
  state: DataRequestState;
  receivedAt: Date;
  /** 'YYYY-MM-DD': the last day by law, without and with the extension; null: not extended. */
  dueOn: string;
  extendedDueOn: string | null;
  identityConfirmedAt: Date | null;
  endedAt: Date | null;
}

const INPUT = `jurisdiction, data_right as "right", person_name as name, email, language, identifiers,
  about_entity as "aboutEntity", about`;
const COLUMNS = `id, ${INPUT}, state, received_at as "receivedAt", due_on::text as "dueOn",
  extended_due_on::text as "extendedDueOn", identity_confirmed_at as "identityConfirmedAt", ended_at as "endedAt"`;
const INSERTED = 'jurisdiction, data_right, person_name, email, language, identifiers, about_entity, about';

const valuesOf = (input: DataRequestInput): unknown[] => [
  ...[input.jurisdiction, input.right, input.name, input.email, input.language],
  ...[input.identifiers, input.aboutEntity, input.about],
];

/** Stores a form until its address is confirmed. */
export async function insertDraft(
  tx: Queryable,
  input: DataRequestInput,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `insert into data_request_draft (${INSERTED}, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [...valuesOf(input), tokenHash, now, expiresAt],
  );
}

/** Removes and returns the form behind a working token; null if none. Of two calls at once, one gets it. */
export async function takeDraft(tx: Queryable, tokenHash: Buffer, now: Date): Promise<DataRequestInput | null> {
  const { rows } = await tx.query<DataRequestInput>(
    `delete from data_request_draft where token_hash = $1 and expires_at > $2 returning ${INPUT}`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** Opens a request; returns its row. */
export async function insertDataRequest(
  tx: Queryable,
  input: DataRequestInput,
  { receivedAt, dueOn }: { receivedAt: Date; dueOn: string },
): Promise<DataRequestRow> {
  const { rows } = await tx.query<DataRequestRow>(
    `insert into data_request (${INSERTED}, state, received_at, due_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'opened', $9, $10) returning ${COLUMNS}`,
    [...valuesOf(input), receivedAt, dueOn],
  );
  return rows[0] as DataRequestRow;
}

export async function findDataRequest(db: Queryable, id: bigint): Promise<DataRequestRow | null> {
  const { rows } = await db.query<DataRequestRow>(`select ${COLUMNS} from data_request where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The request, locked until the transaction ends; null if none. */
export async function lockDataRequest(tx: Queryable, id: bigint): Promise<DataRequestRow | null> {
  const { rows } = await tx.query<DataRequestRow>(`select ${COLUMNS} from data_request where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

/** Open requests of a mail address. */
export async function countOpenRequests(tx: Queryable, email: string): Promise<number> {
  const { rows } = await tx.query<{ open: number }>(
    'select count(*)::int as open from data_request where email = $1 and ended_at is null',
    [email],
  );
  return rows[0]?.open ?? 0;
}

/** Moves a request to a state; the members that are given are set. */
export async function updateState(
  tx: Queryable,
  id: bigint,
  change: { state: DataRequestState; identityConfirmedAt?: Date; extendedDueOn?: string; endedAt?: Date },
): Promise<DataRequestRow> {
  const { rows } = await tx.query<DataRequestRow>(
    `update data_request
        set state = $2, identity_confirmed_at = coalesce($3, identity_confirmed_at),
            extended_due_on = coalesce($4, extended_due_on), ended_at = coalesce($5, ended_at)
      where id = $1 returning ${COLUMNS}`,
    [id, change.state, change.identityConfirmedAt ?? null, change.extendedDueOn ?? null, change.endedAt ?? null],
  );
  return rows[0] as DataRequestRow;
}

/** Open requests, the one due first at the top; `after`: the id of the last row of the page before. */
export async function listOpenRequests(
  db: Queryable,
  { limit, after }: { limit: number; after: bigint | null },
): Promise<DataRequestRow[]> {
  const { rows } = await db.query<DataRequestRow>(
    `select ${COLUMNS} from data_request
      where ended_at is null and ($1::bigint is null or (coalesce(extended_due_on, due_on), id) >
            (select coalesce(l.extended_due_on, l.due_on), l.id from data_request l where l.id = $1))
      order by coalesce(extended_due_on, due_on), id limit $2`,
    [after, limit],
  );
  return rows;
}

/** Requests that ended, newest ids first. */
export async function listEndedRequests(
  db: Queryable,
  { limit, before }: { limit: number; before: bigint | null },
): Promise<DataRequestRow[]> {
  const { rows } = await db.query<DataRequestRow>(
    `select ${COLUMNS} from data_request
      where ended_at is not null and ($1::bigint is null or id < $1) order by id desc limit $2`,
    [before, limit],
  );
  return rows;
}

/** Deletes drafts, documents and exports whose time is over, and requests that ended before `endedBefore` with their history. */
export async function deleteExpiredDataRequests(
  db: Queryable,
  { now, endedBefore }: { now: Date; endedBefore: Date },
): Promise<number> {
  let deleted = 0;
  for (const [statement, value] of [
    ['delete from data_request_draft where expires_at <= $1', now],
    ['delete from data_request_document where delete_after <= $1', now],
    ['delete from data_request_export where delete_after <= $1', now],
    ['delete from data_request where ended_at <= $1', endedBefore],
  ] as const) {
    deleted += (await db.query(statement, [value])).rowCount ?? 0;
  }
  return deleted;
}
