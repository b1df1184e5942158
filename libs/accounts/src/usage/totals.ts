import type { MicroUsd } from '@entity-registry/domain';
import type pg from 'pg';
import { inReadOnlySnapshot } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import { Parameters } from './parameters.js';
import { bucketsIn, bucketsOf, reversedMoves, movesOf } from './parts.js';
import { findEntryRange, readThrough } from './selection.js';
import type { UsageRange } from './selection.js';

/** Fields to group usage by. */
export const USAGE_GROUPS = ['day', 'code', 'key', 'route', 'client_reference'] as const;
export type UsageGroup = (typeof USAGE_GROUPS)[number];

export interface UsageTotal {
  /** A UTC day ('YYYY-MM-DD'), a product code or `base`, a key's id, a route, a client reference; null: none. */
  value: string | null;
  calls: bigint;
  amount: MicroUsd;
  /** Units that free calls counted against the free quotas; null by code, because a call counts in several rows. */
  quotaUnits: bigint | null;
}

/** A usage total of one UTC day ('YYYY-MM-DD'). */
export interface DailyUsageTotal extends UsageTotal {
  day: string;
}

const VALUES: Record<UsageGroup, string> = {
  day: `to_char(b.day, 'YYYY-MM-DD')`,
  code: 'c.code',
  key: `nullif(b.api_key_id, 0)::text`,
  route: `nullif(b.route, '')`,
  client_reference: 'b.client_reference',
};

/**
 * Usage added up by each of `groups`, without reversed calls (with the outcome `given_back`: only those). All sums are read
 * from one snapshot of the ledger, so their totals agree. Days in order of time, everything else by amount, largest first. At
 * most `limit` rows per group. Grouping by client reference reads every call of the range.
 */
export function sumUsage(
  pool: pg.Pool,
  range: UsageRange,
  groups: readonly UsageGroup[],
  limit: number,
): Promise<UsageTotal[][]> {
  return inReadOnlySnapshot(pool, async (tx) => {
    const sums: UsageTotal[][] = [];
    for (const group of groups) sums.push(await sumBy(tx, range, group, limit));
    return sums;
  });
}

/** Usage of each day added up by `group`; see `sumUsage`. In order of the days. */
export function sumUsageByDay(
  pool: pg.Pool,
  range: UsageRange,
  group: Exclude<UsageGroup, 'day'>,
  limit: number,
): Promise<DailyUsageTotal[]> {
  return inReadOnlySnapshot(pool, async (tx) => {
    const { add, values } = new Parameters();
    const { rows } = await tx.query<DailyUsageTotal>(
      `select ${VALUES.day} as day, ${sumsOf(group)} from (${await bucketsFor(tx, range, group, add)}) b ${unfold(group)}
        group by 1, 2 having ${NOT_NOTHING} order by 1, amount desc, value limit ${add(limit)}`,
      values,
    );
    return rows;
  });
}

async function sumBy(tx: Queryable, range: UsageRange, group: UsageGroup, limit: number): Promise<UsageTotal[]> {
  const { add, values } = new Parameters();
  const { rows } = await tx.query<UsageTotal>(
    `select ${sumsOf(group)} from (${await bucketsFor(tx, range, group, add)}) b ${unfold(group)}
      group by 1 having ${NOT_NOTHING} order by ${group === 'day' ? '1' : 'amount desc, value'} limit ${add(limit)}`,
    values,
  );
  return rows;
}

/** A bucket whose calls were all reversed is left out. */
const NOT_NOTHING = 'sum(b.calls) <> 0';

function sumsOf(group: UsageGroup): string {
  const [amount, quota] = group === 'code' ? ['c.amount', 'null'] : ['b.amount_micro', 'sum(b.quota_units)'];
  return `${VALUES[group]} as value, sum(b.calls)::bigint as calls, sum(${amount})::bigint as amount,
          ${quota}::bigint as "quotaUnits"`;
}

const unfold = (group: UsageGroup): string =>
  group === 'code' ? `cross join unnest(string_to_array(b.codes, ' '), b.code_amounts) c (code, amount)` : '';

async function bucketsFor(
  tx: Queryable,
  range: UsageRange,
  group: UsageGroup,
  add: Parameters['add'],
): Promise<string> {
  if (range.filter?.outcome === 'given_back') {
    return bucketsOf(reversedMoves(range, '1', add), group === 'client_reference' ? group : null);
  }
  if (group === 'client_reference' || range.filter?.clientReference !== undefined) {
    const moves = movesOf(range, await findEntryRange(tx, range), add);
    return bucketsOf(moves, group === 'client_reference' ? group : null);
  }
  return bucketsIn(range, await readThrough(tx, range.accountId), add);
}
