import { tagDefinition } from '@entity-registry/domain';
import { DOSSIER_LIMITS } from '@entity-registry/registry';
import { Type } from 'typebox';
import { Billing } from '../../openapi/billing-schema.js';
import type { Operation } from '../../openapi/operation.js';
import {
  EntityPath,
  SectionStateSchema,
  SourceSchema,
  SourcesSchema,
  closed,
  count,
  instant,
  itemOf,
  orNull,
  typedId,
} from '../schema-parts.js';

const amount = (description: string) => Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description });
const schemaOf = (tag: 'licitaciones' | 'sanciones') => tagDefinition(tag).schema as ReturnType<typeof Type.Object>;

const Tender = closed(
  {
    ...schemaOf('licitaciones').properties,
    monto: orNull(Type.Number(), 'Amount of the bid or award.'),
    adjudicado: orNull(Type.Boolean(), 'Whether the entity won the tender.'),
    proponente: orNull(Type.String(), 'Name the entity used in the bid.'),
  },
  'Tender that the entity bid in.',
);

/** Response of `GET /v5/entities/{id}/proponente-dossier`. */
export const DossierBody = Type.Object(
  {
    id: typedId('The entity.', 'own'),
    proponente: closed(
      {
        registered: orNull(
          Type.Boolean(),
          'Whether the entity is a registered bidder. Null if the source was never read.',
        ),
        names: Type.Array(Type.String(), {
          maxItems: DOSSIER_LIMITS.names,
          description: 'Names the entity used in bids, most frequent first.',
        }),
      },
      'The entity as a bidder.',
    ),
    tenders: closed(
      {
        state: SectionStateSchema,
        total: count('Number of tenders the entity bid in.'),
        awarded: count('Number of tenders the entity won.'),
        amount: amount('Total amount of the awards.'),
        returned: count('Number of items in this response.'),
        truncated: Type.Boolean({ description: 'Whether there are more items.' }),
        source: SourceSchema,
        sources: SourcesSchema,
        items: Type.Array(Tender, { maxItems: DOSSIER_LIMITS.items, description: 'Tenders, newest first.' }),
      },
      'Tenders of the entity.',
    ),
    counterparties: Type.Array(
      closed(
        {
          entidad: Type.String({ description: 'Name of the buyer.' }),
          tenders: count('Number of its tenders that the entity bid in.'),
          awarded: count('Number of its tenders that the entity won.'),
          amount: amount('Total amount of the awards.'),
        },
        'Buyer.',
      ),
      { maxItems: DOSSIER_LIMITS.counterparties, description: 'Buyers, by number of tenders.' },
    ),
    sanctions: closed(
      {
        state: SectionStateSchema,
        total: count('Number of sanctions.'),
        returned: count('Number of items in this response.'),
        truncated: Type.Boolean({ description: 'Whether there are more items.' }),
        source: SourceSchema,
        sources: SourcesSchema,
        items: Type.Array(itemOf(schemaOf('sanciones'), 'Sanction.'), {
          maxItems: 100,
          description: 'Sanctions, newest first.',
        }),
      },
      'Sanctions by national authorities.',
    ),
    as_of: orNull(instant('Instant.'), 'When any of this data was last fetched. Null if it never was.'),
    billing: Billing,
  },
  { $id: 'ProponenteDossier', additionalProperties: false, description: 'Public procurement record of an entity.' },
);

const source = { id: 'panamacompra', fetched_at: '2026-11-19T03:11:00.000Z', source_updated_at: null };
const sources = [{ ...source, stands_in_for: null, state: 'ok' }];

const neverRead = (id: string) => ({
  ...{ id, stands_in_for: null, fetched_at: null, source_updated_at: null, state: 'not_fetched' },
});

const example = {
  id: 'pa_own_42',
  proponente: { registered: true, names: ['MADERAS FICTICIAS DEL TUIRA, S.A.'] },
  tenders: {
    ...{ state: 'ok', total: 1, awarded: 1, amount: '120000.00', returned: 1, truncated: false, source, sources },
    items: [
      {
        ...{
          id: 7001,
          acto: '2026-0-12-10-99-LP-100001',
          descripcion: 'MADERA ASERRADA',
          entidad: 'MINISTERIO INVENTADO',
        },
        ...{ estado: 'Adjudicado', fecha_publicacion: '2026-02-01', licitacion_url: null, documentos: [] },
        ...{ monto: 120000, adjudicado: true, proponente: 'MADERAS FICTICIAS DEL TUIRA, S.A.' },
      },
    ],
  },
  counterparties: [{ entidad: 'MINISTERIO INVENTADO', tenders: 1, awarded: 1, amount: '120000.00' }],
  sanctions: {
    ...{ state: 'not_fetched', total: 0, returned: 0, truncated: false },
    source: { id: 'acodeco', fetched_at: null, source_updated_at: null },
    sources: tagDefinition('sanciones').sources.pa?.map(neverRead),
    items: [],
  },
  as_of: '2026-11-19T03:11:00.000Z',
  billing: {
    ...{ currency: 'USD', price: '0.11', charged: '0.11', dry_run: false, base: '0.01' },
    ...{ codes: [{ code: 'DAT-PROPONENTE', price: '0.10' }], redundant: [] },
  },
};

export const operations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/v5/entities/{id}/proponente-dossier',
    operationId: 'getProponenteDossier',
    group: 'Relations',
    summary: 'Get the public bidder dossier of an entity',
    description: 'Returns tenders, awards, buyers and sanctions of the entity, with totals over all records.',
    access: { key: 'v5' },
    charge: { kind: 'billed', codes: ['DAT-PROPONENTE'], freeKey: 'locked' },
    params: EntityPath,
    responses: [
      {
        status: 200,
        description: 'The dossier.',
        schema: DossierBody,
        examples: { bidder: { summary: 'A company with one tender', value: example } },
      },
    ],
    errors: ['malformed_id', 'jurisdiction_reserved', 'entity_not_found'],
    etag: true,
    merges: true,
  },
];
