import { foldName } from '@entity-registry/domain';
import type { Tag, TagItem } from '@entity-registry/domain';
import { dateOf } from '../reading/dates.js';
import { missing, quoted } from '../reading/fields.js';
import type { Fields } from '../reading/fields.js';
import { readDefinitions, readSections } from '../reading/html/html-tabs.js';
import type { Html } from '../reading/html/html.js';
import { amountOf, integerOf } from '../reading/numbers.js';
import { statedDate } from '../reading/stated-date.js';
import type { TagDates } from '../reading/tag-dates.js';
import { SourceError } from '../source.js';
import type { PageOf } from '../reading/html/page-walk.js';
import type { FoundItem, Page, PageReader, SourceSession } from '../source.js';
import { TAB_GRID, linkOf, readGridPage, readTabGrid, readWholeGrid, readWindow, tabOf } from './window.js';
import type { FolioWindow, GridRequest, TabGridInput } from './window.js';

export type RealEstateTag = 'propiedades' | 'fincas';
/** The registry numbers entries itself. */
type Entry = Omit<TagItem<'fincas'>['record_events'][number], 'id' | 'sid'>;

const LIST = { tab: 'Inmuebles', columns: ['Folio real', 'Sección', 'Fecha de inscripción'] };
const SECTIONS: readonly (readonly [section: string, tag: RealEstateTag])[] = [
  ['Propiedad Horizontal', 'propiedades'],
  ['Finca', 'fincas'],
];
const CARD = 'Datos del folio';

/** A listed window whose folio has a wanted tag. */
interface OwnedFolio extends FolioWindow {
  readonly tag: RealEstateTag;
}

/** One page of the list of a folio's real estate. */
export const realEstateList: PageReader<TabGridInput, PageOf<OwnedFolio, GridRequest>> = {
  name: LIST.tab,
  read(page, { request, title, tags }) {
    const { html } = readWindow(page, title, LIST.tab);
    const shape = { what: `${title}, ${LIST.tab}`, columns: LIST.columns, within: TAB_GRID };
    const { found, next } = readGridPage(html, request, shape);
    return { found: found.flatMap((row) => ownedFolioIn(row, title, tags)), next, updatedAt: statedDate(page) };
  },
};

/** The window of one folio of real estate. */
export const realEstatePage: PageReader<{ title: string; tag: RealEstateTag }, FoundItem> = {
  name: CARD,
  read: readFolio,
};

/** The real estate of a folio's owner, each with its own window and date; only folios of the wanted tags are opened. */
export async function readRealEstate(
  session: SourceSession,
  owner: FolioWindow,
  tags: readonly RealEstateTag[],
  dates: TagDates,
): Promise<FoundItem[]> {
  const items: FoundItem[] = [];
  for (const folio of await readTabGrid(session, realEstateList, owner, { tags, tab: LIST.tab, dates })) {
    const { title, tag } = folio;
    const { path, query } = tabOf(folio, CARD);
    items.push(await session.parse(realEstatePage, await session.get(path, query), { title, tag }));
  }
  return items;
}

function ownedFolioIn(row: Fields, title: string, tags: readonly Tag[]): OwnedFolio[] {
  const tag = tagOf(row.required('Sección'));
  if (!tags.includes(tag)) return [];
  const folio = row.required('Folio real');
  return [{ tag, title: `Folio Real N° ${folio}`, address: linkOf(row, 'Folio real', title) }];
}

function tagOf(section: string): RealEstateTag {
  const tag = SECTIONS.find(([name]) => foldName(name) === foldName(section))?.[1];
  if (tag === undefined) throw new SourceError(`Inmuebles: unknown section: ${quoted(section)}`, false);
  return tag;
}

