import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Lists of employers in arrears. */
export const css = searchSite('css', [
  {
    path: '/morosos/consulta',
    title: 'Consulta de morosos',
    tag: 'css_moroso_menciones',
    number: 'ruc',
    name: 'empleador',
    columns: ['Publicación', 'Fecha de publicación', 'Empleador', 'RUC o cédula'],
    row: ({ payload }, subject) => [
      fieldOf(payload, 'titulo'),
      writtenDate(fieldOf(payload, 'fecha_publicacion')),
      subject.nombre,
      printedNumber(subject),
    ],
  },
]);
