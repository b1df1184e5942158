import { Module } from '@nestjs/common';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { OrganizationController } from './organization.controller.js';
import { OrganizationService } from './organization.service.js';

/** Organizations, their members and invitations. */
@Module({
  controllers: [OrganizationController, InvitationsController],
  providers: [OrganizationService, InvitationsService],
})
export class OrganizationsModule {}
