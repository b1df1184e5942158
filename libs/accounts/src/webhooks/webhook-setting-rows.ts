import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import type { WebhookSecretId } from '../operators/ids.js';

/** A signing secret as it is stored: sealed. */
export interface WebhookSecretRow {
  id: WebhookSecretId;
  sealed: Buffer;
  createdAt: Date;
  /** End of its overlap with its replacement; null: it is the current one. */
  expiresAt: Date | null;
}

/** Where the account's webhooks go; `url` null: nowhere. Null: no such account. */
export async function readWebhookUrl(db: Queryable, accountId: AccountId): Promise<{ url: string | null } | null> {
  const { rows } = await db.query<{ url: string | null }>('select webhook_url as url from account where id = $1', [
    accountId,
  ]);
  return rows[0] ?? null;
}

/** Sets or (null) clears where the account's webhooks go. */
export async function updateWebhookUrl(tx: Queryable, accountId: AccountId, url: string | null): Promise<void> {
  await tx.query('update account set webhook_url = $2 where id = $1', [accountId, url]);
}

/** The account's secrets that are valid at `now`, newest first. */
export async function listWebhookSecrets(db: Queryable, accountId: AccountId, now: Date): Promise<WebhookSecretRow[]> {
  const { rows } = await db.query<WebhookSecretRow>(
    `select id, sealed, created_at as "createdAt", expires_at as "expiresAt" from webhook_secret
      where account_id = $1 and (expires_at is null or expires_at > $2) order by id desc`,
    [accountId, now],
  );
  return rows;
}

/** Adds the current secret from now on. */
export async function insertWebhookSecret(
  tx: Queryable,
  secret: { accountId: AccountId; sealed: Uint8Array; now: Date },
): Promise<WebhookSecretRow> {
  const { rows } = await tx.query<WebhookSecretRow>(
    `insert into webhook_secret (account_id, sealed, created_at) values ($1, $2, $3)
     returning id, sealed, created_at as "createdAt", expires_at as "expiresAt"`,
    [secret.accountId, secret.sealed, secret.now],
  );
  return rows[0] as WebhookSecretRow;
}

/**
 * Ends the current secret at `overlapEnd` and deletes those that were in their overlap or have ended: at most two are valid.
 * Call it under the account's lock.
 */
export async function retireWebhookSecrets(tx: Queryable, accountId: AccountId, overlapEnd: Date): Promise<void> {
  await tx.query('delete from webhook_secret where account_id = $1 and expires_at is not null', [accountId]);
  await tx.query('update webhook_secret set expires_at = $2 where account_id = $1', [accountId, overlapEnd]);
}
