import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '@entity-registry/accounts';
import { Controller, Delete, Get, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Forwarded } from '../forwarding/forwarded.js';
import { MOUNT, WatchingService } from './watching.service.js';

/** The API's routes of watchlists, with the key of the account. */
@ApiTags('watching')
@Controller(MOUNT)
export class WatchingController {
  constructor(private readonly watching: WatchingService) {}

  @Get('*path')
  @Role('read_only')
  @Forwarded()
  get(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.watching.forward(request, response, member, actor);
  }

  @Post('*path')
  @Role('member')
  @Forwarded()
  post(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.watching.forward(request, response, member, actor);
  }

  @Patch('*path')
  @Role('member')
  @Forwarded()
  patch(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.watching.forward(request, response, member, actor);
  }

  @Delete('*path')
  @Role('member')
  @Forwarded()
  delete(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.watching.forward(request, response, member, actor);
  }
}
