import { isDeepStrictEqual } from 'node:util';
import type { Tag } from '@entity-registry/domain';
import { naturalKeys } from './natural-keys.js';
import { mergePayload } from './payloads.js';
import type { MergedPayload, Payload } from './payloads.js';

/** A stored row of the entity. */
export interface StoredRecord {
  readonly pk: bigint;
  readonly tag: Tag;
  readonly source: string;
  readonly sourceKey: string;
  readonly payload: Readonly<Payload>;
  /** 'YYYY-MM-DD'. */
  readonly itemDate: string | null;
  readonly sourceUpdatedAt: Date | null;
  /** Whether it is synthetic: generated, or from a stub of the source. */
  readonly synthetic: boolean;
}

/** An item of a source, cleaned and matched. */
export interface IncomingRecord {
  readonly tag: Tag;
  readonly payload: Readonly<Payload>;
  readonly itemDate: string | null;
  readonly sourceUpdatedAt: Date | null;
}

export interface Match {
  readonly stored: StoredRecord;
  readonly incoming: IncomingRecord;
  readonly merged: MergedPayload;
  /** Whether the source has anything new for the row. */
  readonly changed: boolean;
}

export interface Matching {
  readonly matches: readonly Match[];
  readonly gone: readonly StoredRecord[];
  readonly added: readonly IncomingRecord[];
}

interface Keyed<Row> {
  readonly row: Row;
  readonly keys: readonly (string | undefined)[];
}

/**
 * Finds the stored row of each item of one tag. If several rows have the same key, the one that would not change is used, so
 * that equal rows never swap payloads. Two rows that both have a better key and differ in it never match.
 */
export function matchRecords(tag: Tag, stored: readonly StoredRecord[], incoming: readonly IncomingRecord[]): Matching {
  let rows = stored.map((row): Keyed<StoredRecord> => ({ row, keys: naturalKeys(tag, row) }));
  let items = incoming.map((row): Keyed<IncomingRecord> => ({ row, keys: naturalKeys(tag, row) }));
  const matches: Match[] = [];
  const passes = items[0]?.keys.length ?? 0;
  for (let pass = 0; pass < passes; pass++) {
    for (const onlyUnchanged of [true, false]) {
      const matched = matchPass(tag, rows, items, { pass, onlyUnchanged });
      matches.push(...matched.matches);
      rows = rows.filter(({ row }) => !matched.rows.has(row));
      items = items.filter(({ row }) => !matched.items.has(row));
    }
  }
  return { matches, gone: rows.map(({ row }) => row), added: items.map(({ row }) => row) };
}

function matchPass(
  tag: Tag,
  rows: readonly Keyed<StoredRecord>[],
  items: readonly Keyed<IncomingRecord>[],
  { pass, onlyUnchanged }: { pass: number; onlyUnchanged: boolean },
) {
  const byKey = Map.groupBy(rows, ({ keys }) => keys[pass]);
  const matched = { matches: [] as Match[], rows: new Set<StoredRecord>(), items: new Set<IncomingRecord>() };
  for (const item of items) {
    const key = item.keys[pass];
    const candidates = key === undefined ? [] : (byKey.get(key) ?? []);
    for (const candidate of candidates) {
      if (matched.rows.has(candidate.row) || contradicts(candidate, item, pass)) continue;
      const match = toMatch(tag, candidate.row, item.row);
      if (onlyUnchanged && match.changed) continue;
      matched.matches.push(match);
      matched.rows.add(candidate.row);
      matched.items.add(item.row);
      break;
    }
  }
  return matched;
}

function contradicts(row: Keyed<StoredRecord>, item: Keyed<IncomingRecord>, pass: number): boolean {
  return row.keys.slice(0, pass).some((key, position) => {
    const other = item.keys[position];
    return key !== undefined && other !== undefined && key !== other;
  });
}

function toMatch(tag: Tag, stored: StoredRecord, incoming: IncomingRecord): Match {
  const merged = mergePayload(tag, stored.payload, incoming.payload);
  const sameUpdate =
    incoming.sourceUpdatedAt === null || incoming.sourceUpdatedAt.getTime() === stored.sourceUpdatedAt?.getTime();
  const sameDate = incoming.itemDate === null || incoming.itemDate === stored.itemDate;
  const changed =
    !sameUpdate || !sameDate || merged.unnumbered.length > 0 || !isDeepStrictEqual(merged.payload, stored.payload);
  return { stored, incoming, merged, changed };
}
