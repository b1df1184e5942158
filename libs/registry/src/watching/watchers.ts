import type { EntityKind, ListedIdentifier, ScreenedSubject } from '@entity-registry/domain';
import { numberKeys } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { findCandidates } from '../candidates/lookup.js';
import type { NameKeySource, NameRelation } from '../candidates/lookup.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { WATCHED_SCOPE } from '../name-index/name-scope.js';

/** Watched names that are looked at for one name: distinct ones, each with everybody who watches it. */
const NAMES = 100;

/** Watched names in the columns of the names of entities: a name takes the place of an entity. */
const WATCHED_NAMES: NameRelation = {
  id: 'watched_',
  sql: () =>
    `(select '${WATCHED_SCOPE}'::text as jurisdiction, id as entity_pk, null::bigint as name_id, weight, set_key, keys
        from watched_name) as k`,
};

/** A party that may be watched: a listing, or an entity of a register. */
export interface FoundParty {
  readonly kind: EntityKind;
  readonly names: readonly string[];
  readonly identifiers: readonly ListedIdentifier[];
}

/** Finds the watched names like a name: the candidate search of resolve, the other way round (ADR 0208). */
export class Watchers {
  private readonly names: PostgresCandidateSource<typeof WATCHED_SCOPE>;

  constructor(private readonly db: Queryable) {
    const keys: NameKeySource = {
      find: (...query) => findCandidates(db, query[0], query[1], query[2], WATCHED_NAMES),
    };
    this.names = new PostgresCandidateSource(db, keys);
  }

  /** The ids of watched items that may mean the party, by number and by name. They still have to be scored. */
  async find({ kind, names, identifiers }: FoundParty): Promise<bigint[]> {
    const nameIds = new Set<bigint>();
    for (const name of new Set(names)) {
      const query = { jurisdiction: WATCHED_SCOPE, name, kind, limit: NAMES } as const;
      for (const { pk } of (await this.names.find(query)).candidates) nameIds.add(pk);
    }
    const { rows } = await this.db.query<{ id: bigint }>({
      name: 'watchers_of_names',
      text: `select item_id as id from watched_by where name_id = any ($1::bigint[])
              union
             select item_id from watched_number where number_key = any ($2::text[])`,
      values: [[...nameIds], [...new Set(identifiers.flatMap(numberKeys))]],
    });
    return rows.map(({ id }) => id);
  }
}

/** A watched item, as it is compared and told. */
export interface WatchingItem {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly watchlistId: bigint;
  readonly reference: string;
  readonly jurisdiction: string | null;
  readonly entityPk: bigint | null;
  readonly subject: ScreenedSubject;
  /** Of its watchlist. */
  readonly events: readonly string[];
  /** Null: the lists on file were never searched for it, so what is found is its first state. */
  readonly screenedAt: Date | null;
}

const COLUMNS = `i.id, i.account_id as "accountId", i.watchlist_id as "watchlistId", i.reference, i.jurisdiction,
  i.entity_pk as "entityPk", i.subject, w.events, i.screened_at as "screenedAt"`;

/** Those of the items that are watched now. */
export async function readWatching(db: Queryable, ids: readonly bigint[]): Promise<WatchingItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<WatchingItem>({
    name: 'read_watching_items',
    text: `select ${COLUMNS} from watch_item i join watchlist w on w.id = i.watchlist_id
            where i.id = any ($1::bigint[]) and i.state <> 'deleted' order by i.id`,
    values: [ids],
  });
  return rows;
}

/** Locks those of the items that are watched still with the subject that was read, and returns their ids. */
export async function lockUnchanged(tx: Queryable, items: readonly WatchingItem[]): Promise<Set<bigint>> {
  if (items.length === 0) return new Set();
  const { rows } = await tx.query<{ id: bigint }>(
    `select i.id from watch_item i join jsonb_to_recordset($1::jsonb) as c (id bigint, subject jsonb) on c.id = i.id
      where i.subject = c.subject and i.state <> 'deleted' order by i.id for no key update of i`,
    [JSON.stringify(items.map(({ id, subject }) => ({ id: String(id), subject })))],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Items that are due to be screened: those that never were first, because their owner waits for the first result; then the oldest. */
export async function readScreenDue(db: Queryable, limit: number): Promise<WatchingItem[]> {
  const added = await readDue(db, 'is null', limit);
  return added.length === limit ? added : [...added, ...(await readDue(db, 'is not null', limit - added.length))];
}

/** In two queries, each by the index in its order: in one, all items that are due would be sorted for each step. */
async function readDue(db: Queryable, screenedAt: 'is null' | 'is not null', limit: number): Promise<WatchingItem[]> {
  const { rows } = await db.query<WatchingItem>({
    name: `read_watch_items_to_screen ${screenedAt}`,
    text: `select ${COLUMNS} from watch_item i join watchlist w on w.id = i.watchlist_id
            where i.screen_due and i.state <> 'deleted' and i.screened_at ${screenedAt} order by i.id limit $1`,
    values: [limit],
  });
  return rows;
}
