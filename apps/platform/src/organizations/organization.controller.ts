import type { IncomingMessage } from 'node:http';
import type { Actor } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember, CurrentUser } from '../access/current-member.js';
import type { Member, User } from '../access/current-member.js';
import { Role, SignedIn } from '../access/roles.js';
import { TextIdPipe } from '../identity/text-id.pipe.js';
import { OrganizationSummaryView } from '../me/me.dto.js';
import { Responses } from '../openapi/responses.js';
import {
  ActiveOrganizationBody,
  MemberRoleBody,
  MemberView,
  OrganizationBody,
  OrganizationView,
  PurposeBody,
  RemovedView,
} from './organization.dto.js';
import { OrganizationService } from './organization.service.js';

@ApiTags('organization')
@Controller('api')
export class OrganizationController {
  constructor(private readonly organizations: OrganizationService) {}

  @Get('organization')
  @Role('read_only')
  @Responses({ summary: 'The organization, its members and its open invitations', body: OrganizationView })
  show(@CurrentMember() member: Member): Promise<Shown<OrganizationView>> {
    return this.organizations.show(member);
  }

  @Patch('organization')
  @Role('owner')
  @Responses({ summary: 'Renames the organization', body: OrganizationView })
  rename(
    @Body() { name }: OrganizationBody,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<OrganizationView>> {
    return this.organizations.rename(name, member, actor);
  }

  @Put('organization/purpose')
  @Role('owner')
  @Responses({
    summary: 'States what the account uses immigration, court and criminal records for',
    description:
      'The disclosure log names it beside what the account receives. Another purpose replaces it from then on.',
    body: OrganizationView,
  })
  statePurpose(
    @Body() { purpose }: PurposeBody,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<OrganizationView>> {
    return this.organizations.statePurpose(purpose, member, actor);
  }

  @Patch('organization/members/:id')
  @Role('owner')
  @Responses({
    summary: "Changes a member's role, and ends their sessions",
    body: MemberView,
    errorStatuses: [404, 409],
  })
  setRole(
    @Param('id', TextIdPipe) id: string,
    @Body() { role }: MemberRoleBody,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<MemberView>> {
    return this.organizations.setRole(id, role, member, actor);
  }

  @Delete('organization/members/:id')
  @Role('read_only')
  @Responses({
    summary: 'Removes a member (owners) or leaves the organization (everyone), and ends their sessions',
    body: RemovedView,
    errorStatuses: [404, 409],
  })
  remove(
    @Param('id', TextIdPipe) id: string,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<RemovedView>> {
    return this.organizations.remove(id, member, actor);
  }

  @Post('me/organization')
  @HttpCode(200)
  @SignedIn()
  @Responses({
    summary: 'Switches the session to another organization of the user',
    body: OrganizationSummaryView,
    errorStatuses: [404],
  })
  activate(
    @Body() { id }: ActiveOrganizationBody,
    @CurrentUser() user: User,
    @Req() request: IncomingMessage,
  ): Promise<Shown<OrganizationSummaryView>> {
    return this.organizations.activate(id, user, request);
  }
}
