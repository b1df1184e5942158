import type { IncomingMessage } from 'node:http';
import {
  Purposes,
  withAudit,
  renameOrganization,
  countOwners,
  deleteMember,
  deleteSessionsOfMember,
  findMember,
  findOrganization,
  listInvitations,
  listMembers,
  listMemberships,
  lockOrganization,
  revokeInvitationsBy,
  updateMemberRole,
} from '@entity-registry/accounts';
import type { Actor, RecordChange, MemberRow, OrganizationRole } from '@entity-registry/accounts';
import type { Purpose } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import type { Queryable } from '@entity-registry/database';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Member, User } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';
import { Sessions } from '../identity/sessions.js';
import type { OrganizationSummaryView } from '../me/me.dto.js';
import { POOL } from '../providers.js';
import { toInvitation, toMember } from './organization.dto.js';
import type { MemberView, OrganizationView, RemovedView } from './organization.dto.js';

/** An organization and its members. */
@Injectable()
export class OrganizationService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
    private readonly sessions: Sessions,
    private readonly purposes: Purposes,
  ) {}

  async show({ organizationId, accountId, userId }: Member): Promise<Shown<OrganizationView>> {
    const organization = await findOrganization(this.pool, organizationId);
    if (organization === null) throw new PlatformError({ code: 'unknown_organization' });
    const members = await listMembers(this.pool, organizationId);
    const stated = await this.purposes.stated(accountId);
    const required = await this.purposes.requirements();
    const invitations = await listInvitations(this.pool, organizationId, this.now());
    return {
      id: organization.id,
      name: organization.name,
      created_at: organization.createdAt.toISOString(),
      purpose: {
        purpose: stated?.purpose ?? null,
        stated_at: stated?.statedAt.toISOString() ?? null,
        required_in: required.map(({ jurisdiction }) => jurisdiction),
      },
      members: members.map((row) => toMember(row, userId)),
      invitations: invitations.map(toInvitation),
    };
  }

  async rename(name: string, member: Member, actor: Actor): Promise<Shown<OrganizationView>> {
    const { organizationId, organizationName, accountId } = member;
    const change = { organizationId, accountId, from: organizationName, to: name };
    if (name !== organizationName) await renameOrganization(this.pool, change, { actor, now: this.now() });
    return this.show(member);
  }

  /** States the purpose of the account (ADR 0214). */
  async statePurpose(purpose: Purpose, member: Member, actor: Actor): Promise<Shown<OrganizationView>> {
    await this.purposes.state(member.accountId, purpose, actor);
    return this.show(member);
  }

  /** Changes a role; the member's sessions end at once. Throws `unknown_member`, `last_owner`. */
  async setRole(userId: string, role: OrganizationRole, member: Member, actor: Actor): Promise<Shown<MemberView>> {
    return this.change(userId, member, actor, async (tx, former, recordChange) => {
      if (former.role !== role) {
        if (former.role === 'owner') await assertAnotherOwner(tx, member.organizationId);
        await updateMemberRole(tx, { organizationId: member.organizationId, userId, role });
        await deleteSessionsOfMember(tx, userId, member.organizationId);
        if (role !== 'owner') await this.endInvitationsBy(userId, member, tx, recordChange);
        await recordChange({
          ...{ action: 'member.set_role', accountId: member.accountId, target: `user:${userId}` },
          ...{ before: { role: former.role }, after: { role, email: former.email } },
        });
      }
      return toMember({ ...former, role }, member.userId);
    });
  }

  /** Removes a member, or lets one leave; their sessions end at once. Throws `unknown_member`, `last_owner`. */
  async remove(userId: string, member: Member, actor: Actor): Promise<Shown<RemovedView>> {
    return this.change(userId, member, actor, async (tx, former, recordChange) => {
      if (former.role === 'owner') await assertAnotherOwner(tx, member.organizationId);
      await deleteMember(tx, member.organizationId, userId);
      await deleteSessionsOfMember(tx, userId, member.organizationId);
      await this.endInvitationsBy(userId, member, tx, recordChange);
      await recordChange({
        ...{ action: userId === member.userId ? 'member.leave' : 'member.remove', accountId: member.accountId },
        ...{ target: `user:${userId}`, before: { role: former.role, email: former.email } },
      });
      return { removed: true };
    });
  }

  /** Switches the session to another organization of its user. Throws `unknown_organization`. */
  async activate(id: string, user: User, request: IncomingMessage): Promise<Shown<OrganizationSummaryView>> {
    const membership = (await listMemberships(this.pool, user.userId)).find(
      ({ organizationId }) => organizationId === id.toLowerCase(),
    );
    if (membership === undefined) throw new PlatformError({ code: 'unknown_organization' });
    const { organizationId, organizationName, role } = membership;
    await this.sessions.start(request, { userId: user.userId, organizationId });
    return { id: organizationId, name: organizationName, role };
  }

  /**
   * Revokes the invitations of a member who may no longer invite, so that they can't rejoin with another of their
   * addresses.
   */
  private async endInvitationsBy(
    userId: string,
    { organizationId, accountId }: Member,
    tx: Queryable,
    recordChange: RecordChange,
  ): Promise<void> {
    for (const { id, email } of await revokeInvitationsBy(tx, organizationId, userId, this.now())) {
      await recordChange({
        action: 'member.revoke_invitation',
        accountId,
        target: `invitation:${id}`,
        before: { email },
      });
    }
  }

  /**
   * Runs `work` on a member under the organization's lock, so that concurrent changes to its members see each other.
   */
  private change<Result>(
    userId: string,
    { organizationId }: Member,
    actor: Actor,
    work: (tx: Queryable, former: MemberRow, recordChange: RecordChange) => Promise<Result>,
  ): Promise<Result> {
    return withAudit(this.pool, actor, this.now(), async (tx, recordChange) => {
      await lockOrganization(tx, organizationId);
      // The acting user may have lost the right while they waited.
      const acting = actor.userId === undefined ? null : await findMember(tx, organizationId, actor.userId);
      const former = await findMember(tx, organizationId, userId);
      if (former === null) throw new PlatformError({ code: 'unknown_member' });
      if (acting?.role !== 'owner' && acting?.userId !== userId) {
        throw new PlatformError({ code: 'role_insufficient', role: acting?.role ?? 'read_only', needed: 'owner' });
      }
      return work(tx, former, recordChange);
    });
  }
}

async function assertAnotherOwner(tx: Queryable, organizationId: string): Promise<void> {
  if ((await countOwners(tx, organizationId)) < 2) throw new PlatformError({ code: 'last_owner' });
}
