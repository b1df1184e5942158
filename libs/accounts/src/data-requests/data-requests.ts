import { createHash, randomBytes } from 'node:crypto';
import { JURISDICTIONS, dueDays, workingDaysLeft } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Database, Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { BillingError } from '../errors.js';
import type { SecretBox } from '../sealing/sealing.js';
import {
  insertDataRequest,
  insertDraft,
  listOpenRequests,
  lockDataRequest,
  lockUpload,
  setUploadToken,
  takeDraft,
  updateState,
} from './data-request-rows.js';
import type { DataRequestInput, DataRequestRow } from './data-request-rows.js';
import { insertEvent, lockUnsentEvent, markNotified } from './event-rows.js';
import type { DataRequestEventRow } from './event-rows.js';
import { documentTypeOf, putDocument } from './identity-documents.js';

const HOUR_MS = 3_600_000;
/** How long the link in the first mail works. */
export const DRAFT_HOURS = 48;
/** How long a link for the identity document works. */
export const UPLOAD_DAYS = 10;
/** A request needs attention from this many working days before its last day. */
const SOON_DAYS = 2;
/** More open requests than one service will ever have; the counts stop there. */
const MOST_COUNTED = 10_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A mail to the person about an event; `uploadToken`: of a new link for the identity document, if one is needed. */
export interface DataRequestNotice {
  request: DataRequestRow;
  event: DataRequestEventRow;
  uploadToken: string | null;
}

/** The person's side of requests about their data (ADR 0209). A mail only opens a request: nothing is released or changed. */
export class DataRequests {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { box: SecretBox; now: () => Date },
  ) {}

  /** Stores a form; returns the token of the link that confirms its address. In the caller's transaction. */
  async submit(tx: Queryable, input: DataRequestInput): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.options.now();
    const expiresAt = new Date(now.getTime() + DRAFT_HOURS * HOUR_MS);
    await insertDraft(tx, input, { tokenHash: hashOf(token), now, expiresAt });
    return token;
  }

  /** Opens the request behind a link, and starts the law's clock; null: the link expired, was used, or never existed. */
  confirm(token: string): Promise<DataRequestRow | null> {
    const now = this.options.now();
    return inTransaction(this.pool, async (tx) => {
      const input = await takeDraft(tx, hashOf(token), now);
      if (input === null) return null;
      const { dueOn } = dueDays(JURISDICTIONS[input.jurisdiction].dataRights, input.right, now);
      const request = await insertDataRequest(tx, input, { receivedAt: now, dueOn });
      await insertEvent(tx, byPerson(request.id, 'received', now));
      return request;
    });
  }

  /**
   * Stores the identity document, once for each link; null: the link expired, was used, or never existed. Throws
   * `document_type` for anything but a PDF, JPEG or PNG. The caller limits the size.
   */
  async upload(token: string, bytes: Buffer): Promise<DataRequestRow | null> {
    const now = this.options.now();
    return inTransaction(this.pool, async (tx) => {
      const request = await lockUpload(tx, hashOf(token), now);
      if (request === null) return null;
      const mediaType = documentTypeOf(bytes);
      if (mediaType === null) throw new BillingError({ code: 'document_type' });
      await putDocument(tx, this.options.box, request.id, { mediaType, bytes, now });
      await insertEvent(tx, byPerson(request.id, 'document_uploaded', now));
      return updateState(tx, request.id, { state: 'identity_pending' });
    });
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
      await enqueue(tx, { request, event, uploadToken: await this.newUploadLink(tx, request, event) });
      await markNotified(tx, event.id, now);
      return true;
    });
  }

  private async newUploadLink(
    tx: Queryable,
    { id, state }: DataRequestRow,
    { kind }: DataRequestEventRow,
  ): Promise<string | null> {
    if (state !== 'opened' || (kind !== 'received' && kind !== 'identity_rejected')) return null;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.options.now().getTime() + UPLOAD_DAYS * 24 * HOUR_MS);
    await setUploadToken(tx, id, { tokenHash: hashOf(token), expiresAt });
    return token;
  }

  /** Open requests: all, those within two working days of their last day, and those past it. */
  async counts(db: Database = this.pool): Promise<{ open: number; dueSoon: number; overdue: number }> {
    const now = this.options.now();
    const open = await listOpenRequests(db, { limit: MOST_COUNTED, after: null });
    const left = open.map((request) => daysLeft(request, now));
    return {
      open: open.length,
      dueSoon: left.filter((days) => days >= 0 && days <= SOON_DAYS).length,
      overdue: left.filter((days) => days < 0).length,
    };
  }
}

/** Working days until the last day of a request; 0 on that day, negative after it. */
export function daysLeft(
  { jurisdiction, dueOn, extendedDueOn }: Pick<DataRequestRow, 'jurisdiction' | 'dueOn' | 'extendedDueOn'>,
  now: Date,
): number {
  return workingDaysLeft(JURISDICTIONS[jurisdiction].dataRights, extendedDueOn ?? dueOn, now);
}

const byPerson = (requestId: bigint, kind: 'received' | 'document_uploaded', at: Date) => ({
  ...{ requestId, at, kind, operatorId: null, actor: null, reason: null },
});
