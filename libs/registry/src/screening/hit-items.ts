import {
  listDefinition,
  listingPayload,
  lookup,
  sourceOfList,
  tagDefinition,
  tagOfList,
} from '@entity-registry/domain';
import type { TagSource } from '../entity/tag-sources.js';
import type { SchemaNode } from '../sections/schema-node.js';
import type { ScreeningHit } from './list-screening.js';
import type { SearchedList } from './screening-reads.js';

/** A publisher's date ('YYYY-MM-DD' or 'YYYY-MM') as the beginning of that day or month. */
const midnightOf = (published: string | null): string | null =>
  published === null ? null : new Date(published.length === 7 ? `${published}-01` : published).toISOString();

/** A listing that may mean an entity, in the fields of its tag, in their order (ADR 0202). */
export function hitItem(hit: ScreeningHit): Readonly<Record<string, unknown>> {
  const { list, listing, listingId, version, published, matchedName, features, fields, score } = hit;
  const isByNumber = fields.identifier === 'agrees';
  const match = {
    key: isByNumber ? 'identifier' : 'name',
    score,
    listed_name: matchedName.name,
    name_kind: matchedName.kind,
    screened_name: matchedName.screened,
    features,
  };
  const own: Readonly<Record<string, unknown>> = {
    ...listingPayload(list, listing, null),
    ...{ id: Number(listingId), lista: listDefinition(list).label ?? list, version, fecha_lista: published, match },
    source_updated_at: midnightOf(published),
  };
  const { properties }: SchemaNode = tagDefinition(tagOfList(list)).schema;
  const names = Object.keys(properties ?? {});
  return Object.fromEntries(names.map((name) => [name, lookup(own, name) ?? null]));
}

/** A loaded list as a source of its tag. */
export function listSource({ list, version, published, importedAt }: SearchedList, hasHits: boolean): TagSource {
  return {
    ...{ id: sourceOfList(list), list, version, stands_in_for: null },
    fetched_at: importedAt?.toISOString() ?? null,
    source_updated_at: midnightOf(published),
    state: hasHits ? 'ok' : 'empty',
  };
}
