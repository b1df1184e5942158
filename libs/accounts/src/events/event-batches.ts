import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { advancePositions } from '../read-positions/read-position-rows.js';
import { claimManualDeliveries, findOpenBatch, insertEventDelivery, noteAttempt } from './delivery-rows.js';
import type { EventDeliveryRow } from './delivery-rows.js';
import { claimEndpoints, endAttempt, findEndpoint, startAttempt } from './endpoint-rows.js';
import type { ClaimedEndpoint } from './endpoint-rows.js';
import type { EventEndpoints } from './event-endpoints.js';
import { readEventsByNumber, readSentEvents } from './event-rows.js';
import { toEventView } from './event-view.js';
import { composeWebhook, testEvent } from './event-webhook.js';
import type { SendEvents, SendResult } from './event-webhook.js';

/** Maximum events in one webhook. */
const BATCH = 100;
/** Endpoints, and tests and replays, that one run claims. */
const CLAIMS = 20;
/** Longer than an attempt takes. */
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After this long without success a batch is given up; its events stay in the feed. */
const GIVE_UP_MS = 24 * 3_600_000;
const MAX_ERROR = 500;

const GONE: SendResult = { statusCode: null, error: 'these events are no longer stored' };
const NO_ENDPOINT: SendResult = { statusCode: null, error: 'the event endpoint was removed' };

type Batch = Pick<EventDeliveryRow, 'id' | 'webhookId' | 'seqs'>;

/** How an attempt ended. `failed`: a batch is sent again later, a test or replay isn't. `given_up`: a batch failed for a day. */
export type EventAttemptOutcome = 'delivered' | 'failed' | 'given_up';

export interface EventBatchesOptions {
  readonly now: () => Date;
  readonly endpoints: Pick<EventEndpoints, 'secrets'>;
  readonly send: SendEvents;
  /** Called after each attempt. */
  readonly onAttempt?: (outcome: EventAttemptOutcome) => void;
}

/**
 * Sends the events of accounts to their endpoints, in order, in batches, at least once: a batch is sent until the receiver accepts it, for
 * up to a day, and every attempt has the same id and events (ADR 0207). Tests and replays are sent once, beside the order.
 */
