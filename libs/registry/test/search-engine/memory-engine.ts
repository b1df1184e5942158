import type { DocumentWrite } from '../../src/search-engine/engine.js';

/** Keeps documents by their external version, as the search engine does. */
export class MemoryEngine {
  readonly documents = new Map<string, { readonly version: bigint; readonly body: string | null }>();
  readonly missing = new Set<string>();
  readonly refreshed: string[] = [];
  /** Runs before documents are written. */
  beforeWrite: () => Promise<void> = () => Promise.resolve();

  async write(documents: readonly DocumentWrite[]): Promise<readonly string[]> {
    await this.beforeWrite();
    for (const { index, id, version, body } of documents.filter((one) => !this.missing.has(one.index))) {
      const stored = this.documents.get(`${index}/${id}`);
      if (stored === undefined || stored.version < version) this.documents.set(`${index}/${id}`, { version, body });
    }
    return [...new Set(documents.map(({ index }) => index))].filter((index) => this.missing.has(index));
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
