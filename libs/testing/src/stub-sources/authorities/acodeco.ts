import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Sanctions of shops and firms. */
export const acodeco = searchSite('acodeco', [
  {
    path: '/resoluciones/sanciones',
    title: 'Resoluciones sancionatorias',
    tag: 'sanciones',
    number: 'ruc',
    name: 'agente',
    columns: ['Agente económico', 'RUC', 'Tipo de sanción', 'Fecha'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'nombre'),
      printedNumber(subject),
      fieldOf(payload, 'tipo_sancion'),
      writtenDate(itemDate),
    ],
  },
]);
