import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { AccountId, KeyId } from '../ids.js';

/** The key that an account's explorer calls with. */
export interface DashboardKeyRow {
  keyId: KeyId;
  /** The text of the key, sealed for its account. */
  sealed: Buffer;
  prefix: string;
  createdAt: Date;
  expiresAt: Date | null;
  /** When it stops working; in the future while the overlap of a roll lasts. */
  revokedAt: Date | null;
}

/** The account's key; null: never created. */
export async function readDashboardKey(db: Queryable, accountId: AccountId): Promise<DashboardKeyRow | null> {
  const { rows } = await db.query<DashboardKeyRow>(
    `select k.id as "keyId", d.sealed, k.prefix, k.created_at as "createdAt", k.expires_at as "expiresAt",
            k.revoked_at as "revokedAt"
       from dashboard_key d join api_key k on k.id = d.api_key_id and k.account_id = d.account_id
      where d.account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Makes `keyId` the account's key, replacing any other. Call it under the account's lock. */
export async function writeDashboardKey(
  tx: Queryable,
  accountId: AccountId,
  keyId: KeyId,
  sealed: Uint8Array,
): Promise<void> {
  const values = { apiKeyId: keyId, sealed: Uint8Array.from(sealed) };
  await withPrisma(tx, (prisma) =>
    prisma.dashboardKey.upsert({ where: { accountId }, create: { accountId, ...values }, update: values }),
  );
}
