import type { Queryable } from '@entity-registry/database';

export interface CorporateDomainRow {
  domain: string;
  addedAt: Date;
}

/** The e-mail domains with the larger free quotas (ADR 0011), in alphabetical order. */
export async function listCorporateDomains(db: Queryable): Promise<CorporateDomainRow[]> {
  const { rows } = await db.query<CorporateDomainRow>(
    `select domain, added_at as "addedAt" from corporate_domain order by domain`,
  );
  return rows;
}

/** Adds a domain (lower case); false if it is already there. */
export async function insertCorporateDomain(tx: Queryable, domain: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into corporate_domain (domain, added_at) values ($1, $2) on conflict (domain) do nothing',
    [domain, now],
  );
  return rowCount === 1;
}

/** Removes a domain from the list; false if it isn't there. */
export async function deleteCorporateDomain(tx: Queryable, domain: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from corporate_domain where domain = $1', [domain]);
  return rowCount === 1;
}
