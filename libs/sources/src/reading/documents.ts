import { lookup } from '@entity-registry/domain';
import type { FoundItem, SourceSession } from '../source.js';

/** An item; some of its payload fields are still links to documents, or null. */
export interface ItemWithDocuments extends FoundItem {
  readonly documents?: readonly string[];
}

/** Stores the linked documents and returns the items with references in place of the links; null if there is no document. */
export async function storeDocuments(
  session: SourceSession,
  items: readonly ItemWithDocuments[],
): Promise<FoundItem[]> {
  const stored: FoundItem[] = [];
  for (const { documents = [], ...item } of items) {
    const references = new Map<string, string | null>();
    for (const field of documents) references.set(field, await storeDocument(session, lookup(item.payload, field)));
    stored.push({ ...item, payload: { ...item.payload, ...Object.fromEntries(references) } });
  }
  return stored;
}

async function storeDocument(session: SourceSession, link: unknown): Promise<string | null> {
  return typeof link === 'string' ? await session.storeDocument(link) : null;
}
