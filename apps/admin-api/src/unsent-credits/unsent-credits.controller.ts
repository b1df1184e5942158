import type { AccountId, Actor, EntryId } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { UnsentCreditPage, UnsentCreditsQuery, UpheldView, UpholdBody } from './unsent-credit.dto.js';
import type { UnsentCreditView } from './unsent-credit.dto.js';
import { UnsentCreditsService } from './unsent-credits.service.js';

@ApiTags('payments')
@Controller('admin')
export class UnsentCreditsController {
  constructor(private readonly unsentCredits: UnsentCreditsService) {}

  @Get('unsent-credits')
  @Role('viewer')
  @Responses({
    summary: 'Charges that need a decision, newest first',
    description:
      'The caller disconnected before the first byte of the response, and the account had used its 20 credits of the UTC day. ' +
      'Credit one with POST /admin/accounts/{id}/ledger/{entry}/reverse, or let it stand with .../uphold.',
    body: UnsentCreditPage,
  })
  list(@Query() query: UnsentCreditsQuery): Promise<PageOf<Shown<UnsentCreditView>>> {
    return this.unsentCredits.list(query);
  }

  @Post('accounts/:id/ledger/:entry/uphold')
  @Role('finance')
  @PathId()
  @ApiParam({ name: 'entry', schema: { type: 'integer', minimum: 1 } })
  @Responses({
    summary: 'Lets a charge that needs a decision stand',
    description: 'Repeating the request changes nothing.',
    status: 201,
    body: UpheldView,
    errorStatuses: [404, 409],
  })
  uphold(
    @Param('id', IdPipe) id: AccountId,
    @Param('entry', IdPipe) entry: EntryId,
    @Body() { reason }: UpholdBody,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<UpheldView>> {
    return this.unsentCredits.uphold(id, entry, reason, actor);
  }
}
