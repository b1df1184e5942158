import type { Queryable } from '@entity-registry/database';
import { addDays } from '../calendar/utc.js';

/** Future months that have partitions. */
export const MONTHS_AHEAD = 3;

/** Tables that `make_month_partitions` keeps partitions of. `disclosure` has its own task, because it has a default partition. */
const TABLES = ['posting', 'evidence', 'request_count'] as const;

/** Tables whose ids tell the month, and the partitioned tables that hold these ids. */
const NUMBERED: readonly { table: string; parts: readonly string[] }[] = [
  { table: 'journal_entry', parts: ['posting'] },
  { table: 'evidence', parts: ['evidence'] },
];

/** Days after the end of a month until its empty partition of `evidence` is dropped: `purge_evidence` has emptied it by then. */
const EMPTY_DAYS = 60;

export interface RolledPartitions {
  /** New partitions. */
  made: string[];
  /** Tables whose new rows go to another month from now on. */
  begun: string[];
  /** Dropped partitions. */
  dropped: string[];
}

/**
 * Maintains the monthly partitions (ADR 0196): creates those of the coming months, moves the ids of entries and evidence to the
 * present month, and drops months of request counts that ended before `countsBefore` and months of evidence without rows. Safe to
 * kill and rerun at any point.
 */
export async function rollMonthPartitions(db: Queryable, now: Date, countsBefore: Date): Promise<RolledPartitions> {
  const made: string[] = [];
  for (const table of TABLES) {
    const { rows } = await db.query<{ made: string[] }>('select make_month_partitions($1, $2, $3) as made', [
      table,
      dayOf(now),
      MONTHS_AHEAD + 1,
    ]);
    made.push(...(rows[0]?.made ?? []));
  }
  const begun: string[] = [];
  for (const { table, parts } of NUMBERED) {
    const { rows } = await db.query<{ begun: boolean }>(
      'select begin_id_month($1, $2::text[]::regclass[], $3) as begun',
      [table, parts, now],
    );
    if (rows[0]?.begun) begun.push(table);
  }
  const dropped = [
    ...(await dropAll(db, 'request_count', countsBefore, false)),
    ...(await dropAll(db, 'evidence', addDays(now, -EMPTY_DAYS), true)),
  ];
  return { made, begun, dropped };
}

async function dropAll(db: Queryable, table: string, before: Date, onlyEmpty: boolean): Promise<string[]> {
  const dropped: string[] = [];
  for (;;) {
    const { rows } = await db.query<{ name: string | null }>('select drop_month_partition($1, $2, $3) as name', [
      table,
      dayOf(before),
      onlyEmpty,
    ]);
    const name = rows[0]?.name ?? null;
    if (name === null) return dropped;
    dropped.push(name);
  }
}

export interface PartitionState {
  table: string;
  /** Months after the present one with a partition, without a gap; at most `MONTHS_AHEAD`. */
  monthsAhead: number;
  /** Rows that no month has a partition for, at most 1,000. Always 0 for tables that have no default partition. */
  unplaced: number;
}

/** Whether the coming months have partitions, for the metrics. */
export async function readPartitionStates(db: Queryable, now: Date): Promise<PartitionState[]> {
  const { rows } = await db.query<PartitionState>(
    `select t.name as table,
            (select (coalesce(min(nr) filter (where to_regclass(t.name || to_char(month, '"_"YYYY_MM')) is null), $3 + 1) - 1)::int
               from generate_series(1, $3::int) nr,
                    lateral (select date_trunc('month', $2::date::timestamp) + make_interval(months => nr) as month) m
              -- Months before 2027 are in the partition that every table started with.
              where t.name = 'disclosure' or month >= '2027-01-01') as "monthsAhead",
            case t.name when 'disclosure' then (select count(*) from (select from disclosure_rest limit 1000) r) else 0 end::int
              as unplaced
       from unnest($1::text[]) t (name)`,
    [[...TABLES, 'disclosure'], dayOf(now), MONTHS_AHEAD],
  );
  return rows;
}

/** UTC, 'YYYY-MM-DD'. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
