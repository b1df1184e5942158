import { leakSources, levelsFor } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { Section } from '../detail/entity-details.js';
import { otherNamesSql } from '../names/other-names.js';
import type { OtherName } from '../names/other-names.js';
import { SCREENED_LEVEL } from './screened-sections.js';
import type { ScreenedSections } from './screened-sections.js';
import type { StoredSection, StoredSources } from './tag-sources.js';

/** The stored data of an entity, for v5. A level without a section was never fetched. */
export interface StoredEntity {
  readonly found: 'entity';
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint;
  readonly kind: EntityKind;
  /** Former, trade and alias names. */
  readonly otherNames: readonly OtherName[];
  readonly sections: ReadonlyMap<Level, StoredSection>;
  /** Only if signals were requested. */
  readonly links?: EntityLinks;
}

/** The entity as if its sections of these levels had never been read. */
export function withoutLevels(entity: StoredEntity, levels: readonly Level[]): StoredEntity {
  if (levels.length === 0) return entity;
  return { ...entity, sections: new Map([...entity.sections].filter(([level]) => !levels.includes(level))) };
}

/** The links of an entity in the network, as counted for the signals. */
export interface EntityLinks {
  /** Links in both directions, only counted up to the last range of the signals. */
  readonly count: number;
  /** Whether any counted link comes from a leak. */
  readonly leaked: boolean;
}

/** The entity was merged into another one, which now has all its data. */
export interface MergedEntity {
  readonly found: 'merged';
  readonly survivor: bigint;
}

/** The parts of an entity to read. */
export interface EntitySelection {
  readonly levels: readonly Level[];
  /** Whether to read the totals of every other level too. */
  readonly signals: boolean;
  /** False: reads the sections of `levels` without their bodies, too. */
  readonly bodies?: false;
}

interface StoredEntityRow {
  pk: bigint;
  kind: EntityKind;
  merged_into: bigint | null;
  other_names: OtherName[] | null;
  level: Level | null;
  body: string | null;
  totals: Record<string, number>;
  state: Section['state'];
  source: string;
  fetched_at: Date | null;
  source_updated_at: Date | null;
  sources: StoredSources | null;
  restricted: string[] | null;
  /** Number of links, and whether any comes from a leak; null: signals were not requested. */
  links: readonly [count: number, leaked: boolean] | null;
}

// The body of a section that only needs totals is not even read from storage.
const COLUMNS = `e.pk, e.kind, e.merged_into, e.other_names, s.level, case when s.level = any ($4) then s.body::text end as body, s.totals,
                s.state, s.source, s.fetched_at, s.source_updated_at, s.sources, s.restricted`;
const SECTIONS = 'left join section s on s.jurisdiction = e.jurisdiction and s.entity_pk = e.pk and s.level = any ($3)';

/** Links counted in each direction: beyond the start of the last signal range, more make no difference. */
const MAX_LINKS = 101;

const direction = (own: 'from_pk' | 'to_pk') =>
  `(select l.source from link l where l.jurisdiction = n.jurisdiction and l.${own} = n.pk limit ${String(MAX_LINKS)})`;

const LINKS = `(select json_build_array(count(*), coalesce(bool_or(l.source = any ($5)), false))
              from (${direction('from_pk')} union all ${direction('to_pk')}) l)`;

// Materialized: names and links are read once for each entity, not once for each of its sections.
const readSql = (pks: string, links: string) => `
  with e as materialized (
    select n.jurisdiction, n.pk, n.kind, n.merged_into, ${otherNamesSql('n')} as other_names, ${links} as links
      from entity n where n.jurisdiction = $1 and ${pks}
  ) select ${COLUMNS}, e.links from e ${SECTIONS}`;

const READ = { name: 'read_entity', text: readSql('n.pk = $2', 'null::json') };
const READ_MANY = { name: 'read_entities', text: readSql('n.pk = any ($2)', 'null::json') };
const READ_SIGNALS = { name: 'read_entity_signals', text: readSql('n.pk = $2', LINKS) };
const READ_MANY_SIGNALS = { name: 'read_entities_signals', text: readSql('n.pk = any ($2)', LINKS) };

// A survivor may have been merged itself; `union` ends a cyclic chain.
const SURVIVORS = {
  name: 'read_survivors',
  text: `with recursive chain as (
           select pk as merged, pk, merged_into from entity where jurisdiction = $1 and pk = any ($2)
            union
           select c.merged, e.pk, e.merged_into
             from chain c join entity e on e.jurisdiction = $1 and e.pk = c.merged_into
         ) select merged, pk as survivor from chain where merged_into is null`,
};

/** Reads entities as v5 shows them. */
export class StoredEntities {
  /** `screened`: makes the sections of lists; without it, they are as stored. */
  constructor(
    private readonly db: Queryable,
    private readonly screened?: ScreenedSections,
  ) {}

