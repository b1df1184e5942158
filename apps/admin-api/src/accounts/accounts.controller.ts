import type { AccountId, Actor } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import {
  AccountPage,
  AccountSummaryView,
  AccountView,
  AccountsQuery,
  JurisdictionsBody,
  NewAccountBody,
  PlanBody,
  SpendingCapBody,
} from './account.dto.js';
import { AccountsService } from './accounts.service.js';
import { ConfirmationView } from './confirmation.dto.js';

@ApiTags('accounts')
@Controller('admin/accounts')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @Role('viewer')
  @Responses({ summary: 'All accounts, or those that match a search, newest first', body: AccountPage })
  list(@Query() query: AccountsQuery): Promise<PageOf<Shown<AccountSummaryView>>> {
    return this.accounts.list(query);
  }

  @Post()
  @Role('support')
  @Responses({
    summary: 'Creates an account, without keys or credit',
    description: 'It gets both when it is confirmed.',
    status: 201,
    body: AccountSummaryView,
  })
  create(@Body() body: NewAccountBody, @CurrentActor() actor: Actor): Promise<Shown<AccountSummaryView>> {
    return this.accounts.create(body, actor);
  }

  @Get(':id')
  @Role('viewer')
  @PathId()
  @Responses({ summary: 'One account, with its balance and quotas', body: AccountView, errorStatuses: [404] })
  find(@Param('id', IdPipe) id: AccountId): Promise<Shown<AccountView>> {
    return this.accounts.find(id);
  }

  @Post(':id/confirm')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Confirms an account once, and creates its first key and the trial credit',
    description: 'Only this response contains the key itself.',
    status: 201,
    body: ConfirmationView,
    errorStatuses: [404, 409],
  })
  confirm(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<ConfirmationView>> {
    return this.accounts.confirm(id, actor);
  }

  @Put(':id/spending-cap')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Sets or removes the spending limit of a UTC month',
    body: AccountSummaryView,
    errorStatuses: [404],
  })
  setCap(
    @Param('id', IdPipe) id: AccountId,
    @Body() body: SpendingCapBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<AccountSummaryView>> {
    return this.accounts.setSpendingLimit(id, body, actor);
  }

  @Put(':id/jurisdictions')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Sets which jurisdictions an account has access to',
    body: AccountSummaryView,
    errorStatuses: [404],
  })
  setJurisdictions(
    @Param('id', IdPipe) id: AccountId,
    @Body() body: JurisdictionsBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<AccountSummaryView>> {
    return this.accounts.setJurisdictions(id, body, actor);
  }

  @Put(':id/plan')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Sets the plan of an account, and so the rate limit of its keys',
    body: AccountSummaryView,
    errorStatuses: [404],
  })
  setPlan(
    @Param('id', IdPipe) id: AccountId,
    @Body() body: PlanBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<AccountSummaryView>> {
    return this.accounts.setPlan(id, body, actor);
  }
}
