import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { SentView } from '../sign-up/sign-up.dto.js';
import { ConfirmEmailBody, EmailView, NewEmailBody } from './email.dto.js';
import { EmailService } from './email.service.js';

@ApiTags('me')
@Controller('api/me/email')
export class EmailController {
  constructor(private readonly emails: EmailService) {}

  @Post()
  @HttpCode(200)
  @SignedIn()
  @Responses({ summary: 'Requests a new address, and mails a link to it', body: SentView, errorStatuses: [429] })
  ask(
    @Body() body: NewEmailBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<SentView>> {
    return this.emails.requestChange(body, user, request);
  }

  @Post('confirm')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Confirms the new address with that link, and ends all other sessions',
    body: EmailView,
    errorStatuses: [409, 410, 429],
  })
  confirm(
    @Body() { token }: ConfirmEmailBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<EmailView>> {
    return this.emails.confirm(token, user, request);
  }
}
