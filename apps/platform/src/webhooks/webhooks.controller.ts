import type { Actor } from '@entity-registry/accounts';
import { NewWebhookSecretView, WebhookBody, WebhookView } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('api/webhook')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The webhook settings of the account', body: WebhookView })
  read(@CurrentMember() { accountId }: Member): Promise<Shown<WebhookView>> {
    return this.webhooks.read(accountId);
  }

  @Put()
  @Role('member')
  @Responses({
    summary: 'Sets the webhook URL of the account',
    description: 'Pending refreshes keep the URL that they were requested with.',
    body: WebhookView,
  })
  set(
    @CurrentMember() { accountId }: Member,
    @Body() { url }: WebhookBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<WebhookView>> {
    return this.webhooks.set(accountId, url, actor);
  }

  @Delete()
  @Role('member')
  @Responses({ summary: 'Stops the webhooks of the account', body: WebhookView })
  clear(@CurrentMember() { accountId }: Member, @CurrentActor() actor: Actor): Promise<Shown<WebhookView>> {
    return this.webhooks.clear(accountId, actor);
  }

  @Post('secret')
  @Role('member')
  @Responses({
    summary: 'Creates a new signing secret',
    description: 'Only this response contains the secret. The previous one also signs for 24 hours.',
    status: 201,
    body: NewWebhookSecretView,
  })
  rotateSecret(
    @CurrentMember() { accountId }: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<NewWebhookSecretView>> {
    return this.webhooks.rotateSecret(accountId, actor);
  }
}
