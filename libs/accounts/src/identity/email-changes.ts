import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

/** Stores the new address that a user entered, under the hash of the token sent to it. */
export async function insertEmailChange(
  tx: Queryable,
  change: { tokenHash: Buffer; userId: string; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { now, ...data } = { ...change, tokenHash: Uint8Array.from(change.tokenHash) };
  await withPrisma(tx, (prisma) => prisma.authEmailChange.createMany({ data: [{ ...data, createdAt: now }] }));
}

/** Deletes the address that a user entered before. */
export async function deleteEmailChanges(tx: Queryable, userId: string): Promise<void> {
  await withPrisma(tx, (prisma) => prisma.authEmailChange.deleteMany({ where: { userId } }));
}

/** Uses up a token of the user and returns its address; null: it isn't theirs, or no longer works. */
export async function consumeEmailChange(
  tx: Queryable,
  tokenHash: Buffer,
  userId: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await tx.query<{ email: string }>(
    'delete from auth_email_change where token_hash = $1 and user_id = $2 and expires_at > $3 returning email',
    [tokenHash, userId, now],
  );
  return rows[0]?.email ?? null;
}
