import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/nest-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { Answers } from '../openapi/answers.js';
import { OnboardedView, OnboardingBody } from './onboarding.dto.js';
import { OnboardingService } from './onboarding.service.js';

@ApiTags('sign-up')
@Controller('api/onboarding')
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Post()
  @SignedIn()
  @Answers({
    summary: 'Makes the organisation of a confirmed user, with its first key and the trial credit, once',
    description:
      'The text of the key is in this answer and nowhere else. Trial credit goes to a mailbox once, and to a domain and a ' +
      'network so many times; beyond that it is withheld, and everything else is the same.',
    status: 201,
    body: OnboardedView,
    refusals: [409],
  })
  begin(
    @Body() body: OnboardingBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<OnboardedView>> {
    return this.onboarding.begin(body, user, request);
  }
}
