import { ManagedTopUps } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { idOf, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toPaymentEvent } from './payment-event.dto.js';
import type { PaymentEventView, PaymentEventsQuery, ResolvedView } from './payment-event.dto.js';
import { toTopUp } from './top-up.dto.js';
import type { TopUpView, TopUpsQuery } from './top-up.dto.js';

/** Maps top-ups and payment events between the wire and the accounts library. */
@Injectable()
export class TopUpsService {
  constructor(private readonly topUps: ManagedTopUps) {}

  async list(query: TopUpsQuery): Promise<PageOf<Shown<TopUpView>>> {
    const { limit, before } = pageOf(query);
    const filter = {
      ...{ status: query.status ?? null, method: query.method ?? null, owed: query.owed === 'true' },
      accountId: idOf(query.account) as AccountId | null,
    };
    return toPage(await this.topUps.page(filter, { limit: limit + 1, before }), limit, toTopUp);
  }

  async find(id: bigint): Promise<Shown<TopUpView>> {
    return toTopUp(await this.topUps.find(id));
  }

  async approve(id: bigint, received: string, actor: Actor): Promise<Shown<TopUpView>> {
    return toTopUp(await this.topUps.approve(id, micro(received), actor));
  }

  async reject(id: bigint, reason: string, actor: Actor): Promise<Shown<TopUpView>> {
    return toTopUp(await this.topUps.reject(id, reason, actor));
  }

  async refund(id: bigint, total: string, actor: Actor): Promise<Shown<TopUpView>> {
    return toTopUp(await this.topUps.refund(id, micro(total), actor));
  }

  async collect(id: bigint, actor: Actor): Promise<Shown<TopUpView>> {
    return toTopUp(await this.topUps.collect(id, actor));
  }

  async events(query: PaymentEventsQuery): Promise<PageOf<Shown<PaymentEventView>>> {
    const { limit, before } = pageOf(query);
    const filter = { ...(query.outcome !== undefined && { outcome: query.outcome }), open: query.open === 'true' };
    return toPage(await this.topUps.events(filter, { limit: limit + 1, before }), limit, toPaymentEvent);
  }

  async resolve(id: bigint, resolution: string, actor: Actor): Promise<Shown<ResolvedView>> {
    await this.topUps.resolve(id, resolution, actor);
    return { resolved: true };
  }
}
