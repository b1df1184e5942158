import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { AnyPage, SignedIn } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { SentView } from '../sign-up/sign-up.dto.js';
import {
  ChangePasswordBody,
  ForgotPasswordBody,
  PasswordChangedView,
  PasswordResetView,
  ResetPasswordBody,
} from './password.dto.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('passwords')
@Controller('api')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Post('auth/forgot-password')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Mails a link to choose a new password',
    description: 'The response is the same whether or not the address has a user.',
    body: SentView,
    errorStatuses: [429],
  })
  forgot(@Body() body: ForgotPasswordBody, @Req() request: IncomingMessage): Promise<Shown<SentView>> {
    return this.passwords.forgot(body, request);
  }

  @Post('auth/reset-password')
  @HttpCode(200)
  @AnyPage()
  @Responses({ summary: 'Sets a new password with that link', body: PasswordResetView, errorStatuses: [410, 429] })
  reset(@Body() body: ResetPasswordBody, @Req() request: IncomingMessage): Promise<Shown<PasswordResetView>> {
    return this.passwords.reset(body, request);
  }

  @Post('me/password')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Changes the password, and ends all other sessions',
    body: PasswordChangedView,
    errorStatuses: [429],
  })
  change(
    @Body() body: ChangePasswordBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<PasswordChangedView>> {
    return this.passwords.change(body, user, request);
  }
}
