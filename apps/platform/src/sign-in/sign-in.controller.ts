import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPage } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { SignedInView } from '../sign-up/sign-up.dto.js';
import {
  BrowserConfirmedView,
  ConfirmBrowserBody,
  FirstFactorView,
  PasskeyBody,
  PasskeyOptionsView,
  SecondFactorBody,
  SignInBody,
  SignedOutView,
} from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('sign-in')
@Controller('api/auth')
export class SignInController {
  constructor(private readonly signIns: SignInService) {}

  @Post('sign-in')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Signs in with a password',
    description:
      'After too many attempts from unknown browsers the response is 401 browser_unconfirmed, even for the right ' +
      'password. The link in the mail confirms the browser.',
    body: FirstFactorView,
    errorStatuses: [429],
  })
  signIn(@Body() body: SignInBody, @Req() request: IncomingMessage): Promise<Shown<FirstFactorView>> {
    return this.signIns.signIn(body, request);
  }

  @Post('confirm-browser')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Confirms this browser with a mailed link, after too many attempts from unknown browsers',
    body: BrowserConfirmedView,
    errorStatuses: [410, 429],
  })
  confirmBrowser(
    @Body() body: ConfirmBrowserBody,
    @Req() request: IncomingMessage,
  ): Promise<Shown<BrowserConfirmedView>> {
    return this.signIns.confirmBrowser(body, request);
  }

  @Post('two-factor')
  @HttpCode(200)
  @AnyPage()
  @Responses({ summary: 'Sends the second factor, after the password', body: SignedInView, errorStatuses: [429] })
  secondFactor(@Body() body: SecondFactorBody, @Req() request: IncomingMessage): Promise<Shown<SignedInView>> {
    return this.signIns.secondFactor(body, request);
  }

  @Post('passkey/options')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'The options for a browser to sign in with a passkey',
    body: PasskeyOptionsView,
    errorStatuses: [429],
  })
  passkeyOptions(@Req() request: IncomingMessage): Promise<Shown<PasskeyOptionsView>> {
    return this.signIns.passkeyOptions(request);
  }

  @Post('passkey')
  @HttpCode(200)
  @AnyPage()
  @Responses({ summary: 'Signs in with a passkey', body: SignedInView, errorStatuses: [429] })
  passkey(@Body() body: PasskeyBody, @Req() request: IncomingMessage): Promise<Shown<SignedInView>> {
    return this.signIns.passkey(body, request);
  }

  @Post('sign-out')
  @HttpCode(200)
  @AnyPage()
  @Responses({ summary: 'Ends the session of this browser', body: SignedOutView })
  signOut(@Req() request: IncomingMessage): Promise<Shown<SignedOutView>> {
    return this.signIns.signOut(request);
  }
}
