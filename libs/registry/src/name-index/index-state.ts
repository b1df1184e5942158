import { CONSONANTS_MARK, SEARCH_WORDS_VERSION } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { WATCHED_SCOPE } from './name-scope.js';

/** Advisory lock of the name index: shared by writers of names, exclusive for promotion and rebuild. */
const LOCK = 7_310_452_001;
/** Advisory lock of the statistics: one recount or rebuild at a time. */
const STATISTICS_LOCK = 7_310_452_002;

export interface NameIndexState {
  jurisdiction: string;
  /** Number of names, as of the last recount. */
  names: number;
  state: 'ready' | 'stale';
  /** Whether there are names without vowels, which are found by their consonants: one lookup instead of several per word. */
  consonants: boolean;
  /** Changes when the tables of the index are rebuilt: an index of names elsewhere belongs to one build. */
  epoch: string;
}

/** Blocks promotion and rebuild until the transaction ends. Many writers can hold it at once. */
export async function lockForWriting(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock_shared(${String(LOCK)})`);
}

/** Waits for all writers of names to finish, and blocks new ones until the transaction ends. */
export async function lockOutWriters(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(${String(LOCK)})`);
}

/** Lets only one recount or rebuild run at a time, until the transaction ends. Taken before the writers' lock. */
export async function lockStatistics(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(${String(STATISTICS_LOCK)})`);
}

/** Whether a jurisdiction's names can be searched, and how many there are; null if the jurisdiction has no index. */
export async function readIndexState(db: Queryable, jurisdiction: string): Promise<NameIndexState | null> {
  const { rows } = await db.query<Omit<NameIndexState, 'names'> & { names: bigint | string }>({
    name: 'candidates_index_state',
    text: `select jurisdiction, names, state, exists (
             select from name_token where jurisdiction = $1 and token >= $2 and token < $3) as consonants,
                  'name_key'::regclass::oid::text as epoch
             from name_index where jurisdiction = $1`,
    values: [jurisdiction, CONSONANTS_MARK, `${CONSONANTS_MARK}\u{10FFFF}`],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, names: Number(row.names) };
}

/** True if the names of every jurisdiction are indexed. Watched names have an index of their own. */
export async function allReady(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ ready: boolean | null }>(
    `select bool_and(state = 'ready') as ready from name_index where jurisdiction <> all ($1::text[])`,
    [[WATCHED_SCOPE]],
  );
  return rows[0]?.ready ?? false;
}

/**
 * Scopes (jurisdictions, and `lists`) whose index was built by another version of this code. Searches work, but don't find names by the words that
 * their index lacks, until it is rebuilt.
 */
export async function outdatedNameIndexes(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ jurisdiction: string }>(
    // The worker rebuilds the index of watched names by itself.
    'select jurisdiction from name_index where keys_version <> $1 and jurisdiction <> $2 order by jurisdiction',
    [SEARCH_WORDS_VERSION, WATCHED_SCOPE],
  );
  return rows.map(({ jurisdiction }) => jurisdiction);
}

/** Marks the names of these jurisdictions as not indexed: searches fail until a rebuild. */
export async function markStale(db: Queryable, jurisdictions: readonly string[]): Promise<void> {
  await db.query(`update name_index set state = 'stale' where jurisdiction = any($1) and state <> 'stale'`, [
    jurisdictions,
  ]);
}
