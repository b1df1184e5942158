import { randomBytes } from 'node:crypto';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import { BillingError } from '../errors.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import { MINUTE_MS, assertManualLimit } from '../webhooks/manual-limit.js';
import { findEventDelivery, insertEventDelivery, listEventDeliveries, listManualEventTimes } from './delivery-rows.js';
import type { EventDeliveryRow, NewEventDelivery } from './delivery-rows.js';
import { findEndpoint } from './endpoint-rows.js';

/** The webhooks of events of accounts, for members to see, test and replay. What is created here is sent by a worker. */
export class EventDeliveries {
  constructor(
    private readonly pool: pg.Pool,
    private readonly options: { readonly now: () => Date },
  ) {}

  /** The account's webhooks, newest first. */
  list(accountId: AccountId, page: Page): Promise<EventDeliveryRow[]> {
    return listEventDeliveries(this.pool, accountId, page);
  }

  /** Throws `unknown_delivery`. */
  read(accountId: AccountId, id: bigint): Promise<EventDeliveryRow> {
    return deliveryOf(this.pool, accountId, id);
  }

  /** Creates a webhook of one synthetic event. Throws `no_webhook_url`, `too_many_deliveries`. */
  test(accountId: AccountId, actor: Actor): Promise<EventDeliveryRow> {
    return this.create(accountId, actor, 'event_delivery.test', () =>
      Promise.resolve({ kind: 'test', webhookId: `evb_${randomBytes(16).toString('hex')}`, seqs: [] }),
    );
  }

  /**
   * Sends the events of a webhook again, under its own id, to the current address. Throws `unknown_delivery`, `delivery_under_way`
   * while it hasn't ended, `no_webhook_url`, `too_many_deliveries`.
   */
  replay(accountId: AccountId, id: bigint, actor: Actor): Promise<EventDeliveryRow> {
    return this.create(accountId, actor, 'event_delivery.replay', async (tx) => {
      const { kind, webhookId, seqs, status } = await deliveryOf(tx, accountId, id);
      if (status === 'pending') throw new BillingError({ code: 'delivery_under_way' });
      return { kind: kind === 'test' ? 'test' : 'replay', webhookId, seqs };
    });
  }

  private async create(
    accountId: AccountId,
    actor: Actor,
    action: string,
    contentOf: (tx: Queryable) => Promise<Pick<NewEventDelivery, 'kind' | 'webhookId' | 'seqs'>>,
  ): Promise<EventDeliveryRow> {
    const now = this.options.now();
    const id = await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockAccount(tx, accountId);
      const content = await contentOf(tx);
      const endpoint = await findEndpoint(tx, accountId);
      if (endpoint === null) throw new BillingError({ code: 'no_webhook_url' });
      assertManualLimit(await listManualEventTimes(tx, accountId, new Date(now.getTime() - MINUTE_MS)), now);
      const { url } = endpoint;
      const made = await insertEventDelivery(tx, { ...content, accountId, url, now });
      const after = { delivery: Number(made), origin: new URL(url).origin };
      await recordChange({ action, accountId, target: `event_delivery:${String(made)}`, after });
      return made;
    });
    return this.read(accountId, id);
  }
}

async function deliveryOf(db: Queryable, accountId: AccountId, id: bigint): Promise<EventDeliveryRow> {
  const row = await findEventDelivery(db, accountId, id);
  if (row === null) throw new BillingError({ code: 'unknown_delivery' });
  return row;
}
