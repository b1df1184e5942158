import type { AccountId, Actor } from '@entity-registry/accounts';
import { IdPipe, NewWebhookSecretView, PathId, WebhookBody, WebhookView } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Answers } from '../openapi/answers.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('admin/accounts/:id/webhook')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Role('viewer')
  @PathId()
  @Answers({ summary: 'Where the webhooks of an account go', body: WebhookView, refusals: [404] })
  read(@Param('id', IdPipe) id: AccountId): Promise<Shown<WebhookView>> {
    return this.webhooks.read(id);
  }

  @Put()
  @Role('support')
  @PathId()
  @Answers({
    summary: 'Sets where the webhooks of an account go',
    description: 'Refresh requests under way keep the address that they were made with.',
    body: WebhookView,
    refusals: [404],
  })
  set(
    @Param('id', IdPipe) id: AccountId,
    @Body() { url }: WebhookBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<WebhookView>> {
    return this.webhooks.set(id, url, actor);
  }

  @Delete()
  @Role('support')
  @PathId()
  @Answers({ summary: 'Stops the webhooks of an account', body: WebhookView, refusals: [404] })
  clear(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<WebhookView>> {
    return this.webhooks.clear(id, actor);
  }

  @Post('secret')
  @Role('support')
  @PathId()
  @Answers({
    summary: 'Makes a new signing secret',
    description: 'Its text is in this answer and nowhere else. The former one signs beside it for 24 hours.',
    status: 201,
    body: NewWebhookSecretView,
    refusals: [404],
  })
  rotateSecret(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<NewWebhookSecretView>> {
    return this.webhooks.rotateSecret(id, actor);
  }
}
