import type { AccountId, Actor } from '@entity-registry/accounts';
import { IdPipe, NewWebhookSecretView, PathId, WebhookBody, WebhookView } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('admin/accounts/:id/webhook')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Role('viewer')
  @PathId()
  @Responses({ summary: 'The webhook settings of an account', body: WebhookView, errorStatuses: [404] })
  read(@Param('id', IdPipe) id: AccountId): Promise<Shown<WebhookView>> {
    return this.webhooks.read(id);
  }

  @Put()
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Sets the webhook URL of an account',
    description: 'Pending refreshes keep the URL that they were requested with.',
    body: WebhookView,
    errorStatuses: [404],
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
  @Responses({ summary: 'Stops the webhooks of an account', body: WebhookView, errorStatuses: [404] })
  clear(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<WebhookView>> {
    return this.webhooks.clear(id, actor);
  }

  @Post('secret')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Creates a new signing secret',
    description: 'Only this response contains the secret. The previous one also signs for 24 hours.',
    status: 201,
    body: NewWebhookSecretView,
    errorStatuses: [404],
  })
  rotateSecret(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<NewWebhookSecretView>> {
    return this.webhooks.rotateSecret(id, actor);
  }
}
