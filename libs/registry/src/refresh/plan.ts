import { tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, SourceId, Tag } from '@entity-registry/domain';
import { SYNTHETIC_SOURCE } from '@entity-registry/domain';
import type { SchemaNode } from '../sections/schema-node.js';
import { ASSET_TAGS } from './records/events.js';
import type { RefreshItem, RefreshReading } from './refresh-readings.js';
import { matchRecords } from './records/matching.js';
import type { IncomingRecord, Match, StoredRecord } from './records/matching.js';
import { bestKey } from './records/natural-keys.js';
import { cleanPayload, mergePayload } from './records/payloads.js';
import type { EntryId } from './records/payloads.js';
import type { RecordRow } from './records/record-rows.js';
import type { EntityMatches } from './entity-matches.js';

/** Tags without rows from a source: they are computed. */
const COMPUTED: readonly Tag[] = ['core_registro', 'imports_summary', 'exports_summary'];

/** Append-only tags: histories, data that no source publishes, and news, of which sources only show the latest. */
const APPEND_ONLY: readonly Tag[] = ['entity_events', 'customs_summary', 'noticias', 'noticias_globales'];

/** The changes from one source's reading of one tag; rows to add have no pk yet. */
export interface TagPlan {
  readonly tag: Tag;
  readonly source: SourceId;
  readonly added: readonly Omit<RecordRow, 'pk'>[];
  readonly changed: readonly {
    readonly before: StoredRecord;
    readonly after: RecordRow;
    /** It had no owner before. */
    readonly isAdopted?: true;
  }[];
  /** Rows that stay as they are. */
  readonly same: readonly StoredRecord[];
  readonly gone: readonly StoredRecord[];
  readonly unnumbered: readonly EntryId[];
}

export interface PlannedEntity {
  readonly pk: bigint;
  readonly sid: string;
  readonly jurisdiction: Jurisdiction;
}

/** The tags that a reading covers completely. */
export function tagsRead({ reading }: RefreshReading): readonly Tag[] {
  return reading.state === 'ok' ? reading.findings.tags : reading.tags;
}

/**
 * The tags that are completely known now: every source of the tag was read completely. A source that can't be queried, such
 * as one that needs a number the entity doesn't have, returns no tags and leaves its tags unknown. Asset events are known if
 * the assets are: no source publishes the events.
 */
export function tagsKnown(jurisdiction: Jurisdiction, readings: readonly RefreshReading[]): Tag[] {
  const readers = new Map<Tag, Set<string>>();
  for (const reading of readings) {
    for (const tag of tagsRead(reading)) readers.set(tag, (readers.get(tag) ?? new Set()).add(reading.source));
  }
  if (ASSET_TAGS.every((tag) => readers.has(tag))) {
    readers.set('entity_events', new Set(ASSET_TAGS.flatMap((tag) => [...(readers.get(tag) ?? [])])));
  }
  return [...readers].flatMap(([tag, by]) =>
    tagDefinition(tag).sources[jurisdiction]?.every((source) => by.has(source)) ? [tag] : [],
  );
}

/** The rows that a reading replaces: the source's own, and synthetic ones of tags for which it is the first source. */
export function isOwnRow(
  jurisdiction: Jurisdiction,
  source: SourceId,
  tag: Tag,
  row: { readonly source: string },
): boolean {
  if (row.source === source) return true;
  return row.source === SYNTHETIC_SOURCE && tagDefinition(tag).source[jurisdiction] === source;
}

/** The changes from a reading, by tag; `shown` are the tags that this kind of entity has. */
export function planReading(
  entity: PlannedEntity,
  reading: RefreshReading,
  stored: readonly StoredRecord[],
  {
    matches,
    shown,
    synthetic,
  }: { readonly matches: EntityMatches; readonly shown: ReadonlySet<Tag>; readonly synthetic: boolean },
): TagPlan[] {
  const items = reading.reading.state === 'ok' ? reading.reading.findings.items : [];
  const whole = new Set(tagsRead(reading));
  const tags = [...new Set([...whole, ...items.map(({ tag }) => tag)])];
  return tags
    .filter((tag) => shown.has(tag) && !COMPUTED.includes(tag))
    .map((tag) => {
      const own = stored.filter((row) => row.tag === tag && isOwnRow(entity.jurisdiction, reading.source, tag, row));
      // Rows that a source has taken over come first, so that a synthetic duplicate is removed.
      own.sort((a, b) => Number(b.source === reading.source) - Number(a.source === reading.source));
      const incoming = items
        .filter((item) => item.tag === tag)
        .map((item) => toIncoming(item, matches, sourceUpdatedAtOf(reading, tag)));
      const isWhole = whole.has(tag) && !APPEND_ONLY.includes(tag);
      return planTag(entity, reading.source, tag, { own, incoming, whole: isWhole, synthetic });
    });
}

