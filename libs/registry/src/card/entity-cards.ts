import { levelsFor } from '@entity-registry/domain';
import type { EntityKind, Jurisdiction, Level } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import type { Section } from '../detail/entity-details.js';

/** A stored section; `body` is null where only its totals were asked for. */
export type CardSection = Omit<Section, 'body'> & { readonly body: string | null };

/** What is stored of an entity, for v5. A level without a section was never fetched. */
export interface EntityCard {
  readonly found: 'entity';
  readonly jurisdiction: Jurisdiction;
  readonly pk: bigint;
  readonly kind: EntityKind;
  readonly sections: ReadonlyMap<Level, CardSection>;
}

/** The entity was found to be another one, under whose id everything is now. */
export interface MergedEntity {
  readonly found: 'merged';
  readonly survivor: bigint;
}

/** What is asked of an entity. */
export interface CardWish {
  readonly levels: readonly Level[];
  /** Whether the totals of every other level are wanted too. */
  readonly signals: boolean;
}

interface CardRow {
  pk: bigint;
  kind: EntityKind;
  merged_into: bigint | null;
  level: Level | null;
  body: string | null;
  totals: Record<string, number>;
  state: Section['state'];
  source: string;
  fetched_at: Date;
  source_updated_at: Date | null;
}

// The body of a section whose totals alone are wanted is not even taken out of its storage.
const COLUMNS = `e.pk, e.kind, e.merged_into, s.level, case when s.level = any ($4) then s.body::text end as body, s.totals,
                s.state, s.source, s.fetched_at, s.source_updated_at`;
const SECTIONS = 'left join section s on s.jurisdiction = e.jurisdiction and s.entity_pk = e.pk and s.level = any ($3)';

const READ = {
  name: 'read_card',
  text: `select ${COLUMNS} from entity e ${SECTIONS} where e.jurisdiction = $1 and e.pk = $2`,
};

const READ_MANY = {
  name: 'read_cards',
  text: `select ${COLUMNS} from entity e ${SECTIONS} where e.jurisdiction = $1 and e.pk = any ($2)`,
};

// A survivor may have been merged itself; `union` ends a chain that bites its own tail.
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
export class EntityCards {
  constructor(private readonly db: Queryable) {}

  /**
   * The base fields and the sections of `levels`; with `signals`, the totals of every other level too. One round trip, and
   * one more for a merged entity. `pk` is the v4 id; undefined when there is no such entity.
   */
  async read(jurisdiction: Jurisdiction, pk: bigint, wanted: CardWish): Promise<EntityCard | MergedEntity | undefined> {
    const { rows } = await this.db.query<CardRow>({
      ...READ,
      values: [jurisdiction, pk, ...levelsOf(jurisdiction, wanted)],
    });
    return (await this.toFound(jurisdiction, rows)).get(pk);
  }

  /** As `read`, for many at once, by pk; those that are not there are left out. One more round trip for all that were merged. */
  async readMany(
    jurisdiction: Jurisdiction,
    pks: readonly bigint[],
    wanted: CardWish,
  ): Promise<ReadonlyMap<bigint, EntityCard | MergedEntity>> {
    if (pks.length === 0) return new Map();
    const values = [jurisdiction, pks, ...levelsOf(jurisdiction, wanted)];
    const { rows } = await this.db.query<CardRow>({ ...READ_MANY, values });
    return this.toFound(jurisdiction, rows);
  }

  /** The entities that `rows` are of, by pk. */
  private async toFound(
    jurisdiction: Jurisdiction,
    rows: readonly CardRow[],
  ): Promise<Map<bigint, EntityCard | MergedEntity>> {
    const merged = rows.filter((row) => row.merged_into !== null).map(({ pk }) => pk);
    const found = new Map<bigint, EntityCard | MergedEntity>(await this.survivorsOf(jurisdiction, merged));
    const standing = rows.filter((row) => row.merged_into === null);
    for (const [pk, own] of Map.groupBy(standing, (row) => row.pk)) {
      const entity = toCard(jurisdiction, pk, own);
      if (entity !== undefined) found.set(pk, entity);
    }
    return found;
  }

  private async survivorsOf(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<[bigint, MergedEntity][]> {
    if (pks.length === 0) return [];
    const { rows } = await this.db.query<{ merged: bigint; survivor: bigint }>({
      ...SURVIVORS,
      values: [jurisdiction, [...new Set(pks)]],
    });
    return rows.map(({ merged, survivor }) => [merged, { found: 'merged', survivor }]);
  }
}

function toCard(jurisdiction: Jurisdiction, pk: bigint, rows: readonly CardRow[]): EntityCard | undefined {
  const [first] = rows;
  const sections = new Map(rows.flatMap((row) => (row.level === null ? [] : [[row.level, toSection(row)] as const])));
  // Without base fields the entity is still being written.
  if (first === undefined || !sections.has('core_registro')) return undefined;
  return { found: 'entity', jurisdiction, pk, kind: first.kind, sections };
}

/** The levels to read, and those of them whose bodies are wanted. */
function levelsOf(jurisdiction: Jurisdiction, { levels, signals }: CardWish): [readonly Level[], readonly Level[]] {
  const whole: readonly Level[] = ['core_registro', ...levels];
  return [signals ? levelsFor(jurisdiction) : whole, whole];
}

function toSection(row: CardRow): CardSection {
  return {
    body: row.body,
    totals: row.totals,
    state: row.state,
    source: row.source,
    fetchedAt: row.fetched_at,
    sourceUpdatedAt: row.source_updated_at,
  };
}
