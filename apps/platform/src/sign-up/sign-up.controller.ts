import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPage } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { ConfirmBody, SentView, SignUpBody, SignedInView } from './sign-up.dto.js';
import { SignUpService } from './sign-up.service.js';

@ApiTags('sign-up')
@Controller('api/auth')
export class SignUpController {
  constructor(private readonly signUps: SignUpService) {}

  @Post('sign-up')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Signs up, and mails a link to the address',
    description: 'The response is the same whether or not the address has a user.',
    body: SentView,
    errorStatuses: [429],
  })
  signUp(@Body() body: SignUpBody, @Req() request: IncomingMessage): Promise<Shown<SentView>> {
    return this.signUps.signUp(body, request);
  }

  @Post('confirm')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Confirms the address of a sign-up, and signs its user in',
    description: 'In a browser other than the one that signed up, the password is required too (password_required).',
    body: SignedInView,
    errorStatuses: [410, 429],
  })
  confirm(@Body() body: ConfirmBody, @Req() request: IncomingMessage): Promise<Shown<SignedInView>> {
    return this.signUps.confirm(body, request);
  }
}
