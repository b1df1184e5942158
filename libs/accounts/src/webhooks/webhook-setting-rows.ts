import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import type { WebhookSecretId } from '../operators/ids.js';

/** A signing secret as stored: sealed. */
export interface WebhookSecretRow {
  id: WebhookSecretId;
  sealed: Uint8Array;
  createdAt: Date;
  /** End of its overlap with its replacement; null: it is the current one. */
  expiresAt: Date | null;
}

const select = { id: true, sealed: true, createdAt: true, expiresAt: true } as const;

/** The account's webhook URL; `url` null: none. Null: no such account. */
export async function readWebhookUrl(db: Queryable, accountId: AccountId): Promise<{ url: string | null } | null> {
  const row = await withPrisma(db, (prisma) =>
    prisma.account.findUnique({ where: { id: accountId }, select: { webhookUrl: true } }),
  );
  return row && { url: row.webhookUrl };
}

/** Sets the account's webhook URL, or clears it (null). */
export async function updateWebhookUrl(tx: Queryable, accountId: AccountId, url: string | null): Promise<void> {
  await withPrisma(tx, (prisma) => prisma.account.updateMany({ where: { id: accountId }, data: { webhookUrl: url } }));
}

/** The account's secrets that are valid at `now`, newest first. */
export async function listWebhookSecrets(db: Queryable, accountId: AccountId, now: Date): Promise<WebhookSecretRow[]> {
  const valid = { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  const rows = await withPrisma(db, (prisma) =>
    prisma.webhookSecret.findMany({ where: { accountId, ...valid }, select, orderBy: { id: 'desc' } }),
  );
  return rows as WebhookSecretRow[];
}

/** Adds a secret, which is the current one from now on. */
export async function insertWebhookSecret(
  tx: Queryable,
  secret: { accountId: AccountId; sealed: Uint8Array; now: Date },
): Promise<WebhookSecretRow> {
  const { now, ...data } = { ...secret, sealed: Uint8Array.from(secret.sealed) };
  const row = await withPrisma(tx, (prisma) =>
    prisma.webhookSecret.create({ data: { ...data, createdAt: now }, select }),
  );
  return row as WebhookSecretRow;
}

/**
 * Ends the current secret at `overlapEnd` and deletes earlier ones, so that at most two are valid. Call it under the
 * account's lock.
 */
export async function retireWebhookSecrets(tx: Queryable, accountId: AccountId, overlapEnd: Date): Promise<void> {
  await withPrisma(tx, async (prisma) => {
    await prisma.webhookSecret.deleteMany({ where: { accountId, expiresAt: { not: null } } });
    await prisma.webhookSecret.updateMany({ where: { accountId }, data: { expiresAt: overlapEnd } });
  });
}
