import { Writable } from 'node:stream';
import { Billing, WebhookOutbox, WebhookSettings, secretBox } from '@entity-registry/billing';
import type { AccountId } from '@entity-registry/billing';
import { createLogger } from '@entity-registry/nest-kit';
import {
  findOwnUpdateRequest,
  findWebhookDelivery,
  insertWebhookDelivery,
  listWebhookAttempts,
} from '@entity-registry/persistence';
import type { UpdateStatusRow, WebhookAttemptRow, WebhookDeliveryRow, WebhookKind } from '@entity-registry/persistence';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { createHttpPost } from '../src/webhooks/http-post.js';
import type { HttpPost } from '../src/webhooks/http-post.js';
import { WebhookDeliveries } from '../src/webhooks/webhook-deliveries.js';
import type { DeliveryOutcome } from '../src/webhooks/webhook-deliveries.js';

const MACHINE = { operatorId: null, name: 'the tests', requestId: null };

/** Of an invented company; the text as PostgreSQL gives it, with what must be a character on the wire. */
export const RESULT = String.raw`{"id":77,"sid":"syn:1:7","nombre":"PE\u00d1A \ud83d\ude00 Y C\u00cdA, S.A.","capital":"10000.00","rp_report_url":"object://pa/r.pdf"}`;

/** Deliveries on a database of their own, with a clock that moves only when told, and a kept log. */
export class WebhookFixture {
  /** Real, unless a test sets it: receivers refuse old timestamps. */
  time: Date | null = null;
  readonly log: string[] = [];
  readonly outcomes: DeliveryOutcome[] = [];
  database!: TestDatabase;
  outbox!: WebhookOutbox;
  settings!: WebhookSettings;
  accountId!: AccountId;
  secret!: string;

  static async open(): Promise<WebhookFixture> {
    const fixture = new WebhookFixture();
    fixture.database = await createTestDatabase({ poolSize: 6 });
    const { pool } = fixture.database;
    const billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now: fixture.now });
    fixture.settings = new WebhookSettings(pool, { box: secretBox('s'.repeat(32)), now: fixture.now });
    fixture.outbox = new WebhookOutbox(pool, {
      now: fixture.now,
      secrets: (accountId) => fixture.settings.secrets(accountId),
      mintUrls: (json) => Promise.resolve(json.replace('object://', 'https://objects.example/')),
    });
    fixture.accountId = (await billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' })).id;
    fixture.secret = await fixture.rotate();
    return fixture;
  }

  now = (): Date => this.time ?? new Date();

  async rotate(): Promise<string> {
    return (await this.settings.rotateSecret(this.accountId, MACHINE)).secret;
  }

  /** What sends, to private addresses too unless told otherwise. */
  sender(post: HttpPost = createHttpPost({ timeoutMs: 5_000, allowPrivate: true })): WebhookDeliveries {
    const destination = new Writable({
      write: (line: Buffer, _encoding, done) => {
        this.log.push(line.toString());
        done();
      },
    });
    const log = createLogger({ service: 'worker', level: 'info', destination });
    return new WebhookDeliveries(this.outbox, post, {
      log,
      now: this.now,
      onOutcome: (outcome) => this.outcomes.push(outcome),
    });
  }

  /** A completed refresh. */
  async completed(url: string): Promise<bigint> {
    const { rows } = await this.database.pool.query<{ id: bigint }>(
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status, webhook_url,
                                   requested_at, started_at, completed_at, result)
       values ($1, 'pa', 77, '{CHK-BIN}', 20000, 'completed', $2, $3, $3, $3, $4) returning id`,
      [this.accountId, url, this.now(), RESULT],
    );
    return (rows[0] as { id: bigint }).id;
  }

  /** A delivery that waits; of a new completed refresh, or of `updateRequestId`. */
  async delivery(
    url: string,
    { kind = 'completed', updateRequestId }: { kind?: WebhookKind; updateRequestId?: bigint } = {},
  ): Promise<{ id: bigint; updateRequestId: bigint | null }> {
    const request = kind === 'test' ? null : (updateRequestId ?? (await this.completed(url)));
    const { accountId } = this;
    const id = await insertWebhookDelivery(this.database.pool, {
      ...{ accountId, kind, url, updateRequestId: request, now: this.now() },
    });
    return { id, updateRequestId: request };
  }

  async row(id: bigint): Promise<WebhookDeliveryRow> {
    return (await findWebhookDelivery(this.database.pool, id)) as WebhookDeliveryRow;
  }

  attempts(id: bigint): Promise<WebhookAttemptRow[]> {
    return listWebhookAttempts(this.database.pool, [id]);
  }

  /** The request as its owner's poll reads it. */
  async poll(updateRequestId: bigint | null): Promise<UpdateStatusRow> {
    return (await findOwnUpdateRequest(this.database.pool, this.accountId, updateRequestId ?? 0n)) as UpdateStatusRow;
  }

  close(): Promise<void> {
    return this.database.drop();
  }
}
