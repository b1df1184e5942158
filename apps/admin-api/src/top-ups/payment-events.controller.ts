import type { Actor } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import {
  PaymentEventPage,
  PaymentEventView,
  PaymentEventsQuery,
  ResolutionBody,
  ResolvedView,
} from './payment-event.dto.js';
import { TopUpsService } from './top-ups.service.js';

@ApiTags('payments')
@Controller('admin/payment-events')
export class PaymentEventsController {
  constructor(private readonly topUps: TopUpsService) {}

  @Get()
  @Role('viewer')
  @Responses({ summary: 'Events of the payment provider, newest first', body: PaymentEventPage })
  list(@Query() query: PaymentEventsQuery): Promise<PageOf<Shown<PaymentEventView>>> {
    return this.topUps.events(query);
  }

  @Post(':id/resolve')
  @Role('finance')
  @PathId()
  @Responses({
    summary: 'Records how an event that matches no order was handled',
    status: 201,
    body: ResolvedView,
    errorStatuses: [404],
  })
  resolve(
    @Param('id', IdPipe) id: bigint,
    @Body() { resolution }: ResolutionBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<ResolvedView>> {
    return this.topUps.resolve(id, resolution, actor);
  }
}
