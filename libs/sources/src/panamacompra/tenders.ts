import { dateOf } from '../reading/dates.js';
import { readGrid } from '../reading/html-grid.js';
import { readHtml } from '../reading/html.js';
import { jsonObject, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { integerOf } from '../reading/numbers.js';
import { readPairs } from '../reading/th-td.js';
import { present } from '../reading/whose.js';
import { SourceFault } from '../source.js';
import type { SourceSession } from '../source.js';
import { tenderToken } from './token.js';

const LIST = 'list of tenders';
const DETAIL = 'tender';
const MAX_PAGES = 50;

export type Query = Readonly<Record<string, string>>;

/** A tender as the list has it. */
export interface Tender {
  readonly acto: string;
  readonly entidad: string | null;
  readonly estado: string | null;
  readonly published: string | null;
  /** Its place on the site, behind `Inicio/`. */
  readonly place: string;
  readonly bidders: readonly { readonly nombre: string | null; readonly identifier: string | null }[];
}

/** What its own page adds. */
interface TenderPage {
  readonly descripcion: string | null;
  readonly documentos: readonly { readonly nombre: string | null; readonly pdf_url: string | null }[];
}

/** All tenders of a search for a bidder, on as many pages as there are. */
export async function listTenders(session: SourceSession, query: Query): Promise<Tender[]> {
  const tenders: Tender[] = [];
  let pagina: string | null = '1';
  for (let number = 1; number <= MAX_PAGES; number++) {
    const page = present(await session.get('Inicio/api/actos', { ...query, pagina }), LIST);
    const answer = jsonObject(readJson(page, LIST), LIST, ['actos', 'siguiente']);
    tenders.push(...answer.list('actos').map(tenderOf));
    pagina = answer.text('siguiente');
    if (pagina === null) return tenders;
  }
  throw new SourceFault(`${LIST}: more than ${MAX_PAGES} pages`, false);
}

function tenderOf(row: JsonFields): Tender {
  const [route, acto] = [row.required('ruta'), row.required('acto')];
  if (!/^[a-z-]+$/.test(route)) throw new SourceFault(`${LIST}: "ruta" is none`, false);
  const token = tenderToken({ i: number(row, 'id'), tp: number(row, 'tipo') });
  return {
    acto,
    entidad: row.text('entidad'),
    estado: row.text('estado'),
    published: dateOf(row.text('fecha_publicacion'), 'fecha_publicacion'),
    place: `${route}/${encodeURIComponent(acto)}/${token}`,
    bidders: row
      .list('proponentes', ['nombre', 'ruc'])
      .map((bidder) => ({ nombre: bidder.text('nombre'), identifier: bidder.text('ruc') })),
  };
}

function number(row: JsonFields, key: string): number {
  return integerOf(row.required(key), key) ?? 0;
}

/** The page of one tender: labels and values, and the grid of its documents, which are kept. */
export async function readTender(session: SourceSession, tender: Tender, query: Query): Promise<TenderPage> {
  const html = readHtml(present(await session.get(`Inicio/${tender.place}`, query), DETAIL), DETAIL);
  const pairs = readPairs(html, { what: DETAIL, required: ['Número', 'Título', 'Descripción'] });
  if (pairs.text('Número') !== tender.acto) throw new SourceFault(`${DETAIL}: the page shows another one`, false);
  const documentos = [];
  for (const row of readGrid(html, { what: 'documents of a tender', columns: ['Documento', 'Archivo'] })) {
    const link = row.link('Archivo');
    documentos.push({
      nombre: row.text('Documento'),
      pdf_url: link === null ? null : await session.keepDocument(link),
    });
  }
  return { descripcion: pairs.text('Descripción') ?? pairs.text('Título'), documentos };
}
