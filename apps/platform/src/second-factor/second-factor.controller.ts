import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import {
  BackupCodesView,
  CodeBody,
  PasswordBody,
  SecondFactorSetupView,
  SecondFactorView,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

@ApiTags('me')
@Controller('api/me/two-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @Post()
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Creates a secret for an authenticator app; its first code turns the second factor on',
    body: SecondFactorSetupView,
    errorStatuses: [409, 429],
  })
  begin(
    @Body() { password }: PasswordBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<SecondFactorSetupView>> {
    return this.factors.begin(password, user, request);
  }

  @Post('confirm')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Turns the second factor on with a first code, and ends all other sessions',
    body: SecondFactorView,
    errorStatuses: [409, 429],
  })
  confirm(
    @Body() { code }: CodeBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<SecondFactorView>> {
    return this.factors.confirm(code, user, request);
  }

  @Post('disable')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Turns the second factor off, and ends all other sessions',
    body: SecondFactorView,
    errorStatuses: [429],
  })
  disable(
    @Body() { password }: PasswordBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<SecondFactorView>> {
    return this.factors.disable(password, user, request);
  }

  @Post('backup-codes')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Replaces the backup codes with new ones',
    body: BackupCodesView,
    errorStatuses: [409, 429],
  })
  makeBackupCodes(
    @Body() { password }: PasswordBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<BackupCodesView>> {
    return this.factors.makeBackupCodes(password, user, request);
  }
}
