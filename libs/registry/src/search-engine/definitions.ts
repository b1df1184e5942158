import { createHash } from 'node:crypto';
import { CONTENTS } from '../search-outbox/content.js';
import type { Content } from '../search-outbox/content.js';
import type { SearchIndex } from '../search-outbox/search-indexes.js';
import { indexDefinition } from './documents/mappings.js';
import { nameDocumentSql } from './documents/name-documents.js';
import { surfaceDocumentSql } from './documents/surface-documents.js';

const known = new Map<Content, string>();

/**
 * Identifies what the documents of a content are like: their mapping, and the SQL that makes them. Indexes of another definition belong
 * to another version of this software. They are neither searched nor filled by this one: a document without a new field would never be
 * found by it, and one with a new field would be rejected.
 */
export function definitionOf(content: Content): string {
  const definition = known.get(content) ?? `${content}-${digestOf(content)}`;
  known.set(content, definition);
  return definition;
}

function digestOf(content: Content): string {
  const sql = content === 'names' ? nameDocumentSql() : surfaceDocumentSql(content);
  return createHash('sha256')
    .update(JSON.stringify([indexDefinition(content), sql]))
    .digest('hex')
    .slice(0, 8);
}

/** The definitions of this version. */
export const ownDefinitions = (): string[] => CONTENTS.map(definitionOf);

/** Whether this version fills the index. One without a definition gets changes from every version, as it did from the one that made it. */
export function isFilledHere({ content, definition }: SearchIndex): boolean {
  return definition === null || isOwn({ content, definition });
}

/** Whether the index is of a definition of this version. */
export function isOwn({ content, definition }: Pick<SearchIndex, 'content' | 'definition'>): boolean {
  return CONTENTS.includes(content) && definition === definitionOf(content);
}
