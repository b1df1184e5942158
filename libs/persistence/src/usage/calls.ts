import type { MicroUsd } from '@entity-registry/domain';
import type { EntryId, KeyId } from '../ledger/ids.js';
import type { Queryable } from '../pool.js';
import { Parameters } from './parameters.js';
import { entryCondition, findStretch } from './selection.js';
import type { UsageRange } from './selection.js';

/** One charged or free call, as it was booked. */
export interface CallRow {
  id: EntryId;
  at: Date;
  keyId: KeyId | null;
  route: string | null;
  clientReference: string | null;
  requestId: string | null;
  /** What it cost, zero or more. */
  amount: MicroUsd;
  lines: { code: string; price: string }[];
  quotaUnits: number;
  estimatorRows: number;
  /** Given back later: its answer never left. */
  reversed: boolean;
}

const reversed = `exists (select from journal_entry r where r.account_id = e.account_id and r.idempotency_key = 'reversal:' || e.id)`;

/** Calls of the range, newest first; `before`: only those older than that one. */
export async function listCalls(
  db: Queryable,
  range: UsageRange,
  page: { limit: number; before: bigint | null },
): Promise<CallRow[]> {
  const { add, values } = new Parameters();
  const from = await placesOf(db, range, page, add);
  const { rows } = await db.query<CallRow>(
    `select e.id, e.created_at as at, e.api_key_id as "keyId", e.route, e.client_reference as "clientReference",
            e.request_id as "requestId", -e.amount_micro as amount, e.lines, e.quota_units as "quotaUnits",
            e.estimator_rows as "estimatorRows", ${reversed} as reversed
       from (${from}) e order by e.id desc limit ${add(page.limit)}`,
    values,
  );
  return rows;
}

async function placesOf(
  db: Queryable,
  range: UsageRange,
  { limit, before }: { limit: number; before: bigint | null },
  add: Parameters['add'],
): Promise<string> {
  const { outcome, clientReference } = range.filter ?? {};
  const conditions = [`e.account_id = ${add(range.accountId)}`, `e.kind = 'charge'`, entryCondition(range, 'e', add)];
  if (before !== null) conditions.push(`e.id < ${add(before)}`);
  if (outcome === 'given_back') {
    const ids = `select split_part(r.idempotency_key, ':', 2)::bigint from journal_entry r
                  where r.account_id = ${add(range.accountId)} and r.kind = 'reversal'`;
    return `select e.* from journal_entry e where ${[...conditions, `e.id in (${ids})`].join(' and ')}`;
  }
  if (outcome !== undefined) conditions.push(`not ${reversed}`);
  const within = (place: string): string =>
    `(select e.* from journal_entry e where ${[...conditions, place].join(' and ')} order by e.id desc limit ${add(limit)})`;
  if (clientReference !== undefined) return within('true');
  const { first, last, through } = await findStretch(db, range);
  return `${within(`e.id between ${add(first)} and ${add(last)}`)} union all ${within(`e.id > ${add(through)}`)}`;
}
