import { createHash } from 'node:crypto';
import type { Content } from '../search-outbox/content.js';
import { indexDefinition } from './documents/mappings.js';

/**
 * The alias that searches read. It names what an index must be like to be searched by this code: its definition, and for names, whose
 * keys belong to one build of the name index, the `epoch` of that. An index that lacks a new field would find nothing by it; so it isn't
 * read, and PostgreSQL answers until it is rebuilt.
 */
export function readAlias(prefix: string, content: Content, epoch: string): string {
  const build = content === 'names' ? `${epoch}-${definitionOf(content)}` : definitionOf(content);
  return `${prefix}-${content}-${build}`;
}

const known = new Map<Content, string>();

function definitionOf(content: Content): string {
  const digest =
    known.get(content) ??
    createHash('sha256')
      .update(JSON.stringify(indexDefinition(content)))
      .digest('hex')
      .slice(0, 8);
  known.set(content, digest);
  return digest;
}

/** The name of a new index; `version` makes it unique. */
export function indexName(prefix: string, content: Content, version: bigint): string {
  return `${prefix}-${content}-v${version}`;
}
