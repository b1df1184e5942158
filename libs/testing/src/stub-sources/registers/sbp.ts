import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Licenses, trusts and sanctions of banks and trust companies. */
export const sbp = searchSite('sbp', [
  {
    path: '/entidades/licencias',
    title: 'Entidades supervisadas',
    tag: 'company_licenses',
    number: 'ruc',
    name: 'nombre',
    columns: ['Entidad', 'RUC', 'No. de licencia', 'Licencia', 'Fecha de resolución'],
    row: ({ payload, itemDate }, subject) => [
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'id'),
      fieldOf(payload, 'nombre'),
      writtenDate(itemDate),
    ],
  },
  {
    path: '/entidades/fideicomisos',
    title: 'Fideicomisos',
    tag: 'fideicomisos',
    number: 'ruc',
    name: 'nombre',
    columns: ['Entidad', 'RUC', 'Ficha', 'Folio', 'Rol', 'Fecha de inscripción'],
    row: ({ payload }, subject) => [
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'ficha'),
      fieldOf(payload, 'folio'),
      fieldOf(payload, 'rol'),
      writtenDate(fieldOf(payload, 'fecha_inscripcion')),
    ],
  },
  {
    path: '/entidades/sanciones',
    title: 'Sanciones',
    tag: 'sanciones',
    number: 'ruc',
    name: 'nombre',
    columns: ['Entidad', 'RUC', 'Sancionado', 'Tipo de sanción', 'Fecha de resolución'],
    row: ({ payload, itemDate }, subject) => [
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'tipo_sancion'),
      writtenDate(itemDate),
    ],
  },
]);
