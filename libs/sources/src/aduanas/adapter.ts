import type { Tag } from '@entity-registry/domain';
import { readCsv } from '../reading/files/csv.js';
import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { isWanted } from '../reading/lists/lists.js';
import { amountOf } from '../reading/numbers.js';
import { statedDate } from '../reading/stated-date.js';
import { TagDates } from '../reading/tag-dates.js';
import { NOT_SEARCHED, requirePage, searchBy, matchOwner } from '../reading/lists/row-ownership.js';
import type { ReadingData, FoundItem, PageReader, SourceAdapter, QueriedEntity } from '../source.js';

/** Imports or exports. Each has its own file. */
interface Flow {
  readonly tag: Tag;
  /** The summary that is computed from the same declarations. */
  readonly summary: Tag;
  readonly description: string;
  readonly path: string;
  readonly columns: readonly string[];
  readonly port: readonly [field: string, column: string];
  readonly country: readonly [field: string, column: string];
}

const COMMON = ['RUC', 'Empresa', 'Descripción', 'Fracción arancelaria', 'Fecha', 'Valor CIF'];

export const FLOWS: readonly Flow[] = [
  {
    tag: 'importaciones',
    summary: 'imports_summary',
    description: 'file of imports',
    path: 'consultas/importaciones.csv',
    columns: [...COMMON, 'Puerto de entrada', 'Procedencia'],
    port: ['puerto_entrada', 'Puerto de entrada'],
    country: ['procedencia', 'Procedencia'],
  },
  {
    tag: 'exportaciones',
    summary: 'exports_summary',
    description: 'file of exports',
    path: 'consultas/exportaciones.csv',
    columns: [...COMMON, 'Puerto de salida', 'Destino'],
    port: ['puerto_salida', 'Puerto de salida'],
    country: ['destino', 'Destino'],
  },
];

/** The subject's own declarations in the file of a flow, and the date of the file. */
const declarations: PageReader<{ tag: Tag; subject: QueriedEntity }, { items: FoundItem[]; updatedAt: string | null }> =
  {
    name: 'declarations',
    read(page, { tag, subject }) {
      const items = FLOWS.filter((flow) => flow.tag === tag).flatMap((flow) =>
        readCsv(requirePage(page, flow.description), { what: flow.description, columns: flow.columns })
          .filter((row) => matchOwner(subject, { nombre: row.text('Empresa'), identifier: row.text('RUC') }))
          .map((row) => declarationOf(flow, row)),
      );
      return { items, updatedAt: statedDate(page) };
    },
  };

/**
 * Customs declarations, one CSV file per direction. The summaries are computed from the declarations: requesting one reads
 * those and returns the summary without an item. `customs_summary` is never returned: customs doesn't publish how the trade
 * fits the declared activity, so known data stays.
 */
export const aduanas: SourceAdapter = {
  source: 'aduanas',
  feeds: ['importaciones', 'exportaciones', 'imports_summary', 'exports_summary', 'customs_summary'],
  readers: [declarations],
  async read(subject, session) {
    const query = searchBy(subject, 'ruc', 'empresa');
    const flows = FLOWS.filter(({ tag, summary }) =>
      [tag, summary, 'customs_summary' as const].some((wanted) => isWanted(wanted, session, subject)),
    );
    if (flows.length === 0 || query === null) return NOT_SEARCHED;
    const items: FoundItem[] = [];
    const dates = new TagDates();
    for (const { tag, summary, path } of flows) {
      const found = await session.parse(declarations, await session.get(path, query), { tag, subject });
      dates.record([tag, summary], found.updatedAt);
      for (const item of found.items) items.push(item);
    }
    if (items.length === 0 && dates.isEmpty) return null;
    const tags = flows.flatMap(({ tag, summary }) => [tag, summary]);
    return { tags, items, ...dates.toSourceUpdatedAt() } satisfies ReadingData;
  },
};

function declarationOf({ tag, port, country }: Flow, row: Fields): FoundItem {
  const fecha = dateOf(row.text('Fecha'), 'Fecha');
  return {
    tag,
    payload: {
      descripcion: row.text('Descripción'),
      fraccion_arancelaria: row.text('Fracción arancelaria'),
      [port[0]]: row.text(port[1]),
      [country[0]]: row.text(country[1]),
      fecha,
      valor_cif: amountOf(row.text('Valor CIF'), 'Valor CIF'),
    },
    itemDate: fecha,
  };
}
