import type { Shown } from '@entity-registry/http';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/current-member.js';
import type { User } from '../access/current-member.js';
import { SignedIn } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import { MeView, ProfileBody } from './me.dto.js';
import { MeService } from './me.service.js';

@ApiTags('me')
@Controller('api/me')
export class MeController {
  constructor(private readonly me: MeService) {}

  @Get()
  @SignedIn()
  @Responses({ summary: 'The signed-in user, their organization, and the features of this installation', body: MeView })
  show(@CurrentUser() user: User): Promise<Shown<MeView>> {
    return this.me.show(user);
  }

  @Patch()
  @SignedIn()
  @Responses({ summary: 'Changes the name or the language of the user', body: MeView })
  change(@Body() body: ProfileBody, @CurrentUser() user: User): Promise<Shown<MeView>> {
    return this.me.change(body, user);
  }
}
