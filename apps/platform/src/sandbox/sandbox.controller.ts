import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shown } from '@entity-registry/http';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { Role } from '../access/roles.js';
import { Forwarded } from '../forwarding/forwarded.js';
import { Responses } from '../openapi/responses.js';
import { MOUNT, SandboxForwarding } from './sandbox-forwarding.js';
import { SandboxExamplesView, SandboxView } from './sandbox.dto.js';
import { SandboxService } from './sandbox.service.js';

/** Nothing here is charged to the member's account, so read-only members may use it too. */
@ApiTags('sandbox')
@Controller(MOUNT)
export class SandboxController {
  constructor(
    private readonly sandbox: SandboxService,
    private readonly forwarding: SandboxForwarding,
  ) {}

  @Get()
  @Role('read_only')
  @Responses({ summary: "The user's remaining sandbox allowance of today", body: SandboxView })
  show(@CurrentMember() member: Member): Promise<Shown<SandboxView>> {
    return this.sandbox.show(member);
  }

  @Get('examples')
  @Role('read_only')
  @Responses({ summary: 'Entities of the registry to try calls with', body: SandboxExamplesView })
  examples(): Promise<Shown<SandboxExamplesView>> {
    return this.sandbox.showExamples();
  }

  @Get('*path')
  @Role('read_only')
  @Forwarded()
  get(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @CurrentMember() member: Member,
  ): Promise<void> {
    return this.forwarding.forward(request, response, member);
  }

  @Post('*path')
  @Role('read_only')
  @Forwarded()
  post(
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
    @CurrentMember() member: Member,
  ): Promise<void> {
    return this.forwarding.forward(request, response, member);
  }
}
