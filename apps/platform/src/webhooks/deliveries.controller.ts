import type { Actor } from '@entity-registry/accounts';
import { DeliveriesQuery, DeliveryView, IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryPage } from './delivery.dto.js';

@ApiTags('webhooks')
@Controller('api/webhook')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Post('test')
  @Role('member')
  @Responses({
    summary: "Sends a test webhook with synthetic data to the account's webhook URL",
    description: 'Its update_request_id is 0. It is sent within seconds; GET deliveries/{id} shows its status.',
    status: 201,
    body: DeliveryView,
    errorStatuses: [409, 429],
  })
  test(@CurrentMember() { accountId }: Member, @CurrentActor() actor: Actor): Promise<Shown<DeliveryView>> {
    return this.deliveries.test(accountId, actor);
  }

  @Get('deliveries')
  @Role('read_only')
  @Responses({ summary: 'The webhooks of the account with their attempts, newest first', body: DeliveryPage })
  list(@CurrentMember() { accountId }: Member, @Query() query: DeliveriesQuery): Promise<PageOf<Shown<DeliveryView>>> {
    return this.deliveries.list(accountId, query);
  }

  @Get('deliveries/:id')
  @Role('read_only')
  @PathId()
  @Responses({ summary: 'One webhook with its attempts', body: DeliveryView, errorStatuses: [404] })
  read(@CurrentMember() { accountId }: Member, @Param('id', IdPipe) id: bigint): Promise<Shown<DeliveryView>> {
    return this.deliveries.read(accountId, id);
  }

  @Post('deliveries/:id/replay')
  @Role('member')
  @PathId()
  @Responses({
    summary: 'Sends a webhook again',
    description:
      'It has a new timestamp and signature and the same X-Service-Webhook-Id, and goes to the current webhook URL of ' +
      'the account. If it is delivered, a refresh whose webhook had failed shows it as delivered.',
    status: 201,
    body: DeliveryView,
    errorStatuses: [404, 409, 429],
  })
  replay(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: bigint,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<DeliveryView>> {
    return this.deliveries.replay(accountId, id, actor);
  }
}
