import { UNLISTED_RECORDS, makeTypedId } from '@entity-registry/domain';
import type { Jurisdiction, Tag } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/persistence';
import type { CardSection, EntityCard } from '../card/entity-cards.js';
import { toSection } from '../card/render-section.js';
import type { Provenance, SectionState } from '../card/render-section.js';
import { Impediments } from './impediments.js';
import type { LinkedImpediment } from './impediments.js';

/** Most items of each list. */
export const IMMIGRATION_ITEMS = 100;

/** One of the sources that tie their records to an entity. */
export interface ImmigrationList {
  readonly state: SectionState;
  readonly total: number;
  readonly source: Provenance['source'];
  /** The newest; ids are typed ids. */
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** What the four sources of immigration say of an entity. */
export interface ImmigrationFile {
  readonly workPermits: ImmigrationList;
  readonly migrations: ImmigrationList;
  readonly authorizedVisas: ImmigrationList;
  /** Linked by name alone; none for an organisation. */
  readonly impediments: readonly LinkedImpediment[];
}

interface VisaRow {
  pk: bigint;
  payload: Record<string, unknown>;
  total: number;
  source: string;
  fetched_at: Date;
  source_updated_at: Date | null;
}

const VISAS = {
  name: 'read_authorized_visas',
  text: `select r.pk, r.payload, r.source, r.fetched_at, r.source_updated_at, (count(*) over ())::integer as total
           from record r
          where r.level = 'authorized_visas' and r.jurisdiction = $1 and r.entity_pk = $2
          order by r.item_date desc nulls last, r.pk limit ${String(IMMIGRATION_ITEMS)}`,
};

const VISA_FIELDS = Object.keys(UNLISTED_RECORDS.authorized_visas.schema.properties).filter((field) => field !== 'id');

/** Reads what is on record of an entity's immigration. */
export class ImmigrationFiles {
  private readonly impediments: Impediments;

  constructor(private readonly db: Queryable) {
    this.impediments = new Impediments(db);
  }

  /** The file of an entity; `card` has its sections of `migrations` and `work_permits`. */
  async read(card: EntityCard): Promise<ImmigrationFile> {
    const { jurisdiction, kind, sections } = card;
    const [authorizedVisas, impediments] = await Promise.all([
      this.visas(card),
      kind === 'NaturalPerson' ? this.impediments.ofName(jurisdiction, nameOf(card)) : [],
    ]);
    return {
      workPermits: listOf(jurisdiction, 'work_permits', sections.get('work_permits')),
      migrations: listOf(jurisdiction, 'migrations', sections.get('migrations')),
      authorizedVisas,
      impediments,
    };
  }

  /**
   * No section says whether somebody looked for visas. Without any, nobody has as far as is known, for a refresh asks their
   * source for movements alone: that there are none of those says nothing of visas, but that it did not answer holds for both.
   */
  private async visas({ jurisdiction, pk, sections }: EntityCard): Promise<ImmigrationList> {
    const { rows } = await this.db.query<VisaRow>({ ...VISAS, values: [jurisdiction, pk] });
    const [newest] = rows;
    const isDown = sections.get('migrations')?.state === 'source_down';
    return {
      state: newest !== undefined ? 'ok' : isDown ? 'source_down' : 'not_fetched',
      total: newest?.total ?? 0,
      source: {
        id: newest?.source ?? UNLISTED_RECORDS.authorized_visas.sources.pa[0],
        fetched_at: newest?.fetched_at.toISOString() ?? null,
        source_updated_at: newest?.source_updated_at?.toISOString() ?? null,
      },
      items: rows.map(({ pk: visa, payload }) => ({
        id: makeTypedId(jurisdiction, 'visaaut', visa),
        ...Object.fromEntries(VISA_FIELDS.map((field) => [field, payload[field] ?? null])),
      })),
    };
  }
}

function listOf(jurisdiction: Jurisdiction, tag: Tag, section: CardSection | undefined): ImmigrationList {
  const shown = toSection(jurisdiction, tag, { code: 'DAT-LABOR', section, inlineLimit: IMMIGRATION_ITEMS });
  if (!('items' in shown)) throw new Error(`${tag} is no list`);
  const { state, total, source, items } = shown;
  return { state, total, source, items };
}

function nameOf({ sections }: EntityCard): string {
  const { nombre } = JSON.parse(sections.get('core_registro')?.body ?? '{}') as { nombre?: string | null };
  return nombre ?? '';
}
