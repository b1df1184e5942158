import type { DocumentWrite, WriteResult } from '../../src/search-engine/engine.js';

/** Keeps documents by their external version, as the search engine does. */
export class MemoryEngine {
  readonly documents = new Map<string, { readonly version: bigint; readonly body: string | null }>();
  readonly missing = new Set<string>();
  readonly refreshed: string[] = [];
  readonly deleted: string[] = [];
  /** Documents that their index can't take, as `index/id`. */
  readonly faulty = new Set<string>();
  /** Runs before documents are written. */
  beforeWrite: () => Promise<void> = () => Promise.resolve();

  async write(documents: readonly DocumentWrite[]): Promise<WriteResult> {
    await this.beforeWrite();
    const isFaulty = ({ index, id }: DocumentWrite) => this.faulty.has(`${index}/${id}`);
    const taken = documents.filter((one) => !this.missing.has(one.index) && !isFaulty(one));
    for (const { index, id, version, body } of taken) {
      const stored = this.documents.get(`${index}/${id}`);
      if (stored === undefined || stored.version < version) this.documents.set(`${index}/${id}`, { version, body });
    }
    return {
      missing: [...new Set(documents.map(({ index }) => index))].filter((index) => this.missing.has(index)),
      rejected: documents.filter(isFaulty).map(({ index, id }) => ({ index, id, fault: 'an_invented_exception' })),
    };
  }

  deleteIndexes(names: readonly string[]): Promise<void> {
    this.deleted.push(...names);
    return Promise.resolve();
  }

  refresh(names: readonly string[]): Promise<void> {
    this.refreshed.push(...names);
    return Promise.resolve();
  }

  /** The body of a document; null: a tombstone; undefined: there is none. */
  body(index: string, id: string): Record<string, unknown> | null | undefined {
    const stored = this.documents.get(`${index}/${id}`);
    if (stored === undefined || stored.body === null) return stored && null;
    return JSON.parse(stored.body) as Record<string, unknown>;
  }
}
