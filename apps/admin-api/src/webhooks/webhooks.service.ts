import { WebhookSettings } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/nest-kit';
import { Injectable } from '@nestjs/common';
import { toNewSecret, toWebhook } from './webhook.dto.js';
import type { NewWebhookSecretView, WebhookView } from './webhook.dto.js';

/** Maps webhook settings between the wire and the billing library. */
@Injectable()
export class WebhooksService {
  constructor(private readonly webhooks: WebhookSettings) {}

  async read(id: AccountId): Promise<Shown<WebhookView>> {
    return toWebhook(await this.webhooks.read(id));
  }

  async set(id: AccountId, text: string, actor: Actor): Promise<Shown<WebhookView>> {
    const reading = await this.webhooks.readUrl(text);
    if (!reading.ok) throw new DomainError('invalid_parameter', { parameter: 'url', message: reading.problem });
    return toWebhook(await this.webhooks.setUrl(id, reading.url, actor));
  }

  async clear(id: AccountId, actor: Actor): Promise<Shown<WebhookView>> {
    return toWebhook(await this.webhooks.setUrl(id, null, actor));
  }

  async rotateSecret(id: AccountId, actor: Actor): Promise<Shown<NewWebhookSecretView>> {
    return toNewSecret(await this.webhooks.rotateSecret(id, actor));
  }
}
