import { tagDefinition } from '@entity-registry/domain';
import type { Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { FailedReading, RefreshItem, RefreshReading } from './refresh-readings.js';
import { sourceUpdatedAtOf, tagsRead } from './plan.js';

interface EntityReference {
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint;
}

/** One source, and when reading it began. */
interface SourceRead {
  readonly source: PublicSourceId;
  readonly readAt: Date;
}

/** When the stored data of an entity was read, by source and tag. */
export class SourceReadTimes {
  private constructor(private readonly readTimes: ReadonlyMap<string, Date>) {}

  static async read(tx: Queryable, { jurisdiction, entityPk }: EntityReference): Promise<SourceReadTimes> {
    const { rows } = await tx.query<{ source: string; tag: string; looked_at: Date }>(
      `select source, tag, looked_at from source_look where jurisdiction = $1 and entity_pk = $2 and looked_at is not null`,
      [jurisdiction, entityPk],
    );
    return new SourceReadTimes(new Map(rows.map((row) => [keyOf(row.source, row.tag), row.looked_at])));
  }

  /** The tags without newer stored data from the source. */
  currentTags({ source, readAt }: SourceRead, tags: readonly Tag[]): Tag[] {
    return tags.filter((tag) => {
      const storedAt = this.readTimes.get(keyOf(source, tag));
      return storedAt === undefined || storedAt <= readAt;
    });
  }

  /** A reading without the tags that have newer stored data from its source. */
  withoutOutdated({ source, readAt, reading }: RefreshReading): RefreshReading {
    const read = { source, readAt };
    if (reading.state === 'empty')
      return { ...read, reading: { ...reading, tags: this.currentTags(read, reading.tags) } };
    const { core, tags, items, sourceUpdatedAt } = reading.findings;
    const isCurrent = (tag: Tag) => this.currentTags(read, [tag]).length > 0;
    const findings = {
      ...(core && isCurrent('core_registro') && { core }),
      tags: tags.filter(isCurrent),
      items: items.filter(({ tag }) => isCurrent(tag)),
      ...(sourceUpdatedAt !== undefined && { sourceUpdatedAt }),
    };
    return { ...read, reading: { state: 'ok', findings } };
  }
}

/**
 * Records when each stored reading began and whether it had data for each tag. `known` are the tags that are completely known
 * now (`tagsKnown`).
 */
export async function saveReadTimes(
  tx: Queryable,
  { jurisdiction, entityPk, synthetic }: EntityReference & { readonly synthetic: boolean },
  readings: readonly RefreshReading[],
  known: readonly Tag[],
): Promise<void> {
  const rows = readings.flatMap((reading) => readTimesOf(jurisdiction, reading, known));
  await tx.query(
    `insert into source_look as l (jurisdiction, entity_pk, source, tag, looked_at, state, source_updated_at, synthetic)
     select distinct on (r.source, r.tag) $1, $2::bigint, r.source, r.tag, r.looked_at, r.state, r.source_updated_at, $4::boolean
       from jsonb_to_recordset($3::jsonb)
              as r(source text, tag text, looked_at timestamptz, state text, source_updated_at timestamptz)
      order by r.source, r.tag, r.looked_at desc
     on conflict (jurisdiction, entity_pk, source, tag) do update
        set (looked_at, state, source_updated_at, synthetic, failed_at) =
            row(excluded.looked_at, excluded.state, excluded.source_updated_at, excluded.synthetic,
                case when l.failed_at > excluded.looked_at then l.failed_at end)
      where l.looked_at is null or l.looked_at <= excluded.looked_at`,
    [jurisdiction, entityPk, JSON.stringify(rows), synthetic],
  );
}

const feeds = (jurisdiction: Jurisdiction, tag: Tag, source: PublicSourceId): boolean =>
  tagDefinition(tag).sources[jurisdiction]?.includes(source) ?? false;

function readTimesOf(jurisdiction: Jurisdiction, reading: RefreshReading, known: readonly Tag[]) {
  const { source, readAt } = reading;
  const findings = reading.reading.state === 'ok' ? reading.reading.findings : undefined;
  const found = new Set((findings?.items ?? []).map(({ tag }) => tag));
  if (findings?.core !== undefined) found.add('core_registro');
  // No source lists asset events: they are known if the assets are.
  const events = known.filter((tag) => tag === 'entity_events' && feeds(jurisdiction, tag, source));
  return [...new Set([...tagsRead(reading), ...events])].map((tag) => ({
    ...{ source, tag, looked_at: readAt, state: found.has(tag) ? 'ok' : 'empty' },
    source_updated_at: latest([
      sourceUpdatedAtOf(reading, tag),
      ...(findings?.items ?? []).filter((item) => item.tag === tag).map(itemUpdatedAt),
    ]),
  }));
}

/** Records that sources failed when these tags were read. Their earlier data stays. */
export async function saveFailures(
  tx: Queryable,
  { jurisdiction, entityPk, synthetic }: EntityReference & { readonly synthetic: boolean },
  down: readonly FailedReading[],
): Promise<void> {
  const rows = down.flatMap(({ source, tags, readAt }) => tags.map((tag) => ({ source, tag, failed_at: readAt })));
  await tx.query(
    `insert into source_look as l (jurisdiction, entity_pk, source, tag, failed_at, state, synthetic)
     select distinct on (r.source, r.tag) $1, $2::bigint, r.source, r.tag, r.failed_at, 'empty', $4::boolean
       from jsonb_to_recordset($3::jsonb) as r(source text, tag text, failed_at timestamptz)
      order by r.source, r.tag, r.failed_at desc
     on conflict (jurisdiction, entity_pk, source, tag) do update set failed_at = greatest(l.failed_at, excluded.failed_at)`,
    [jurisdiction, entityPk, JSON.stringify(rows), synthetic],
  );
}

function itemUpdatedAt({ sourceUpdatedAt }: RefreshItem): Date | null {
  return typeof sourceUpdatedAt === 'string' ? new Date(sourceUpdatedAt) : null;
}

function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce((last, date) => (date !== null && (last === null || date > last) ? date : last), null);
}

function keyOf(source: string, tag: string): string {
  return `${source} ${tag}`;
}
