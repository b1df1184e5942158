import type { AccountId } from '../ids.js';
import type { Parameters } from './parameters.js';
import { between, bucketCondition, entryCondition } from './selection.js';
import type { EntryRange, UsageRange } from './selection.js';

const columns = (alias: string, sign: string): string =>
  `${alias}.id, ${alias}.created_at, ${alias}.api_key_id, ${alias}.route, ${alias}.client_reference, ${alias}.lines,
   ${alias}.amount_micro, ${alias}.quota_units, ${sign} as sign`;

/** The charge `c` that the reversal `r` reversed. */
const REVERSED_CHARGES = `journal_entry r join journal_entry c
    on c.account_id = r.account_id and c.id = split_part(r.idempotency_key, ':', 2)::bigint`;

/** Charges after one entry and up to another (null: to the end), and the reversals there, counted as minus one. */
export function movesBetween(
  accountId: AccountId,
  bounds: { after: bigint; last: bigint | null },
  add: Parameters['add'],
): string {
  const within = (alias: string): string => between(accountId, bounds, alias, add);
  return `select ${columns('e', '1')} from journal_entry e where ${within('e')} and e.kind = 'charge'
          union all
          select ${columns('c', '-1')} from ${REVERSED_CHARGES} where ${within('r')} and r.kind = 'reversal'`;
}

/** The calls of the range as booked, less reversed ones, from the journal itself. */
export function movesOf(range: UsageRange, { first, last, through }: EntryRange, add: Parameters['add']): string {
  const charge = `e.kind = 'charge' and ${entryCondition(range, 'e', add)}`;
  const { accountId } = range;
  // A client reference has an index; otherwise use the days of the range.
  const places =
    range.filter?.clientReference === undefined
      ? [
          between(accountId, { after: first - 1n, last }, 'e', add),
          between(accountId, { after: through, last: null }, 'e', add),
        ]
      : [`e.account_id = ${add(accountId)}`];
  return [
    ...places.map((place) => `select ${columns('e', '1')} from journal_entry e where ${charge} and ${place}`),
    reversedMoves(range, '-1', add),
  ].join(' union all ');
}

/** The reversed calls of the range, counted as `sign`. */
export function reversedMoves(range: UsageRange, sign: '1' | '-1', add: Parameters['add']): string {
  return `select ${columns('c', sign)} from ${REVERSED_CHARGES}
           where r.account_id = ${add(range.accountId)} and r.kind = 'reversal' and ${entryCondition(range, 'c', add)}`;
}

/**
 * Groups `moves` into buckets, by the columns of `usage_day` or only by `by`. Lines are read once for all calls with the same
 * lines.
 */
export function bucketsOf(moves: string, by: 'client_reference' | null = null): string {
  const columns =
    by === null
      ? `(created_at at time zone 'UTC')::date as day, coalesce(api_key_id, 0) as api_key_id,
         coalesce(route, '') as route, null::text as client_reference, lines`
      : `null::date as day, 0::bigint as api_key_id, '' as route, client_reference, '[]'::jsonb as lines`;
  return `
    select m.day, m.api_key_id, m.route, m.client_reference, l.codes, m.free, m.calls, m.amount_micro, m.quota_units,
           (select coalesce(array_agg(case when m.free then 0 else t.price * m.calls end order by t.nr), '{}')
              from unnest(l.prices) with ordinality t (price, nr)) as code_amounts, m.first_entry, m.last_entry
      from (select ${columns}, amount_micro = 0 as free,
                   sum(sign)::bigint as calls, coalesce(-sum(amount_micro * sign), 0)::bigint as amount_micro,
                   sum(quota_units * sign)::bigint as quota_units, min(id) as first_entry, max(id) as last_entry
              from (${moves}) moves group by 1, 2, 3, 4, 5, 6) m
     cross join lateral (
       select coalesce(string_agg(code, ' ' order by code), '') as codes, coalesce(array_agg(price order by code), '{}') as prices
         from (select line ->> 'code' as code, sum((line ->> 'price')::numeric * 1000000)::bigint as price
                 from jsonb_array_elements(m.lines) line group by 1) priced) l`;
}

/** The buckets of the range: summed ones, and the calls since. */
export function bucketsIn(range: UsageRange, through: bigint, add: Parameters['add']): string {
  const since = movesBetween(range.accountId, { after: through, last: null }, add);
  const columns = ['day', 'api_key_id', 'route', 'null::text as client_reference', 'codes', 'free', 'calls'];
  const sums = ['amount_micro', 'quota_units', 'code_amounts', 'first_entry', 'last_entry'];
  return `
    select ${[...columns, ...sums].join(', ')} from usage_day
     where account_id = ${add(range.accountId)} and ${bucketCondition(range, add)}
    union all
    select * from (${bucketsOf(since)}) since where ${bucketCondition(range, add)}`;
}
