import { ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { OrganizationMemberRow, OrganizationSummaryRow } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class MemberView {
  @ShownText('their name')
  readonly name!: string;
  @ShownText('their email address')
  readonly email!: string;
  @ShownText('their role', { enum: ['owner', 'member', 'read_only'] })
  readonly role!: string;
  @ShownText('whether the address is confirmed', { type: 'boolean' })
  readonly email_verified!: boolean;
  @ShownText('whether they sign in with a second factor', { type: 'boolean' })
  readonly two_factor!: boolean;
  @ShownTime('when they joined')
  readonly joined_at!: string;
}

export class OrganizationView {
  @ShownText('its name; null: the account was created without the dashboard', { nullable: true })
  readonly name!: string | null;
  @ShownTime('when it was created', { nullable: true })
  readonly created_at!: string | null;
  @ApiProperty({ type: [MemberView], description: 'owners first' })
  readonly members!: MemberView[];
}

export function toOrganization(
  found: { organization: OrganizationSummaryRow; members: OrganizationMemberRow[] } | null,
): Shown<OrganizationView> {
  if (found === null) return { name: null, created_at: null, members: [] };
  const { organization, members } = found;
  return {
    name: organization.name,
    created_at: organization.createdAt.toISOString(),
    members: members.map(({ name, email, role, emailVerified, twoFactor, joinedAt }) => ({
      ...{ name, email, role },
      email_verified: emailVerified,
      two_factor: twoFactor,
      joined_at: joinedAt.toISOString(),
    })),
  };
}
