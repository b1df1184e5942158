import type { AccountId, Actor, EntryId } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { BookingView, CreditBody, ReversalView } from './credit.dto.js';
import { CreditsService } from './credits.service.js';
import { BookingKey } from './idempotency-key.js';

@ApiTags('accounts')
@Controller('admin/accounts')
export class CreditsController {
  constructor(private readonly credits: CreditsService) {}

  @Post(':id/credits')
  @Role('finance')
  @PathId()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', maxLength: 180 },
    description: 'repeating a key books nothing and returns the first booking; with another amount, kind or note: 409',
  })
  @Responses({
    summary: 'Books a purchase, trial credit or an adjustment',
    status: 201,
    body: BookingView,
    errorStatuses: [404, 409],
  })
  book(
    @Param('id', IdPipe) id: AccountId,
    @Body() body: CreditBody,
    @BookingKey() bookingKey: string,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<BookingView>> {
    return this.credits.book(id, body, bookingKey, actor);
  }

  @Post(':id/ledger/:entry/reverse')
  @Role('finance')
  @PathId()
  @ApiParam({ name: 'entry', schema: { type: 'integer', minimum: 1 } })
  @Responses({
    summary: 'Reverses a charge whose response was never sent',
    description: 'It is reversed once. If the response was sent, book an adjustment instead.',
    status: 201,
    body: ReversalView,
    errorStatuses: [404, 409],
  })
  reverse(
    @Param('id', IdPipe) id: AccountId,
    @Param('entry', IdPipe) entry: EntryId,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<ReversalView>> {
    return this.credits.reverse(id, entry, actor);
  }
}
