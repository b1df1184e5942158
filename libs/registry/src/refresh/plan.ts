import { tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, SourceId, Tag } from '@entity-registry/domain';
import { SYNTHETIC_SOURCE } from '@entity-registry/domain';
import type { SchemaNode } from '../ingest/payload-check.js';
import { ASSET_TAGS } from './events.js';
import type { RefreshItem, RefreshReading } from './findings.js';
import { matchRecords } from './matching.js';
import type { IncomingRecord, Match, StoredRecord } from './matching.js';
import { bestKey } from './natural-keys.js';
import { cleanPayload, mergePayload } from './payloads.js';
import type { EntryId } from './payloads.js';
import type { RecordRow } from './record-rows.js';
import type { Ties } from './ties.js';

/** Computed from the records of other tags: no source has rows of them. */
const COMPUTED: readonly Tag[] = ['core_registro', 'imports_summary', 'exports_summary'];

/** Added to and never taken from: a history, what no source publishes, and news, of which sources show the latest alone. */
const KEPT: readonly Tag[] = ['entity_events', 'customs_summary', 'noticias', 'noticias_globales'];

/** What one source's word on one tag changes; rows to be added have no pk yet. */
export interface TagPlan {
  readonly tag: Tag;
  readonly source: SourceId;
  readonly added: readonly Omit<RecordRow, 'pk'>[];
  readonly changed: readonly {
    readonly before: StoredRecord;
    readonly after: RecordRow;
    /** It was nobody's before. */
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

/** The tags of a reading that were read whole. */
export function tagsRead({ reading }: RefreshReading): readonly Tag[] {
  return reading.state === 'ok' ? reading.findings.tags : reading.tags;
}

/**
 * The tags of which everything is known now: each was read whole, and all its sources answered. Events of assets are known
 * where the assets are: no source publishes the events.
 */
export function tagsKnown(jurisdiction: Jurisdiction, readings: readonly RefreshReading[]): Tag[] {
  const answered = new Set<string>(readings.map(({ source }) => source));
  const whole = new Set(readings.flatMap(tagsRead));
  if (ASSET_TAGS.every((tag) => whole.has(tag))) whole.add('entity_events');
  return [...whole].filter((tag) => tagDefinition(tag).sources[jurisdiction]?.every((source) => answered.has(source)));
}

/** Whose rows a source's word replaces: its own, and the invented ones of tags that it is the first source of. */
export function isOwnRow(
  jurisdiction: Jurisdiction,
  source: SourceId,
  tag: Tag,
  row: { readonly source: string },
): boolean {
  if (row.source === source) return true;
  return row.source === SYNTHETIC_SOURCE && tagDefinition(tag).source[jurisdiction] === source;
}

/** What a reading changes, tag by tag; `shown` are the tags that an entity of its kind has. */
export function planReading(
  entity: PlannedEntity,
  reading: RefreshReading,
  stored: readonly StoredRecord[],
  { ties, shown }: { readonly ties: Ties; readonly shown: ReadonlySet<Tag> },
): TagPlan[] {
  const items = reading.reading.state === 'ok' ? reading.reading.findings.items : [];
  const whole = new Set(tagsRead(reading));
  const tags = [...new Set([...whole, ...items.map(({ tag }) => tag)])];
  return tags
    .filter((tag) => shown.has(tag) && !COMPUTED.includes(tag))
    .map((tag) => {
      const own = stored.filter((row) => row.tag === tag && isOwnRow(entity.jurisdiction, reading.source, tag, row));
      // What a source has taken over comes first: an invented twin is what goes.
      own.sort((a, b) => Number(b.source === reading.source) - Number(a.source === reading.source));
      const incoming = items.filter((item) => item.tag === tag).map((item) => toIncoming(item, ties));
      return planTag(entity, reading.source, tag, { own, incoming, whole: whole.has(tag) && !KEPT.includes(tag) });
    });
}

function planTag(
  entity: PlannedEntity,
  source: SourceId,
  tag: Tag,
  rows: { own: readonly StoredRecord[]; incoming: readonly IncomingRecord[]; whole: boolean },
): TagPlan {
  const { matches, gone, added } = matchRecords(tag, rows.own, rows.incoming);
  const staying = rows.whole ? [] : gone;
  const keys = new SourceKeys(entity.sid, tag, [...matches.map(({ stored }) => stored), ...gone]);
  const isSame = ({ stored, changed }: Match) => !changed && stored.source === source;
  const unnumbered: EntryId[] = matches.flatMap(({ merged }) => merged.unnumbered);
  return {
    tag,
    source,
    gone: rows.whole ? gone : [],
    same: [...matches.filter(isSame).map(({ stored }) => stored), ...staying],
    changed: matches
      .filter((match) => !isSame(match))
      .map((match) => ({ before: match.stored, after: rowAfter(entity, source, match, keys) })),
    added: added.map((item) => {
      const merged = mergePayload(tag, {}, item.payload);
      unnumbered.push(...merged.unnumbered);
      const { itemDate, sourceUpdatedAt } = item;
      const sourceKey = keys.take(item);
      return { tag, entityPk: entity.pk, source, sourceKey, payload: merged.payload, itemDate, sourceUpdatedAt };
    }),
    unnumbered,
  };
}

function rowAfter(entity: PlannedEntity, source: SourceId, match: Match, keys: SourceKeys): RecordRow {
  const { stored, incoming, merged } = match;
  return {
    pk: stored.pk,
    tag: stored.tag,
    entityPk: entity.pk,
    source,
    // A row of the source's own keeps its key: an import knows it by that.
    sourceKey: stored.source === source ? stored.sourceKey : keys.take(incoming),
    payload: merged.payload,
    itemDate: incoming.itemDate ?? stored.itemDate,
    sourceUpdatedAt: incoming.sourceUpdatedAt ?? stored.sourceUpdatedAt,
  };
}

/** Keys of rows of one entity and tag: what the row is known by, counted where several are known by the same. */
class SourceKeys {
  private readonly used: Set<string>;

  constructor(
    private readonly sid: string,
    private readonly tag: Tag,
    rows: readonly StoredRecord[],
  ) {
    this.used = new Set(rows.map((row) => row.sourceKey));
  }

  take(row: IncomingRecord): string {
    const base = `${this.sid}/${this.tag}/${bestKey(this.tag, row)}`;
    let key = base;
    for (let n = 2; this.used.has(key); n++) key = `${base}#${n}`;
    this.used.add(key);
    return key;
  }
}

function toIncoming(item: RefreshItem, ties: Ties): IncomingRecord {
  return {
    tag: item.tag,
    payload: { ...cleanPayload(item.tag, item.payload), ...tied(item, ties) },
    itemDate: item.itemDate,
    sourceUpdatedAt: typeof item.sourceUpdatedAt === 'string' ? new Date(item.sourceUpdatedAt) : null,
  };
}

/** The ids of the entities that an item names, and how they were found. Whom nothing ties stays tied as before. */
function tied(item: RefreshItem, ties: Ties): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const [field, named] of Object.entries(item.ties ?? {})) {
    const tie = ties.of(named);
    if (tie === undefined) continue;
    said[field] = Number(tie.pk);
    if (hasLink(item.tag)) said['link'] = { method: tie.method, score: 1 };
  }
  return said;
}

function hasLink(tag: Tag): boolean {
  return (tagDefinition(tag).schema as SchemaNode).properties?.['link'] !== undefined;
}
