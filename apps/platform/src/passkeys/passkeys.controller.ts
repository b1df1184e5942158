import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { TextIdPipe } from '../identity/text-id.pipe.js';
import { Responses } from '../openapi/responses.js';
import { PasswordBody } from '../second-factor/second-factor.dto.js';
import { PasskeyOptionsView } from '../sign-in/sign-in.dto.js';
import { NewPasskeyBody, PasskeyList, PasskeyRemovedView, PasskeyView } from './passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('me')
@Controller('api/me/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Get()
  @SignedIn()
  @Responses({ summary: 'The passkeys of the user', body: PasskeyList })
  list(@CurrentUser() user: User): Promise<{ items: Shown<PasskeyView>[] }> {
    return this.passkeys.list(user);
  }

  @Post('options')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'The options for a browser to create a passkey',
    body: PasskeyOptionsView,
    errorStatuses: [429],
  })
  options(
    @Body() { password }: PasswordBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<PasskeyOptionsView>> {
    return this.passkeys.options(password, user, request);
  }

  @Post()
  @SignedIn()
  @Responses({ summary: 'Adds the passkey that the browser created', status: 201, body: PasskeyView })
  add(
    @Body() body: NewPasskeyBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<PasskeyView>> {
    return this.passkeys.add(body, user, request);
  }

  @Post(':id/remove')
  @HttpCode(200)
  @SignedIn()
  @Responses({ summary: 'Removes a passkey', body: PasskeyRemovedView, errorStatuses: [404, 429] })
  remove(
    @Param('id', TextIdPipe) id: string,
    @Body() { password }: PasswordBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<PasskeyRemovedView>> {
    return this.passkeys.remove(id, password, user, request);
  }
}
