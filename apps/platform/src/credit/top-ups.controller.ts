import type { Actor } from '@entity-registry/accounts';
import { IdPipe, OneOf, PageQuery, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { NewTopUpBody, TopUpPage, TopUpView } from './top-up.dto.js';
import { TopUpsService } from './top-ups.service.js';

export class ReceiptQuery {
  @OneOf(['en', 'es'], { description: "its language; by default the user's", optional: true })
  readonly language?: 'en' | 'es';
}

@ApiTags('credit')
@Controller('api')
export class TopUpsController {
  constructor(private readonly topUps: TopUpsService) {}

  @Get('top-ups')
  @Role('read_only')
  @Responses({ summary: 'The top-ups of the account with their receipts, newest first', body: TopUpPage })
  list(@CurrentMember() { accountId }: Member, @Query() query: PageQuery): Promise<PageOf<Shown<TopUpView>>> {
    return this.topUps.page(accountId, query);
  }

  @Post('top-ups')
  @Role('member')
  @Responses({
    summary: 'Orders a top-up',
    description:
      'By card: pay on the page of the provider (`pay_url`). By bank transfer: send the money to `bank_details`, quoting ' +
      'the reference; an operator credits what arrives. Nothing is credited before it is paid.',
    status: 201,
    body: TopUpView,
    errorStatuses: [409, 429],
  })
  request(
    @CurrentMember() member: Member,
    @Body() body: NewTopUpBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<TopUpView>> {
    return this.topUps.request(member, body, actor);
  }

  @Get('top-ups/:id')
  @Role('read_only')
  @PathId()
  @Responses({ summary: 'One top-up', body: TopUpView, errorStatuses: [404] })
  read(@CurrentMember() { accountId }: Member, @Param('id', IdPipe) id: bigint): Promise<Shown<TopUpView>> {
    return this.topUps.find(accountId, id);
  }

  @Post('top-ups/:id/check')
  @HttpCode(200)
  @Role('member')
  @PathId()
  @Responses({
    summary: 'Checks a card top-up with the provider, and credits it if it was paid',
    description: "For payers who return before the provider's event arrives. Checking again never credits it twice.",
    body: TopUpView,
    errorStatuses: [404, 429],
  })
  check(@CurrentMember() { accountId }: Member, @Param('id', IdPipe) id: bigint): Promise<Shown<TopUpView>> {
    return this.topUps.check(accountId, id);
  }

  @Post('top-ups/:id/cancel')
  @HttpCode(200)
  @Role('member')
  @PathId()
  @Responses({
    summary: 'Cancels an unpaid top-up',
    description: 'If it was paid in the meantime, it is credited instead.',
    body: TopUpView,
    errorStatuses: [404, 409, 429],
  })
  cancel(
    @CurrentMember() { accountId }: Member,
    @Param('id', IdPipe) id: bigint,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<TopUpView>> {
    return this.topUps.cancel(accountId, id, actor);
  }

  @Get('receipts/:number')
  @Role('read_only')
  @ApiParam({ name: 'number', schema: { type: 'string', example: 'R-2026-000042' } })
  @Responses({
    summary: 'A receipt, or the note of a refund, as a PDF file',
    file: 'application/pdf',
    errorStatuses: [404],
  })
  async receipt(
    @CurrentMember() { accountId, language }: Member,
    @Param('number') number: string,
    @Query() query: ReceiptQuery,
  ): Promise<StreamableFile> {
    const file = await this.topUps.receipt(accountId, number, query.language ?? language);
    return new StreamableFile(file, {
      type: 'application/pdf',
      disposition: `attachment; filename="${number}.pdf"`,
      length: file.length,
    });
  }
}
