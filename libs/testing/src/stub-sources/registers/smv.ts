import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Licenses and sanctions of the securities market. */
export const smv = searchSite('smv', [
  {
    path: '/registro/personas',
    title: 'Personas con licencia',
    tag: 'personal_licenses',
    number: 'identificacion',
    name: 'nombre',
    columns: ['Licencia', 'Titular', 'Identificación', 'Nombre en la licencia', 'Idoneidad', 'Vigente', 'Fecha'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'id'),
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'idoneidad'),
      fieldOf(payload, 'activo'),
      writtenDate(itemDate),
    ],
  },
  {
    path: '/registro/entidades',
    title: 'Entidades con licencia',
    tag: 'company_licenses',
    number: 'identificacion',
    name: 'nombre',
    columns: ['Licencia', 'Titular', 'Identificación', 'Nombre en la licencia', 'Fecha'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'id'),
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'nombre'),
      writtenDate(itemDate),
    ],
  },
  {
    path: '/registro/sanciones',
    title: 'Sanciones',
    tag: 'sanciones',
    number: 'identificacion',
    name: 'nombre',
    columns: ['Titular', 'Identificación', 'Sancionado', 'Tipo de sanción', 'Fecha'],
    row: ({ payload, itemDate }, subject) => [
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'tipo_sancion'),
      writtenDate(itemDate),
    ],
  },
]);
