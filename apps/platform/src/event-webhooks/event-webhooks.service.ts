import { EventDeliveries, EventEndpoints, WebhookSettings } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { pageOf, toPage } from '@entity-registry/http';
import type { NewWebhookSecretView, PageOf, PageQuery, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toEndpoint, toEventDelivery, toSecret } from './event-webhook.dto.js';
import type { EventDeliveryView, EventEndpointView, SetEventEndpointView } from './event-webhook.dto.js';

/** An account's event endpoint and its webhooks (ADR 0207). Those of other accounts are not found. */
@Injectable()
export class EventWebhooksService {
  constructor(
    private readonly endpoints: EventEndpoints,
    private readonly deliveries: EventDeliveries,
    private readonly webhooks: WebhookSettings,
  ) {}

  async read(accountId: AccountId): Promise<Shown<EventEndpointView>> {
    return toEndpoint(await this.endpoints.read(accountId));
  }

  /** The rules for addresses are those of the webhooks of refreshes. */
  async set(accountId: AccountId, text: string, actor: Actor): Promise<Shown<SetEventEndpointView>> {
    const reading = await this.webhooks.checkUrl(text);
    if (!reading.ok) throw new DomainError('invalid_parameter', { parameter: 'url', message: reading.problem });
    const secret = await this.endpoints.setUrl(accountId, reading.url, actor);
    return { ...(await this.read(accountId)), secret: secret && toSecret(secret) };
  }

  async setEnabled(accountId: AccountId, enabled: boolean, actor: Actor): Promise<Shown<EventEndpointView>> {
    await this.endpoints.setEnabled(accountId, enabled, actor);
    return this.read(accountId);
  }

  async clear(accountId: AccountId, actor: Actor): Promise<Shown<EventEndpointView>> {
    await this.endpoints.clear(accountId, actor);
    return this.read(accountId);
  }

  async rotateSecret(accountId: AccountId, actor: Actor): Promise<Shown<NewWebhookSecretView>> {
    return toSecret(await this.endpoints.rotateSecret(accountId, actor));
  }

  async test(accountId: AccountId, actor: Actor): Promise<Shown<EventDeliveryView>> {
    return toEventDelivery(await this.deliveries.test(accountId, actor));
  }

  async list(accountId: AccountId, query: PageQuery): Promise<PageOf<Shown<EventDeliveryView>>> {
    const { limit, before } = pageOf(query);
    return toPage(await this.deliveries.list(accountId, { before, limit: limit + 1 }), limit, toEventDelivery);
  }

  async readDelivery(accountId: AccountId, id: bigint): Promise<Shown<EventDeliveryView>> {
    return toEventDelivery(await this.deliveries.read(accountId, id));
  }

  async replay(accountId: AccountId, id: bigint, actor: Actor): Promise<Shown<EventDeliveryView>> {
    return toEventDelivery(await this.deliveries.replay(accountId, id, actor));
  }
}
