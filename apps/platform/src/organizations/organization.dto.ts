import { Field, OneOf, ShownText, ShownTime } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import type { InvitationRow, MemberRow, OrganizationRole } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';
import { OrganizationName } from '../identity/fields.js';
import { isUuid } from '../identity/text-id.pipe.js';

export class OrganizationBody {
  @OrganizationName({ description: 'the name of the organisation, and of its account' })
  readonly name!: string;
}

export class MemberRoleBody {
  @OneOf(ORGANIZATION_ROLES, { description: 'what the member is to be' })
  readonly role!: OrganizationRole;
}

export class ActiveOrganizationBody {
  @Field({ type: 'string', format: 'uuid' }, (value) => (isUuid(value) ? null : 'must be a UUID'), {
    description: 'the organisation that the session is to work for',
  })
  readonly id!: string;
}

export class MemberView {
  @ShownText('the user')
  readonly user_id!: string;
  @ShownText('their name')
  readonly name!: string;
  @ShownText('their address')
  readonly email!: string;
  @ShownText('what they are', { enum: [...ORGANIZATION_ROLES] })
  readonly role!: OrganizationRole;
  @ShownTime('when they joined')
  readonly joined_at!: string;
  @ShownText('whether they sign in with a second factor', { type: 'boolean' })
  readonly two_factor!: boolean;
  @ShownText('whether it is who asks', { type: 'boolean' })
  readonly you!: boolean;
}

export class InvitationView {
  @ShownText('the invitation')
  readonly id!: string;
  @ShownText('the address that was invited')
  readonly email!: string;
  @ShownText('what they will be', { enum: [...ORGANIZATION_ROLES] })
  readonly role!: OrganizationRole;
  @ShownText('who invited')
  readonly invited_by!: string;
  @ShownTime('when')
  readonly created_at!: string;
  @ShownTime('until when it can be accepted')
  readonly expires_at!: string;
}

export class OrganizationView {
  @ShownText('the organisation')
  readonly id!: string;
  @ShownText('its name')
  readonly name!: string;
  @ShownTime('when it was made')
  readonly created_at!: string;
  @ApiProperty({ type: [MemberView], description: 'in the order in which they joined' })
  readonly members!: MemberView[];
  @ApiProperty({ type: [InvitationView], description: 'that nobody has accepted yet' })
  readonly invitations!: InvitationView[];
}

export class RemovedView {
  @ShownText('it is gone', { type: 'boolean' })
  readonly removed!: true;
}

export function toMember(row: MemberRow, userId: string): Shown<MemberView> {
  return {
    user_id: row.userId,
    name: row.name,
    email: row.email,
    role: row.role,
    joined_at: row.joinedAt.toISOString(),
    two_factor: row.twoFactor,
    you: row.userId === userId,
  };
}

export function toInvitation(row: InvitationRow): Shown<InvitationView> {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: row.invitedBy,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}
