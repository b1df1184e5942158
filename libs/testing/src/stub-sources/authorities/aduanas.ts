import type { Tag } from '@entity-registry/domain';
import { fieldOf, printedNumber, writtenDate } from '../markup.js';
import { searchSite } from '../search-pages.js';
import type { SearchPage } from '../search-pages.js';

/** Declarations of one direction, as a file. */
function flow(tag: Tag, [port, portField]: [string, string], [country, countryField]: [string, string]): SearchPage {
  return {
    path: `/consultas/${tag}.csv`,
    title: tag,
    tag,
    number: 'ruc',
    name: 'empresa',
    format: 'csv',
    columns: ['RUC', 'Empresa', 'Fecha', 'Descripción', 'Fracción arancelaria', port, country, 'Valor CIF'],
    row: ({ payload }, subject) => [
      printedNumber(subject),
      subject.nombre,
      writtenDate(fieldOf(payload, 'fecha')),
      fieldOf(payload, 'descripcion'),
      fieldOf(payload, 'fraccion_arancelaria'),
      fieldOf(payload, portField),
      fieldOf(payload, countryField),
      fieldOf(payload, 'valor_cif'),
    ],
  };
}

/** Customs declarations. */
export const aduanas = searchSite('aduanas', [
  flow('importaciones', ['Puerto de entrada', 'puerto_entrada'], ['Procedencia', 'procedencia']),
  flow('exportaciones', ['Puerto de salida', 'puerto_salida'], ['Destino', 'destino']),
]);
