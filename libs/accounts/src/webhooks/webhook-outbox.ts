import { createHmac } from 'node:crypto';
import { standardWebhookSignature, webhookBody, webhookId, webhookSignature } from '@entity-registry/domain';
import type { HmacSha256, WebhookEvent } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import {
  claimWebhookDelivery,
  endWebhookAttempt,
  findWaitingDeliveries,
  finishWebhookDelivery,
  fixWebhookContent,
  readCompletedResult,
  releaseWebhookDelivery,
  startWebhookAttempt,
} from './delivery-rows.js';
import type { AccountId } from '../ids.js';
import { advancePositions } from '../read-positions/read-position-rows.js';
import type { ClaimedDelivery, WebhookContent } from './delivery-rows.js';
import { TEST_EVENT } from './test-event.js';

/** Maximum attempts per delivery, also across a crash (specification, "Delivery"). */
export const MAX_WEBHOOK_ATTEMPTS = 3;

/** How long a worker holds a delivery without renewal: an attempt's 5 s, plus the clock difference between workers. */
const LEASE_MS = 15_000;

/** Error text for the owner of a refresh, in the poll and in the list of deliveries. */
const NO_RESULT = 'the refresh has no result';
const NO_SECRET =
  'nothing was sent, because the account has no signing secret. Create one in the webhook settings of the dashboard, then replay the delivery';

const hmac: HmacSha256 = (key, message) => createHmac('sha256', key).update(message).digest();

export interface WebhookOutboxOptions {
  now: () => Date;
  /** The texts of the account's signing secrets, newest first. */
  secrets: (accountId: AccountId) => Promise<string[]>;
  /** Turns document references in a detail's JSON text into working URLs (ADR 0025). */
  mintUrls: (json: string) => Promise<string>;
}

/** A delivery held by this process, with its payload. */
export interface ReadyDelivery extends ClaimedDelivery {
  content: WebhookContent;
  /** `ur_<request>`, the same in every attempt and replay. */
  webhookId: string;
}

/** Result of an attempt; `error` null: the receiver returned 2xx. */
export interface AttemptResult {
  statusCode: number | null;
  error: string | null;
}

/**
 * The deliveries to send, as stored in the database. A worker holds a delivery by a lease, which every write checks; the
 * payload and every attempt are stored before sending, so that a crash repeats or changes no attempt (ADR 0030). Each method
 * returns null or false if another process holds the delivery by now. Then nothing was written, and nothing must be sent.
 */
export class WebhookOutbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: WebhookOutboxOptions,
  ) {}

  /** Claims a waiting delivery. Null: it has ended, another process holds it, or it doesn't exist. */
  claim(id: bigint): Promise<ClaimedDelivery | null> {
    const now = this.options.now();
    return claimWebhookDelivery(this.pool, { id, now, leaseUntil: this.leaseFrom(now) });
  }

  /** Returns the delivery with its payload, which is fixed on the first call. A string: why it can never be sent. */
  async prepare(delivery: ClaimedDelivery): Promise<ReadyDelivery | string | null> {
    const { updateRequestId, content } = delivery;
    const id = webhookId(updateRequestId ?? TEST_EVENT.updateRequestId);
    if (content !== null) {
      // Fixed before something in it was suppressed (ADR 0211).
      const isGone = updateRequestId !== null && (await readCompletedResult(this.pool, updateRequestId)) === null;
      return isGone ? NO_RESULT : { ...delivery, content, webhookId: id };
    }
    const secrets = await this.options.secrets(delivery.accountId);
    const [current] = secrets;
    if (current === undefined) return NO_SECRET;
    const event = await this.eventOf(updateRequestId);
    if (event === null) return NO_RESULT;
    const body = Buffer.from(webhookBody({ ...event, data: await this.options.mintUrls(event.data) }), 'utf8');
    const timestamp = Math.floor(this.options.now().getTime() / 1_000);
    const made: WebhookContent = {
      ...{ timestamp, body, signature: webhookSignature(hmac, current, timestamp, body) },
      standardSignature: standardWebhookSignature(hmac, secrets, { id, timestamp, body }),
    };
    if (!(await fixWebhookContent(this.pool, delivery, made))) return null;
    return { ...delivery, content: made, webhookId: id };
  }

  /** Records that the next attempt starts now. */
  async startAttempt(delivery: ReadyDelivery): Promise<ReadyDelivery | null> {
    const now = this.options.now();
    const [number, leaseUntil] = [delivery.attempts + 1, this.leaseFrom(now)];
    // When the webhook arrives, the account must be able to read the change from any replica (ADR 0192).
    await advancePositions(this.pool, [delivery.accountId]);
    const started = await startWebhookAttempt(this.pool, delivery, { number, now, leaseUntil });
    return started ? { ...delivery, attempts: number, leaseUntil } : null;
  }

  /** Records how the current attempt ended, and ends the delivery if it was the last. */
  endAttempt(delivery: ReadyDelivery, { statusCode, error }: AttemptResult): Promise<'ended' | 'goes on' | null> {
    const finishedAt = this.options.now();
    return inTransaction(this.pool, async (tx) => {
      const end = { finishedAt, statusCode, error };
      if (!(await endWebhookAttempt(tx, delivery, delivery.attempts, end))) return null;
      if (error !== null && delivery.attempts < MAX_WEBHOOK_ATTEMPTS) return 'goes on';
      const why = error === null ? null : `the webhook was not delivered in ${delivery.attempts} attempts: ${error}`;
      return (await finishWebhookDelivery(tx, delivery, { finishedAt, error: why })) ? 'ended' : null;
    });
  }

  /** Ends a delivery that can't be attempted anymore. */
  abandon(delivery: ClaimedDelivery, why: string): Promise<boolean> {
    const error = `the webhook was not delivered: ${why}`;
    return finishWebhookDelivery(this.pool, delivery, { finishedAt: this.options.now(), error });
  }

  /** Lets another process continue at once. */
  release(delivery: ClaimedDelivery): Promise<void> {
    return releaseWebhookDelivery(this.pool, delivery);
  }

  /** Ids of at most `limit` deliveries handed to the queue more than `olderThanMs` ago that no process holds; oldest first. */
  listWaiting({ olderThanMs, limit }: { olderThanMs: number; limit: number }): Promise<bigint[]> {
    const now = this.options.now();
    return findWaitingDeliveries(this.pool, { before: new Date(now.getTime() - olderThanMs), now, limit });
  }

  private async eventOf(updateRequestId: bigint | null): Promise<WebhookEvent | null> {
    if (updateRequestId === null) return TEST_EVENT;
    const row = await readCompletedResult(this.pool, updateRequestId);
    return row && { updateRequestId, jurisdiction: row.jurisdiction, data: row.result };
  }

  private leaseFrom(now: Date): Date {
    return new Date(now.getTime() + LEASE_MS);
  }
}
