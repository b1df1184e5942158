import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { isFilledHere, isOwn, ownDefinitions } from './definitions.js';
import { documentIds, readChangedDocuments } from './documents/changed-documents.js';
import { dropIndexes } from './drop-indexes.js';
import type { DocumentWrite, RejectedDocument, SearchEngine } from './engine.js';
import { hasChanges, nextVersion, outboxBacklog, readOutbox } from '../search-outbox/outbox.js';
import type { OutboxRow } from '../search-outbox/outbox.js';
import {
  deleteOwedChanges,
  forgetRejections,
  insertRejections,
  readOwedChanges,
  settleOutboxRows,
  unfilledDefinitions,
} from '../search-outbox/owed-changes.js';
import type { OwedChange } from '../search-outbox/owed-changes.js';
import { listIndexes } from '../search-outbox/search-indexes.js';
import type { SearchIndex } from '../search-outbox/search-indexes.js';

/** A batch that was indexed. */
export interface IndexedBatch {
  /** Rows of the outbox. */
  readonly rows: number;
  /** For each row, the milliseconds from the change until searches find it. Includes the rest of its transaction. */
  readonly ages: readonly number[];
  /** Whether the batch was as large as it may be, so that more rows are likely. */
  readonly isFull: boolean;
  /** Documents that their index can't take. They are tried again after a while. */
  readonly rejected: readonly RejectedDocument[];
}

/** Changes and the indexes that lack them. */
interface Lacking {
  readonly rows: readonly OutboxRow[];
  readonly indexes: readonly SearchIndex[];
}

const BATCH = 1_000;
/** Advisory lock: one process of a version indexes at a time. */
const LOCK = 7_310_452_102;
/** Indexes of another version that lack a change for so long are deleted: that version no longer runs. */
const UNFILLED_MS = 24 * 60 * 60 * 1_000;

/**
 * Writes changes to the indexes of this version, and leaves them to the other versions that have indexes. Several at once do no harm.
 */
export class SearchIndexer {
  private readonly definitions = ownDefinitions();

  constructor(
    private readonly pool: pg.Pool,
    private readonly engine: Pick<SearchEngine, 'write' | 'refresh' | 'deleteIndexes'>,
    private readonly now: () => Date,
    private readonly batch = BATCH,
  ) {}

  /** How many changes the indexes of this version lack, and since when. */
  backlog(): ReturnType<typeof outboxBacklog> {
    return outboxBacklog(this.pool, this.definitions);
  }

  /**
   * Indexes the oldest changes and makes them searchable; null if there are none. They stay in the outbox until the engine has
   * them, so that a failed batch is repeated. Throws SearchEngineError, also if an index was deleted behind its back.
   */
  async indexNext(): Promise<IndexedBatch | null> {
    const owed = await readOwedChanges(this.pool, this.definitions, this.batch);
    const shared = await readOutbox(this.pool, this.batch);
    const rows = [...owed, ...shared];
    if (rows.length === 0) return null;
    const indexes = await listIndexes(this.pool);
    // After the rows were seen and before their records are read: see `nextVersion`.
    const version = await nextVersion(this.pool);
    const lacking: Lacking[] = [
      { rows: shared, indexes: indexes.filter(isFilledHere) },
      ...[...Map.groupBy(owed, ({ definition }) => definition)].map(([definition, rows]) => ({
        ...{ rows, indexes: indexes.filter((index) => index.definition === definition) },
      })),
    ];
    const writes: DocumentWrite[] = [];
    for (const one of lacking) writes.push(...(await this.writesOf(one, version)));
    const { missing, rejected } = await this.engine.write(writes);
    await this.rejectMissing(missing);
    await this.engine.refresh([...new Set(writes.map(({ index }) => index))]);
    const rejections = rejected.length === 0 ? [] : lacking.flatMap((one) => rejectionsOf(one, rejected));
    await this.settle({ owed, shared, rejections, indexes });
    const now = this.now().getTime();
    const ages = rows.map(({ changedAt }) => Math.max(0, now - changedAt.getTime()));
    const isFull = owed.length === this.batch || shared.length === this.batch;
    return { rows: rows.length, ages, isFull, rejected };
  }

