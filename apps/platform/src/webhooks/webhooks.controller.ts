import type { Actor } from '@entity-registry/accounts';
import { NewWebhookSecretView, WebhookBody, WebhookView } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Answers } from '../openapi/answers.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('api/webhook')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Role('read_only')
  @Answers({ summary: 'Where the webhooks of the account go', body: WebhookView })
  read(@CurrentMember() { accountId }: Member): Promise<Shown<WebhookView>> {
    return this.webhooks.read(accountId);
  }

  @Put()
  @Role('member')
  @Answers({
    summary: 'Sets where the webhooks of the account go',
    description: 'Refresh requests under way keep the address that they were made with.',
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
  @Answers({ summary: 'Stops the webhooks of the account', body: WebhookView })
  clear(@CurrentMember() { accountId }: Member, @CurrentActor() actor: Actor): Promise<Shown<WebhookView>> {
    return this.webhooks.clear(accountId, actor);
  }

  @Post('secret')
  @Role('member')
  @Answers({
    summary: 'Makes a new signing secret',
    description: 'Its text is in this answer and nowhere else. The former one signs beside it for 24 hours.',
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
