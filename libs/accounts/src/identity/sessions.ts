import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

/** A session as its user sees it. */
export interface SessionRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  address: string | null;
  browser: string | null;
}

/** The sessions of a user that have not ended, the latest used first. */
export async function listSessions(db: Queryable, userId: string): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select id, created_at as "createdAt", updated_at as "updatedAt", nullif(ip_address, '') as address,
            nullif(user_agent, '') as browser
       from auth_session where user_id = $1 and expires_at > now() order by updated_at desc, id limit 200`,
    [userId],
  );
  return rows;
}

/** Ends a session of a user; false: no such session. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { count } = await withPrisma(db, (prisma) => prisma.authSession.deleteMany({ where: { userId, id } }));
  return count === 1;
}

/** Ends every session of a user except `except` (null: no exception); returns how many. */
export async function deleteSessionsOfUser(db: Queryable, userId: string, except: string | null): Promise<number> {
  const others = except === null ? {} : { id: { not: except } };
  const { count } = await withPrisma(db, (prisma) => prisma.authSession.deleteMany({ where: { userId, ...others } }));
  return count;
}

/** Ends a user's sessions for an organization, and those that have not selected an organization yet. */
export async function deleteSessionsOfMember(tx: Queryable, userId: string, organizationId: string): Promise<void> {
  const could = { OR: [{ activeOrganizationId: organizationId }, { activeOrganizationId: null }] };
  await withPrisma(tx, (prisma) => prisma.authSession.deleteMany({ where: { userId, ...could } }));
}

/** Deletes expired sessions, tokens, sign-ups and buckets. */
export async function deleteExpiredAuthRows(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from auth_session where expires_at < now()');
  await db.query('delete from auth_verification where expires_at < now()');
  await db.query('delete from auth_sign_up where expires_at < $1', [now]);
  await db.query('delete from auth_email_change where expires_at < $1', [now]);
  await db.query('delete from auth_browser_link where expires_at < $1', [now]);
  await db.query('delete from auth_rate_limit where arrival_at < $1', [now]);
}

/** Deletes a user's pending verifications in the auth library: password reset links and second factors. */
export async function deleteVerificationsOf(db: Queryable, userId: string): Promise<void> {
  await withPrisma(db, (prisma) => prisma.authVerification.deleteMany({ where: { value: userId } }));
}