  /** Like `indexNext`, but null while another process of this version indexes: two would do the same work twice. */
  async indexNextAlone(): Promise<IndexedBatch | null> {
    if (!(await hasChanges(this.pool, this.definitions))) return null;
    // Not the lock of other versions: each fills indexes of its own.
    const key = [LOCK, this.definitions.join(' ')];
    const lock = await this.pool.connect();
    try {
      const { rows } = await lock.query<{ ok: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($2, $1)) as ok',
        key,
      );
      if (rows[0]?.ok !== true) return null;
      try {
        return await this.indexNext();
      } finally {
        await lock.query('select pg_advisory_unlock(hashtextextended($2, $1))', key);
      }
    } finally {
      lock.release();
    }
  }

  private async writesOf({ rows, indexes }: Lacking, version: bigint): Promise<DocumentWrite[]> {
    if (rows.length === 0 || indexes.length === 0) return [];
    const documents = await readChangedDocuments(this.pool, rows);
    return documents.flatMap(({ content, found, gone }) =>
      indexes
        .filter((index) => index.content === content)
        .flatMap(({ name }) => [
          ...found.map(({ id, body }) => ({ index: name, id, version, body })),
          ...gone.map((id) => ({ index: name, id, version, body: null })),
        ]),
    );
  }

  /** Removes the changes that are indexed, and keeps them for the indexes that lack them. */
  private async settle({
    owed,
    shared,
    rejections,
    indexes,
  }: {
    readonly owed: readonly OwedChange[];
    readonly shared: readonly OutboxRow[];
    readonly rejections: readonly OwedChange[];
    readonly indexes: readonly SearchIndex[];
  }): Promise<void> {
    const others = new Map(
      indexes
        .filter((index) => !isFilledHere(index))
        .map(({ definition, content }) => [definition ?? '', content === 'names']),
    );
    const definitions = [...others.keys()];
    const faulty = new Set(rejections.map(keyOf));
    const accepted = [...owed, ...shared].filter((row) => !faulty.has(keyOf(row)));
    await inTransaction(this.pool, async (client) => {
      await forgetRejections(client, this.definitions, accepted);
      await deleteOwedChanges(
        client,
        owed.map(({ id }) => id),
      );
      await settleOutboxRows(
        client,
        shared.map(({ id }) => id),
        [...others].map(([definition, hasNames]) => ({ definition, hasNames })),
      );
      await insertRejections(client, rejections);
    });
    if (definitions.length === 0) return;
    const unfilled = await unfilledDefinitions(this.pool, definitions, UNFILLED_MS);
    const names = indexes.filter(({ definition }) => unfilled.includes(definition ?? '')).map(({ name }) => name);
    if (names.length > 0) await dropIndexes(this.pool, this.engine, names);
  }

  /** An index that is no longer written to was replaced meanwhile; any other must exist. */
  private async rejectMissing(missing: readonly string[]): Promise<void> {
    if (missing.length === 0) return;
    const wanted = (await listIndexes(this.pool)).map(({ name }) => name);
    const lost = missing.filter((name) => wanted.includes(name));
    if (lost.length > 0) throw new Error(`the search engine has no index ${lost.join(', ')}: run "search rebuild"`);
  }
}

const keyOf = ({ content, jurisdiction, pk }: OutboxRow): string => `${content} ${jurisdiction} ${pk}`;

/** The changes whose documents an index of this version rejected, by its definition. */
function rejectionsOf({ rows, indexes }: Lacking, rejected: readonly RejectedDocument[]): OwedChange[] {
  const faults = new Set(rejected.map(({ index, id }) => `${index} ${id}`));
  return rows.flatMap((row) => {
    const ids = documentIds(row);
    const lacking = indexes.filter(
      (index) =>
        isOwn(index) && ids.some(({ content, id }) => content === index.content && faults.has(`${index.name} ${id}`)),
    );
    return [...new Set(lacking.map(({ definition }) => definition ?? ''))].map((definition) => ({
      ...row,
      definition,
    }));
  });
}
