import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

/** The data of a sign-up; the user doesn't exist before the address is confirmed. */
export interface SignUpRow {
  email: string;
  name: string;
  /** Hashed. */
  password: string;
  language: 'en' | 'es';
  organizationName: string | null;
  /** Of the browser that signed up. */
  browserHash: Buffer;
}

/** Stores the data of a sign-up, under the hash of the mailed token. */
export async function insertSignUp(
  tx: Queryable,
  signUp: SignUpRow & { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { now, tokenHash, browserHash, ...data } = signUp;
  const hashes = { tokenHash: Uint8Array.from(tokenHash), browserHash: Uint8Array.from(browserHash) };
  await withPrisma(tx, (prisma) => prisma.authSignUp.createMany({ data: [{ ...data, ...hashes, createdAt: now }] }));
}

/** The data behind a working token, locked until the transaction ends; null if none. */
export async function lockSignUp(tx: Queryable, tokenHash: Buffer, now: Date): Promise<SignUpRow | null> {
  const { rows } = await tx.query<SignUpRow>(
    `select email, name, password, language, organization_name as "organizationName", browser_hash as "browserHash"
       from auth_sign_up where token_hash = $1 and expires_at > $2 for update`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** Deletes every sign-up of an address, once it is confirmed. */
export async function deleteSignUps(tx: Queryable, email: string): Promise<void> {
  await withPrisma(tx, (prisma) => prisma.authSignUp.deleteMany({ where: { email } }));
}
