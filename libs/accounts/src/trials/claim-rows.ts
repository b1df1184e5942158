import type { Queryable } from '@entity-registry/database';

/** A mailbox that was granted its trial. All fields are keyed hashes of 32 bytes. */
export interface TrialClaim {
  mailboxHash: Buffer;
  /** Granted at sign-up: the organization's domain; null: a public provider, or not granted at sign-up. */
  domainHash: Buffer | null;
  /** Granted at sign-up: the network on that day. */
  networkHash: Buffer | null;
}

/** If two transactions count the claims of one domain or network at once, the second waits for the first. */
export async function lockTrialSubject(tx: Queryable, subjectHash: Buffer): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('trials of ' || encode($1, 'hex'), 0))`, [subjectHash]);
}

/** Whether the mailbox was granted its trial. */
export async function isTrialClaimed(db: Queryable, mailboxHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('select from trial_claim where mailbox_hash = $1', [mailboxHash]);
  return rowCount === 1;
}

/** Trials granted at sign-up since `since` to addresses of a domain. */
export async function countDomainClaims(tx: Queryable, domainHash: Buffer, since: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from trial_claim where domain_hash = $1 and claimed_at > $2',
    [domainHash, since],
  );
  return rows[0]?.count ?? 0;
}

/** Trials granted at sign-up to a network on the day that its hash was made for. */
export async function countNetworkClaims(tx: Queryable, networkHash: Buffer): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from trial_claim where network_hash = $1',
    [networkHash],
  );
  return rows[0]?.count ?? 0;
}

/** Records that a mailbox is granted its trial; false: it already was, or a concurrent transaction is granting it. */
export async function insertTrialClaim(tx: Queryable, claim: TrialClaim, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into trial_claim (mailbox_hash, domain_hash, network_hash, claimed_at) values ($1, $2, $3, $4)
     on conflict (mailbox_hash) do nothing`,
    [claim.mailboxHash, claim.domainHash, claim.networkHash, now],
  );
  return rowCount === 1;
}

/**
 * Deletes hashes that no limit needs anymore: networks before `networksBefore`, domains before `domainsBefore`. Returns the
 * number of rows.
 */
export async function clearTrialSubjects(
  db: Queryable,
  { networksBefore, domainsBefore }: { networksBefore: Date; domainsBefore: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `update trial_claim
        set network_hash = case when claimed_at >= $1 then network_hash end,
            domain_hash = case when claimed_at >= $2 then domain_hash end
      where (network_hash is not null and claimed_at < $1) or (domain_hash is not null and claimed_at < $2)`,
    [networksBefore, domainsBefore],
  );
  return rowCount ?? 0;
}
