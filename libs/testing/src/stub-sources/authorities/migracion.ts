import { fieldOf, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Immigration cases, searched by the applicant or the sponsoring company. */
export const migracion = searchSite('migracion', [
  {
    path: '/consultas/casos',
    title: 'Consulta de casos',
    tag: 'migrations',
    number: 'identificacion',
    name: 'nombre',
    columns: ['Número de caso', 'Nombre', 'Responsable económico', 'Fecha de entrada'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'numero_caso'),
      fieldOf(payload, 'nombre'),
      subject.kind === 'Organization' ? subject.nombre : null,
      writtenDate(itemDate),
    ],
  },
]);
