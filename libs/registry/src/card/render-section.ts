import { tagDefinition } from '@entity-registry/domain';
import type { Code, Jurisdiction, Tag } from '@entity-registry/domain';
import type { CardSection } from './entity-cards.js';
import { isObject, withTypedIds } from './typed-item.js';

/** Whether there is data, and if not, why: an empty list is not a clearance (ruling 28). */
export type SectionState = 'ok' | 'empty' | 'not_fetched' | 'source_down';

export interface Provenance {
  /** The charged code that covers the tag. */
  readonly code: Code;
  readonly state: SectionState;
  /** `id` is the source that gave the newest record; of what was never fetched, the one that would be asked. */
  readonly source: {
    readonly id: string;
    readonly fetched_at: string | null;
    readonly source_updated_at: string | null;
  };
}

/** One tag of a v5 answer: a list with its numbers, or the object or single value itself. */
export type CardSectionBody =
  | (Provenance & {
      readonly total: number;
      readonly returned: number;
      readonly truncated: boolean;
      /** Where the rest is, when it can be had. */
      readonly next: string | null;
      readonly items: readonly Readonly<Record<string, unknown>>[];
    })
  | (Provenance & { readonly data: unknown });

interface SectionRequest {
  readonly code: Code;
  /** Undefined: never fetched. */
  readonly section: CardSection | undefined;
  readonly inlineLimit: number;
  /** Where the rest of a list is that is shown in part. */
  readonly next?: string | null;
}

/** The section of one tag: lists cut to the inline limit, ids as typed ids, nothing but the fields named here. */
export function toSection(jurisdiction: Jurisdiction, tag: Tag, request: SectionRequest): CardSectionBody {
  const { code, section, inlineLimit, next = null } = request;
  const value = valueOf(section, tag);
  const source = sourceOf(jurisdiction, tag, section);
  if (tagDefinition(tag).kind !== 'array') {
    const data = isObject(value) ? withTypedIds(jurisdiction, tag, value) : value;
    return { code, state: stateOf(section, data !== null), source, data };
  }
  const stored = Array.isArray(value) ? value.filter(isObject) : [];
  const items = stored.slice(0, inlineLimit).map((item) => withTypedIds(jurisdiction, tag, item));
  const total = Math.max(section?.totals[tag] ?? 0, stored.length);
  const truncated = items.length < total;
  const numbers = { total, returned: items.length, truncated, next: truncated ? next : null };
  return { code, state: stateOf(section, total > 0), ...numbers, source, items };
}

/** Where a section is from; of what was never fetched, where it would be from. */
export function sourceOf(jurisdiction: Jurisdiction, tag: Tag, section: CardSection | undefined): Provenance['source'] {
  return {
    id: section?.source ?? tagDefinition(tag).source[jurisdiction] ?? '',
    fetched_at: section?.fetchedAt.toISOString() ?? null,
    source_updated_at: section?.sourceUpdatedAt?.toISOString() ?? null,
  };
}

function valueOf(section: CardSection | undefined, tag: Tag): unknown {
  const body = section?.body ?? null;
  if (body === null) return null;
  return (JSON.parse(body) as Record<string, unknown>)[tag] ?? null;
}

/** A level may have data although one of its tags has none. */
export function stateOf(section: CardSection | undefined, hasData: boolean): SectionState {
  if (section === undefined) return 'not_fetched';
  return section.state === 'ok' && !hasData ? 'empty' : section.state;
}
