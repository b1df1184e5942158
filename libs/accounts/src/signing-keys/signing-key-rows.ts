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

/** Adds a key that signs from now on. False: there is one, and nothing was added. */
export async function insertSigningKey(db: Queryable, key: Omit<SigningKeyRow, 'validUntil'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into signing_key (id, public_key, sealed, valid_from) values ($1, $2, $3, $4) on conflict do nothing`,
    [key.id, key.publicKey, key.sealed, key.validFrom],
  );
  return rowCount === 1;
}

/** Ends the key that signs now; null: there is none. Others who replace it wait until the transaction ends. */
export async function endSigningKey(tx: Queryable, until: Date): Promise<string | null> {
  // Without the lock, the second of two would wait for the row, and then not see the key that the first added.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('replace the signing key', 0))`);
  const { rows } = await tx.query<{ id: string }>(
    'update signing_key set valid_until = $1 where valid_until is null returning id',
    [until],
  );
  return rows[0]?.id ?? null;
}
