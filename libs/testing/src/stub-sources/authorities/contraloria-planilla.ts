import { parseIdentifier } from '@entity-registry/domain';
import { writeXlsx } from 'hucre';
import type { CellValue } from 'hucre';
import { findBy } from '../search-pages.js';
import type { StubRecord, StubSource } from '../stub-source.js';

const COLUMNS = [
  'Nombre',
  'Apellido',
  'Cédula',
  'Institución',
  'Cargo',
  'Salario',
  'Gasto',
  'Estado',
  'Fecha de inicio',
  'Fecha de actualización',
];

/** The day of the payroll; fixed, so that nothing changes from one call to the next. */
const UPDATED = '2026-11-16';

/** The public payroll: a workbook with the posts of one person. */
export const contraloriaPlanilla: StubSource = {
  source: 'contraloria_planilla',
  async respond({ path, query }, world) {
    if (path !== '/Reporte') return undefined;
    const subject = await findBy('contraloria_planilla', world, query.get('C'), query.get('N'));
    const posts = subject?.records.filter(({ tag }) => tag === 'funcionario') ?? [];
    const title = ['Contraloría General de la República. Planilla del Estado'];
    const rows = [title, [], COLUMNS, ...posts.map(rowOf)];
    const body = await writeXlsx({ sheets: [{ name: 'Planilla', rows }] });
    return { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', body };
  },
};

function rowOf({ payload: p, itemDate }: StubRecord): CellValue[] {
  const words = textOf(p['nombre']).split(' ');
  const surname = Math.ceil(words.length / 2);
  return [
    words.slice(0, surname).join(' '),
    words.slice(surname).join(' '),
    padded(textOf(p['cedula'])),
    textOf(p['institucion']),
    textOf(p['cargo']),
    typeof p['total'] === 'number' ? p['total'] : null,
    0,
    textOf(p['estado']),
    itemDate,
    UPDATED,
  ];
}

/** `8-0990-001234`, as the payroll writes a cédula. */
function padded(cedula: string): string {
  const key = parseIdentifier('pa', cedula)[0]?.key ?? cedula;
  return key.replace(
    /(\d+)-(\d+)$/,
    (_, volume: string, entry: string) => `${volume.padStart(4, '0')}-${entry.padStart(6, '0')}`,
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
