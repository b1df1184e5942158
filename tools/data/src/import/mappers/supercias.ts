import type { ImporterDefinition } from '../definition.js';
import { RowRejectedError } from '../definition.js';
import { excerpt, isoDate, latinDecimal, requiredText, text } from '../fields.js';
import { organizationSid } from '../identity.js';

/** New companies of Ecuador. A company without a RUC yet is stored under its expediente. */
export const ecSupercias: ImporterDefinition = {
  dataset: 'ec_supercias',
  version: 1,
  title: 'Companies registered in Ecuador (Superintendencia de Compañías)',
  source: 'supercias',
  feeds: 'core_registro, contacto and directores of organizations in Ecuador',
  format: 'csv',
  columns: [
    'EXPEDIENTE',
    'RUC',
    'NOMBRE',
    'FECHA_CONSTITUCION',
    'TIPO',
    'PROVINCIA',
    'CANTÓN',
    'CIUDAD',
    'REPRESENTANTE',
    'CARGO',
    'CAPITAL SUSCRITO',
  ],
  location: { folder: 'ec_supercias', file: /^companias_.*\.csv(\.gz)?$/ },
  map(row) {
    const expediente = requiredText(row, 'EXPEDIENTE');
    const nombre = requiredText(row, 'NOMBRE');
    const ruc = text(row, 'RUC');
    const byRuc = organizationSid('ec', ruc);
    if (ruc !== null && byRuc === null)
      throw new RowRejectedError(`RUC is not in a recognized format: ${excerpt(ruc)}`);
    const sid = byRuc ?? `supercias:${expediente}`;
    const since = isoDate(row, 'FECHA_CONSTITUCION');
    const place = ['PROVINCIA', 'CANTÓN', 'CIUDAD'].map((column) => text(row, column));
    const director = text(row, 'REPRESENTANTE');
    const base = { jurisdiction: 'ec', entitySid: sid } as const;
    return {
      entities: [
        {
          jurisdiction: 'ec',
          sid,
          kind: 'Organization',
          nombre,
          ruc,
          core: {
            ficha: expediente,
            tipo_organizacion: text(row, 'TIPO'),
            fecha_registro: since,
            capital: latinDecimal(row, 'CAPITAL SUSCRITO'),
            domicilio: place.filter((part) => part !== null).join(', ') || null,
          },
        },
      ],
      records: [
        {
          ...base,
          tag: 'contacto',
          sourceKey: expediente,
          payload: {
            provincia: place[0] ?? null,
            distrito: place[1] ?? null,
            corregimiento: null,
            direccion: place[2] ?? null,
          },
        },
        ...(director === null
          ? []
          : [
              {
                ...base,
                tag: 'directores' as const,
                sourceKey: `${expediente}/representante`,
                payload: { nombre: director, cargo: text(row, 'CARGO'), activo: true, desde: since },
                itemDate: since,
              },
            ]),
      ],
    };
  },
};
