import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

/** A user, without anything secret. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  language: 'en' | 'es';
  twoFactor: boolean;
}

const columns = 'id, name, email, language, two_factor_enabled as "twoFactor"';

/** The user with this address (lower case); null: none. */
export function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  return readUser(db, { email });
}

/** The user; null: unknown. */
export function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  return readUser(db, { id });
}

async function readUser(db: Queryable, where: { id: string } | { email: string }): Promise<UserRow | null> {
  const select = { id: true, name: true, email: true, language: true, twoFactorEnabled: true } as const;
  const row = await withPrisma(db, (prisma) => prisma.authUser.findUnique({ where, select }));
  if (!row) return null;
  const { twoFactorEnabled: twoFactor, language, ...user } = row;
  return { ...user, language: language as UserRow['language'], twoFactor };
}

/** Adds a user with a confirmed address and a (hashed) password; null: the address is taken. */
export async function insertUser(
  tx: Queryable,
  user: {
    name: string;
    email: string;
    language: 'en' | 'es';
    password: string;
    organizationName: string | null;
    now: Date;
  },
): Promise<UserRow | null> {
  const { rows } = await tx.query<UserRow>(
    `insert into auth_user (id, name, email, email_verified, language, organization_name, created_at, updated_at)
     values (gen_random_uuid()::text, $1, $2, true, $3, $4, $5, $5) on conflict (email) do nothing
     returning ${columns}`,
    [user.name, user.email, user.language, user.organizationName, user.now],
  );
  const [added] = rows;
  if (!added) return null;
  await tx.query(
    `insert into auth_credential (id, user_id, account_id, provider_id, password, created_at, updated_at)
     values (gen_random_uuid()::text, $1, $1, 'credential', $2, $3, $3)`,
    [added.id, user.password, user.now],
  );
  return added;
}

/** Updates the fields that users can change themselves; undefined fields stay. */
export async function updateUser(
  db: Queryable,
  id: string,
  { name, language, now }: { name?: string; language?: 'en' | 'es'; now: Date },
): Promise<void> {
  await withPrisma(db, (prisma) =>
    prisma.authUser.updateMany({ where: { id }, data: { name, language, updatedAt: now } }),
  );
}

const UNIQUE_VIOLATION = '23505';

/**
 * Changes a user's address; null: another user has it, or the user doesn't exist. Returns the former one. If two users claim
 * it at once, the unique index accepts one; after null the transaction can only be rolled back.
 */
export async function updateUserEmail(tx: Queryable, id: string, email: string, now: Date): Promise<string | null> {
  try {
    const { rows } = await tx.query<{ former: string }>(
      `with former as (select email from auth_user where id = $1 for update)
       update auth_user u set email = $2, updated_at = $3 from former where u.id = $1
       returning former.email as former`,
      [id, email, now],
    );
    return rows[0]?.former ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/**
 * Records that a user got their first key and trial credit; null: they had it before. Only one of two concurrent calls gets
 * the user.
 */
export async function markOnboarded(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<{ organizationName: string | null } | null> {
  const { rows } = await tx.query<{ organizationName: string | null }>(
    `update auth_user set onboarded_at = $2 where id = $1 and onboarded_at is null
     returning organization_name as "organizationName"`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** How many passkeys a user has. */
export function countPasskeys(db: Queryable, userId: string): Promise<number> {
  return withPrisma(db, (prisma) => prisma.authPasskey.count({ where: { userId } }));
}

export interface PasskeyRow {
  id: string;
  name: string | null;
  deviceType: string;
  backedUp: boolean;
  createdAt: Date | null;
}

/** The passkeys of a user, oldest first. */
export function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const select = { id: true, name: true, deviceType: true, backedUp: true, createdAt: true } as const;
  return withPrisma(db, (prisma) =>
    prisma.authPasskey.findMany({ where: { userId }, select, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  );
}

/** Removes a passkey of a user; false: no such passkey. */
export async function deletePasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const { count } = await withPrisma(tx, (prisma) => prisma.authPasskey.deleteMany({ where: { userId, id } }));
  return count === 1;
}
