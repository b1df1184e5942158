import { jsonObject, readJson } from '../reading/json.js';
import type { JsonFields } from '../reading/json.js';
import { listsAdapter, tagList } from '../reading/lists.js';
import { matchedList } from '../reading/matched-list.js';
import { present, searchBy, tieOf } from '../reading/whose.js';
import type { Tie } from '../reading/whose.js';
import type { SourceSession, Subject } from '../source.js';
import { listTenders, readTender } from './tenders.js';
import type { Query, Tender } from './tenders.js';

const SITE = 'https://www.panamacompra.gob.pa/Inicio/#/';
const DEBARRED = 'list of debarred suppliers';

/** The latest are still changing and are looked at one by one; of older ones the list says enough. */
const LOOKED_AT = 10;

interface Bid {
  readonly tender: Tender;
  readonly tie: Tie;
  /** How the tender's own page is asked for; null: not at all. */
  readonly query: Query | null;
}

/** Public procurement: tenders with the subject among the bidders, as JSON and a page each, and debarred suppliers, as JSON. */
export const panamacompra = listsAdapter('panamacompra', [
  matchedList<Bid>({
    tag: 'licitaciones',
    rows: async (session, subject) => {
      const query = searchBy(subject, 'proveedor', 'nombre');
      return query && latestFirst(subject, await listTenders(session, query), query);
    },
    tie: (_, { tie }) => tie,
    payload: async ({ tender, query }, _, session) => {
      const page = query === null ? null : await readTender(session, tender, query);
      return {
        acto: tender.acto,
        // The list has a title, which is another text: what is known of a tender stays when it is no longer looked at.
        descripcion: page?.descripcion,
        entidad: tender.entidad,
        estado: tender.estado,
        fecha_publicacion: tender.published,
        licitacion_url: SITE + tender.place,
        documentos: page?.documentos,
      };
    },
    itemDate: ({ tender }) => tender.published,
  }),
  tagList<JsonFields>({
    tag: 'sanciones',
    rows: async (session, subject) => {
      const query = searchBy(subject, 'proveedor', 'nombre');
      return query && (await debarred(session, query));
    },
    holder: (row) => ({ nombre: row.text('nombre'), identifier: row.text('ruc') }),
    payload: (row) => ({ nombre: row.text('nombre'), tipo_sancion: row.text('tipo_sancion') }),
  }),
]);

/** The tenders in which the subject bids; the first ones with leave to look at their pages. */
function latestFirst(subject: Subject, tenders: readonly Tender[], query: Query): Bid[] {
  return tenders
    .flatMap((tender) => {
      const tie = tender.bidders.map((bidder) => tieOf(subject, bidder)).find((found) => found !== null);
      return tie ? { tender, tie } : [];
    })
    .sort((a, b) => (b.tender.published ?? '').localeCompare(a.tender.published ?? ''))
    .map((bid, position) => ({ ...bid, query: position < LOOKED_AT ? query : null }));
}

async function debarred(session: SourceSession, query: Query): Promise<JsonFields[]> {
  const page = present(await session.get('Inicio/api/inhabilitados', query), DEBARRED);
  return jsonObject(readJson(page, DEBARRED), DEBARRED).list('inhabilitados', ['nombre', 'ruc', 'tipo_sancion']);
}
