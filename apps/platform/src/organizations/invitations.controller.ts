import type { IncomingMessage } from 'node:http';
import type { Actor } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, CurrentMember } from '../access/current-member.js';
import type { Member } from '../access/current-member.js';
import { AnyPage, Role } from '../access/roles.js';
import { UuidPipe } from '../identity/text-id.pipe.js';
import { Responses } from '../openapi/responses.js';
import { SignedInView } from '../sign-up/sign-up.dto.js';
import { AcceptBody, InvitationTokenBody, NewInvitationBody, OfferView } from './invitation.dto.js';
import { InvitationsService } from './invitations.service.js';
import { InvitationView, RemovedView } from './organization.dto.js';

@ApiTags('organization')
@Controller('api')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('organization/invitations')
  @Role('owner')
  @Responses({ summary: 'Invites someone by email', status: 201, body: InvitationView, errorStatuses: [409, 429] })
  invite(
    @Body() body: NewInvitationBody,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<InvitationView>> {
    return this.invitations.invite(body, member, actor);
  }

  @Delete('organization/invitations/:id')
  @Role('owner')
  @Responses({ summary: 'Revokes an invitation', body: RemovedView, errorStatuses: [404] })
  revoke(
    @Param('id', UuidPipe) id: string,
    @CurrentMember() member: Member,
    @CurrentActor() actor: Actor,
  ): Promise<Shown<RemovedView>> {
    return this.invitations.revoke(id, member, actor);
  }

  @Post('auth/invitation')
  @HttpCode(200)
  @AnyPage()
  @Responses({ summary: 'The invitation behind a link', body: OfferView, errorStatuses: [410, 429] })
  look(@Body() { token }: InvitationTokenBody, @Req() request: IncomingMessage): Promise<Shown<OfferView>> {
    return this.invitations.readOffer(token, request);
  }

  @Post('auth/invitation/accept')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Joins as the signed-in user or as a new one, and signs in',
    body: SignedInView,
    errorStatuses: [410, 429],
  })
  accept(@Body() body: AcceptBody, @Req() request: IncomingMessage): Promise<Shown<SignedInView>> {
    return this.invitations.accept(body, request);
  }
}
