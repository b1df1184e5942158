import { Writable } from 'node:stream';
import {
  Billing,
  Refreshes,
  WebhookOutbox,
  WebhookSettings,
  secretBox,
  findAccountUpdateRequest,
  findWebhookDelivery,
  insertWebhookDelivery,
  listWebhookAttempts,
} from '@entity-registry/accounts';
import type {
  AccountId,
  KeyId,
  UpdateStatusRow,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookKind,
} from '@entity-registry/accounts';
import { levelMask, micro, ownKey } from '@entity-registry/domain';
import { createLogger } from '@entity-registry/http';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { createHttpPost } from '../src/webhooks/http-post.js';
import type { HttpPost } from '../src/webhooks/http-post.js';
import { WebhookDeliveries } from '../src/webhooks/webhook-deliveries.js';
import type { DeliveryOutcome } from '../src/webhooks/webhook-deliveries.js';

/** A limit that no attempt reaches, even on a busy machine. */
export const PATIENT_MS = 20_000;
const PRICE = micro('0.01');
const MACHINE = { operatorId: null, name: 'the tests', requestId: null };

/** The result of a synthetic company, as PostgreSQL returns it, with characters that need escaping on the wire. */
export const RESULT = String.raw`{"id":77,"sid":"syn:1:7","nombre":"PE\u00d1A \ud83d\ude00 Y C\u00cdA, S.A.","capital":"10000.00","rp_report_url":"object://pa/r.pdf"}`;

/** Deliveries on their own database, with a clock that tests set, and a stored log. */
export class WebhookFixture {
  /** Real, unless a test sets it: receivers refuse old timestamps. */
  time: Date | null = null;
  readonly log: string[] = [];
  readonly outcomes: DeliveryOutcome[] = [];
  database!: TestDatabase;
  billing!: Billing;
  outbox!: WebhookOutbox;
  settings!: WebhookSettings;
  requests!: Refreshes;
  accountId!: AccountId;
  keyId!: KeyId;
  secret!: string;

  static async open(): Promise<WebhookFixture> {
    const fixture = new WebhookFixture();
    fixture.database = await createTestDatabase({ poolSize: 6 });
    const { pool } = fixture.database;
    fixture.billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now: fixture.now });
    fixture.settings = new WebhookSettings(pool, { box: secretBox('s'.repeat(32)), now: fixture.now });
    fixture.outbox = new WebhookOutbox(pool, {
      now: fixture.now,
      secrets: (accountId) => fixture.settings.secrets(accountId),
      mintUrls: (json) => Promise.resolve(json.replace('object://', 'https://objects.example/')),
    });
    fixture.accountId = (await fixture.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' })).id;
    fixture.requests = new Refreshes(pool, fixture.now);
    const { accountId } = fixture;
    fixture.keyId = (await fixture.billing.createKey({ accountId, name: 'clave' })).id;
    await fixture.billing.grantPurchase({ accountId, amount: micro('100.00'), idempotencyKey: 'purchase' });
    fixture.secret = await fixture.rotate();
    return fixture;
  }

  now = (): Date => this.time ?? new Date();

  async rotate(): Promise<string> {
    return (await this.settings.rotateSecret(this.accountId, MACHINE)).secret;
  }

  /** Sends webhooks; by default to private addresses too. */
  sender(post: HttpPost = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: true })): WebhookDeliveries {
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

  /** The webhook of a refresh that was completed and paid as a worker does it. */
  async completed(url: string): Promise<{ id: bigint; updateRequestId: bigint }> {
    const { accountId, keyId } = this;
    await this.settings.setUrl(accountId, url, MACHINE);
    const created = await this.requests.create({
      ...{ accountId, keyId, jurisdiction: 'pa', entityPk: 77n, codes: ['CHK-BIN'], price: PRICE },
      clientReference: null,
      member: null,
    });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    const fact = { entity: ownKey('pa', 77n), levels: levelMask(['core_registro']) };
    const produceResult = () => Promise.resolve({ text: RESULT, fact });
    const completion = await this.requests.complete(created.id, produceResult);
    if (completion.outcome !== 'completed' || completion.deliveryId === null) throw new Error(completion.outcome);
    return { id: completion.deliveryId, updateRequestId: created.id };
  }

  /** A pending test, or a pending replay of a refresh. */
  async delivery(kind: WebhookKind, url: string, updateRequestId: bigint | null): Promise<bigint> {
    const { accountId } = this;
    return insertWebhookDelivery(this.database.pool, { accountId, kind, url, updateRequestId, now: this.now() });
  }

  async row(id: bigint): Promise<WebhookDeliveryRow> {
    return (await findWebhookDelivery(this.database.pool, null, id)) as WebhookDeliveryRow;
  }

  attempts(id: bigint): Promise<WebhookAttemptRow[]> {
    return listWebhookAttempts(this.database.pool, [id]);
  }

  /** The refresh as its owner sees it when polling. */
  async poll(updateRequestId: bigint | null): Promise<UpdateStatusRow> {
    return (await findAccountUpdateRequest(
      this.database.pool,
      this.accountId,
      updateRequestId ?? 0n,
    )) as UpdateStatusRow;
  }

  close(): Promise<void> {
    return this.database.drop();
  }
}
