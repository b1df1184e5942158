import { fieldOf, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** Work permits, searched by the worker or the employer. */
export const mitradel = searchSite('mitradel', [
  {
    path: '/consultas/permisos',
    title: 'Consulta de permisos de trabajo',
    tag: 'work_permits',
    number: 'identificacion',
    name: 'nombre',
    columns: ['Número de caso', 'Trabajador', 'Nacionalidad', 'Número de pasaporte', 'Empresa', 'Fecha de solicitud'],
    row: ({ payload, itemDate }) => [
      fieldOf(payload, 'numero_caso'),
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'nacionalidad'),
      fieldOf(payload, 'numero_pasaporte'),
      fieldOf(payload, 'empresa'),
      writtenDate(itemDate),
    ],
  },
]);
