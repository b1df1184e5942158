import type { AccountId, Actor } from '@entity-registry/accounts';
import { DeliveriesQuery, IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryPage, DeliveryView } from './delivery.dto.js';

@ApiTags('webhooks')
@Controller('admin')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Post('accounts/:id/webhook/test')
  @Role('support')
  @PathId()
  @Responses({
    summary: "Sends a test webhook with synthetic data to an account's webhook URL",
    description: 'Its update_request_id is 0. It is sent within seconds; GET deliveries/{id} shows its status.',
    status: 201,
    body: DeliveryView,
    errorStatuses: [404, 409],
  })
  test(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<DeliveryView>> {
    return this.deliveries.test(id, actor);
  }

  @Get('accounts/:id/webhook/deliveries')
  @Role('viewer')
  @PathId()
  @Responses({
    summary: 'The webhooks of an account with their attempts, newest first',
    body: DeliveryPage,
    errorStatuses: [404],
  })
  list(@Param('id', IdPipe) id: AccountId, @Query() query: DeliveriesQuery): Promise<PageOf<Shown<DeliveryView>>> {
    return this.deliveries.list(id, query);
  }

  @Get('deliveries/:id')
  @Role('viewer')
  @PathId()
  @Responses({
    summary: 'One webhook with its attempts, without its content',
    body: DeliveryView,
    errorStatuses: [404],
  })
  read(@Param('id', IdPipe) id: bigint): Promise<Shown<DeliveryView>> {
    return this.deliveries.read(id);
  }

  @Post('deliveries/:id/replay')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Sends a webhook again',
    description:
      'It has a new timestamp and signature and the same X-Service-Webhook-Id, and goes to the current webhook URL of ' +
      'the account. If it is delivered, a refresh whose webhook had failed shows it as delivered.',
    status: 201,
    body: DeliveryView,
    errorStatuses: [404, 409],
  })
  replay(@Param('id', IdPipe) id: bigint, @CurrentActor() actor: Actor): Promise<Shown<DeliveryView>> {
    return this.deliveries.replay(id, actor);
  }
}
