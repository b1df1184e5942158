import { SYNTHETIC_SOURCE, tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import { tagsFeeding } from '../sections/sources-sql.js';
import type { Section } from '../detail/entity-details.js';

/**
 * Whether there is data, and if not, why: an empty list is not a clearance (ADR 0028). `restricted`: facts aren't shown, by a rule of
 * suppression (ADR 0211), whether or not others are.
 */
export type SectionState = 'ok' | 'empty' | 'not_fetched' | 'source_down' | 'restricted';

/** Provenance of a tag's data (ADR 0028). */
export interface Source {
  /** `synthetic`: generated, or from a stub of a source. */
  readonly id: string;
  /** When the source was last read, in ISO 8601 like `source_updated_at`. Null: never. */
  readonly fetched_at: string | null;
  /** The date of the data according to the source. Null: the source doesn't give one. */
  readonly source_updated_at: string | null;
}

/** One of the sources of a tag. */
export interface TagSource extends Source {
  /** The source that this stub replaces. Null: this isn't a stub. */
  readonly stands_in_for: string | null;
  /** Of a list that is imported whole: which one, and the version that was looked at. */
  readonly list?: string;
  readonly version?: string | null;
  readonly state: SectionState;
}

/** The sources of a tag, and the state derived from them. */
export interface TagProvenance {
  readonly state: SectionState;
  /** The source that was read most recently or, if none was read, the one that would be read first. */
  readonly source: Source;
  /** The sources that were read, then those that were not. */
  readonly sources: readonly TagSource[];
}

/** The sources that were read or requested, as stored in the database. */
export type StoredSources = Readonly<Partial<Record<Tag, readonly TagSource[]>>>;

/** A stored section. `body` is null if only the totals were requested. */
export type StoredSection = Omit<Section, 'body'> & {
  readonly body: string | null;
  /** Null: `source` and its dates apply to every tag with data. */
  readonly sources: StoredSources | null;
  /** Tags that lost facts to a rule of suppression; '*': every tag of the level. Null or absent: none. */
  readonly restricted?: readonly string[] | null;
  /** Tags whose state is known although not every source of the catalog was read: `sources` names those that weren't. */
  readonly conclusive?: readonly Tag[];
};

/**
 * Whether a section is conclusive (ADR 0163): at least one of its sources was read, even if it had no data. It stays
 * conclusive if the source goes down later. It isn't if the source was down each time.
 */
export function isConclusive(section: Pick<StoredSection, 'fetchedAt'> | undefined): boolean {
  return section !== undefined && section.fetchedAt !== null;
}

/** Whether facts of a tag aren't shown, by a rule of suppression. */
export function isRestricted(section: Pick<StoredSection, 'restricted'> | undefined, tag: Tag): boolean {
  return section?.restricted?.some((name) => name === '*' || name === tag) === true;
}

/** The provenance of a tag; `section`: its stored section, undefined if its level was never fetched. */
export function tagProvenance(
  jurisdiction: Jurisdiction,
  tag: Tag,
  section: StoredSection | undefined,
  hasData: boolean,
): TagProvenance {
  const restricted = isRestricted(section, tag);
  const known = section === undefined ? [] : readSources(tag, section, hasData);
  const read = restricted ? known.map(withoutClearance) : known;
  const unread = (tagDefinition(tag).sources[jurisdiction] ?? []).filter(
    (id) => !read.some((source) => (source.stands_in_for ?? source.id) === id),
  );
  const sources = [...read, ...unread.map(notFetched)];
  const { id, fetched_at, source_updated_at } = lastRead(read) ?? notFetched(unread[0] ?? '');
  return {
    state: restricted
      ? 'restricted'
      : stateOf(section, read, {
          hasData,
          isWhole: unread.length === 0 || (section?.conclusive?.includes(tag) ?? false),
        }),
    source: { id, fetched_at, source_updated_at },
    sources,
  };
}

/** A source whose facts aren't shown hasn't none: it may have what was suppressed. */
function withoutClearance(source: TagSource): TagSource {
  return source.state === 'empty' ? { ...source, state: 'restricted' } : source;
}

/** The state of a tag alone. */
export function tagState(
  jurisdiction: Jurisdiction,
  tag: Tag,
  section: StoredSection | undefined,
  hasData: boolean,
): SectionState {
  return tagProvenance(jurisdiction, tag, section, hasData).state;
}

/** The state of several tags as one list: it has data if any of them has data. */
export function joinProvenance(parts: readonly TagProvenance[]): TagProvenance {
  const [first] = parts;
  if (first === undefined) throw new Error('joinProvenance needs at least one tag');
  const groups = Map.groupBy(
    parts.flatMap(({ sources }) => sources),
    ({ id, stands_in_for, list }) => `${id} ${stands_in_for ?? ''} ${list ?? ''}`,
  );
  const sources = [...groups.values()].flatMap((group) => {
    const last = lastRead(group);
    if (last === undefined) return [];
    return [{ ...last, state: firstOf(['source_down', 'ok', 'restricted', 'empty', 'not_fetched'], group) }];
  });
  const { id, fetched_at, source_updated_at } = lastRead(sources) ?? first.source;
  return {
    state: firstOf(['restricted', 'source_down', 'ok', 'not_fetched', 'empty'], parts),
    source: { id, fetched_at, source_updated_at },
    sources,
  };
}

function firstOf(order: readonly SectionState[], parts: readonly { readonly state: SectionState }[]): SectionState {
  return order.find((state) => parts.some((part) => part.state === state)) ?? 'not_fetched';
}

/** The source data of one record. */
export function recordProvenance(record: {
  readonly source: string;
  readonly synthetic: boolean;
  readonly fetchedAt: Date;
  readonly sourceUpdatedAt: Date | null;
}): Pick<TagProvenance, 'source' | 'sources'> {
  const { source: stored, synthetic } = record;
  const source = {
    id: sourceIdOf(record),
    fetched_at: record.fetchedAt.toISOString(),
    source_updated_at: record.sourceUpdatedAt?.toISOString() ?? null,
  };
  const standsInFor = synthetic && stored !== SYNTHETIC_SOURCE ? stored : null;
  return { source, sources: [{ ...source, stands_in_for: standsInFor, state: 'ok' }] };
}

/** The source of a record: `synthetic` for synthetic records. */
export function sourceIdOf({ source, synthetic }: { readonly source: string; readonly synthetic: boolean }): string {
  return synthetic ? SYNTHETIC_SOURCE : source;
}

function readSources(tag: Tag, section: StoredSection, hasData: boolean): readonly TagSource[] {
  const { sources, state } = section;
  if (sources !== null) {
    const stored = sources[tag] ?? [];
    // A value may be missing although its record exists.
    return hasData ? stored : stored.map((one) => (one.state === 'ok' ? { ...one, state: 'empty' as const } : one));
  }
  // One source feeds the whole level; missing tags were not read.
  const isFed = hasData || tagsFeeding(tag).some((fed) => (section.totals[fed] ?? 0) > 0);
  if (!isFed && state === 'ok') return [];
  return [
    {
      ...{ id: section.source, stands_in_for: null, fetched_at: section.fetchedAt?.toISOString() ?? null },
      ...{ source_updated_at: section.sourceUpdatedAt?.toISOString() ?? null },
      state: state === 'ok' && !hasData ? 'empty' : state,
    },
  ];
}

function notFetched(id: string): TagSource {
  return { id, stands_in_for: null, fetched_at: null, source_updated_at: null, state: 'not_fetched' };
}

/**
 * The most recently read source; if several were read at the same time, the first one with data. All times are in the same
 * ISO 8601 format, so they compare as text.
 */
function lastRead(read: readonly TagSource[]): TagSource | undefined {
  return read.toSorted(
    (a, b) => compare(b.fetched_at ?? '', a.fetched_at ?? '') || Number(b.state === 'ok') - Number(a.state === 'ok'),
  )[0];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function stateOf(
  section: StoredSection | undefined,
  read: readonly TagSource[],
  { hasData, isWhole }: { readonly hasData: boolean; readonly isWhole: boolean },
): SectionState {
  if (read.some(({ state }) => state === 'source_down')) return 'source_down';
  if (hasData) return 'ok';
  if (section === undefined || read.length === 0) return 'not_fetched';
  // The sources that were read have no data. This is conclusive if no source is left to read. A section without stored reads
  // was emptied by an import.
  return isWhole || section.sources === null ? 'empty' : 'not_fetched';
}
