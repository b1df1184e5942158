import { jsonObject, readJson } from '../reading/files/json.js';
import type { JsonFields } from '../reading/files/json.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import type { ListReader, RowPages } from '../reading/lists/lists.js';
import { statedDateInJson } from '../reading/stated-date.js';
import { requirePage, publishedFields, searchBy } from '../reading/lists/row-ownership.js';
import type { FoundItem, SourceSession, QueriedEntity } from '../source.js';
import { TENDER_READERS, listTenders, readTender } from './tenders.js';
import type { Query, Tender } from './tenders.js';

const SITE = 'https://www.panamacompra.gob.pa/Inicio/#/';
const DEBARRED = 'list of debarred suppliers';

/** How many of the latest tenders are read one by one, because they still change. For older ones, the list is enough. */
const MAX_TENDERS_READ = 10;

const queryOf = (subject: QueriedEntity): Query | null => searchBy(subject, 'proveedor', 'nombre');

const DEBARRED_SUPPLIERS: RowPages<JsonFields> = {
  what: DEBARRED,
  maxPages: 1,
  first(subject) {
    const query = queryOf(subject);
    return query === null ? 'nothing-to-ask-by' : { path: 'Inicio/api/inhabilitados', query };
  },
  readPage(page) {
    const response = jsonObject(readJson(requirePage(page, DEBARRED), DEBARRED), DEBARRED);
    const found = response.list('inhabilitados', ['nombre', 'ruc', 'tipo_sancion']);
    return { found, next: null, updatedAt: statedDateInJson(response) };
  },
};

/** The tenders in which the subject bids. */
const TENDERS: ListReader = {
  tag: 'licitaciones',
  readers: TENDER_READERS,
  async read(session, subject) {
    const query = queryOf(subject);
    if (query === null) return null;
    const list = await listTenders(session, query, subject);
    const tenders = list.tenders.sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
    const items: FoundItem[] = [];
    for (const [position, tender] of tenders.entries()) {
      items.push(await itemOf(session, tender, position < MAX_TENDERS_READ ? query : null));
    }
    return { items, updatedAt: list.updatedAt };
  },
};

/**
 * Public procurement: tenders with the subject as a bidder (a JSON list, and a page for each), and debarred suppliers
 * (JSON).
 */
export const panamacompra = listsAdapter('panamacompra', [
  TENDERS,
  tagList({
    tag: 'sanciones',
    pages: DEBARRED_SUPPLIERS,
    owner: (row) => ({ nombre: row.text('nombre'), identifier: row.text('ruc') }),
    payload: (row) => ({ nombre: row.text('nombre'), tipo_sancion: row.text('tipo_sancion') }),
  }),
]);

/** `query`: the parameters for the tender's own page; null: the page is not read. */
async function itemOf(session: SourceSession, tender: Tender, query: Query | null): Promise<FoundItem> {
  const page = query === null ? null : await readTender(session, tender, query);
  const payload = publishedFields({
    acto: tender.acto,
    // Not the title from the list, which is a different text. Known data stays when a tender's page is no longer read.
    descripcion: page?.descripcion,
    entidad: tender.entidad,
    estado: tender.estado,
    fecha_publicacion: tender.published,
    licitacion_url: SITE + tender.place,
    documentos: page?.documentos,
  });
  const updatedAt = page?.updatedAt ?? tender.updatedAt;
  const item = { tag: 'licitaciones', payload, itemDate: tender.published } as const;
  return updatedAt === null ? item : { ...item, sourceUpdatedAt: updatedAt };
}
