import { SYNTHETIC_SOURCE, tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import { tagsFeeding } from '../sections/sources-sql.js';
import type { Section } from '../detail/entity-details.js';

/** Whether there is data, and if not, why: an empty list is not a clearance (ADR 0028). */
export type SectionState = 'ok' | 'empty' | 'not_fetched' | 'source_down';

/** Provenance of a tag's data (ADR 0028). */
export interface Source {
  /** `synthetic`: generated, or from a stub of a source. */
  readonly id: string;
  /** When it was last read, ISO 8601 like the next one; null: never. */
  readonly fetched_at: string | null;
  /** The date of the data according to the source; null: it does not say. */
  readonly source_updated_at: string | null;
}

/** One of the sources of a tag. */
export interface TagSource extends Source {
  /** The source that the stub stands in for; null: this isn't a stub. */
  readonly stands_in_for: string | null;
  readonly state: SectionState;
}

/** The sources of a tag, and the state derived from them. */
export interface TagProvenance {
  readonly state: SectionState;
  /** The most recently read one; if none was read, the one that would be read first. */
  readonly source: Source;
  /** Those that were read, then those that would also be read. */
  readonly sources: readonly TagSource[];
}

/** As stored in the database: those that were read or requested. */
export type StoredSources = Readonly<Partial<Record<Tag, readonly TagSource[]>>>;

/** A stored section; `body` is null if only its totals were requested. */
export type CardSection = Omit<Section, 'body'> & {
  readonly body: string | null;
  /** Null: `source` and its dates apply to every tag with data. */
  readonly sources: StoredSources | null;
};

/**
 * Whether a section is conclusive (ADR 0163): one of its sources was ever read, even if it had nothing. It stays so while the
 * source is down, but not if the source was down at the only read.
 */
export function isAnswer(section: Pick<CardSection, 'fetchedAt'> | undefined): boolean {
  return section !== undefined && section.fetchedAt !== null;
}

/** The provenance of a tag; `section`: its stored section, undefined if its level was never fetched. */
export function tagProvenance(
  jurisdiction: Jurisdiction,
  tag: Tag,
  section: CardSection | undefined,
  hasData: boolean,
): TagProvenance {
  const read = section === undefined ? [] : readSources(tag, section, hasData);
  const unread = (tagDefinition(tag).sources[jurisdiction] ?? []).filter(
    (id) => !read.some((source) => (source.stands_in_for ?? source.id) === id),
  );
  const sources = [...read, ...unread.map(notFetched)];
  const { id, fetched_at, source_updated_at } = lastRead(read) ?? notFetched(unread[0] ?? '');
  return {
    state: stateOf(section, read, { hasData, isWhole: unread.length === 0 }),
    source: { id, fetched_at, source_updated_at },
    sources,
  };
}

/** The state of a tag alone. */
export function tagState(
  jurisdiction: Jurisdiction,
  tag: Tag,
  section: CardSection | undefined,
  hasData: boolean,
): SectionState {
  return tagProvenance(jurisdiction, tag, section, hasData).state;
}

/** The state of several tags as one list: it has data if any of them has data. */
export function joinProvenance(parts: readonly TagProvenance[]): TagProvenance {
  const [first] = parts;
  if (first === undefined) throw new Error('the provenance of no tag');
  const groups = Map.groupBy(
    parts.flatMap(({ sources }) => sources),
    ({ id, stands_in_for }) => `${id} ${stands_in_for ?? ''}`,
  );
  const sources = [...groups.values()].flatMap((group) => {
    const last = lastRead(group);
    if (last === undefined) return [];
    return [{ ...last, state: firstOf(['source_down', 'ok', 'empty', 'not_fetched'], group) }];
  });
  const { id, fetched_at, source_updated_at } = lastRead(sources) ?? first.source;
  return {
    state: firstOf(['source_down', 'ok', 'not_fetched', 'empty'], parts),
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

/** The source of a record; generated records have no other. */
export function sourceIdOf({ source, synthetic }: { readonly source: string; readonly synthetic: boolean }): string {
  return synthetic ? SYNTHETIC_SOURCE : source;
}

function readSources(tag: Tag, section: CardSection, hasData: boolean): readonly TagSource[] {
  const { sources, state } = section;
  if (sources !== null) {
    const stored = sources[tag] ?? [];
    // A value may be missing although its record is there.
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
 * ISO 8601 of one form: the order of the texts is that of the times. If several were read at the same time, the first with
 * data.
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
  section: CardSection | undefined,
  read: readonly TagSource[],
  { hasData, isWhole }: { readonly hasData: boolean; readonly isWhole: boolean },
): SectionState {
  if (read.some(({ state }) => state === 'source_down')) return 'source_down';
  if (hasData) return 'ok';
  if (section === undefined || read.length === 0) return 'not_fetched';
  // All sources that were read have nothing: this is conclusive if all were read. A section without reads was emptied by an
  // import.
  return isWhole || section.sources === null ? 'empty' : 'not_fetched';
}
