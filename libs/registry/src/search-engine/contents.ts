import { surfaceOf } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Content } from '../search-outbox/content.js';
import {
  FIRST_NAME,
  countNames,
  currentNameDocuments,
  nameDocumentPage,
  sampleNamedEntities,
} from './documents/name-documents.js';
import {
  countSurfaceRecords,
  sampleSurfaceRecords,
  surfaceDocumentPage,
  surfaceDocuments,
} from './documents/surface-documents.js';
import type { SearchDocument } from './documents/surface-documents.js';

/** How many documents the index of a content has if it is complete. */
export async function countDocuments(db: Queryable, content: Content): Promise<number> {
  if (content === 'names') return await countNames(db);
  let count = 0;
  for (const index of surfaceOf(content).parts.keys()) count += await countSurfaceRecords(db, content, index);
  return count;
}

/** All documents of a content, page by page, as they are in the database at that moment. */
export async function* documentPages(db: Queryable, content: Content, limit: number): AsyncGenerator<SearchDocument[]> {
  if (content === 'names') {
    let after = FIRST_NAME;
    for (;;) {
      const { documents, next } = await nameDocumentPage(db, after, limit);
      if (documents.length > 0) yield documents;
      if (next === null) return;
      after = next;
    }
  }
  for (const index of surfaceOf(content).parts.keys()) {
    let after = -1n;
    for (;;) {
      const { documents, last } = await surfaceDocumentPage(db, content, index, { after, limit });
      if (last === null) break;
      yield documents;
      after = last;
    }
  }
}

/** About `count` documents of a content, spread over all of it. Of names, the current ones. */
export async function sampleDocuments(db: Queryable, content: Content, count: number): Promise<SearchDocument[]> {
  if (content === 'names') return await currentNameDocuments(db, await sampleNamedEntities(db, count));
  const { parts } = surfaceOf(content);
  const documents: SearchDocument[] = [];
  for (const index of parts.keys()) {
    const pks = await sampleSurfaceRecords(db, content, index, Math.ceil(count / parts.length));
    documents.push(...(await surfaceDocuments(db, content, index, pks)));
  }
  return documents;
}
