import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { JURISDICTIONS, dueDays } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Database, Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { addDays } from '../calendar/utc.js';
import { BillingError } from '../errors.js';
import type { SecretBox } from '../sealing/sealing.js';
import {
  countOpenRequests,
  findDataRequest,
  insertDataRequest,
  insertDraft,
  listOpenRequests,
  lockDataRequest,
  takeDraft,
  updateState,
} from './data-request-rows.js';
import type { DataRequestInput, DataRequestRow } from './data-request-rows.js';
import { insertEvent, listEvents, lockUnsentEvent, markNotified } from './event-rows.js';
import type { DataRequestEventRow } from './event-rows.js';
import { hasExport, openExport } from './exports.js';
import { documentTypeOf, putDocument } from './identity-documents.js';
import { daysLeft } from './response-days.js';
import { listTargets } from './target-rows.js';
import type { TargetAction } from './target-rows.js';

const HOUR_MS = 3_600_000;
/** How long the link in the first mail works. */
export const DRAFT_HOURS = 48;
/** How long the link of a request works after it ended. */
const LINK_DAYS = 90;
/** Open requests of one mail address: more than one person has reason for, and few enough for the operators' list. */
export const MAX_OPEN_REQUESTS = 10;
/** A request needs attention from this many working days before its last day. */
const SOON_DAYS = 2;
/** More open requests than one service will ever have; the counts stop there. */
const MOST_COUNTED = 10_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A mail to the person about an event; `link`: the secret of the page of their request. */
export interface DataRequestNotice {
  request: DataRequestRow;
  event: DataRequestEventRow;
  /** What the decision did; empty before it, and for a refusal. */
  actions: readonly TargetAction[];
  link: string;
}

/** A request as its person sees it. */
export interface OwnDataRequest extends DataRequestRow {
  /** The history, oldest first; operators are not named to the person. */
  events: DataRequestEventRow[];
  hasExport: boolean;
}

export interface DataRequestsOptions {
  box: SecretBox;
  /** The secret that links are made with. */
  linkSecret: string;
  now: () => Date;
}

/**
 * The person's side of requests about their data (ADR 0209). A mail only opens a request: nothing is released or changed. Nothing
 * here reads the registry, so no response shows whether a person is in it.
 */
