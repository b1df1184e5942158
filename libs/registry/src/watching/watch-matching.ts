import type pg from 'pg';
import { ListScreening } from '../screening/list-screening.js';
import { ListMatching } from './list-matching.js';
import { NameMatching } from './name-matching.js';
import { WatchScreening } from './watch-screening.js';

/**
 * Looks up who watches what changed. Everything is a step of a second or less, and steps of each kind take turns, so a large list delays
 * nobody's new item. One process does it at a time: two would do some work twice, but raise no event twice.
 */
export class WatchMatching {
  private readonly steps: readonly { step(): Promise<boolean> }[];

  constructor(
    private readonly pool: pg.Pool,
    { now }: { readonly now: () => Date },
  ) {
    this.steps = [
      new WatchScreening(pool, new ListScreening(pool), now),
      new NameMatching(pool, now),
      new ListMatching(pool, now),
    ];
  }

  /** One step of each kind. Returns whether there may be more to do. */
  async run(signal?: AbortSignal): Promise<boolean> {
    if (!(await isWorkWaiting(this.pool))) return false;
    let more = false;
    for (const each of this.steps) {
      if (signal?.aborted === true) return false;
      more = (await each.step()) || more;
    }
    return more;
  }
}

/** Whether any step has something to do: one statement instead of six, because most runs find nothing. */
async function isWorkWaiting(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: boolean }>({
    name: 'is_watch_work_waiting',
    // By the order of their indexes: for `exists`, a table may be read from its beginning.
    text: `select (select id from watch_change order by id limit 1) is not null
               or (select id from watch_item where screen_due and state <> 'deleted' order by id limit 1) is not null as waiting`,
  });
  return rows[0]?.waiting ?? false;
}
