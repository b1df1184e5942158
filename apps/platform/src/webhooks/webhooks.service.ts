import { WebhookSettings } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { toNewSecret, toWebhook } from '@entity-registry/http';
import type { NewWebhookSecretView, Shown, WebhookView } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';

const NO_SECRET = 'There is no signing secret yet, so no webhook is sent. Create one, and set it in your receiver.';

/** Maps an account's webhook settings between the wire and the accounts library. */
@Injectable()
export class WebhooksService {
  constructor(private readonly webhooks: WebhookSettings) {}

  async read(accountId: AccountId): Promise<Shown<WebhookView>> {
    return toWebhook(await this.webhooks.read(accountId), NO_SECRET);
  }

  async set(accountId: AccountId, text: string, actor: Actor): Promise<Shown<WebhookView>> {
    const reading = await this.webhooks.checkUrl(text);
    if (!reading.ok) throw new DomainError('invalid_parameter', { parameter: 'url', message: reading.problem });
    return toWebhook(await this.webhooks.setUrl(accountId, reading.url, actor), NO_SECRET);
  }

  async clear(accountId: AccountId, actor: Actor): Promise<Shown<WebhookView>> {
    return toWebhook(await this.webhooks.setUrl(accountId, null, actor), NO_SECRET);
  }

  async rotateSecret(accountId: AccountId, actor: Actor): Promise<Shown<NewWebhookSecretView>> {
    return toNewSecret(await this.webhooks.rotateSecret(accountId, actor));
  }
}
