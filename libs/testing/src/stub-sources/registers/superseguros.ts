import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Files of brokers, insurers and sanctions. */
export const superseguros = searchSite('superseguros', [
  {
    path: '/descargas/corredores.csv',
    title: 'Corredores',
    tag: 'personal_licenses',
    number: 'identificacion',
    name: 'nombre',
    format: 'csv',
    columns: ['No. de licencia', 'Nombre', 'Identificación', 'Corredor', 'Ramo', 'Activo', 'Fecha'],
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
    path: '/descargas/companias.csv',
    title: 'Compañías',
    tag: 'company_licenses',
    number: 'identificacion',
    name: 'nombre',
    format: 'csv',
    columns: ['No. de licencia', 'Nombre', 'Identificación', 'Compañía', 'Fecha'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'id'),
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'nombre'),
      writtenDate(itemDate),
    ],
  },
  {
    path: '/descargas/sanciones.csv',
    title: 'Sanciones',
    tag: 'sanciones',
    number: 'identificacion',
    name: 'nombre',
    format: 'csv',
    columns: ['Nombre', 'Identificación', 'Sancionado', 'Sanción', 'Fecha'],
    row: ({ payload, itemDate }, subject) => [
      subject.nombre,
      printedNumber(subject),
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'tipo_sancion'),
      writtenDate(itemDate),
    ],
  },
]);
