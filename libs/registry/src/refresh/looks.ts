import type { Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import type { RefreshReading } from './findings.js';
import { tagsRead } from './plan.js';

interface Holder {
  readonly jurisdiction: Jurisdiction;
  readonly entityPk: bigint;
}

/** What one source was asked, and when that began. */
interface Look {
  readonly source: PublicSourceId;
  readonly readAt: Date;
}

/** When what is stored of an entity was looked at, by source and tag. */
export class Looks {
  private constructor(private readonly at: ReadonlyMap<string, Date>) {}

  static async read(tx: Queryable, { jurisdiction, entityPk }: Holder): Promise<Looks> {
    const { rows } = await tx.query<{ source: string; tag: string; looked_at: Date }>(
      'select source, tag, looked_at from source_look where jurisdiction = $1 and entity_pk = $2',
      [jurisdiction, entityPk],
    );
    return new Looks(new Map(rows.map((row) => [keyOf(row.source, row.tag), row.looked_at])));
  }

  /** Those of the tags of which nothing is stored that the source said later. */
  current({ source, readAt }: Look, tags: readonly Tag[]): Tag[] {
    return tags.filter((tag) => {
      const storedAt = this.at.get(keyOf(source, tag));
      return storedAt === undefined || storedAt <= readAt;
    });
  }

  /** A reading without the tags of which something is stored that its source said later. */
  withoutOlder({ source, readAt, reading }: RefreshReading): RefreshReading {
    const look = { source, readAt };
    if (reading.state === 'empty') return { ...look, reading: { ...reading, tags: this.current(look, reading.tags) } };
    const { core, tags, items } = reading.findings;
    const isCurrent = (tag: Tag) => this.current(look, [tag]).length > 0;
    const findings = {
      ...(core && isCurrent('core_registro') && { core }),
      tags: tags.filter(isCurrent),
      items: items.filter(({ tag }) => isCurrent(tag)),
    };
    return { ...look, reading: { state: 'ok', findings } };
  }
}

/** Notes when these readings, which are stored now, began. */
export async function saveLooks(
  tx: Queryable,
  { jurisdiction, entityPk }: Holder,
  readings: readonly RefreshReading[],
): Promise<void> {
  const rows = readings.flatMap((reading) =>
    tagsRead(reading).map((tag) => ({ source: reading.source, tag, looked_at: reading.readAt })),
  );
  await tx.query(
    `insert into source_look as l (jurisdiction, entity_pk, source, tag, looked_at)
     select $1, $2::bigint, r.source, r.tag, max(r.looked_at)
       from jsonb_to_recordset($3::jsonb) as r(source text, tag text, looked_at timestamptz)
      group by r.source, r.tag
     on conflict (jurisdiction, entity_pk, source, tag) do update set looked_at = greatest(l.looked_at, excluded.looked_at)`,
    [jurisdiction, entityPk, JSON.stringify(rows)],
  );
}

function keyOf(source: string, tag: string): string {
  return `${source} ${tag}`;
}
