import { WITHOUT_COMMIT_WAIT } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';

/** Limits of a day in America/Panama. */
export interface PublicLimits {
  /** Queries of all callers. */
  readonly limit: number;
  /** Keyed hashes (16 bytes) of the caller's networks, and the limit of each. */
  readonly networks: readonly { readonly hash: Uint8Array; readonly share: number }[];
}

/** What was used on a day: by all callers, and by each of the networks in order. */
export interface PublicCounts {
  used: number;
  networks: number[];
}

/**
 * Counts `units` on `day` ('YYYY-MM-DD') for all callers and for each network if none then exceeds its limit; otherwise
 * counts nothing. One statement, so that each concurrent call, in any process, sees what earlier calls took. Not within a transaction. If the
 * server is lost with it, as many more free queries are answered that day.
 */
export async function addToPublicBudget(
  pool: pg.Pool,
  day: string,
  units: number,
  { limit, networks }: PublicLimits,
): Promise<PublicCounts & { allowed: boolean }> {
  const { rows } = await pool.query<{ allowed: boolean; used: number; networks: number[] }>({
    name: 'consume_public_budget',
    text: `select allowed, used, networks_used as networks from consume_public_budget($1::date, $2, $3, $4, $5)
            where ${WITHOUT_COMMIT_WAIT}`,
    values: [day, units, limit, networks.map(({ hash }) => hash), networks.map(({ share }) => share)],
  });
  const [counts] = rows;
  if (counts === undefined) throw new Error('consume_public_budget returned nothing');
  return counts;
}

/** What was counted on `day`. */
export async function readPublicBudget(
  db: Queryable,
  day: string,
  networks: PublicLimits['networks'],
): Promise<PublicCounts> {
  const { rows } = await db.query<PublicCounts>({
    name: 'public_used',
    text: `select coalesce((select used from public_budget where day = $1::date), 0) as used,
                  array(select coalesce(u.used, 0) from unnest($2::bytea[]) with ordinality as n (network, nr)
                          left join public_network_use u on u.day = $1::date and u.network = n.network
                         order by n.nr) as networks`,
    values: [day, networks.map(({ hash }) => hash)],
  });
  return rows[0] ?? { used: 0, networks: [] };
}
