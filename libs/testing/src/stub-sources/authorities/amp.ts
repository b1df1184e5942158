import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Ships, searched by their owner. */
export const amp = searchSite('amp', [
  {
    path: '/consultas/naves',
    title: 'Consulta de naves',
    tag: 'naves',
    number: 'ruc',
    name: 'propietario',
    columns: ['Nave', 'Número de ficha', 'Fecha de registro', 'Propietario', 'RUC del propietario'],
    row: ({ payload }, subject) => [
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'ficha'),
      writtenDate(fieldOf(payload, 'fecha_registro')),
      subject.nombre,
      printedNumber(subject),
    ],
  },
]);
