import type { AccountId, Actor } from '@entity-registry/accounts';
import { IdPipe, PathId } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { TrialGrantView, TrialView, TrialsQuery, WithheldTrialPage } from './trial.dto.js';
import type { WithheldTrialView } from './trial.dto.js';
import { TrialsService } from './trials.service.js';

@ApiTags('accounts')
@Controller('admin')
export class TrialsController {
  constructor(private readonly trials: TrialsService) {}

  @Get('trials')
  @Role('viewer')
  @Responses({ summary: 'Withheld trial credit, newest accounts first', body: WithheldTrialPage })
  list(@Query() query: TrialsQuery): Promise<PageOf<Shown<WithheldTrialView>>> {
    return this.trials.list(query);
  }

  @Post('accounts/:id/trial/approve')
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Grants withheld trial credit, once, for whatever reason it was withheld',
    status: 201,
    body: TrialGrantView,
    errorStatuses: [404, 409],
  })
  approve(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<TrialGrantView>> {
    return this.trials.approve(id, actor);
  }

  @Post('accounts/:id/trial/decline')
  @HttpCode(200)
  @Role('support')
  @PathId()
  @Responses({
    summary: 'Declines trial credit that the owner of an account requested',
    description: 'It can still be approved later.',
    body: TrialView,
    errorStatuses: [409],
  })
  decline(@Param('id', IdPipe) id: AccountId, @CurrentActor() actor: Actor): Promise<Shown<TrialView>> {
    return this.trials.decline(id, actor);
  }
}