export class DataRequests {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: DataRequestsOptions,
  ) {}

  /** Stores a form; returns the token of the link that confirms its address. In the caller's transaction. */
  async submit(tx: Queryable, input: DataRequestInput): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.options.now();
    const expiresAt = new Date(now.getTime() + DRAFT_HOURS * HOUR_MS);
    await insertDraft(tx, input, { tokenHash: hashOf(token), now, expiresAt });
    return token;
  }

  /**
   * Opens the request of a mailed token, and starts the law's clock; returns the link to it. Null: the token expired, was used, or
   * never existed. Throws `too_many_data_requests`.
   */
  confirm(token: string): Promise<{ request: DataRequestRow; link: string } | null> {
    const now = this.options.now();
    return inTransaction(this.pool, async (tx) => {
      const input = await takeDraft(tx, hashOf(token), now);
      if (input === null) return null;
      // Of two confirmations of one address at once, the second counts the first.
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`data requests of ${input.email}`]);
      if ((await countOpenRequests(tx, input.email)) >= MAX_OPEN_REQUESTS) {
        throw new BillingError({ code: 'too_many_data_requests', maximum: MAX_OPEN_REQUESTS });
      }
      const { dueOn } = dueDays(JURISDICTIONS[input.jurisdiction].dataRights, input.right, now);
      const request = await insertDataRequest(tx, input, { receivedAt: now, dueOn });
      await insertEvent(tx, byPerson(request.id, 'received', now));
      return { request, link: this.linkOf(request.id) };
    });
  }

  /** The request of a link; null: the link is wrong, or the request ended too long ago. */
  async find(link: string): Promise<OwnDataRequest | null> {
    const request = await this.requestOf(this.pool, link, findDataRequest);
    if (request === null) return null;
    const events = await listEvents(this.pool, request.id);
    return { ...request, events, hasExport: await hasExport(this.pool, request.id, this.options.now()) };
  }

  /**
   * Stores the identity document of a request that has none yet; null: the link is wrong. Throws `data_request_state`, and
   * `document_type` for anything but a PDF, JPEG or PNG. The caller limits the size.
   */
  async upload(link: string, bytes: Buffer): Promise<DataRequestRow | null> {
    const now = this.options.now();
    return inTransaction(this.pool, async (tx) => {
      const request = await this.requestOf(tx, link, lockDataRequest);
      if (request === null) return null;
      if (request.state !== 'opened') throw new BillingError({ code: 'data_request_state', state: request.state });
      const mediaType = documentTypeOf(bytes);
      if (mediaType === null) throw new BillingError({ code: 'document_type' });
      await putDocument(tx, this.options.box, request.id, { mediaType, bytes, now });
      await insertEvent(tx, byPerson(request.id, 'document_uploaded', now));
      return updateState(tx, request.id, { state: 'identity_pending' });
    });
  }

  /** The copy of the data that a decision released, as JSON text; null: the link is wrong, or there is none. */
  async readExport(link: string): Promise<{ id: bigint; text: string } | null> {
    const request = await this.requestOf(this.pool, link, findDataRequest);
    if (request === null) return null;
    const text = await openExport(this.pool, this.options.box, request.id, this.options.now());
    return text === null ? null : { id: request.id, text };
  }

  /**
   * Queues one mail for the oldest event without one, with `enqueue` in its transaction; false: there was none. Any number of
   * processes may call it.
   */
  notifyNext(enqueue: (tx: Queryable, notice: DataRequestNotice) => Promise<void>): Promise<boolean> {
    const now = this.options.now();
    return inTransaction(this.pool, async (tx) => {
      const event = await lockUnsentEvent(tx);
      if (event === null) return false;
      const request = (await lockDataRequest(tx, event.requestId)) as DataRequestRow;
      const actions = (await listTargets(tx, request.id)).map(({ action }) => action);
      await enqueue(tx, { request, event, actions, link: this.linkOf(request.id) });
      await markNotified(tx, event.id, now);
      return true;
    });
  }

  /** The secret of the page of a request: not stored, so a stolen database opens none. */
  private linkOf(id: bigint): string {
    const { linkSecret } = this.options;
    const proof = createHmac('sha256', linkSecret)
      .update(`link of data request ${String(id)}`)
      .digest('base64url');
    return `${String(id)}-${proof}`;
  }

  private async requestOf(
    db: Queryable,
    link: string,
    read: (db: Queryable, id: bigint) => Promise<DataRequestRow | null>,
  ): Promise<DataRequestRow | null> {
    const id = /^([1-9]\d{0,17})-/.exec(link)?.[1];
    if (id === undefined || !isEqual(link, this.linkOf(BigInt(id)))) return null;
    const request = await read(db, BigInt(id));
    const endedAt = request?.endedAt ?? null;
    const isOver = endedAt !== null && addDays(endedAt, LINK_DAYS) <= this.options.now();
    return isOver ? null : request;
  }
}

/** Compares without the time showing how much agrees. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

/** Open requests: all, those within two working days of their last day, and those past it. */
export async function countDataRequests(
  db: Database,
  now: Date,
): Promise<{ open: number; dueSoon: number; overdue: number }> {
  const open = await listOpenRequests(db, { limit: MOST_COUNTED, after: null });
  const left = open.map((request) => daysLeft(request, now));
  return {
    open: open.length,
    dueSoon: left.filter((days) => days >= 0 && days <= SOON_DAYS).length,
    overdue: left.filter((days) => days < 0).length,
  };
}

const byPerson = (requestId: bigint, kind: 'received' | 'document_uploaded', at: Date) => ({
  ...{ requestId, at, kind, operatorId: null, actor: null, reason: null },
});
