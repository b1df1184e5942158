import type { Jurisdiction, Purpose } from '@entity-registry/domain';
import { withPrisma } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** A jurisdiction that requires a purpose. */
export interface PurposeRequirement {
  readonly jurisdiction: Jurisdiction;
  readonly requiredAt: Date;
}

/** What an account said it uses the records for, and when. */
export interface StatedPurpose {
  readonly purpose: Purpose;
  readonly statedAt: Date;
}

/** The jurisdictions that require a purpose, in alphabetical order. */
export async function listPurposeRequirements(db: Queryable): Promise<PurposeRequirement[]> {
  const rows = await withPrisma(db, (prisma) =>
    prisma.purposeRequirement.findMany({ orderBy: { jurisdiction: 'asc' } }),
  );
  return rows as PurposeRequirement[];
}

/** Requires a purpose; false if it is required already. */
export async function insertPurposeRequirement(
  tx: Queryable,
  { jurisdiction, requiredAt }: PurposeRequirement,
): Promise<boolean> {
  const { count } = await withPrisma(tx, (prisma) =>
    prisma.purposeRequirement.createMany({ data: [{ jurisdiction, requiredAt }], skipDuplicates: true }),
  );
  return count === 1;
}

/** Requires none any more; false if none is required. */
export async function deletePurposeRequirement(tx: Queryable, jurisdiction: Jurisdiction): Promise<boolean> {
  const { count } = await withPrisma(tx, (prisma) => prisma.purposeRequirement.deleteMany({ where: { jurisdiction } }));
  return count === 1;
}

/** The latest purpose of an account; null: it has stated none. */
export async function findPurpose(db: Queryable, accountId: AccountId): Promise<StatedPurpose | null> {
  const { rows } = await db.query<StatedPurpose>({
    name: 'find_purpose',
    text: `select purpose, stated_at as "statedAt" from account_purpose where account_id = $1 order by id desc limit 1`,
    values: [accountId],
  });
  return rows[0] ?? null;
}

/** Adds a purpose, which supersedes the last one. */
export async function insertPurpose(
  tx: Queryable,
  { accountId, purpose, statedAt }: StatedPurpose & { readonly accountId: AccountId },
): Promise<void> {
  await tx.query('insert into account_purpose (account_id, purpose, stated_at) values ($1, $2, $3)', [
    accountId,
    purpose,
    statedAt,
  ]);
}

/** SQL for the purpose that an account had stated by the time of a disclosure; null: none. */
export const purposeAt = (accountId: string, at: string): string =>
  `(select p.purpose from account_purpose p where p.account_id = ${accountId} and p.stated_at <= ${at} order by p.id desc limit 1)`;
