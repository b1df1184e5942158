import { WebhookSettings } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { toNewSecret, toWebhook } from '@entity-registry/http';
import type { NewWebhookSecretView, Shown, WebhookView } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';

const NO_SECRET =
  'The account has no signing secret yet, so no webhooks are sent. Create one with POST webhook/secret.';

/** Maps webhook settings between the wire and the accounts library. */
@Injectable()
export class WebhooksService {
  constructor(private readonly webhooks: WebhookSettings) {}

  async read(id: AccountId): Promise<Shown<WebhookView>> {
    return toWebhook(await this.webhooks.read(id), NO_SECRET);
  }

  async set(id: AccountId, text: string, actor: Actor): Promise<Shown<WebhookView>> {
    const reading = await this.webhooks.checkUrl(text);
    if (!reading.ok) throw new DomainError('invalid_parameter', { parameter: 'url', message: reading.problem });
    return toWebhook(await this.webhooks.setUrl(id, reading.url, actor), NO_SECRET);
  }

  async clear(id: AccountId, actor: Actor): Promise<Shown<WebhookView>> {
    return toWebhook(await this.webhooks.setUrl(id, null, actor), NO_SECRET);
  }

  async rotateSecret(id: AccountId, actor: Actor): Promise<Shown<NewWebhookSecretView>> {
    return toNewSecret(await this.webhooks.rotateSecret(id, actor));
  }
}