function planTag(
  entity: PlannedEntity,
  source: SourceId,
  tag: Tag,
  rows: { own: readonly StoredRecord[]; incoming: readonly IncomingRecord[]; whole: boolean; synthetic: boolean },
): TagPlan {
  const { matches, gone, added } = matchRecords(tag, rows.own, rows.incoming);
  const staying = rows.whole ? [] : gone;
  const keys = new SourceKeys(entity.sid, tag, [...matches.map(({ stored }) => stored), ...gone]);
  // The source takes over data that came from a stub; a stub that repeats the source's data changes nothing.
  const isProven = (stored: StoredRecord) => stored.source === source && (!stored.synthetic || rows.synthetic);
  const isSame = ({ stored, changed }: Match) => !changed && isProven(stored);
  const unnumbered: EntryId[] = matches.flatMap(({ merged }) => merged.unnumbered);
  return {
    tag,
    source,
    gone: rows.whole ? gone : [],
    same: [...matches.filter(isSame).map(({ stored }) => stored), ...staying],
    changed: matches
      .filter((match) => !isSame(match))
      .map((match) => ({
        before: match.stored,
        after: rowAfter(entity, { source, synthetic: rows.synthetic }, match, keys),
      })),
    added: added.map((item) => {
      const merged = mergePayload(tag, {}, item.payload);
      unnumbered.push(...merged.unnumbered);
      const { itemDate, sourceUpdatedAt } = item;
      const sourceKey = keys.next(item);
      return { tag, entityPk: entity.pk, source, sourceKey, payload: merged.payload, itemDate, sourceUpdatedAt };
    }),
    unnumbered,
  };
}

function rowAfter(
  entity: PlannedEntity,
  { source, synthetic }: { readonly source: SourceId; readonly synthetic: boolean },
  match: Match,
  keys: SourceKeys,
): RecordRow {
  const { stored, incoming, merged } = match;
  // A synthetic date is not the source's.
  const wasSynthetic = stored.synthetic && !synthetic;
  return {
    pk: stored.pk,
    tag: stored.tag,
    entityPk: entity.pk,
    source,
    // The source's own row keeps its key, which identifies it for imports.
    sourceKey: stored.source === source ? stored.sourceKey : keys.next(incoming),
    payload: merged.payload,
    itemDate: incoming.itemDate ?? stored.itemDate,
    sourceUpdatedAt: incoming.sourceUpdatedAt ?? (wasSynthetic ? null : stored.sourceUpdatedAt),
  };
}

/** Keys of the rows of one entity and tag, with a counter for duplicates. */
class SourceKeys {
  private readonly used: Set<string>;

  constructor(
    private readonly sid: string,
    private readonly tag: Tag,
    rows: readonly StoredRecord[],
  ) {
    this.used = new Set(rows.map((row) => row.sourceKey));
  }

  next(row: IncomingRecord): string {
    const base = `${this.sid}/${this.tag}/${bestKey(this.tag, row)}`;
    let key = base;
    for (let n = 2; this.used.has(key); n++) key = `${base}#${n}`;
    this.used.add(key);
    return key;
  }
}

/** The date of a tag's data according to the source. */
export function sourceUpdatedAtOf({ reading }: RefreshReading, tag: Tag): Date | null {
  const reported = (reading.state === 'ok' ? reading.findings : reading).sourceUpdatedAt?.[tag];
  return reported === undefined ? null : new Date(reported);
}

function toIncoming(item: RefreshItem, matches: EntityMatches, updatedAt: Date | null): IncomingRecord {
  return {
    tag: item.tag,
    payload: { ...cleanPayload(item.tag, item.payload), ...matchedFields(item, matches) },
    itemDate: item.itemDate,
    sourceUpdatedAt: typeof item.sourceUpdatedAt === 'string' ? new Date(item.sourceUpdatedAt) : updatedAt,
  };
}

/** The ids of the entities that an item names, and how they were matched. Without a match, earlier links stay. */
function matchedFields(item: RefreshItem, matches: EntityMatches): Record<string, unknown> {
  const found = Object.entries(item.namedEntities ?? {}).flatMap(([field, named]) => {
    const match = matches.matchOf(named);
    return match === undefined ? [] : [{ field, ...match }];
  });
  const last = found.at(-1);
  return {
    ...Object.fromEntries(found.map(({ field, pk }) => [field, Number(pk)])),
    ...(last !== undefined && hasLink(item.tag) && { link: { method: last.method, score: 1 } }),
  };
}

function hasLink(tag: Tag): boolean {
  return (tagDefinition(tag).schema as SchemaNode).properties?.['link'] !== undefined;
}
