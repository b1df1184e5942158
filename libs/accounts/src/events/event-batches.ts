import { createHmac } from 'node:crypto';
import { standardWebhookSignature } from '@entity-registry/domain';
import type { HmacSha256 } from '@entity-registry/domain';
import type pg from 'pg';
import { advancePositions } from '../read-positions/read-position-rows.js';
import { claimEndpoints, endAttempt, startAttempt } from './endpoint-rows.js';
import type { ClaimedEndpoint } from './endpoint-rows.js';
import type { EventEndpoints } from './event-endpoints.js';
import { readSentEvents } from './event-rows.js';
import { toEventView } from './event-view.js';

/** Maximum events in one webhook. */
const BATCH = 100;
/** Endpoints that one run claims. */
const ENDPOINTS = 20;
/** Longer than an attempt takes. */
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After this long without success a batch is given up; its events stay in the feed. */
const GIVE_UP_MS = 24 * 3_600_000;
const MAX_ERROR = 500;

const hmac: HmacSha256 = (key, message) => createHmac('sha256', key).update(message).digest();

/** A webhook to send, with the headers of Standard Webhooks. */
export interface EventWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Null: the receiver returned 2xx. */
export type SendEvents = (webhook: EventWebhook) => Promise<{ readonly error: string | null }>;

/**
 * Sends the events of accounts to their endpoints, in order, in batches, at least once: a batch is sent until the receiver accepts it, for
 * up to a day, and every attempt has the same id and events (ADR 0207).
 */
export class EventBatches {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: {
      readonly now: () => Date;
      readonly endpoints: Pick<EventEndpoints, 'secrets'>;
      readonly send: SendEvents;
    },
  ) {}

  /** Sends one batch to each endpoint that waits. May run in any number of processes. Returns whether there may be more. */
  async run(): Promise<boolean> {
    const now = this.options.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimEndpoints(this.pool, { now, leaseUntil, limit: ENDPOINTS });
    const sent = await Promise.all(claimed.map((endpoint) => this.sendBatch(endpoint)));
    return sent.some(Boolean);
  }

  /** Returns whether more may be sent at once. */
  private async sendBatch(endpoint: ClaimedEndpoint): Promise<boolean> {
    const { accountId, doneSeq, batchSeq, lastSeq } = endpoint;
    const through = batchSeq ?? lastSeq;
    const rows = await readSentEvents(this.pool, accountId, { after: doneSeq, through, limit: BATCH });
    const last = rows.at(-1);
    if (last === undefined) {
      await this.done(endpoint, through, null);
      return false;
    }
    const end = batchSeq ?? (rows.length === BATCH ? last.seq : lastSeq);
    const now = this.options.now();
    if (!(await startAttempt(this.pool, endpoint, { batchSeq: end, now }))) return false;
    // When the webhook arrives, the account must be able to read the events from any replica (ADR 0192).
    await advancePositions(this.pool, [accountId]);
    const body = Buffer.from(JSON.stringify({ events: rows.map(toEventView) }), 'utf8');
    const id = `evb_${last.eventId.slice('evt_'.length)}`;
    const timestamp = Math.floor(now.getTime() / 1_000);
    const signature = standardWebhookSignature(hmac, await this.options.endpoints.secrets(accountId), {
      id,
      timestamp,
      body,
    });
    const headers = {
      ...{ 'Content-Type': 'application/json', 'User-Agent': 'entity-registry-webhooks/1' },
      ...{ 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature },
    };
    const { error } = await this.options.send({ url: endpoint.url, headers, body });
    if (error === null) await this.done(endpoint, end, this.options.now());
    else await this.failed(endpoint, end, error);
    return error === null;
  }

  private done(endpoint: ClaimedEndpoint, doneSeq: bigint, deliveredAt: Date | null): Promise<void> {
    const nextAttemptAt = this.options.now();
    return endAttempt(this.pool, endpoint, { doneSeq, error: null, isGivenUp: false, deliveredAt, nextAttemptAt });
  }

  private failed(endpoint: ClaimedEndpoint, batchSeq: bigint, error: string): Promise<void> {
    const now = this.options.now();
    const isGivenUp =
      endpoint.firstAttemptAt !== null && now.getTime() - endpoint.firstAttemptAt.getTime() >= GIVE_UP_MS;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(endpoint.attempts, 20), LONGEST_PAUSE_MS);
    return endAttempt(this.pool, endpoint, {
      ...{ doneSeq: isGivenUp ? batchSeq : null, error: error.slice(0, MAX_ERROR), isGivenUp, deliveredAt: null },
      nextAttemptAt: new Date(now.getTime() + pause),
    });
  }
}