  /**
   * The base fields and the sections of `levels`; with `signals`, the totals of every other level too. One round trip, and
   * one more for a merged entity. `pk` is the v4 id. Undefined if there is no such entity.
   */
  async read(
    jurisdiction: Jurisdiction,
    pk: bigint,
    wanted: EntitySelection,
  ): Promise<StoredEntity | MergedEntity | undefined> {
    const { rows } = await this.db.query<StoredEntityRow>({
      ...(wanted.signals ? READ_SIGNALS : READ),
      values: [jurisdiction, pk, ...parametersOf(jurisdiction, wanted)],
    });
    return (await this.withScreening(jurisdiction, await this.groupByEntity(jurisdiction, rows), wanted)).get(pk);
  }

  /** Like `read`, for many entities, by pk; missing ones are left out. One more round trip for all merged entities. */
  async readMany(
    jurisdiction: Jurisdiction,
    pks: readonly bigint[],
    wanted: EntitySelection,
  ): Promise<ReadonlyMap<bigint, StoredEntity | MergedEntity>> {
    if (pks.length === 0) return new Map();
    const values = [jurisdiction, pks, ...parametersOf(jurisdiction, wanted)];
    const { rows } = await this.db.query<StoredEntityRow>({
      ...(wanted.signals ? READ_MANY_SIGNALS : READ_MANY),
      values,
    });
    return this.withScreening(jurisdiction, await this.groupByEntity(jurisdiction, rows), wanted);
  }

  private async withScreening(
    jurisdiction: Jurisdiction,
    found: Map<bigint, StoredEntity | MergedEntity>,
    { levels, signals, bodies }: EntitySelection,
  ): Promise<Map<bigint, StoredEntity | MergedEntity>> {
    const isWanted = levels.includes(SCREENED_LEVEL);
    if (this.screened === undefined || !(isWanted || signals)) return found;
    const entities = [...found.values()].flatMap((each) => (each.found === 'entity' ? [each] : []));
    const toScreen = entities.map(({ pk, sections }) => ({ pk, stored: sections.get(SCREENED_LEVEL) }));
    const made = await this.screened.sections(jurisdiction, toScreen, { hits: signals || bodies !== false });
    for (const entity of entities) {
      const section = made.get(entity.pk);
      if (section === undefined) continue;
      const shown = isWanted && bodies !== false ? section : { ...section, body: null };
      found.set(entity.pk, { ...entity, sections: new Map([...entity.sections, [SCREENED_LEVEL, shown]]) });
    }
    return found;
  }

  /** The entities in `rows`, by pk. */
  private async groupByEntity(
    jurisdiction: Jurisdiction,
    rows: readonly StoredEntityRow[],
  ): Promise<Map<bigint, StoredEntity | MergedEntity>> {
    const merged = rows.filter((row) => row.merged_into !== null).map(({ pk }) => pk);
    const found = new Map<bigint, StoredEntity | MergedEntity>(await this.readSurvivors(jurisdiction, merged));
    const unmerged = rows.filter((row) => row.merged_into === null);
    for (const [pk, own] of Map.groupBy(unmerged, (row) => row.pk)) {
      const entity = toStoredEntity(jurisdiction, pk, own);
      if (entity !== undefined) found.set(pk, entity);
    }
    return found;
  }

  private async readSurvivors(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<[bigint, MergedEntity][]> {
    if (pks.length === 0) return [];
    const { rows } = await this.db.query<{ merged: bigint; survivor: bigint }>({
      ...SURVIVORS,
      values: [jurisdiction, [...new Set(pks)]],
    });
    return rows.map(({ merged, survivor }) => [merged, { found: 'merged', survivor }]);
  }
}

function toStoredEntity(
  jurisdiction: Jurisdiction,
  pk: bigint,
  rows: readonly StoredEntityRow[],
): StoredEntity | undefined {
  const [first] = rows;
  const sections = new Map(rows.flatMap((row) => (row.level === null ? [] : [[row.level, toSection(row)] as const])));
  // An entity without base fields is still being written.
  if (first === undefined || !sections.has('core_registro')) return undefined;
  const { kind, links, other_names: otherNames } = first;
  const entity = { found: 'entity', jurisdiction, pk, kind, otherNames: otherNames ?? [], sections } as const;
  if (links === null) return entity;
  const [count, leaked] = links;
  return { ...entity, links: { count, leaked } };
}

/** The levels to read, the levels to read with bodies, and the leak sources for signals. */
function parametersOf(jurisdiction: Jurisdiction, { levels, signals, bodies }: EntitySelection): (readonly string[])[] {
  const whole: readonly Level[] = ['core_registro', ...levels];
  const withBodies = bodies === false ? [] : whole;
  return signals ? [levelsFor(jurisdiction), withBodies, leakSources()] : [whole, withBodies];
}

function toSection(row: StoredEntityRow): StoredSection {
  return {
    body: row.body,
    totals: row.totals,
    state: row.state,
    source: row.source,
    fetchedAt: row.fetched_at,
    sourceUpdatedAt: row.source_updated_at,
    sources: row.sources,
    restricted: row.restricted,
  };
}
