import type { ServerResponse } from 'node:http';
import type { Actor } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Forwarded } from '../forwarding/forwarded.js';
import { CurrentCall } from '../forwarding/member-call.js';
import type { MemberCall } from '../forwarding/member-call.js';
import { Responses } from '../openapi/responses.js';
import { ExplorerView } from './explorer.dto.js';
import { ExplorerService, MOUNT } from './explorer.service.js';

@ApiTags('explorer')
@Controller(MOUNT)
export class ExplorerController {
  constructor(private readonly explorer: ExplorerService) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: "The explorer's key, and the member's search session", body: ExplorerView })
  show(@CurrentMember() member: Member): Promise<Shown<ExplorerView>> {
    return this.explorer.show(member);
  }

  @Post('key')
  @Role('member')
  @Responses({
    summary: "Replaces the explorer's key",
    description: 'Creates a key if there is none, or if it was revoked or has expired. A working key stays.',
    status: 201,
    body: ExplorerView,
  })
  renewKey(@CurrentMember() member: Member, @CurrentActor() actor: Actor): Promise<Shown<ExplorerView>> {
    return this.explorer.renewKey(member, actor);
  }

  @Get('v5/catalog')
  @Role('read_only')
  @Forwarded()
  catalog(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.explorer.catalog(call, response);
  }

  @Get('*path')
  @Role('member')
  @Forwarded()
  get(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.explorer.forward(call, response);
  }

  @Post('*path')
  @Role('member')
  @Forwarded()
  post(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.explorer.forward(call, response);
  }
}
