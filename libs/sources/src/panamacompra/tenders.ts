import { dateOf } from '../reading/dates.js';
import { readGrid } from '../reading/html/html-grid.js';
import { readHtml } from '../reading/html/html.js';
import { jsonObject, readJson } from '../reading/files/json.js';
import type { JsonFields } from '../reading/files/json.js';
import { integerOf } from '../reading/numbers.js';
import { readPages } from '../reading/html/page-walk.js';
import type { PageOf, PageRequest } from '../reading/html/page-walk.js';
import { statedDate, statedDateInJson } from '../reading/stated-date.js';
import { laterOf } from '../reading/tag-dates.js';
import { readPairs } from '../reading/html/th-td.js';
import { requirePage, matchOwner } from '../reading/lists/row-ownership.js';
import { SourceError } from '../source.js';
import type { PageReader, SourceSession, QueriedEntity } from '../source.js';
import { tenderToken } from './token.js';

const LIST = 'list of tenders';
const DETAIL = 'tender';
const MAX_PAGES = 50;

export type Query = Readonly<Record<string, string>>;

/** A tender as it appears in the list. */
export interface Tender {
  readonly acto: string;
  readonly entidad: string | null;
  readonly estado: string | null;
  readonly published: string | null;
  /** When the tender was updated, according to its row; null if not stated. */
  readonly updatedAt: string | null;
  /** Its path on the site, after `Inicio/`. */
  readonly place: string;
}

/** Fields that only the tender's own page has. */
interface TenderPage {
  readonly descripcion: string | null;
  readonly documentos: readonly { readonly nombre: string | null; readonly pdf_url: string | null }[];
  readonly updatedAt: string | null;
}

/** The tenders of one page of the list in which the subject bids. */
const tenderList: PageReader<{ request: PageRequest; query: Query; subject: QueriedEntity }, PageOf<Tender>> = {
  name: LIST,
  read(page, { request, query, subject }) {
    const response = jsonObject(readJson(requirePage(page, LIST), LIST), LIST, ['actos', 'siguiente']);
    const found = response.list('actos').flatMap((row) => {
      const tender = tenderOf(row);
      return bidsIn(row, subject) ? [tender] : [];
    });
    const pagina = response.text('siguiente');
    const next = pagina === null ? null : { ...request, query: { ...query, pagina } };
    return { found, next, updatedAt: statedDateInJson(response) };
  },
};

/** A tender's own page; the documents are links. */
const tenderPage: PageReader<{ acto: string }, TenderPage> = {
  name: DETAIL,
  read(page, { acto }) {
    const html = readHtml(requirePage(page, DETAIL), DETAIL);
    const pairs = readPairs(html, { what: DETAIL, required: ['Número', 'Título', 'Descripción'] });
    if (pairs.text('Número') !== acto) throw new SourceError(`${DETAIL}: the page shows another tender`, false);
    const documentos = readGrid(html, { what: 'documents of a tender', columns: ['Documento', 'Archivo'] }).map(
      (row) => ({ nombre: row.text('Documento'), pdf_url: row.link('Archivo') }),
    );
    const descripcion = pairs.text('Descripción') ?? pairs.text('Título');
    return { descripcion, documentos, updatedAt: statedDate(page) };
  },
};

export const TENDER_READERS = [tenderList, tenderPage];

/** All tenders of a search in which the subject bids, across all pages, and the date of the list. */
export async function listTenders(
  session: SourceSession,
  query: Query,
  subject: QueriedEntity,
): Promise<{ tenders: Tender[]; updatedAt: string | null }> {
  const first = { path: 'Inicio/api/actos', query: { ...query, pagina: '1' } };
  let updatedAt: string | null = null;
  const onDate = (date: string): void => {
    updatedAt = laterOf(updatedAt, date);
  };
  const tenders = await readPages(session, {
    ...{ reader: tenderList, first, context: { query, subject } },
    ...{ what: LIST, maxPages: MAX_PAGES, onDate },
  });
  return { tenders, updatedAt };
}

function bidsIn(row: JsonFields, subject: QueriedEntity): boolean {
  return row
    .list('proponentes', ['nombre', 'ruc'])
    .some((bidder) => matchOwner(subject, { nombre: bidder.text('nombre'), identifier: bidder.text('ruc') }) !== null);
}

function tenderOf(row: JsonFields): Tender {
  const [route, acto] = [row.required('ruta'), row.required('acto')];
  if (!/^[a-z-]+$/.test(route)) throw new SourceError(`${LIST}: "ruta" is invalid`, false);
  const token = tenderToken({ i: number(row, 'id'), tp: number(row, 'tipo') });
  return {
    acto,
    entidad: row.text('entidad'),
    estado: row.text('estado'),
    published: dateOf(row.text('fecha_publicacion'), 'fecha_publicacion'),
    updatedAt: statedDateInJson(row),
    place: `${route}/${encodeURIComponent(acto)}/${token}`,
  };
}

function number(row: JsonFields, key: string): number {
  return integerOf(row.required(key), key) ?? 0;
}

/** The page of one tender: labels and values, and the grid of its documents, which are stored. */
export async function readTender(session: SourceSession, tender: Tender, query: Query): Promise<TenderPage> {
  const page = await session.get(`Inicio/${tender.place}`, query);
  const read = await session.parse(tenderPage, page, { acto: tender.acto });
  const documentos = [];
  for (const { nombre, pdf_url } of read.documentos) {
    documentos.push({ nombre, pdf_url: pdf_url === null ? null : await session.storeDocument(pdf_url) });
  }
  return { ...read, documentos };
}
