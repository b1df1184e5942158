import type { AccountId } from '../ledger/ids.js';
import type { Queryable } from '../pool.js';

/** From the least to the most: each may do what those before it may. */
export const ORGANIZATION_ROLES = ['read_only', 'member', 'owner'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** The organisation of a user, and what they are in it. */
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

/** The organisations of a user, in the order in which they joined them. */
export async function listMemberships(db: Queryable, userId: string): Promise<Membership[]> {
  const { rows } = await db.query<Membership>(
    `select ${membershipColumns} from organization_member m join organization o on o.id = m.organization_id
      where m.user_id = $1 and o.deleted_at is null order by m.joined_at, o.id`,
    [userId],
  );
  return rows;
}

/** The organisation that a session works for: the `active` one, else the first that its user joined. Null: none. */
export async function findMembership(db: Queryable, userId: string, active: string | null): Promise<Membership | null> {
  const { rows } = await db.query<Membership>(
    `select ${membershipColumns} from organization_member m join organization o on o.id = m.organization_id
      where m.user_id = $1 and o.deleted_at is null
      order by (o.id = $2::uuid) desc nulls last, m.joined_at, o.id limit 1`,
    [userId, active],
  );
  return rows[0] ?? null;
}

/** Adds an organisation without members; its account is no other's. */
export async function insertOrganization(
  tx: Queryable,
  { name, accountId, now }: { name: string; accountId: AccountId; now: Date },
): Promise<OrganizationRow> {
  const { rows } = await tx.query<OrganizationRow>(
    `insert into organization (name, account_id, created_at) values ($1, $2, $3)
     returning id, name, account_id as "accountId", created_at as "createdAt"`,
    [name, accountId, now],
  );
  return rows[0] as OrganizationRow;
}

/** Adds a member; false: they are one already. */
export async function insertMember(
  tx: Queryable,
  member: { organizationId: string; userId: string; role: OrganizationRole; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into organization_member (organization_id, user_id, role, joined_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [member.organizationId, member.userId, member.role, member.now],
  );
  return rowCount === 1;
}
