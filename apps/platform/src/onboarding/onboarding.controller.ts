import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { OnboardedView, OnboardingBody } from './onboarding.dto.js';
import { OnboardingService } from './onboarding.service.js';

@ApiTags('sign-up')
@Controller('api/onboarding')
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Post()
  @SignedIn()
  @Responses({
    summary: 'Creates the organization of a confirmed user once, with its first key and the trial credit',
    description:
      'Only this response contains the key itself. Trial credit is granted once per mailbox, and a limited number of times ' +
      'per domain and network. Beyond that it is withheld; everything else is the same.',
    status: 201,
    body: OnboardedView,
    errorStatuses: [409],
  })
  begin(
    @Body() body: OnboardingBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<OnboardedView>> {
    return this.onboarding.begin(body, user, request);
  }
}
