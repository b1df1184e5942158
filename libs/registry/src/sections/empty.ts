import { tagDefinition } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';

/** JSON text of a tag without data (ADR 0022): `[]` for lists, null for objects and single values. */
function emptyValue(tag: Tag): string {
  return tagDefinition(tag).kind === 'array' ? '[]' : 'null';
}

/** Like `emptyValue`, for levels that were never fetched: `directores`, the only nullable list, is null (ADR 0022). */
export function missingValue(tag: Tag): string {
  return tag === 'directores' ? 'null' : emptyValue(tag);
}

/** JSON text of an empty section, `{"<tag>":[],...}`. */
export function emptyBody(tags: readonly Tag[]): string {
  return `{${tags.map((tag) => `"${tag}":${emptyValue(tag)}`).join(',')}}`;
}

/** Like `emptyBody`, for a section that was never fetched. */
export function missingBody(tags: readonly Tag[]): string {
  return `{${tags.map((tag) => `"${tag}":${missingValue(tag)}`).join(',')}}`;
}
