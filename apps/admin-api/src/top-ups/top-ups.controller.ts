import type { Actor } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { ApprovalBody, RefundBody, RejectionBody, TopUpPage, TopUpView, TopUpsQuery } from './top-up.dto.js';
import { TopUpsService } from './top-ups.service.js';

@ApiTags('payments')
@Controller('admin/top-ups')
export class TopUpsController {
  constructor(private readonly topUps: TopUpsService) {}

  @Get()
  @Role('viewer')
  @Responses({ summary: 'Top-ups of all accounts, newest first', body: TopUpPage })
  list(@Query() query: TopUpsQuery): Promise<PageOf<Shown<TopUpView>>> {
    return this.topUps.list(query);
  }

  @Get(':id')
  @Role('viewer')
  @PathId()
  @Responses({ summary: 'One top-up', body: TopUpView, errorStatuses: [404] })
  find(@Param('id', IdPipe) id: bigint): Promise<Shown<TopUpView>> {
    return this.topUps.find(id);
  }

  @Post(':id/approve')
  @Role('finance')
  @PathId()
  @Responses({
    summary: 'Approves a bank transfer: credits the amount received, once, and issues the receipt',
    status: 201,
    body: TopUpView,
    errorStatuses: [404, 409],
  })
  approve(
    @Param('id', IdPipe) id: bigint,
    @Body() { received }: ApprovalBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<TopUpView>> {
    return this.topUps.approve(id, received, actor);
  }

  @Post(':id/reject')
  @Role('finance')
  @PathId()
  @Responses({
    summary: 'Rejects a bank transfer that did not arrive; the customer sees the reason',
    status: 201,
    body: TopUpView,
    errorStatuses: [404, 409],
  })
  reject(
    @Param('id', IdPipe) id: bigint,
    @Body() { reason }: RejectionBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<TopUpView>> {
    return this.topUps.reject(id, reason, actor);
  }

  @Post(':id/refund')
  @Role('finance')
  @PathId()
  @Responses({
    summary: 'Records the total refunded of a bank transfer',
    description:
      'Deducts it from the account as far as the balance allows; the rest is owed. Refund cards at the payment provider.',
    status: 201,
    body: TopUpView,
    errorStatuses: [404, 409],
  })
  refund(
    @Param('id', IdPipe) id: bigint,
    @Body() { total }: RefundBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<TopUpView>> {
    return this.topUps.refund(id, total, actor);
  }

  @Post(':id/collect')
  @Role('finance')
  @PathId()
  @Responses({
    summary: 'Deducts the amount owed for a top-up, as far as the balance allows',
    status: 201,
    body: TopUpView,
    errorStatuses: [404],
  })
  collect(@Param('id', IdPipe) id: bigint, @CurrentActor() actor: Actor): Promise<Shown<TopUpView>> {
    return this.topUps.collect(id, actor);
  }
}
