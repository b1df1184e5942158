import { ManagedDeliveries } from '@entity-registry/accounts';
import type { AccountId, Actor, DeliveryReport } from '@entity-registry/accounts';
import { idOf, pageOf, toPage } from '@entity-registry/http';
import type { DeliveriesQuery, PageOf, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { toDelivery } from './delivery.dto.js';
import type { DeliveryView } from './delivery.dto.js';

/** Notifies the workers of a delivery to send. Never throws: without it they find the delivery a little later. */
export type Announce = (deliveryId: bigint) => Promise<void>;

/** Injection token of the notifier. */
export const ANNOUNCE = Symbol('announce');

/** The webhook log, tests and replays. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly deliveries: ManagedDeliveries,
    @Inject(ANNOUNCE) private readonly announce: Announce,
  ) {}

  async list(accountId: AccountId, query: DeliveriesQuery): Promise<PageOf<Shown<DeliveryView>>> {
    const { limit, before } = pageOf(query);
    const filter = { status: query.status ?? null, updateRequestId: idOf(query.request) };
    return toPage(await this.deliveries.list(accountId, filter, { before, limit: limit + 1 }), limit, toDelivery);
  }

  async read(id: bigint): Promise<Shown<DeliveryView>> {
    return toDelivery(await this.deliveries.read(null, id));
  }

  async test(accountId: AccountId, actor: Actor): Promise<Shown<DeliveryView>> {
    return this.announced(await this.deliveries.test(accountId, actor));
  }

  async replay(id: bigint, actor: Actor): Promise<Shown<DeliveryView>> {
    return this.announced(await this.deliveries.replay(null, id, actor));
  }

  private async announced(delivery: DeliveryReport): Promise<Shown<DeliveryView>> {
    await this.announce(delivery.id);
    return toDelivery(delivery);
  }
}
