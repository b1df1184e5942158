import type { IncomingMessage } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { TextIdPipe } from '../identity/text-id.pipe.js';
import { Responses } from '../openapi/responses.js';
import { EndedView, SessionList } from './sessions.dto.js';
import type { SessionView } from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('me')
@Controller('api/me/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @SignedIn()
  @Responses({ summary: "The user's sessions", body: SessionList })
  list(@CurrentUser() user: User): Promise<{ items: Shown<SessionView>[] }> {
    return this.sessions.list(user);
  }

  @Delete(':id')
  @SignedIn()
  @Responses({ summary: 'Ends a session of the user', body: EndedView, errorStatuses: [404] })
  end(@Param('id', TextIdPipe) id: string, @CurrentUser() user: User): Promise<Shown<EndedView>> {
    return this.sessions.end(id, user);
  }

  @Delete()
  @SignedIn()
  @Responses({ summary: 'Signs out everywhere, including here', body: EndedView })
  endAll(@CurrentUser() user: User, @Req() request: IncomingMessage): Promise<Shown<EndedView>> {
    return this.sessions.endAll(user, request);
  }
}
