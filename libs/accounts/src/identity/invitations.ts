import type { Queryable } from '@entity-registry/database';
import type { OrganizationRole } from './organizations.js';

/** An open invitation: not accepted, revoked or expired, from a member who is still an owner. */
export interface InvitationRow {
  /** A UUID. */
  id: string;
  organizationId: string;
  organizationName: string;
  email: string;
  role: OrganizationRole;
  /** Name of the inviting user. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `
  i.id, i.organization_id as "organizationId", o.name as "organizationName", i.email, i.role, u.name as "invitedBy",
  i.created_at as "createdAt", i.expires_at as "expiresAt"`;
const tables = `
  organization_invitation i
    join organization o on o.id = i.organization_id
    join auth_user u on u.id = i.invited_by`;
/** Invitations of former owners don't work, even if they were sent while the sender was an owner. */
const inviterIsOwner = `
  exists (select from organization_member m
           where m.organization_id = i.organization_id and m.user_id = i.invited_by and m.role = 'owner')`;
const open = `i.accepted_at is null and i.revoked_at is null and ${inviterIsOwner}`;

/** Invites an address, under the hash of the mailed token. Revokes any open invitation of the same address. */
export async function insertInvitation(
  tx: Queryable,
  invitation: {
    organizationId: string;
    email: string;
    role: OrganizationRole;
    tokenHash: Buffer;
    invitedBy: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  await tx.query(
    `update organization_invitation set revoked_at = $3
      where organization_id = $1 and email = $2 and accepted_at is null and revoked_at is null`,
    [invitation.organizationId, invitation.email, invitation.now],
  );
  const { rows } = await tx.query<{ id: string }>(
    `insert into organization_invitation (organization_id, email, role, token_hash, invited_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      invitation.organizationId,
      invitation.email,
      invitation.role,
      invitation.tokenHash,
      invitation.invitedBy,
      invitation.now,
      invitation.expiresAt,
    ],
  );
  return (rows[0] as { id: string }).id;
}

/** The open invitations of an organization, oldest first. */
export async function listInvitations(db: Queryable, organizationId: string, now: Date): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `select ${columns} from ${tables} where i.organization_id = $1 and ${open} and i.expires_at > $2
      order by i.created_at, i.id`,
    [organizationId, now],
  );
  return rows;
}

/** The open invitation of a token; null: none. */
export async function findInvitation(db: Queryable, tokenHash: Buffer, now: Date): Promise<InvitationRow | null> {
  const { rows } = await db.query<InvitationRow>(
    `select ${columns} from ${tables} where i.token_hash = $1 and ${open} and i.expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** Marks an open invitation as accepted; call it under the organization's lock. False: it was accepted or ended meanwhile. */
export async function markInvitationAccepted(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update organization_invitation i set accepted_at = $2
      where i.id = $1 and i.accepted_at is null and i.revoked_at is null and ${inviterIsOwner}`,
    [id, now],
  );
  return rowCount === 1;
}

/** Revokes an open invitation of an organization; null: there is none. Returns its address. */
export async function markInvitationRevoked(
  tx: Queryable,
  organizationId: string,
  id: string,
  now: Date,
): Promise<{ email: string } | null> {
  const { rows } = await tx.query<{ email: string }>(
    `update organization_invitation set revoked_at = $3
      where organization_id = $1 and id = $2 and accepted_at is null and revoked_at is null returning email`,
    [organizationId, id, now],
  );
  return rows[0] ?? null;
}

/** Revokes the open invitations to an organization that one of its users sent. Returns their addresses. */
export async function revokeInvitationsBy(
  tx: Queryable,
  organizationId: string,
  userId: string,
  now: Date,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await tx.query<{ id: string; email: string }>(
    `update organization_invitation set revoked_at = $3
      where organization_id = $1 and invited_by = $2 and accepted_at is null and revoked_at is null
     returning id, email`,
    [organizationId, userId, now],
  );
  return rows;
}