export class EventBatches {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: EventBatchesOptions,
  ) {}

  /** Sends what is due: one batch to each endpoint, tests and replays. May run in any number of processes. Returns whether there may be more. */
  async run(): Promise<boolean> {
    const now = this.options.now();
    const claim = { now, leaseUntil: new Date(now.getTime() + LEASE_MS), limit: CLAIMS };
    const claimed = await claimEndpoints(this.pool, claim);
    const manual = await claimManualDeliveries(this.pool, claim);
    const [batches] = await Promise.all([
      Promise.all(claimed.map((endpoint) => this.sendBatch(endpoint))),
      Promise.all(manual.map((delivery) => this.sendManual(delivery))),
    ]);
    return batches.some(Boolean) || manual.length === CLAIMS;
  }

  /** Returns whether more may be sent at once. */
  private async sendBatch(endpoint: ClaimedEndpoint): Promise<boolean> {
    const { accountId, batchSeq, url } = endpoint;
    const batch = batchSeq === null ? null : await findOpenBatch(this.pool, accountId);
    const next = batch === null ? await this.compose(endpoint) : { batch, end: batchSeq ?? 0n };
    if (next === null) return false;
    if (batch !== null && !(await startAttempt(this.pool, endpoint, { batchSeq: next.end, now: this.options.now() })))
      return false;
    const result = await this.sendEvents(accountId, next.batch, url);
    const now = this.options.now();
    const isGivenUp = result.error !== null && isOverdue(endpoint, now);
    const status = result.error === null ? 'delivered' : isGivenUp ? 'failed' : 'pending';
    const { error } = result;
    // Both or none: a delivered batch whose endpoint wasn't moved on would be composed again under the same id.
    await inTransaction(this.pool, async (tx) => {
      if (error === null) await this.done(tx, endpoint, next.end, now);
      else await this.failed(tx, endpoint, next.end, { error, isGivenUp, now });
      await noteAttempt(tx, next.batch.id, { ...result, status, url, now });
    });
    this.options.onAttempt?.(status === 'failed' ? 'given_up' : status === 'pending' ? 'failed' : status);
    return result.error === null;
  }

  /**
   * Fixes the next batch before it is first sent: its events and its id. Null: there is nothing to send, or another process holds the
   * endpoint by now.
   */
  private async compose(endpoint: ClaimedEndpoint): Promise<{ batch: Batch; end: bigint } | null> {
    const { accountId, doneSeq, lastSeq, url } = endpoint;
    const rows = await readSentEvents(this.pool, accountId, { after: doneSeq, through: lastSeq, limit: BATCH });
    const last = rows.at(-1);
    if (last === undefined) {
      await this.done(this.pool, endpoint, lastSeq, null);
      return null;
    }
    const end = rows.length === BATCH ? last.seq : lastSeq;
    const [webhookId, seqs] = [`evb_${last.eventId.slice('evt_'.length)}`, rows.map(({ seq }) => seq)];
    const now = this.options.now();
    const id = await inTransaction(this.pool, async (tx) => {
      if (!(await startAttempt(tx, endpoint, { batchSeq: end, now }))) return null;
      return insertEventDelivery(tx, { accountId, kind: 'events', webhookId, url, seqs, now });
    });
    return id === null ? null : { batch: { id, webhookId, seqs }, end };
  }

  private async sendManual(delivery: EventDeliveryRow): Promise<void> {
    const { id, accountId } = delivery;
    const endpoint = await findEndpoint(this.pool, accountId);
    const url = endpoint?.url ?? delivery.url;
    const result = endpoint === null ? NO_ENDPOINT : await this.sendEvents(accountId, delivery, url);
    const status = result.error === null ? 'delivered' : 'failed';
    await noteAttempt(this.pool, id, { ...result, status, url, now: this.options.now() });
    this.options.onAttempt?.(status);
  }

  private async sendEvents(
    accountId: ClaimedEndpoint['accountId'],
    { webhookId, seqs }: Batch,
    url: string,
  ): Promise<SendResult> {
    const now = this.options.now();
    const rows = await readEventsByNumber(this.pool, accountId, seqs);
    if (rows.length < seqs.length) return GONE;
    // When the webhook arrives, the account must be able to read the events from any replica (ADR 0192).
    if (rows.length > 0) await advancePositions(this.pool, [accountId]);
    const events = seqs.length === 0 ? [testEvent(now)] : rows.map(toEventView);
    const secrets = await this.options.endpoints.secrets(accountId);
    if (secrets.length === 0) return NO_ENDPOINT;
    const { statusCode, error } = await this.options.send(composeWebhook({ url, webhookId, events }, secrets, now));
    return { statusCode, error: error?.slice(0, MAX_ERROR) ?? null };
  }

  private done(db: Queryable, endpoint: ClaimedEndpoint, doneSeq: bigint, deliveredAt: Date | null): Promise<void> {
    const nextAttemptAt = this.options.now();
    return endAttempt(db, endpoint, { doneSeq, error: null, isGivenUp: false, deliveredAt, nextAttemptAt });
  }

  private failed(
    db: Queryable,
    endpoint: ClaimedEndpoint,
    batchSeq: bigint,
    { error, isGivenUp, now }: { readonly error: string; readonly isGivenUp: boolean; readonly now: Date },
  ): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(endpoint.attempts, 20), LONGEST_PAUSE_MS);
    return endAttempt(db, endpoint, {
      ...{ doneSeq: isGivenUp ? batchSeq : null, error, isGivenUp, deliveredAt: null },
      nextAttemptAt: new Date(now.getTime() + pause),
    });
  }
}

function isOverdue({ firstAttemptAt }: ClaimedEndpoint, now: Date): boolean {
  return firstAttemptAt !== null && now.getTime() - firstAttemptAt.getTime() >= GIVE_UP_MS;
}
