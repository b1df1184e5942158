import type { EntityKind, Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/**
 * One stored section as it is served. `body` is JSON text, `{"<tag>":...,...}`, and never parsed on the way to a
 * response.
 */
export interface Section {
  body: string;
  /** Total rows by tag, listed or not. */
  totals: Readonly<Record<string, number>>;
  state: 'ok' | 'empty' | 'source_down';
  source: string;
  /** Null: no source was ever read for this section, and its state is `source_down`. */
  fetchedAt: Date | null;
  sourceUpdatedAt: Date | null;
}

/** The stored sections of an entity for the requested levels. A level without a section was never fetched. */
export interface EntityDetail {
  jurisdiction: Jurisdiction;
  kind: EntityKind;
  sections: ReadonlyMap<Level, Section>;
}

interface SectionRow {
  level: Level;
  kind: EntityKind | null;
  body: string;
  totals: Record<string, number>;
  state: Section['state'];
  source: string;
  fetched_at: Date | null;
  source_updated_at: Date | null;
}

const READ = {
  name: 'read_sections',
  text: `select level, kind, body::text, totals, state, source, fetched_at, source_updated_at
           from section where jurisdiction = $1 and entity_pk = $2 and level = any ($3)`,
};

const MAX_PK = 2n ** 63n - 1n;

/** Makes the section of lists of a detail (ADR 0202). */
export interface ScreenedDetails {
  inDetail(pk: bigint, detail: EntityDetail, levels: readonly Level[]): Promise<EntityDetail>;
}

/** Reads the stored sections of entities. `screened`: makes the section of lists; without it, it is as stored. */
export class EntityDetails {
  constructor(
    private readonly db: Queryable,
    private readonly screened?: ScreenedDetails,
  ) {}

  /**
   * The base fields and the sections of `levels`, in one primary-key range read; undefined if there is no such entity.
   * `pk` is the v4 id.
   */
  async read(jurisdiction: Jurisdiction, pk: bigint, levels: readonly Level[]): Promise<EntityDetail | undefined> {
    if (pk > MAX_PK || pk < -MAX_PK) return undefined;
    const wanted: readonly Level[] = levels.includes('core_registro') ? levels : ['core_registro', ...levels];
    const { rows } = await this.db.query<SectionRow>({ ...READ, values: [jurisdiction, pk, wanted] });
    const kind = rows.find((row) => row.level === 'core_registro')?.kind;
    if (!kind) return undefined;
    const detail = { jurisdiction, kind, sections: new Map(rows.map((row) => [row.level, toSection(row)])) };
    return this.screened === undefined ? detail : this.screened.inDetail(pk, detail, levels);
  }
}

function toSection(row: SectionRow): Section {
  return {
    body: row.body,
    totals: row.totals,
    state: row.state,
    source: row.source,
    fetchedAt: row.fetched_at,
    sourceUpdatedAt: row.source_updated_at,
  };
}
