import type { Actor } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { TrialRequestBody, WithheldTrialView } from './trial.dto.js';
import { TrialsService } from './trials.service.js';

@ApiTags('credit')
@Controller('api/trial')
export class TrialsController {
  constructor(private readonly trials: TrialsService) {}

  @Post('request')
  @HttpCode(200)
  @Role('owner')
  @Responses({
    summary: 'Requests withheld trial credit from the operators; repeating the request changes nothing',
    body: WithheldTrialView,
    errorStatuses: [409],
  })
  request(
    @Body() body: TrialRequestBody,
    @CurrentMember() { accountId }: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<WithheldTrialView>> {
    return this.trials.request(accountId, body, actor);
  }
}
