import type { Content } from '../search-outbox/content.js';

/** The alias that searches read. The keys of names belong to one build of the name index, whose `epoch` the alias names. */
export function readAlias(prefix: string, content: Content, epoch: string): string {
  return content === 'names' ? `${prefix}-names-${epoch}` : `${prefix}-${content}`;
}

/** The name of a new index; `version` makes it unique. */
export function indexName(prefix: string, content: Content, version: bigint): string {
  return `${prefix}-${content}-v${version}`;
}
