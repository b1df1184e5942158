import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Trademarks, searched by their holder. */
export const digerpi = searchSite('digerpi', [
  {
    path: '/consultas/marcas',
    title: 'Consulta de marcas',
    tag: 'marcas',
    number: 'ruc',
    name: 'titular',
    columns: [
      'Solicitud',
      'Denominación',
      'Titular',
      'RUC del titular',
      'Apoderado',
      'Registro',
      'Fecha de solicitud',
      'Fecha de registro',
      'Fecha de vencimiento',
      'Estado',
    ],
    row: ({ payload }, subject) => [
      fieldOf(payload, 'solicitud'),
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'titulares'),
      printedNumber(subject),
      fieldOf(payload, 'abogado'),
      fieldOf(payload, 'registro'),
      writtenDate(fieldOf(payload, 'fecha_solicitud')),
      writtenDate(fieldOf(payload, 'fecha_registro')),
      writtenDate(fieldOf(payload, 'fecha_vencimiento')),
      fieldOf(payload, 'estado'),
    ],
  },
]);
