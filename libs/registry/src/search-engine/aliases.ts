import type { Content } from '../search-outbox/content.js';
import { definitionOf } from './definitions.js';

/**
 * The alias that searches read. It names what an index must be like to be searched by this code: its definition, and for names, whose
 * keys belong to one build of the name index, the `epoch` of that. An index that lacks a new field would find nothing by it; so it isn't
 * read, and the engine counts as away until it is rebuilt.
 */
export function readAlias(prefix: string, content: Content, epoch: string): string {
  return `${prefix}-${definitionOf(content)}${content === 'names' ? `-${epoch}` : ''}`;
}

/** The name of a new index; `version` makes it unique. */
export function indexName(prefix: string, content: Content, version: bigint): string {
  return `${prefix}-${content}-v${version}`;
}
