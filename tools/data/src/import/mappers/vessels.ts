import { RowRejectedError } from '../definition.js';
import type { ImporterDefinition } from '../definition.js';
import { decimal, excerpt, requiredText, text } from '../fields.js';

/** Ships under Panama's flag. No owner is named, so they are matched to no entity. */
export const paVessels: ImporterDefinition = {
  dataset: 'pa_vessels',
  version: 1,
  title: 'Ships under the flag of Panama (PDDL)',
  source: 'amp',
  feeds: 'naves (not matched to entities: no owner named)',
  format: 'csv',
  columns: ['imo', 'vessel_name', 'gross_tonnage', 'type', 'year_built', 'flag'],
  location: { folder: 'vessels_panama_flag', file: /^panama_flag_vessels.*\.csv(\.gz)?$/ },
  map(row) {
    const imo = requiredText(row, 'imo');
    if (!/^\d{7}$/.test(imo)) throw new RowRejectedError(`imo is not seven digits: ${excerpt(imo)}`);
    return {
      records: [
        {
          jurisdiction: 'pa',
          tag: 'naves',
          sourceKey: imo,
          entitySid: null,
          payload: {
            nombre: requiredText(row, 'vessel_name'),
            ficha: null,
            fecha_registro: null,
            imo,
            arqueo_bruto: decimal(row, 'gross_tonnage'),
            tipo: text(row, 'type'),
            anio_construccion: decimal(row, 'year_built'),
            bandera: text(row, 'flag'),
          },
        },
      ],
    };
  },
};
