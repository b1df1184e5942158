import type { Queryable } from '@entity-registry/database';

export interface SigningKeyRow {
  /** The key's thumbprint (RFC 7638). */
  id: string;
  /** Ed25519: 32 bytes. */
  publicKey: Buffer;
  sealed: Buffer;
  validFrom: Date;
  /** Null: it signs now. */
  validUntil: Date | null;
}

/** Every key, oldest first. */
export async function listSigningKeys(db: Queryable): Promise<SigningKeyRow[]> {
  const { rows } = await db.query<SigningKeyRow>(
    `select id, public_key as "publicKey", sealed, valid_from as "validFrom", valid_until as "validUntil"
       from signing_key order by valid_from, id`,
  );
  return rows;
}

/** Adds a key that signs from now on, unless there is one. */
export async function insertSigningKey(db: Queryable, key: Omit<SigningKeyRow, 'validUntil'>): Promise<void> {
  await db.query(
    `insert into signing_key (id, public_key, sealed, valid_from) values ($1, $2, $3, $4) on conflict do nothing`,
    [key.id, key.publicKey, key.sealed, key.validFrom],
  );
}

/** Ends the key that signs now; null: there is none. */
export async function endSigningKey(tx: Queryable, until: Date): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    'update signing_key set valid_until = $1 where valid_until is null returning id',
    [until],
  );
  return rows[0]?.id ?? null;
}
