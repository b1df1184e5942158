import type { RecordLevel } from '@entity-registry/domain';
import { SURFACE_NAMES, surfaceOf } from '@entity-registry/domain';
import type pg from 'pg';
import type { Content } from '../search-outbox/content.js';
import { currentNameDocuments, currentNameId, otherNameDocuments, otherNameId } from './documents/name-documents.js';
import { surfaceDocumentId, surfaceDocuments } from './documents/surface-documents.js';
import type { SearchDocument } from './documents/surface-documents.js';
import type { DocumentWrite, SearchEngine } from './engine.js';
import { deleteOutboxRows, nextVersion, readOutbox } from '../search-outbox/outbox.js';
import type { OutboxRow } from '../search-outbox/outbox.js';
import { listIndexes } from '../search-outbox/search-indexes.js';

/** A batch that was indexed. */
export interface IndexedBatch {
  /** Rows of the outbox. */
  readonly rows: number;
  /** For each row, the milliseconds from the change until searches find it. Includes the rest of its transaction. */
  readonly ages: readonly number[];
  /** Whether the batch was as large as it may be, so that more rows are likely. */
  readonly isFull: boolean;
}

/** The wanted documents of a content: those of the database, and the ids of those that are gone. */
interface Documents {
  readonly content: Content;
  readonly found: readonly SearchDocument[];
  readonly gone: readonly string[];
}

const BATCH = 1_000;
/** Advisory lock: one process indexes at a time. */
const LOCK = 7_310_452_102;

/** Writes the changes of the outbox to every index of their content. Several at once do no harm. */
export class SearchIndexer {
  constructor(
    private readonly pool: pg.Pool,
    private readonly engine: Pick<SearchEngine, 'write' | 'refresh'>,
    private readonly now: () => Date,
    private readonly batch = BATCH,
  ) {}

  /**
   * Indexes the oldest changes and makes them searchable; null if there are none. They stay in the outbox until the engine has
   * them, so that a failed batch is repeated. Throws SearchEngineError, also if an index was deleted behind its back.
   */
  async indexNext(): Promise<IndexedBatch | null> {
    const rows = await readOutbox(this.pool, this.batch);
    if (rows.length === 0) return null;
    const indexes = await listIndexes(this.pool);
    // After the rows were seen and before their records are read: see `nextVersion`.
    const version = await nextVersion(this.pool);
    const writes: DocumentWrite[] = [];
    for (const { content, found, gone } of await this.read(rows)) {
      for (const { name } of indexes.filter((index) => index.content === content)) {
        writes.push(...found.map(({ id, body }) => ({ index: name, id, version, body })));
        writes.push(...gone.map((id) => ({ index: name, id, version, body: null })));
      }
    }
    await this.rejectMissing(await this.engine.write(writes));
    await this.engine.refresh([...new Set(writes.map(({ index }) => index))]);
    await deleteOutboxRows(
      this.pool,
      rows.map(({ id }) => id),
    );
    const now = this.now().getTime();
    const ages = rows.map(({ changedAt }) => Math.max(0, now - changedAt.getTime()));
    return { rows: rows.length, ages, isFull: rows.length === this.batch };
  }

  /** Like `indexNext`, but null while another process indexes: two would do the same work twice. */
  async indexNextAlone(): Promise<IndexedBatch | null> {
    const { rows } = await this.pool.query<{ waiting: boolean }>(
      'select exists (select from search_outbox) as waiting',
    );
    if (rows[0]?.waiting !== true) return null;
    const lock = await this.pool.connect();
    try {
      const { rows: locked } = await lock.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [LOCK]);
      if (locked[0]?.ok !== true) return null;
      try {
        return await this.indexNext();
      } finally {
        await lock.query('select pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      lock.release();
    }
  }

  private async read(rows: readonly OutboxRow[]): Promise<Documents[]> {
    const byContent = Map.groupBy(rows, ({ content }) => content);
    const documents: Documents[] = [];
    for (const [content, changed] of byContent) {
      if (content === 'entity') documents.push(await this.currentNames(changed));
      else if (content === 'other_name') documents.push(await this.otherNames(changed));
      else documents.push(...(await this.records(content, changed)));
    }
    return documents;
  }

  /** The documents in every surface and part that has records of the level. */
  private async records(level: RecordLevel, rows: readonly OutboxRow[]): Promise<Documents[]> {
    const pks = [...new Set(rows.map(({ pk }) => pk))];
    const documents: Documents[] = [];
    for (const name of SURFACE_NAMES) {
      for (const [index, part] of surfaceOf(name).parts.entries()) {
        if (part.level !== level) continue;
        const found = await surfaceDocuments(this.pool, name, index, pks);
        documents.push(
          split(
            name,
            found,
            pks.map((pk) => surfaceDocumentId(index, pk)),
          ),
        );
      }
    }
    return documents;
  }

  private async currentNames(rows: readonly OutboxRow[]): Promise<Documents> {
    const ids = rows.map(({ jurisdiction, pk }) => currentNameId(jurisdiction, pk));
    return split('names', await currentNameDocuments(this.pool, rows), ids);
  }

  private async otherNames(rows: readonly OutboxRow[]): Promise<Documents> {
    const ids = rows.map(({ pk }) => pk);
    return split('names', await otherNameDocuments(this.pool, ids), ids.map(otherNameId));
  }

  /** An index that is no longer written to was replaced meanwhile; any other must exist. */
  private async rejectMissing(missing: readonly string[]): Promise<void> {
    if (missing.length === 0) return;
    const wanted = (await listIndexes(this.pool)).map(({ name }) => name);
    const lost = missing.filter((name) => wanted.includes(name));
    if (lost.length > 0) throw new Error(`the search engine has no index ${lost.join(', ')}: run "search rebuild"`);
  }
}

/** The documents once each, and the wanted ids without one. */
function split(content: Content, documents: readonly SearchDocument[], wanted: readonly string[]): Documents {
  const found = new Map(documents.map((document) => [document.id, document]));
  const gone = [...new Set(wanted)].filter((id) => !found.has(id));
  return { content, found: [...found.values()], gone };
}
