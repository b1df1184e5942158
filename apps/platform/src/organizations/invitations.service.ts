import type { IncomingMessage } from 'node:http';
import {
  withAudit,
  findInvitation,
  findMember,
  findOrganization,
  findUserByEmail,
  insertInvitation,
  insertMember,
  insertUser,
  lockOrganization,
  markInvitationAccepted,
  markInvitationRevoked,
} from '@entity-registry/accounts';
import type { Actor, InvitationRow } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { contextOf } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { inTransaction } from '@entity-registry/database';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Member } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { PlatformError } from '../errors/platform-error.js';
import { assertStrongPassword, normalEmail } from '../identity/fields.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { Passwords } from '../identity/passwords.js';
import { hashOf, newToken } from '../identity/tokens.js';
import { Mailer } from '../mail/mailer.js';
import { POOL } from '../providers.js';
import type { SignedInView } from '../sign-up/sign-up.dto.js';
import type { AcceptBody, NewInvitationBody, OfferView } from './invitation.dto.js';
import { toInvitation } from './organization.dto.js';
import type { InvitationView, RemovedView } from './organization.dto.js';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** The joining user: an existing user of the invited address, or a new one, whose address the invitation confirms. */
interface InvitedUser {
  id: string;
  name: string;
  email: string;
}

/** Invitations to an organization, by mail. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
    private readonly mailer: Mailer,
    private readonly gate: SignInGate,
    private readonly passwords: Passwords,
  ) {}

  /** Invites, or invites again with another link. Throws `already_member`, `role_insufficient`. */
  async invite(
    { email: given, role }: NewInvitationBody,
    member: Member,
    actor: Actor,
  ): Promise<Shown<InvitationView>> {
    const email = normalEmail(given);
    const { organizationId, organizationName, accountId, userId, name, language } = member;
    await this.gate.attempts.consume('invitations of', organizationId);
    await this.gate.attempts.consume('invitation mail to', email);
    const token = newToken();
    const now = this.now();
    const expiresAt = new Date(now.getTime() + DAYS * DAY_MS);
    const id = await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      await lockOrganization(tx, organizationId);
      // The inviting user may have lost the right while they waited.
      const acting = await findMember(tx, organizationId, userId);
      if (acting?.role !== 'owner') {
        throw new PlatformError({ code: 'role_insufficient', role: acting?.role ?? 'read_only', needed: 'owner' });
      }
      const user = await findUserByEmail(tx, email);
      if (user !== null && (await findMember(tx, organizationId, user.id)) !== null) {
        throw new PlatformError({ code: 'already_member' });
      }
      const row = { organizationId, email, role, tokenHash: hashOf(token), invitedBy: userId, now, expiresAt };
      const invited = await insertInvitation(tx, row);
      const data = { inviter: name, organization: organizationName, token, days: DAYS };
      await this.mailer.enqueue(tx, { to: email, template: 'invitation', language: user?.language ?? language, data });
      await recordChange({
        action: 'member.invite',
        accountId,
        target: `invitation:${invited}`,
        after: { email, role },
      });
      return invited;
    });
    return toInvitation({
      id,
      organizationId,
      organizationName,
      email,
      role,
      invitedBy: name,
      createdAt: now,
      expiresAt,
    });
  }

  /** Throws `unknown_invitation`. */
  async revoke(id: string, { organizationId, accountId }: Member, actor: Actor): Promise<Shown<RemovedView>> {
    const now = this.now();
    return withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const revoked = await markInvitationRevoked(tx, organizationId, id, now);
      if (revoked === null) throw new PlatformError({ code: 'unknown_invitation' });
      await recordChange({
        action: 'member.revoke_invitation',
        accountId,
        target: `invitation:${id}`,
        before: revoked,
      });
      return { removed: true };
    });
  }

  /** The invitation behind a link, for the person who has it. Throws `token_invalid`. */
  async readOffer(token: string, request: IncomingMessage): Promise<Shown<OfferView>> {
    await this.gate.attempts.consumeForAddress('link from', this.gate.addressOf(request));
    const { organizationName, role, email, invitedBy } = await this.find(token);
    return { organization: organizationName, role, email, invited_by: invitedBy };
  }

  /**
   * Lets the signed-in user join, or creates a user if the address has none: the link confirms it. Throws `token_invalid`,
   * `invitation_for_another`, `sign_in_first`.
   */
  async accept(body: AcceptBody, request: IncomingMessage): Promise<Shown<SignedInView>> {
    await this.gate.attempts.consumeForAddress('link from', this.gate.addressOf(request));
    const invitation = await this.find(body.token);
    const signedIn = await this.gate.sessions.find(request);
    if (signedIn !== null && signedIn.email !== invitation.email) {
      throw new PlatformError({ code: 'invitation_for_another' });
    }
    const password = signedIn === null ? await this.newPassword(body, invitation) : '';
    const user = await inTransaction(this.pool, async (tx) => {
      const joining: InvitedUser =
        signedIn === null
          ? await this.addUser(tx, body, invitation, password)
          : { id: signedIn.userId, name: signedIn.name, email: signedIn.email };
      await this.join(tx, joining, invitation, contextOf(request).id);
      return joining;
    });
    if (signedIn === null) await this.gate.attempts.resetMailLimits(user.email);
    await this.gate.startSession(request, user, invitation.organizationId);
    return { signed_in: true };
  }

  private async find(token: string): Promise<InvitationRow> {
    const invitation = await findInvitation(this.pool, hashOf(token), this.now());
    if (invitation === null) throw new PlatformError({ code: 'token_invalid' });
    return invitation;
  }

  /** Hashes the password of a new user. An existing user has to sign in first. */
  private async newPassword({ name, password }: AcceptBody, { email }: InvitationRow): Promise<string> {
    if ((await findUserByEmail(this.pool, email)) !== null) throw new PlatformError({ code: 'sign_in_first' });
    for (const [parameter, value] of Object.entries({ name, password })) {
      if (value === undefined) throw new DomainError('invalid_parameter', { parameter, message: 'is required' });
    }
    assertStrongPassword(password ?? '', email, 'password');
    return this.passwords.hash(password ?? '');
  }

  private async addUser(
    tx: pg.PoolClient,
    { name = '', language = 'en' }: AcceptBody,
    { email }: InvitationRow,
    password: string,
  ): Promise<InvitedUser> {
    const added = await insertUser(tx, { name, email, language, password, organizationName: null, now: this.now() });
    if (added === null) throw new PlatformError({ code: 'sign_in_first' });
    return added;
  }

  private async join(
    tx: pg.PoolClient,
    user: InvitedUser,
    invitation: InvitationRow,
    requestId: string,
  ): Promise<void> {
    const now = this.now();
    const { id, organizationId, role, email } = invitation;
    await lockOrganization(tx, organizationId);
    const organization = await findOrganization(tx, organizationId);
    // Another request may have accepted or revoked the invitation meanwhile.
    if (organization === null || !(await markInvitationAccepted(tx, id, now))) {
      throw new PlatformError({ code: 'token_invalid' });
    }
    await insertMember(tx, { organizationId, userId: user.id, role, now });
    const actor = { operatorId: null, userId: user.id, name: user.name, requestId };
    await withAudit(tx, actor, now, (_tx, recordChange) =>
      recordChange({
        ...{ action: 'member.join', accountId: organization.accountId, target: `user:${user.id}` },
        after: { email, role },
      }),
    );
  }
}
