import { createHmac } from 'node:crypto';
import { standardWebhookSignature, webhookBody, webhookId, webhookSignature } from '@entity-registry/domain';
import type { HmacSha256, WebhookEvent } from '@entity-registry/domain';
import {
  claimWebhookDelivery,
  endWebhookAttempt,
  findWaitingDeliveries,
  finishWebhookDelivery,
  fixWebhookContent,
  inTransaction,
  readCompletedResult,
  releaseWebhookDelivery,
  startWebhookAttempt,
} from '@entity-registry/persistence';
import type { AccountId, ClaimedDelivery, WebhookContent } from '@entity-registry/persistence';
import type pg from 'pg';
import { TEST_EVENT } from './test-event.js';

/** Attempts of one delivery at most, also across a crash (specification, "Delivery"). */
export const MAX_WEBHOOK_ATTEMPTS = 3;

/** How long a delivery is one worker's without a word: an attempt's 5 s, and what the clocks of workers may differ by. */
const LEASE_MS = 15_000;

const hmac: HmacSha256 = (key, message) => createHmac('sha256', key).update(message).digest();

export interface WebhookOutboxOptions {
  now: () => Date;
  /** The texts of the account's signing secrets, newest first. */
  secrets: (accountId: AccountId) => Promise<string[]>;
  /** Turns the references to documents in a detail's JSON text into addresses that work (ruling 25). */
  mintUrls: (json: string) => Promise<string>;
}

/** A delivery that this process holds, with what is sent. */
export interface ReadyDelivery extends ClaimedDelivery {
  content: WebhookContent;
  /** `ur_<request>`, the same in every attempt and replay. */
  webhookId: string;
}

/** What came of an attempt; `error` null: the receiver answered 2xx. */
export interface AttemptResult {
  statusCode: number | null;
  error: string | null;
}

/**
 * The deliveries to send, as the database has them. A delivery is one worker's by a lease, which every write proves; what
 * is sent, and every attempt, is stored before it leaves, so that a crash repeats no attempt and changes nothing of it
 * (ruling 31). Each method returns null or false when somebody else holds the delivery by now: then nothing was written, and
 * nothing may be sent.
 */
export class WebhookOutbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: WebhookOutboxOptions,
  ) {}

  /** Takes a delivery that waits. Null: it has ended, somebody holds it, or it is none. */
  claim(id: bigint): Promise<ClaimedDelivery | null> {
    const now = this.options.now();
    return claimWebhookDelivery(this.pool, { id, now, leaseUntil: this.leaseFrom(now) });
  }

  /** The delivery with what is sent, fixed when it is first asked for. A text: why it can never be sent. */
  async prepare(delivery: ClaimedDelivery): Promise<ReadyDelivery | string | null> {
    const { updateRequestId, content } = delivery;
    const id = webhookId(updateRequestId ?? TEST_EVENT.updateRequestId);
    if (content !== null) return { ...delivery, content, webhookId: id };
    const secrets = await this.options.secrets(delivery.accountId);
    const [current] = secrets;
    if (current === undefined) return 'the account has no signing secret';
    const event = await this.eventOf(updateRequestId);
    if (event === null) return 'the refresh has no result';
    const body = Buffer.from(webhookBody({ ...event, data: await this.options.mintUrls(event.data) }), 'utf8');
    const timestamp = Math.floor(this.options.now().getTime() / 1_000);
    const made: WebhookContent = {
      ...{ timestamp, body, signature: webhookSignature(hmac, current, timestamp, body) },
      standardSignature: standardWebhookSignature(hmac, secrets, { id, timestamp, body }),
    };
    if (!(await fixWebhookContent(this.pool, delivery, made))) return null;
    return { ...delivery, content: made, webhookId: id };
  }

  /** Notes that the next attempt leaves now. */
  async startAttempt(delivery: ReadyDelivery): Promise<ReadyDelivery | null> {
    const now = this.options.now();
    const [number, leaseUntil] = [delivery.attempts + 1, this.leaseFrom(now)];
    const started = await startWebhookAttempt(this.pool, delivery, { number, now, leaseUntil });
    return started ? { ...delivery, attempts: number, leaseUntil } : null;
  }

  /** Notes how the attempt under way ended, and with it the delivery when it was the last. */
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

  /** Ends a delivery that no attempt can be made of any more. */
  abandon(delivery: ClaimedDelivery, why: string): Promise<boolean> {
    const error = `the webhook was not delivered: ${why}`;
    return finishWebhookDelivery(this.pool, delivery, { finishedAt: this.options.now(), error });
  }

  /** Lets another process go on at once. */
  release(delivery: ClaimedDelivery): Promise<void> {
    return releaseWebhookDelivery(this.pool, delivery);
  }

  /** Ids of at most `limit` deliveries that have waited for `olderThanMs` and that nobody holds; oldest first. */
  waiting({ olderThanMs, limit }: { olderThanMs: number; limit: number }): Promise<bigint[]> {
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
