import type { ImporterDefinition } from '../definition.js';
import { dayFirstDate, decimal, requiredText, text } from '../fields.js';

/** Acts of PanamaCompra. They name the buyer but no supplier, so they are matched to no entity. */
export const paPanamacompra: ImporterDefinition = {
  dataset: 'pa_panamacompra',
  version: 1,
  title: 'Public procurement acts (PanamaCompra)',
  source: 'panamacompra',
  feeds: 'licitaciones (not matched to entities: no supplier named)',
  format: 'jsonl',
  columns: ['acto', 'titulo', 'entidad', 'precio_referencia', 'fecha_publicacion', 'licitacion_url', 'items'],
  location: { folder: 'pa_panamacompra', file: /^actos_.*\.jsonl(\.gz)?$/ },
  map(row) {
    const acto = requiredText(row, 'acto');
    // Dates mix `dd-mm-yyyy` and `dd-mm-yyyy - hh:mm AM`.
    const published = dayFirstDate(row, 'fecha_publicacion');
    const items = row['items'];
    return {
      records: [
        {
          jurisdiction: 'pa',
          tag: 'licitaciones',
          sourceKey: acto,
          entitySid: null,
          payload: {
            acto,
            descripcion: requiredText(row, 'titulo'),
            entidad: requiredText(row, 'entidad'),
            estado: null,
            fecha_publicacion: published,
            licitacion_url: text(row, 'licitacion_url'),
            documentos: [],
            tipo: text(row, 'tipo_url'),
            precio_referencia: decimal(row, 'precio_referencia'),
            presentacion: text(row, 'fecha_texto'),
            termino_entrega: text(row, 'termino_entrega'),
            items: Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [],
          },
          itemDate: published,
        },
      ],
    };
  },
};
