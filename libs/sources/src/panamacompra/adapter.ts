import { jsonObject, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { listsAdapter, tagList } from '../reading/lists.js';
import type { FedTag, RowPages } from '../reading/lists.js';
import { saidInJson } from '../reading/said-date.js';
import { present, published, searchBy } from '../reading/whose.js';
import type { FoundItem, SourceSession, Subject } from '../source.js';
import { TENDER_READERS, listTenders, readTender } from './tenders.js';
import type { Query, Tender } from './tenders.js';

const SITE = 'https://www.panamacompra.gob.pa/Inicio/#/';
const DEBARRED = 'list of debarred suppliers';

/** How many of the latest tenders are read one by one, because they still change. For older ones, the list is enough. */
const LOOKED_AT = 10;

const queryOf = (subject: Subject): Query | null => searchBy(subject, 'proveedor', 'nombre');

const DEBARRED_SUPPLIERS: RowPages<JsonFields> = {
  what: DEBARRED,
  maxPages: 1,
  first(subject) {
    const query = queryOf(subject);
    return query === null ? 'nothing-to-ask-by' : { path: 'Inicio/api/inhabilitados', query };
  },
  readPage(page) {
    const answer = jsonObject(readJson(present(page, DEBARRED), DEBARRED), DEBARRED);
    const found = answer.list('inhabilitados', ['nombre', 'ruc', 'tipo_sancion']);
    return { found, next: null, updatedAt: saidInJson(answer) };
  },
};

/** The tenders in which the subject bids. */
const TENDERS: FedTag = {
  tag: 'licitaciones',
  readers: TENDER_READERS,
  async read(session, subject) {
    const query = queryOf(subject);
    if (query === null) return null;
    const list = await listTenders(session, query, subject);
    const tenders = list.tenders.sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
    const items: FoundItem[] = [];
    for (const [position, tender] of tenders.entries()) {
      items.push(await itemOf(session, tender, position < LOOKED_AT ? query : null));
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
    holder: (row) => ({ nombre: row.text('nombre'), identifier: row.text('ruc') }),
    payload: (row) => ({ nombre: row.text('nombre'), tipo_sancion: row.text('tipo_sancion') }),
  }),
]);

/** `query`: the parameters for the tender's own page; null: the page is not read. */
async function itemOf(session: SourceSession, tender: Tender, query: Query | null): Promise<FoundItem> {
  const page = query === null ? null : await readTender(session, tender, query);
  const payload = published({
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