function readFolio(page: Page, { title, tag }: { title: string; tag: RealEstateTag }): FoundItem {
  const { html, body } = readWindow(page, title, CARD);
  const section = readSections(html, body).get(foldName(CARD));
  if (!section) throw missing(title, [CARD]);
  const card = readDefinitions(html, section, title, ['Folio / Finca', 'Ficha', 'Fecha de inscripción']);
  const folio = card.text('Folio / Finca');
  const registered = dateOf(card.text('Fecha de inscripción'), 'Fecha de inscripción');
  const entries = readEntries(html, title);
  const mortgages = entries.filter((entry) => entry.hipoteca !== null);
  const sales = entries.filter((entry) => entry.compraventa !== null);
  const updated = statedDate(page);
  return {
    tag,
    payload: {
      folio,
      ficha: card.text('Ficha'),
      ...(tag === 'propiedades' && { edificio: card.text('Por edificio') }),
      fecha_inscripcion: registered,
      hipotecas: mortgages,
      compraventas: sales,
      last_hipoteca: mortgages[0] ?? null,
      last_compraventa: sales[0] ?? null,
      record_events: entries,
    },
    itemDate: registered,
    ...(updated !== null && { sourceUpdatedAt: updated }),
  };
}

/** The entries of a folio, the latest first; their details are in separate grids, by the entry's number. */
function readEntries(html: Html, title: string): Entry[] {
  const grid = (what: string, columns: readonly string[], within: string): Fields[] =>
    readWholeGrid(html, `${title}, ${what}`, columns, within);
  const mortgages = byNumber(
    title,
    grid(
      'hipotecas',
      ['Asiento', 'Acreedor', 'Deudor', 'Monto', 'Moneda', 'Inscripción', 'Vencimiento', 'Estado'],
      '#hipotecas',
    ),
    mortgageOf,
  );
  const sales = byNumber(
    title,
    grid('compraventas', ['Asiento', 'Vendedor', 'Comprador', 'Precio', 'Moneda', 'Escritura'], '#compraventas'),
    saleOf,
  );
  const entries = grid('asientos', ['Asiento', 'Acto', 'Fecha'], '#asientos').map((row): Entry => {
    const number = numberOf(row, title);
    return {
      nombre: row.text('Acto'),
      fecha: dateOf(row.text('Fecha'), 'Fecha'),
      hipoteca: take(mortgages, number),
      compraventa: take(sales, number),
    };
  });
  if (mortgages.size > 0 || sales.size > 0) throw new SourceError(`${title}: a deed without an entry`, false);
  return entries.sort((a, b) => (b.fecha ?? '').localeCompare(a.fecha ?? ''));
}

function numberOf(row: Fields, title: string): number {
  const number = integerOf(row.required('Asiento'), 'Asiento');
  if (number === null) throw new SourceError(`${title}: an entry without a number`, false);
  return number;
}

function byNumber<T>(title: string, rows: readonly Fields[], read: (row: Fields) => T): Map<number, T> {
  const found = new Map(rows.map((row) => [numberOf(row, title), read(row)]));
  // An entry can have one deed of each kind: a second one would be silently lost.
  if (found.size < rows.length) throw new SourceError(`${title}: two deeds for one entry`, false);
  return found;
}

function take<T>(all: Map<number, T>, number: number): T | null {
  const found = all.get(number) ?? null;
  all.delete(number);
  return found;
}

function mortgageOf(row: Fields): NonNullable<Entry['hipoteca']> {
  return {
    acreedor: row.text('Acreedor'),
    deudor: row.text('Deudor'),
    monto: amountOf(row.text('Monto'), 'Monto'),
    moneda: row.text('Moneda'),
    fecha_inscripcion: dateOf(row.text('Inscripción'), 'Inscripción'),
    fecha_vencimiento: dateOf(row.text('Vencimiento'), 'Vencimiento'),
    estado: row.text('Estado'),
  };
}

function saleOf(row: Fields): NonNullable<Entry['compraventa']> {
  return {
    vendedor: row.text('Vendedor'),
    comprador: row.text('Comprador'),
    precio: amountOf(row.text('Precio'), 'Precio'),
    moneda: row.text('Moneda'),
    fecha: dateOf(row.text('Escritura'), 'Escritura'),
  };
}
