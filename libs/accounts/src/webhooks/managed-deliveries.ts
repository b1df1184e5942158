import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import {
  findWebhookDelivery,
  hasPendingDelivery,
  listManualDeliveryTimes,
  listWebhookAttempts,
  listWebhookDeliveries,
} from './delivery-log-rows.js';
import { insertWebhookDelivery } from './delivery-rows.js';
import { listWebhookSecrets, readWebhookUrl } from './webhook-setting-rows.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import type { WebhookAttemptRow, WebhookDeliveryRow } from './delivery-log-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor, RecordChange } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import { MINUTE_MS, assertManualLimit } from './manual-limit.js';

/** A delivery with its attempts, first to last. */
export interface DeliveryReport extends WebhookDeliveryRow {
  log: WebhookAttemptRow[];
}

export interface DeliveryFilter {
  status: WebhookDeliveryRow['status'] | null;
  updateRequestId: bigint | null;
}

/**
 * Webhooks of accounts, for operators and members to see, test and replay. Deliveries created here are sent by a worker.
 * `owner` is the account that the delivery must belong to, checked in the transaction of the replay; null (operators only):
 * any account.
 */
export class ManagedDeliveries {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { now: () => Date },
  ) {}

  /** The account's deliveries, newest first. Throws `unknown_account`. */
  async list(accountId: AccountId, filter: DeliveryFilter, page: Page): Promise<DeliveryReport[]> {
    if ((await readWebhookUrl(this.pool, accountId)) === null) throw new BillingError({ code: 'unknown_account' });
    return this.withLogs(await listWebhookDeliveries(this.pool, accountId, filter, page));
  }

  /** Throws `unknown_delivery`. */
  async read(owner: AccountId | null, id: bigint): Promise<DeliveryReport> {
    const [report] = await this.withLogs([await deliveryOf(this.pool, owner, id)]);
    return report as DeliveryReport;
  }

  /**
   * Creates a test delivery of synthetic data to the account's webhook address (ADR 0030). Throws `unknown_account`,
   * `no_webhook_url`, `no_webhook_secret`, `too_many_deliveries`.
   */
  test(accountId: AccountId, actor: Actor): Promise<DeliveryReport> {
    const now = this.options.now();
    return this.createDelivery(actor, now, async (tx, recordChange) => {
      const url = await this.addressFor(tx, accountId, now);
      const made = await insertWebhookDelivery(tx, { accountId, kind: 'test', updateRequestId: null, url, now });
      await recordChange({
        ...entryOf('webhook.test', accountId, made),
        after: { delivery: Number(made), origin: originOf(url) },
      });
      return made;
    });
  }

  /**
   * Sends the data of a delivery again, with a fresh timestamp and signature, to the account's current webhook address.
   * Throws `unknown_delivery`, `delivery_under_way` while it or another of the same request has not ended, `no_webhook_url`,
   * `no_webhook_secret`, `too_many_deliveries`.
   */
  replay(owner: AccountId | null, id: bigint, actor: Actor): Promise<DeliveryReport> {
    const now = this.options.now();
    return this.createDelivery(actor, now, async (tx, recordChange) => {
      const { accountId } = await deliveryOf(tx, owner, id);
      await lockAccount(tx, accountId);
      const { updateRequestId, status, kind: former } = await deliveryOf(tx, owner, id);
      if (status === 'pending' || (updateRequestId !== null && (await hasPendingDelivery(tx, updateRequestId)))) {
        throw new BillingError({ code: 'delivery_under_way' });
      }
      const url = await this.addressFor(tx, accountId, now);
      const kind = former === 'test' ? 'test' : 'replay';
      const made = await insertWebhookDelivery(tx, { accountId, kind, updateRequestId, url, now });
      await recordChange({
        ...entryOf('webhook.replay', accountId, id),
        after: { delivery: Number(made), origin: originOf(url) },
      });
      return made;
    });
  }

  private async createDelivery(
    actor: Actor,
    now: Date,
    work: (tx: Queryable, recordChange: RecordChange) => Promise<bigint>,
  ): Promise<DeliveryReport> {
    return this.read(null, await withAudit(this.pool, actor, now, work));
  }

  /** The address for a test or replay of the account, if one is allowed now. Locks the account. */
  private async addressFor(tx: Queryable, accountId: AccountId, now: Date): Promise<string> {
    await lockAccount(tx, accountId);
    const url = await addressOf(tx, accountId);
    if ((await listWebhookSecrets(tx, accountId, now)).length === 0) {
      throw new BillingError({ code: 'no_webhook_secret' });
    }
    assertManualLimit(await listManualDeliveryTimes(tx, accountId, new Date(now.getTime() - MINUTE_MS)), now);
    return url;
  }

  private async withLogs(rows: readonly WebhookDeliveryRow[]): Promise<DeliveryReport[]> {
    const attempts = await listWebhookAttempts(
      this.pool,
      rows.map(({ id }) => id),
    );
    const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
    return rows.map((row) => ({ ...row, log: byDelivery.get(row.id) ?? [] }));
  }
}

const originOf = (url: string): string => new URL(url).origin;

const entryOf = (action: string, accountId: AccountId, delivery: bigint) => ({
  ...{ action, accountId, target: `webhook_delivery:${String(delivery)}` },
});

async function deliveryOf(db: Queryable, owner: AccountId | null, id: bigint): Promise<WebhookDeliveryRow> {
  const row = await findWebhookDelivery(db, owner, id);
  if (row === null) throw new BillingError({ code: 'unknown_delivery' });
  return row;
}

async function addressOf(tx: Queryable, accountId: AccountId): Promise<string> {
  const row = await readWebhookUrl(tx, accountId);
  if (row === null) throw new BillingError({ code: 'unknown_account' });
  if (row.url === null) throw new BillingError({ code: 'no_webhook_url' });
  return row.url;
}
