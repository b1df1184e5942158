import type { BenchDatabase } from './database.js';
import type { Line } from './report.js';

/** Target in kB per entity (issue 20). */
const BAR_KB = 9;
const LARGEST = 12;

/** The tables that entities fill. The others grow with calls, and a kept database has those of earlier runs. */
const OF_ENTITIES = `relkind = 'r' and relnamespace = 'public'::regnamespace and relname ~ '^(entity|section|link|record|name)(_|$)'`;

/** What entities take on disk, with all indexes. */
export interface Disk {
  readonly bytes: number;
  readonly kBPerEntity: number;
  /** The largest tables, in kB per entity: the rows themselves, and their indexes. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly indexes: number }[];
}

export async function measureDisk({ pool, entities }: BenchDatabase): Promise<Disk> {
  const size = await pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid))::text as bytes from pg_class where ${OF_ENTITIES}`,
  );
  const tables = await pool.query<{ name: string; rows: string; indexes: string }>(
    `select relname as name, pg_table_size(oid)::text as rows, pg_indexes_size(oid)::text as indexes
       from pg_class where ${OF_ENTITIES}
      order by pg_total_relation_size(oid) desc limit ${LARGEST}`,
  );
  const perEntity = (bytes: string): number => Number(bytes) / 1_000 / entities;
  const bytes = size.rows[0]?.bytes ?? '0';
  return {
    bytes: Number(bytes),
    kBPerEntity: perEntity(bytes),
    tables: tables.rows.map(({ name, rows, indexes }) => ({
      name,
      rows: perEntity(rows),
      indexes: perEntity(indexes),
    })),
  };
}

export function diskLine({ kBPerEntity }: Disk): Line {
  const [figure, bar] = [`${kBPerEntity.toFixed(1)} kB`, `<= ${BAR_KB} kB`];
  return { what: 'disk for an entity', figure, bar, met: kBPerEntity <= BAR_KB };
}

export function describeDisk(disk: Disk): string {
  const { bytes, tables } = disk;
  const { figure, bar, met } = diskLine(disk);
  const each = tables.map(({ name, rows, indexes }) => `${name} ${rows.toFixed(2)} + ${indexes.toFixed(2)}`);
  return (
    `Disk: ${figure} per entity (${bar}: ${met ? 'met' : 'MISSED'}), ${(bytes / 1e9).toFixed(1)} GB. ` +
    `Rows + indexes of the largest tables, in kB per entity: ${each.join('; ')}.`
  );
}
