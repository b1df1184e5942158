import { surfaceOf } from '@entity-registry/domain';
import type { SurfaceField } from '@entity-registry/domain';
import type { Content } from '../../search-outbox/content.js';
import { comparedMember, countedMember, isCompared, wordsMember } from './surface-documents.js';

/** A term of the index can't be longer than 32,766 bytes; a longer value can't be counted. */
const LONGEST_VALUE = 8_000;

const TERMS = { type: 'keyword', doc_values: false } as const;
/** Sorted or counted, never looked up. */
const COUNTED = { type: 'keyword', index: false, ignore_above: LONGEST_VALUE } as const;

function comparedType({ type }: SurfaceField): object {
  // A number that isn't finite as a double is left out.
  if (type === 'number') return { type: 'double', ignore_malformed: true };
  if (type === 'boolean') return { type: 'boolean' };
  return { type: 'keyword' };
}

function fieldProperties(field: SurfaceField): [string, object][] {
  return [
    ...(isCompared(field) ? [[comparedMember(field), comparedType(field)] as [string, object]] : []),
    ...(field.facet === null ? [] : [[countedMember(field), COUNTED] as [string, object]]),
    ...(field.type === 'text' ? [[wordsMember(field), TERMS] as [string, object]] : []),
  ];
}

function properties(content: Content): object {
  const gone = { gone: { type: 'boolean' } };
  if (content === 'names') {
    return {
      ...gone,
      jurisdiction: { type: 'keyword' },
      entity: { type: 'long' },
      name_id: { type: 'long' },
      weight: { type: 'float' },
      set: TERMS,
      keys: TERMS,
      text: { type: 'wildcard' },
    };
  }
  return {
    ...gone,
    part: { type: 'integer' },
    pk: { type: 'long' },
    words: TERMS,
    ...Object.fromEntries(surfaceOf(content).fields.flatMap(fieldProperties)),
  };
}

/**
 * The definition of an index. One shard: facets of several shards would be approximate. A second node gets a copy. `loading`: no
 * refreshes and copies while a rebuild fills it.
 */
export function indexDefinition(content: Content): object {
  return {
    settings: { number_of_shards: 1, codec: 'best_compression', ...LOADING },
    mappings: { dynamic: 'strict', properties: properties(content) },
  };
}

/** Settings while a rebuild fills an index: searches don't read it yet. */
const LOADING = { refresh_interval: '-1', number_of_replicas: 0 } as const;

/** Settings of a complete index. The worker refreshes after each batch; the interval is for the case that it stops between. */
export const SERVING = { index: { refresh_interval: '5s', auto_expand_replicas: '0-1' } } as const;
