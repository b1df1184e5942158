import type { Actor } from '@entity-registry/accounts';
import { PageQuery } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { BalanceAlertBody, CreditEntryPage, CreditView, SpendingLimitBody } from './credit.dto.js';
import type { CreditEntryView } from './credit.dto.js';
import { CreditService } from './credit.service.js';

@ApiTags('credit')
@Controller('api/credit')
export class CreditController {
  constructor(private readonly credit: CreditService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: 'The balance, the limits, and how to top up', body: CreditView })
  read(@CurrentMember() { accountId }: Member): Promise<Shown<CreditView>> {
    return this.credit.read(accountId);
  }

  @Get('entries')
  @Role('read_only')
  @Responses({
    summary: 'Purchases, grants, refunds, reversals, adjustments and expiries: the ledger without its charges',
    body: CreditEntryPage,
  })
  entries(@CurrentMember() { accountId }: Member, @Query() query: PageQuery): Promise<PageOf<Shown<CreditEntryView>>> {
    return this.credit.entries(accountId, query);
  }

  @Put('limit')
  @Role('owner')
  @Responses({
    summary: 'Sets the spending limit of a UTC month',
    description: 'If more was already spent this month, further charges are refused until the next one.',
    body: CreditView,
  })
  setLimit(
    @CurrentMember() { accountId }: Member,
    @Body() { limit }: SpendingLimitBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<CreditView>> {
    return this.credit.setLimit(accountId, limit, actor);
  }

  @Put('alert')
  @Role('owner')
  @Responses({
    summary: 'Sets the balance below which the owners get a mail',
    description: 'They get one mail each time the spendable balance falls below it.',
    body: CreditView,
  })
  setAlert(
    @CurrentMember() { accountId }: Member,
    @Body() { threshold }: BalanceAlertBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<CreditView>> {
    return this.credit.setAlert(accountId, threshold, actor);
  }
}
