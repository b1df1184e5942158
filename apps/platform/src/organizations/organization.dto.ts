import { DEFAULT_JURISDICTION, PURPOSES } from '@entity-registry/domain';
import type { Purpose } from '@entity-registry/domain';
import { Field, OneOf, ShownText, ShownTexts, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ORGANIZATION_ROLES } from '@entity-registry/accounts';
import type { InvitationRow, MemberRow, OrganizationRole } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';
import { OrganizationName } from '../identity/fields.js';
import { isUuid } from '../identity/text-id.pipe.js';

export class OrganizationBody {
  @OrganizationName({ description: 'the name of the organization and of its account' })
  readonly name!: string;
}

export class MemberRoleBody {
  @OneOf(ORGANIZATION_ROLES, { description: 'the new role' })
  readonly role!: OrganizationRole;
}

export class PurposeBody {
  @OneOf(PURPOSES, { description: 'what the account uses immigration, court and criminal records for' })
  readonly purpose!: Purpose;
}

export class ActiveOrganizationBody {
  @Field({ type: 'string', format: 'uuid' }, (value) => (isUuid(value) ? null : 'must be a UUID'), {
    description: 'the organization to switch to',
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
  @ShownText('their role', { enum: [...ORGANIZATION_ROLES] })
  readonly role!: OrganizationRole;
  @ShownTime('when they joined')
  readonly joined_at!: string;
  @ShownText('whether they sign in with a second factor', { type: 'boolean' })
  readonly two_factor!: boolean;
  @ShownText('whether it is the signed-in user', { type: 'boolean' })
  readonly you!: boolean;
}

export class InvitationView {
  @ShownText('the invitation')
  readonly id!: string;
  @ShownText('the invited address')
  readonly email!: string;
  @ShownText('their role', { enum: [...ORGANIZATION_ROLES] })
  readonly role!: OrganizationRole;
  @ShownText('the user who sent it')
  readonly invited_by!: string;
  @ShownTime('when it was sent')
  readonly created_at!: string;
  @ShownTime('when it expires')
  readonly expires_at!: string;
}

export class StatedPurposeView {
  @ShownText('what the account uses immigration, court and criminal records for; null: nothing was stated', {
    nullable: true,
    enum: [...PURPOSES],
  })
  readonly purpose!: Purpose | null;
  @ShownTime('when an owner stated it', { nullable: true })
  readonly stated_at!: string | null;
  @ShownTexts('jurisdictions that require a purpose for these records', { example: [DEFAULT_JURISDICTION] })
  readonly required_in!: string[];
}

export class OrganizationView {
  @ShownText('the organization')
  readonly id!: string;
  @ShownText('its name')
  readonly name!: string;
  @ShownTime('when it was created')
  readonly created_at!: string;
  @ApiProperty({ type: StatedPurposeView, description: 'what it uses immigration, court and criminal records for' })
  readonly purpose!: StatedPurposeView;
  @ApiProperty({ type: [MemberView], description: 'in the order in which they joined' })
  readonly members!: MemberView[];
  @ApiProperty({ type: [InvitationView], description: 'open invitations' })
  readonly invitations!: InvitationView[];
}

export class RemovedView {
  @ShownText('whether it was removed', { type: 'boolean' })
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
