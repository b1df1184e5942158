import { tagDefinition } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';

/** JSON text of a tag without data (ruling 23): `[]` for lists, null for objects and single values. */
function emptyValue(tag: Tag): string {
  return tagDefinition(tag).kind === 'array' ? '[]' : 'null';
}

/** As `emptyValue`, where nothing was ever fetched: `directores`, which alone may be null, then is (ruling 23). */
export function missingValue(tag: Tag): string {
  return tag === 'directores' ? 'null' : emptyValue(tag);
}

/** JSON text of a section that has nothing, `{"<tag>":[],...}`. */
export function emptyBody(tags: readonly Tag[]): string {
  return `{${tags.map((tag) => `"${tag}":${emptyValue(tag)}`).join(',')}}`;
}

/** As `emptyBody`, of a section that was never fetched. */
export function missingBody(tags: readonly Tag[]): string {
  return `{${tags.map((tag) => `"${tag}":${missingValue(tag)}`).join(',')}}`;
}
