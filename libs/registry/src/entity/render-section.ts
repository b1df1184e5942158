import { tagDefinition } from '@entity-registry/domain';
import type { Code, Jurisdiction, Tag } from '@entity-registry/domain';
import type { StoredSection } from './tag-sources.js';
import { tagProvenance } from './tag-sources.js';
import type { TagProvenance } from './tag-sources.js';
import { isObject, withTypedIds } from './typed-item.js';

export interface Provenance extends TagProvenance {
  /** The charged code that covers the tag. */
  readonly code: Code;
}

/** One tag of a v5 response: a list with its counts, or the object or single value itself. */
export type SectionBody =
  | (Provenance & {
      readonly total: number;
      readonly returned: number;
      readonly truncated: boolean;
      /** Cursor for the rest, if available. */
      readonly next: string | null;
      readonly items: readonly Readonly<Record<string, unknown>>[];
    })
  | (Provenance & { readonly data: unknown });

interface SectionRequest {
  readonly code: Code;
  /** Undefined: never fetched. */
  readonly section: StoredSection | undefined;
  readonly inlineLimit: number;
  /** Cursor for the rest of a truncated list. */
  readonly next?: string | null;
}

/** The section of one tag: lists are cut to the inline limit, and ids become typed ids. */
export function toSection(jurisdiction: Jurisdiction, tag: Tag, request: SectionRequest): SectionBody {
  const { code, section, inlineLimit, next = null } = request;
  const value = valueOf(section, tag);
  if (tagDefinition(tag).kind !== 'array') {
    const data = isObject(value) ? withTypedIds(jurisdiction, tag, value) : value;
    return { code, ...tagProvenance(jurisdiction, tag, section, data !== null), data };
  }
  const stored = Array.isArray(value) ? value.filter(isObject) : [];
  const items = stored.slice(0, inlineLimit).map((item) => withTypedIds(jurisdiction, tag, item));
  const total = Math.max(section?.totals[tag] ?? 0, stored.length);
  const truncated = items.length < total;
  const numbers = { total, returned: items.length, truncated, next: truncated ? next : null };
  return { code, ...tagProvenance(jurisdiction, tag, section, total > 0), ...numbers, items };
}

function valueOf(section: StoredSection | undefined, tag: Tag): unknown {
  const body = section?.body ?? null;
  if (body === null) return null;
  return (JSON.parse(body) as Record<string, unknown>)[tag] ?? null;
}
