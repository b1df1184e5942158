import { fieldOf, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';

/** The directory of officials, searched by the name. */
export const presidencia = searchSite('presidencia', [
  {
    path: '/directorio/funcionarios',
    title: 'Directorio de funcionarios',
    tag: 'coincidencias_pep',
    number: 'identificacion',
    name: 'nombre',
    columns: ['Nombre', 'Cargo', 'Institución', 'Partido', 'Desde', 'Hasta'],
    row: ({ payload }) => [
      fieldOf(payload, 'nombre'),
      fieldOf(payload, 'cargo'),
      fieldOf(payload, 'institucion'),
      fieldOf(payload, 'partido'),
      writtenDate(fieldOf(payload, 'fecha_inicio')),
      writtenDate(fieldOf(payload, 'fecha_fin')),
    ],
  },
]);
