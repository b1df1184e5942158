import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Qualified engineers, architects and technicians. */
export const jtia = searchSite('jtia', [
  {
    path: '/consultas/profesionales',
    title: 'Profesionales idóneos',
    tag: 'idoneidades',
    number: 'cedula',
    name: 'nombre',
    columns: ['Registro', 'Nombre', 'Cédula', 'Idoneidad', 'Fecha de resolución'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'id'),
      fieldOf(payload, 'nombre'),
      printedNumber(subject),
      fieldOf(payload, 'idoneidad'),
      writtenDate(itemDate),
    ],
  },
]);
