import { tagDefinition } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { StoredEntity } from '../entity/stored-entities.js';
import { tagProvenance } from '../entity/tag-sources.js';
import type { TagProvenance } from '../entity/tag-sources.js';
import { isConclusive } from '../entity/tag-sources.js';
import { itemSql } from '../sections/projection.js';

/** Maximum entries per list of a dossier. */
export const DOSSIER_LIMITS = { items: 100, counterparties: 50, names: 20 } as const;

/** The records of an entity as a bidder in public tenders. */
export interface ProponenteDossier {
  /** Null: never read. */
  readonly registered: boolean | null;
  /** Names it bid under, the most frequent first. */
  readonly names: readonly string[];
  readonly tenders: TagProvenance & {
    readonly total: number;
    readonly awarded: number;
    /** Sum of the awarded amounts, with two decimals. */
    readonly amount: string;
    /** The newest tenders. */
    readonly items: readonly Readonly<Record<string, unknown>>[];
  };
  readonly counterparties: readonly {
    readonly entidad: string;
    readonly tenders: number;
    readonly awarded: number;
    readonly amount: string;
  }[];
}

interface DossierRow {
  total: number;
  awarded: number;
  amount: string;
  names: string[];
  counterparties: ProponenteDossier['counterparties'];
  items: { item: string; monto: number | null; adjudicado: boolean | null; proponente: string | null }[];
}

const AMOUNT = `coalesce(sum(t.monto) filter (where t.adjudicado), 0)::numeric(24, 2)::text`;

// One pass over the entity's tenders for all results.
const READ = {
  name: 'read_proponente_dossier',
  text: `
    with t as materialized (
      select i.*, nullif(i.payload ->> 'entidad', '') as entidad, nullif(i.payload ->> 'proponente', '') as proponente,
             i.payload -> 'adjudicado' = 'true' as adjudicado,
             case jsonb_typeof(i.payload -> 'monto') when 'number' then (i.payload ->> 'monto')::numeric end as monto
        from record i
       where i.level = 'licitaciones' and i.jurisdiction = $1 and i.entity_pk = $2 and i.tag = 'licitaciones'
    )
    select count(*)::integer as total, (count(*) filter (where t.adjudicado))::integer as awarded, ${AMOUNT} as amount,
           array(select t.proponente from t where t.proponente is not null
                  group by 1 order by count(*) desc, 1 limit $3) as names,
           (select coalesce(json_agg(c), '[]')
              from (select t.entidad, count(*) as tenders, count(*) filter (where t.adjudicado) as awarded, ${AMOUNT} as amount
                      from t where t.entidad is not null group by 1 order by 2 desc, 1 limit $4) c) as counterparties,
           (select coalesce(json_agg(n), '[]')
              from (select ${itemSql(tagDefinition('licitaciones'))} as item, i.monto, i.adjudicado, i.proponente
                      from t i order by i.item_date desc nulls last, i.pk limit $5) n) as items
      from t`,
};

const HAS_TENDERS = {
  name: 'has_tenders',
  text: `select from record r where r.level = 'licitaciones' and r.jurisdiction = $1 and r.entity_pk = $2 limit 1`,
};

/** Reads dossiers of bidders. */
export class ProponenteDossiers {
  constructor(private readonly db: Queryable) {}

  /** Whether a source of the dossier was ever read for the entity. Needs its sections `licitaciones` and `sanciones`. */
  async isRead({ jurisdiction, pk, sections }: StoredEntity): Promise<boolean> {
    if (isConclusive(sections.get('licitaciones')) || isConclusive(sections.get('sanciones'))) return true;
    // Tenders from another entity's refresh have no section yet.
    const { rowCount } = await this.db.query({ ...HAS_TENDERS, values: [jurisdiction, pk] });
    return (rowCount ?? 0) > 0;
  }

  /** The dossier of an entity from its tenders. Needs its section `licitaciones`. One round trip. */
  async read({ jurisdiction, pk, sections }: StoredEntity): Promise<ProponenteDossier> {
    const { names, counterparties, items } = DOSSIER_LIMITS;
    const { rows } = await this.db.query<DossierRow>({
      ...READ,
      values: [jurisdiction, pk, names, counterparties, items],
    });
    const [row] = rows;
    if (row === undefined) throw new Error('the aggregate query returned no row');
    const provenance = tagProvenance(jurisdiction, 'licitaciones', sections.get('licitaciones'), row.total > 0);
    return {
      registered: row.total > 0 ? true : provenance.state === 'empty' ? false : null,
      names: row.names,
      tenders: {
        ...provenance,
        ...{ total: row.total, awarded: row.awarded, amount: row.amount },
        items: row.items.map(({ item, ...bid }) => ({ ...(JSON.parse(item) as object), ...bid })),
      },
      counterparties: row.counterparties,
    };
  }
}
