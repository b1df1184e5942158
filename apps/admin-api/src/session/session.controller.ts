import type { IncomingMessage } from 'node:http';
import type { OperatorRow } from '@entity-registry/accounts';
import { Access } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentOperator } from '../access/current-operator.js';
import { Role } from '../access/roles.js';
import { Responses, OpenResponses } from '../openapi/responses.js';
import { SessionView, SignInBody, SignedOutView } from './session.dto.js';
import { SessionService } from './session.service.js';

@ApiTags('operators')
@Controller('admin/session')
export class SessionController {
  constructor(private readonly session: SessionService) {}

  @Post()
  @Access('open')
  @OpenResponses({
    summary: 'Signs an operator in to the operator pages',
    description:
      'Sets a cookie that scripts cannot read. The session ends after 12 hours, or after an hour of inactivity. ' +
      'Only accepted from the operator pages. Each address has ten attempts, and one more every six seconds.',
    status: 201,
    body: SessionView,
    errorStatuses: [403, 429],
  })
  signIn(@Body() { token }: SignInBody, @Req() request: IncomingMessage): Promise<Shown<SessionView>> {
    return this.session.signIn(token, request);
  }

  @Delete()
  @Role('viewer')
  @HttpCode(200)
  @Responses({ summary: 'Signs out: ends the session of the cookie', body: SignedOutView })
  signOut(@CurrentOperator() operator: OperatorRow, @Req() request: IncomingMessage): Promise<Shown<SignedOutView>> {
    return this.session.signOut(operator, request);
  }
}
