import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntryId, KeyId } from '../ids.js';
import { Parameters } from './parameters.js';
import { between, entryCondition, findEntryRange } from './selection.js';
import type { UsageRange } from './selection.js';

/** One charged or free call, as it was booked. */
export interface CallRow {
  id: EntryId;
  at: Date;
  keyId: KeyId | null;
  route: string | null;
  clientReference: string | null;
  requestId: string | null;
  /** The amount charged, zero or more. */
  amount: MicroUsd;
  /** The lines of the amount; a free call has its codes at "0.00". */
  lines: { code: string; price: string }[];
  quotaUnits: number;
  estimatorRows: number;
  /** Reversed later: its response was never sent. */
  reversed: boolean;
}

const reversed = `exists (select from journal_entry r where r.account_id = e.account_id and r.idempotency_key = 'reversal:' || e.id)`;

/** Calls in the range, newest first; `before`: only calls older than that one. */
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
  return rows.map((row) => (row.amount > 0n ? row : { ...row, lines: row.lines.map(free) }));
}

/** Calls of free keys are booked with the prices of a paying account. */
function free<Line extends { price: string }>(line: Line): Line {
  return { ...line, price: '0.00' };
}

/** The part of the journal to read for a page, to keep it small. */
async function placesOf(
  db: Queryable,
  range: UsageRange,
  { limit, before }: { limit: number; before: bigint | null },
  add: Parameters['add'],
): Promise<string> {
  const { accountId, filter: { outcome, clientReference } = {} } = range;
  const conditions = [`e.kind = 'charge'`, entryCondition(range, 'e', add)];
  if (outcome === 'charged' || outcome === 'free') conditions.push(`not ${reversed}`);
  const within = (place: string): string =>
    `(select e.* from journal_entry e where ${[...conditions, place].join(' and ')}
       order by e.account_id desc, e.id desc limit ${add(limit)})`;

  const newest = before === null ? null : before - 1n;
  const own = (): string => `e.account_id = ${add(accountId)}${newest === null ? '' : ` and e.id <= ${add(newest)}`}`;
  if (outcome === 'given_back') {
    const ids = `select split_part(r.idempotency_key, ':', 2)::bigint from journal_entry r
                  where r.account_id = ${add(accountId)} and r.kind = 'reversal'`;
    return within(`${own()} and e.id in (${ids})`);
  }
  if (clientReference !== undefined) return within(own());

  const { first, last, through } = await findEntryRange(db, range);
  const places = [
    { after: first - 1n, last: newest !== null && newest < last ? newest : last },
    { after: through, last: newest },
  ];
  return places.map((place) => within(between(accountId, place, 'e', add))).join(' union all ');
}
