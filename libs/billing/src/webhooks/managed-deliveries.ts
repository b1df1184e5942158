import {
  findWebhookDelivery,
  insertWebhookDelivery,
  listWebhookAttempts,
  listWebhookDeliveries,
  listWebhookSecrets,
  lockAccount,
  readWebhookUrl,
} from '@entity-registry/persistence';
import type {
  AccountId,
  Page,
  Queryable,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookKind,
} from '@entity-registry/persistence';
import type pg from 'pg';
import { audited } from '../admin/audit.js';
import type { Actor } from '../admin/audit.js';
import { BillingError } from '../errors.js';

/** A delivery with its attempts, first to last. */
export interface DeliveryReport extends WebhookDeliveryRow {
  log: WebhookAttemptRow[];
}

export interface DeliveryFilter {
  status: WebhookDeliveryRow['status'] | null;
  updateRequestId: bigint | null;
}

/** The webhooks of accounts as operators see them, test and replay them. What is made here a worker sends. */
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
  async read(id: bigint): Promise<DeliveryReport> {
    const [report] = await this.withLogs([await deliveryOf(this.pool, id)]);
    return report as DeliveryReport;
  }

  /**
   * Puts a delivery of invented data down, to where the account's webhooks go (ruling 30). Throws `unknown_account`,
   * `no_webhook_url`, `no_webhook_secret`.
   */
  async test(accountId: AccountId, actor: Actor): Promise<DeliveryReport> {
    return this.put({ accountId, kind: 'test', updateRequestId: null }, { action: 'webhook.test', actor });
  }

  /**
   * Puts what a delivery told down again, with a fresh timestamp and signature, to where the account's webhooks go now.
   * Throws `unknown_delivery`, `delivery_under_way`, `no_webhook_url`, `no_webhook_secret`.
   */
  async replay(id: bigint, actor: Actor): Promise<DeliveryReport> {
    const { accountId, updateRequestId, status, kind: former } = await deliveryOf(this.pool, id);
    if (status === 'pending') throw new BillingError({ code: 'delivery_under_way' });
    const kind = former === 'test' ? 'test' : 'replay';
    return this.put({ accountId, kind, updateRequestId }, { action: 'webhook.replay', actor, of: id });
  }

  private async put(
    what: { accountId: AccountId; kind: WebhookKind; updateRequestId: bigint | null },
    told: { action: string; actor: Actor; of?: bigint },
  ): Promise<DeliveryReport> {
    const now = this.options.now();
    const { accountId } = what;
    const id = await audited(this.pool, told.actor, now, async (tx, tell) => {
      await lockAccount(tx, accountId);
      const url = await addressOf(tx, accountId);
      if ((await listWebhookSecrets(tx, accountId, now)).length === 0) {
        throw new BillingError({ code: 'no_webhook_secret' });
      }
      const made = await insertWebhookDelivery(tx, { ...what, url, now });
      await tell({
        ...{ action: told.action, accountId, target: `webhook_delivery:${String(told.of ?? made)}` },
        after: { delivery: Number(made), origin: new URL(url).origin },
      });
      return made;
    });
    return this.read(id);
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

async function deliveryOf(db: Queryable, id: bigint): Promise<WebhookDeliveryRow> {
  const row = await findWebhookDelivery(db, id);
  if (row === null) throw new BillingError({ code: 'unknown_delivery' });
  return row;
}

async function addressOf(tx: Queryable, accountId: AccountId): Promise<string> {
  const row = await readWebhookUrl(tx, accountId);
  if (row === null) throw new BillingError({ code: 'unknown_account' });
  if (row.url === null) throw new BillingError({ code: 'no_webhook_url' });
  return row.url;
}
