import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Role } from '../access/roles.js';
import { Forwarded } from '../forwarding/forwarded.js';
import { CurrentCall } from '../forwarding/member-call.js';
import type { MemberCall } from '../forwarding/member-call.js';
import { MOUNT, WatchingService } from './watching.service.js';

/** The API's routes of watchlists, with the key of the account. */
@ApiTags('watching')
@Controller(MOUNT)
export class WatchingController {
  constructor(private readonly watching: WatchingService) {}

  @Get('*path')
  @Role('read_only')
  @Forwarded()
  get(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.watching.forward(call, response);
  }

  @Post('*path')
  @Role('member')
  @Forwarded()
  post(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.watching.forward(call, response);
  }

  @Patch('*path')
  @Role('member')
  @Forwarded()
  patch(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.watching.forward(call, response);
  }

  @Delete('*path')
  @Role('member')
  @Forwarded()
  delete(@CurrentCall() call: MemberCall, @Res() response: ServerResponse): Promise<void> {
    return this.watching.forward(call, response);
  }
}
