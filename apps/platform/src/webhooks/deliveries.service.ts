import { ManagedDeliveries } from '@entity-registry/accounts';
import type { AccountId, Actor, DeliveryReport } from '@entity-registry/accounts';
import { idOf, pageOf, toDelivery, toPage } from '@entity-registry/http';
import type { DeliveriesQuery, DeliveryView, PageOf, Shown } from '@entity-registry/http';
import { Inject, Injectable } from '@nestjs/common';
import { ANNOUNCE } from '../providers.js';
import type { Announce } from '../providers.js';

/** An account's webhook log, tests and replays. Deliveries of other accounts are not found. */
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

  async read(accountId: AccountId, id: bigint): Promise<Shown<DeliveryView>> {
    return toDelivery(await this.deliveries.read(accountId, id));
  }

  async test(accountId: AccountId, actor: Actor): Promise<Shown<DeliveryView>> {
    return this.announced(await this.deliveries.test(accountId, actor));
  }

  async replay(accountId: AccountId, id: bigint, actor: Actor): Promise<Shown<DeliveryView>> {
    return this.announced(await this.deliveries.replay(accountId, id, actor));
  }

  private async announced(delivery: DeliveryReport): Promise<Shown<DeliveryView>> {
    await this.announce(delivery.id);
    return toDelivery(delivery);
  }
}
