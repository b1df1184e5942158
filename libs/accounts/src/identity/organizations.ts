import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** From least to most privileged: each role includes those before it. */
export const ORGANIZATION_ROLES = ['read_only', 'member', 'owner'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** The organization of a user, and their role in it. */
export interface Membership {
  organizationId: string;
  organizationName: string;
  accountId: AccountId;
  role: OrganizationRole;
}

export interface OrganizationRow {
  /** A UUID. */
  id: string;
  name: string;
  accountId: AccountId;
  createdAt: Date;
}

const membershipColumns = `
  o.id as "organizationId", o.name as "organizationName", o.account_id as "accountId", m.role`;

/** The organizations of a user, in the order in which they joined them. */
export async function listMemberships(db: Queryable, userId: string): Promise<Membership[]> {
  const { rows } = await db.query<Membership>(
    `select ${membershipColumns} from organization_member m join organization o on o.id = m.organization_id
      where m.user_id = $1 order by m.joined_at, o.id`,
    [userId],
  );
  return rows;
}

/** The organization that a session works for: the `active` one, or else the first that its user joined. Null: none. */
export async function findMembership(db: Queryable, userId: string, active: string | null): Promise<Membership | null> {
  const { rows } = await db.query<Membership>(
    `select ${membershipColumns} from organization_member m join organization o on o.id = m.organization_id
      where m.user_id = $1
      order by (o.id = $2::uuid) desc nulls last, m.joined_at, o.id limit 1`,
    [userId, active],
  );
  return rows[0] ?? null;
}

/** Adds an organization without members; its account belongs to no other. */
export async function insertOrganization(
  tx: Queryable,
  { name, accountId, now }: { name: string; accountId: AccountId; now: Date },
): Promise<OrganizationRow> {
  const data = { name, accountId, createdAt: now };
  return (await withPrisma(tx, (prisma) => prisma.organization.create({ data }))) as OrganizationRow;
}

/** Adds a member; false if they already are one. */
export async function insertMember(
  tx: Queryable,
  member: { organizationId: string; userId: string; role: OrganizationRole; now: Date },
): Promise<boolean> {
  const { now, ...data } = member;
  const { count } = await withPrisma(tx, (prisma) =>
    prisma.organizationMember.createMany({ data: [{ ...data, joinedAt: now }], skipDuplicates: true }),
  );
  return count === 1;
}

/** Updates the accounts of a user's own organizations from the former address to another; returns which. */
export async function updateAccountEmails(
  tx: Queryable,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<AccountId[]> {
  const { rows } = await tx.query<{ id: AccountId }>(
    `update account a set email = $3 from organization o join organization_member m on m.organization_id = o.id
      where o.account_id = a.id and m.user_id = $1 and m.role = 'owner' and a.email = $2 returning a.id`,
    [userId, from, to],
  );
  return rows.map(({ id }) => id);
}

/** Renames an organization and its account. */
export async function updateOrganizationName(tx: Queryable, id: string, name: string): Promise<void> {
  await tx.query(
    `with renamed as (update organization set name = $2 where id = $1 returning account_id)
     update account a set name = $2 from renamed where a.id = renamed.account_id`,
    [id, name],
  );
}

/** Locks an organization until the transaction ends, so that the second of two changes to its members sees the first. */
export async function lockOrganization(tx: Queryable, id: string): Promise<OrganizationRow | null> {
  const { rows } = await tx.query<OrganizationRow>(
    `select id, name, account_id as "accountId", created_at as "createdAt" from organization
      where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** The organization; null: unknown. */
export async function findOrganization(db: Queryable, id: string): Promise<OrganizationRow | null> {
  return (await withPrisma(db, (prisma) =>
    prisma.organization.findUnique({ where: { id } }),
  )) as OrganizationRow | null;
}

export interface MemberRow {
  userId: string;
  name: string;
  email: string;
  role: OrganizationRole;
  twoFactor: boolean;
  joinedAt: Date;
}

const memberColumns = `u.id as "userId", u.name, u.email, m.role, u.two_factor_enabled as "twoFactor", m.joined_at as "joinedAt"`;

/** The members of an organization, in the order in which they joined. */
export async function listMembers(db: Queryable, organizationId: string): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select ${memberColumns} from organization_member m join auth_user u on u.id = m.user_id
      where m.organization_id = $1 order by m.joined_at, u.id`,
    [organizationId],
  );
  return rows;
}

/** A member of an organization; null: no such id. */
export async function findMember(db: Queryable, organizationId: string, userId: string): Promise<MemberRow | null> {
  const { rows } = await db.query<MemberRow>(
    `select ${memberColumns} from organization_member m join auth_user u on u.id = m.user_id
      where m.organization_id = $1 and m.user_id = $2`,
    [organizationId, userId],
  );
  return rows[0] ?? null;
}

/** How many owners an organization has; call it under its lock. */
export function countOwners(tx: Queryable, organizationId: string): Promise<number> {
  return withPrisma(tx, (prisma) => prisma.organizationMember.count({ where: { organizationId, role: 'owner' } }));
}

export async function updateMemberRole(
  tx: Queryable,
  { organizationId, userId, role }: { organizationId: string; userId: string; role: OrganizationRole },
): Promise<void> {
  await withPrisma(tx, (prisma) =>
    prisma.organizationMember.updateMany({ where: { organizationId, userId }, data: { role } }),
  );
}

export async function deleteMember(tx: Queryable, organizationId: string, userId: string): Promise<void> {
  await withPrisma(tx, (prisma) => prisma.organizationMember.deleteMany({ where: { organizationId, userId } }));
}
