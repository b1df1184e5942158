import { fieldOf, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Court files, searched by a party. */
export const organoJudicial = searchSite('organo_judicial', [
  {
    path: '/consultas/expedientes',
    title: 'Consulta de expedientes',
    tag: 'expedientes_judiciales',
    number: 'identificacion',
    name: 'parte',
    columns: ['Número único de expediente', 'Partes', 'Tipo de negocio', 'Fecha de reparto'],
    row: ({ payload }) => [
      fieldOf(payload, 'rue'),
      fieldOf(payload, 'partes'),
      fieldOf(payload, 'tipo_negocio'),
      writtenDate(fieldOf(payload, 'fecha_reparto')),
    ],
  },
]);
