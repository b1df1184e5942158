import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

/** Stores a link that confirms a browser for an address, under the hash of its token. */
export async function insertBrowserLink(
  db: Queryable,
  link: { tokenHash: Buffer; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { now, ...data } = { ...link, tokenHash: Uint8Array.from(link.tokenHash) };
  await withPrisma(db, (prisma) => prisma.authBrowserLink.createMany({ data: [{ ...data, createdAt: now }] }));
}

/** Uses up a link and returns its address; null: it was used, has expired, or never existed. */
export async function consumeBrowserLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>(
    'delete from auth_browser_link where token_hash = $1 and expires_at > $2 returning email',
    [tokenHash, now],
  );
  return rows[0]?.email ?? null;
}
