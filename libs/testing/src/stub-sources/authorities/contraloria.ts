import { fieldOf, writtenDate } from '../markup.js';
import type { GridCell } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Documents that the comptroller countersigns, searched by the beneficiary. */
export const contraloria = searchSite('contraloria', [
  {
    path: '/consultas/documentos',
    title: 'Consulta de documentos',
    tag: 'documentos_contraloria',
    number: 'identificacion',
    name: 'favor',
    columns: [
      'Trámite',
      'Documento',
      'Institución',
      'A favor de',
      'Fecha de entrada',
      'Fecha de refrendo',
      'Fecha de salida',
      'Número',
      'SCAFID',
      'Monto',
      'Estado',
      'Asunto',
    ],
    row: ({ payload }) => [
      fieldOf(payload, 'tramite'),
      fieldOf(payload, 'documento'),
      fieldOf(payload, 'institucion'),
      fieldOf(payload, 'favor'),
      writtenDate(fieldOf(payload, 'fecha_entrada')),
      writtenDate(fieldOf(payload, 'fecha_refrando')),
      writtenDate(fieldOf(payload, 'fecha_salida')),
      fieldOf(payload, 'numero'),
      fieldOf(payload, 'scafid'),
      balboas(fieldOf(payload, 'monto')),
      fieldOf(payload, 'estado'),
      fieldOf(payload, 'asunto'),
    ],
  },
]);

function balboas(amount: GridCell): GridCell {
  if (typeof amount !== 'number') return amount;
  return `B/. ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
