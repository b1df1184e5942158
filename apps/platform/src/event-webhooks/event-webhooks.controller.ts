import type { Actor } from '@entity-registry/accounts';
import { IdPipe, NewWebhookSecretView, PageQuery, PathId, WebhookBody } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import {
  EventDeliveryPage,
  EventDeliveryView,
  EventEndpointSwitchBody,
  EventEndpointView,
  SetEventEndpointView,
} from './event-webhook.dto.js';
import { EventWebhooksService } from './event-webhooks.service.js';

@ApiTags('webhooks')
@Controller('api/event-webhook')
export class EventWebhooksController {
  constructor(private readonly webhooks: EventWebhooksService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The event endpoint of the account', body: EventEndpointView })
  read(@CurrentMember() { accountId }: Member): Promise<Shown<EventEndpointView>> {
    return this.webhooks.read(accountId);
  }

  @Put()
  @Role('member')
  @Responses({
    summary: 'Sets the URL of the event endpoint',
    description:
      'The first URL creates the signing secret, which only this response contains, and gets events from now on.',
    body: SetEventEndpointView,
  })
  set(
    @CurrentMember() { accountId }: Member,
    @Body() { url }: WebhookBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<SetEventEndpointView>> {
    return this.webhooks.set(accountId, url, actor);
  }

  @Patch()
  @Role('member')
  @Responses({
    summary: 'Switches the event webhooks on or off',
    description: 'Switched on, they begin with the next event. What happened in between is in the feed.',
    body: EventEndpointView,
    errorStatuses: [409],
  })
  setEnabled(
    @CurrentMember() { accountId }: Member,
    @Body() { enabled }: EventEndpointSwitchBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<EventEndpointView>> {
    return this.webhooks.setEnabled(accountId, enabled, actor);
  }

  @Delete()
  @Role('member')
  @Responses({ summary: 'Removes the event endpoint and its secrets', body: EventEndpointView })
  clear(@CurrentMember() { accountId }: Member, @CurrentActor() actor: Actor): Promise<Shown<EventEndpointView>> {
    return this.webhooks.clear(accountId, actor);
  }

  @Post('secret')
  @Role('member')
  @Responses({
    summary: 'Creates a new signing secret for event webhooks',
    description: 'Only this response contains the secret. The previous one also signs for 24 hours.',
    status: 201,
    body: NewWebhookSecretView,
    errorStatuses: [409],
  })
  rotateSecret(
    @CurrentMember() { accountId }: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<NewWebhookSecretView>> {
    return this.webhooks.rotateSecret(accountId, actor);
  }

  @Post('test')
  @Role('member')
  @Responses({
    summary: 'Sends a test event to the event endpoint',
    description: 'Its number is 0. It is sent within seconds; GET deliveries/{id} shows its status.',
    status: 201,
    body: EventDeliveryView,
    errorStatuses: [409, 429],
  })
  test(@CurrentMember() { accountId }: Member, @CurrentActor() actor: Actor): Promise<Shown<EventDeliveryView>> {
    return this.webhooks.test(accountId, actor);
  }

  @Get('deliveries')
  @Role('read_only')
  @Responses({ summary: 'The event webhooks of the account, newest first', body: EventDeliveryPage })
  list(@CurrentMember() { accountId }: Member, @Query() query: PageQuery): Promise<PageOf<Shown<EventDeliveryView>>> {
    return this.webhooks.list(accountId, query);
  }

  @Get('deliveries/:id')
  @Role('read_only')
  @PathId()
  @Responses({ summary: 'One event webhook', body: EventDeliveryView, errorStatuses: [404] })
  readDelivery(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: bigint,
  ): Promise<Shown<EventDeliveryView>> {
    return this.webhooks.readDelivery(accountId, id);
  }

  @Post('deliveries/:id/replay')
  @Role('member')
  @PathId()
  @Responses({
    summary: 'Sends an event webhook again',
    description: 'It has the same events and webhook-id, a new timestamp and signature, and goes to the current URL.',
    status: 201,
    body: EventDeliveryView,
    errorStatuses: [404, 409, 429],
  })
  replay(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: bigint,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<EventDeliveryView>> {
    return this.webhooks.replay(accountId, id, actor);
  }
}
