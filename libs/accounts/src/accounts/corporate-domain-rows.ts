import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';

export interface CorporateDomainRow {
  domain: string;
  addedAt: Date;
}

/** The email domains with the larger free quotas (ADR 0011), in alphabetical order. */
export function listCorporateDomains(db: Queryable): Promise<CorporateDomainRow[]> {
  return withPrisma(db, (prisma) => prisma.corporateDomain.findMany({ orderBy: { domain: 'asc' } }));
}

/** Adds a domain (lower case); false if it is already there. */
export async function insertCorporateDomain(tx: Queryable, domain: string, now: Date): Promise<boolean> {
  const { count } = await withPrisma(tx, (prisma) =>
    prisma.corporateDomain.createMany({ data: [{ domain, addedAt: now }], skipDuplicates: true }),
  );
  return count === 1;
}

/** Removes a domain from the list; false if it isn't there. */
export async function deleteCorporateDomain(tx: Queryable, domain: string): Promise<boolean> {
  const { count } = await withPrisma(tx, (prisma) => prisma.corporateDomain.deleteMany({ where: { domain } }));
  return count === 1;
}
