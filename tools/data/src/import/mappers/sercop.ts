import { foldName } from '@entity-registry/domain';
import type { EntityInput } from '@entity-registry/registry';
import type { ImporterDefinition } from '../definition.js';
import { decimal, isoDate, requiredText, text } from '../fields.js';
import { looksLikeOrganization } from '../organization-names.js';

/**
 * Procurement of Ecuador (OCDS summaries). There is no RUC, so the folded name identifies a supplier or buyer within
 * this source. Natural persons are outside Ecuador's catalog: a tender that one of them won is kept without the name.
 */
export const ecSercop: ImporterDefinition = {
  dataset: 'ec_sercop',
  version: 2,
  title: 'Public procurement of Ecuador (SERCOP, OCDS summaries)',
  source: 'sercop',
  feeds: 'organizations in Ecuador (suppliers and buyers); licitaciones of the suppliers',
  format: 'csv',
  columns: [
    'ocid',
    'method',
    'internal_type',
    'suppliers',
    'buyer',
    'amount',
    'date',
    'title',
    'description',
    'budget',
  ],
  location: { folder: 'ec_sercop_ocds', file: /^sercop_.*\.csv(\.gz)?$/ },
  firstMentionCounts: true,
  map(row) {
    const ocid = requiredText(row, 'ocid');
    const buyer = requiredText(row, 'buyer');
    const named = text(row, 'suppliers');
    const supplier = named !== null && looksLikeOrganization(named) ? organization(named) : null;
    const date = isoDate(row, 'date');
    const act = text(row, 'title') ?? ocid;
    return {
      entities: [...(supplier === null ? [] : [supplier]), organization(buyer)],
      records: [
        {
          jurisdiction: 'ec',
          tag: 'licitaciones',
          sourceKey: supplier === null ? ocid : `${ocid}/${supplier.sid}`,
          entitySid: supplier?.sid ?? null,
          payload: {
            acto: act,
            descripcion: text(row, 'description') ?? act,
            entidad: buyer,
            estado: null,
            fecha_publicacion: date,
            licitacion_url: null,
            documentos: [],
            ocid,
            metodo: text(row, 'method'),
            tipo: text(row, 'internal_type'),
            monto: decimal(row, 'amount'),
            presupuesto: decimal(row, 'budget'),
          },
          itemDate: date,
        },
      ],
    };
  },
};

function organization(nombre: string): EntityInput {
  return { jurisdiction: 'ec', sid: `sercop:${foldName(nombre)}`, kind: 'Organization', nombre };
}
