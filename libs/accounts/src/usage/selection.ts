import type { Queryable } from '@entity-registry/database';
import type { AccountId, KeyId } from '../ids.js';
import { Parameters } from './parameters.js';

/** Result of a call: it was charged, it was free, or it was reversed because its response was never sent. */
export const CALL_OUTCOMES = ['charged', 'free', 'given_back'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Selects calls; absent fields don't filter. */
export interface UsageFilter {
  keyId?: KeyId;
  /** The template of a route, such as /v5/entities/:id. */
  route?: string;
  /** A product code or `base`: calls that requested it, among others. */
  code?: string;
  clientReference?: string;
  outcome?: CallOutcome;
}

/** Calls of an account from `from` on and before `to`, both starts of UTC days. */
export interface UsageRange {
  accountId: AccountId;
  from: Date;
  to: Date;
  filter?: UsageFilter;
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** SQL condition on `usage_day` for buckets that hold such calls. */
export function bucketCondition({ from, to, filter = {} }: UsageRange, add: Parameters['add']): string {
  const conditions = [`day >= ${add(dayOf(from))}::date`, `day < ${add(dayOf(to))}::date`];
  if (filter.keyId !== undefined) conditions.push(`api_key_id = ${add(filter.keyId)}`);
  if (filter.route !== undefined) conditions.push(`route = ${add(filter.route)}`);
  if (filter.code !== undefined) conditions.push(`${add(filter.code)} = any(string_to_array(codes, ' '))`);
  if (filter.outcome === 'charged') conditions.push('not free');
  if (filter.outcome === 'free') conditions.push('free');
  return conditions.join(' and ');
}

/** SQL condition on the journal for the entry `alias` to be such a call, regardless of its result. */
export function entryCondition({ from, to, filter = {} }: UsageRange, alias: string, add: Parameters['add']): string {
  const conditions = [`${alias}.created_at >= ${add(from)}`, `${alias}.created_at < ${add(to)}`];
  if (filter.keyId !== undefined) conditions.push(`${alias}.api_key_id = ${add(filter.keyId)}`);
  if (filter.route !== undefined) conditions.push(`${alias}.route = ${add(filter.route)}`);
  if (filter.code !== undefined) {
    conditions.push(`${alias}.lines @> ${add(JSON.stringify([{ code: filter.code }]))}::jsonb`);
  }
  if (filter.clientReference !== undefined) {
    conditions.push(`${alias}.client_reference = ${add(filter.clientReference)}`);
  }
  if (filter.outcome === 'charged') conditions.push(`${alias}.amount_micro < 0`);
  if (filter.outcome === 'free') conditions.push(`${alias}.amount_micro = 0`);
  return conditions.join(' and ');
}

/** The last entry of the account that is in `usage_day`; zero: none. */
export async function readThrough(db: Queryable, accountId: AccountId): Promise<bigint> {
  const { rows } = await db.query<{ through: bigint }>('select through from usage_rollup where account_id = $1', [
    accountId,
  ]);
  return rows[0]?.through ?? 0n;
}

/** Where in the account's journal such calls can be: from `first` to `last`, and after `through`. */
export interface EntryRange {
  first: bigint;
  last: bigint;
  through: bigint;
}

const LAST_ID = 2n ** 63n - 1n;

/**
 * The entries `alias` of an account after one and up to another (null: to the end), as SQL. Compares account and id as a
 * pair. With the id alone, an index scan would read later entries of all other accounts; with the account alone, all its
 * entries.
 */
export function between(
  accountId: AccountId,
  { after, last }: { after: bigint; last: bigint | null },
  alias: string,
  add: Parameters['add'],
): string {
  const place = (id: bigint): string => `(${add(accountId)}::bigint, ${add(id)}::bigint)`;
  const entry = `(${alias}.account_id, ${alias}.id)`;
  return `${entry} > ${place(after)} and ${entry} <= ${place(last ?? LAST_ID)}`;
}

/** Where to look for the calls, so that a rare one among a million is found without reading them all. */
export async function findEntryRange(db: Queryable, range: UsageRange): Promise<EntryRange> {
  const { add, values } = new Parameters();
  // One statement reads one snapshot, so the buckets match `through`.
  const { rows } = await db.query<EntryRange>(
    `select coalesce(min(first_entry), 0) as first, coalesce(max(last_entry), -1) as last,
            coalesce((select through from usage_rollup where account_id = ${add(range.accountId)}), 0) as through
       from usage_day where account_id = ${add(range.accountId)} and ${bucketCondition(range, add)}`,
    values,
  );
  return rows[0] as EntryRange;
}
