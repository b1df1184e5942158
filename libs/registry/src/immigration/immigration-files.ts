import { DEFAULT_JURISDICTION, UNLISTED_RECORDS, lookup, makeTypedId, namedSource } from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { StoredEntity } from '../entity/stored-entities.js';
import type { StoredSection, TagProvenance } from '../entity/tag-sources.js';
import { toSection } from '../entity/render-section.js';
import { recordProvenance } from '../entity/tag-sources.js';
import { isConclusive } from '../entity/tag-sources.js';
import { Impediments } from './impediments.js';
import type { LinkedImpediment } from './impediments.js';

/** Maximum items per list. */
export const IMMIGRATION_ITEMS = 100;

/** The records of one source that matches its records to entities. */
export interface ImmigrationList extends TagProvenance {
  readonly total: number;
  /** The newest records, with typed ids. */
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** The records of the four immigration sources for an entity. */
export interface ImmigrationFile {
  readonly workPermits: ImmigrationList;
  readonly migrations: ImmigrationList;
  readonly authorizedVisas: ImmigrationList;
  /** Linked by name alone; none for an organization. */
  readonly impediments: readonly LinkedImpediment[];
}

interface VisaRow {
  pk: bigint;
  payload: Record<string, unknown>;
  total: number;
  source: string;
  synthetic: boolean;
  fetched_at: Date;
  source_updated_at: Date | null;
}

const VISAS = {
  name: 'read_authorized_visas',
  text: `select r.pk, r.payload, r.source, r.synthetic, r.fetched_at, r.source_updated_at, (count(*) over ())::integer as total
           from record r
          where r.level = 'authorized_visas' and r.jurisdiction = $1 and r.entity_pk = $2
          order by r.item_date desc nulls last, r.pk limit ${String(IMMIGRATION_ITEMS)}`,
};

const HAS_VISAS = {
  name: 'has_authorized_visas',
  text: `select from record r where r.level = 'authorized_visas' and r.jurisdiction = $1 and r.entity_pk = $2 limit 1`,
};

const VISA_FIELDS = Object.keys(UNLISTED_RECORDS.authorized_visas.schema.properties).filter((field) => field !== 'id');

/** Reads the immigration records of an entity. */
export class ImmigrationFiles {
  private readonly impediments: Impediments;

  constructor(private readonly db: Queryable) {
    this.impediments = new Impediments(db);
  }

  /** The file of an entity. `entity` must have the sections `migrations` and `work_permits`. */
  async read(entity: StoredEntity): Promise<ImmigrationFile> {
    const { jurisdiction, kind, sections } = entity;
    const [authorizedVisas, impediments] = await Promise.all([
      this.visas(entity),
      kind === 'NaturalPerson' ? this.impediments.ofName(jurisdiction, nameOf(entity)) : [],
    ]);
    return {
      workPermits: listOf(jurisdiction, 'work_permits', sections.get('work_permits')),
      migrations: listOf(jurisdiction, 'migrations', sections.get('migrations')),
      authorizedVisas,
      impediments,
    };
  }

  /**
   * Whether a source that matches its records to entities was ever read for this one. Impediments don't count: they are
   * linked by name alone, and a price that depended on them would reveal whether there are any.
   */
  async isRead({ jurisdiction, pk, sections }: StoredEntity): Promise<boolean> {
    if (isConclusive(sections.get('work_permits')) || isConclusive(sections.get('migrations'))) return true;
    const { rowCount } = await this.db.query({ ...HAS_VISAS, values: [jurisdiction, pk] });
    return (rowCount ?? 0) > 0;
  }

  /**
   * No section records whether visas were read. If there are none, they count as never read, because a refresh only reads
   * movements from their source. The absence of movements means nothing for visas, but a source that is down is down for both.
   */
  private async visas({ jurisdiction, pk, sections }: StoredEntity): Promise<ImmigrationList> {
    const { rows } = await this.db.query<VisaRow>({ ...VISAS, values: [jurisdiction, pk] });
    const isDown = sections.get('migrations')?.state === 'source_down';
    return {
      ...visaProvenance(rows, isDown),
      total: rows[0]?.total ?? 0,
      items: rows.map(({ pk: visa, payload }) => ({
        id: makeTypedId(jurisdiction, 'visaaut', visa),
        ...Object.fromEntries(VISA_FIELDS.map((field) => [field, lookup(payload, field) ?? null])),
      })),
    };
  }
}

function listOf(jurisdiction: Jurisdiction, tag: Tag, section: StoredSection | undefined): ImmigrationList {
  const shown = toSection(jurisdiction, tag, { code: 'DAT-LABOR', section, inlineLimit: IMMIGRATION_ITEMS });
  if (!('items' in shown)) throw new Error(`${tag} is not a list`);
  const { state, total, source, sources, items } = shown;
  return { state, total, source, sources, items };
}

/** One entry per source of the listed records. For data that was never read, the source that would be read. */
function visaProvenance(rows: readonly VisaRow[], isDown: boolean): TagProvenance {
  const byDate = rows.toSorted((a, b) => b.fetched_at.getTime() - a.fetched_at.getTime());
  const read = byDate.map(({ fetched_at: fetchedAt, source_updated_at: sourceUpdatedAt, ...row }) =>
    recordProvenance({ ...row, fetchedAt, sourceUpdatedAt }),
  );
  const last = read[0];
  if (last === undefined) {
    const state = isDown ? 'source_down' : 'not_fetched';
    const source = {
      id: namedSource('authorized_visas', DEFAULT_JURISDICTION),
      fetched_at: null,
      source_updated_at: null,
    };
    return { state, source, sources: [{ ...source, stands_in_for: null, state }] };
  }
  const sources = read.flatMap((one) => one.sources);
  const isFirst = (place: number) =>
    sources.findIndex(
      ({ id, stands_in_for }) => id === sources[place]?.id && stands_in_for === sources[place].stands_in_for,
    ) === place;
  return { state: 'ok', source: last.source, sources: sources.filter((_, place) => isFirst(place)) };
}

function nameOf({ sections }: StoredEntity): string {
  const { nombre } = JSON.parse(sections.get('core_registro')?.body ?? '{}') as { nombre?: string | null };
  return nombre ?? '';
}
