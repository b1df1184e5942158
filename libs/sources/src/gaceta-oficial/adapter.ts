import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList, tieByMention } from '../reading/matched-list.js';
import { searchGrid } from '../reading/search-grid.js';

const PUBLICATIONS = {
  what: 'list of publications',
  path: 'consultas/gacetas',
  columns: [
    'Gaceta',
    'Entidad',
    'Título',
    'Descripción',
    'Publicación',
    'Fecha de publicación',
    'Fecha de redacción',
    'Documento',
  ],
};

/** Where a reader finds the site, whatever address it is read from. */
const SITE = 'https://www.gacetaoficial.gob.pa/';

/** Publications of the official gazette: a grid in pages, searched by words. What names the subject is his; its PDF is kept. */
export const gacetaOficial = listsAdapter('gaceta_oficial', [
  matchedList<Fields>({
    tag: 'gacetas',
    rows: async (session, { nombre }) =>
      nombre === null ? null : await searchGrid(session, PUBLICATIONS, { texto: nombre }),
    tie: (subject, row) => tieByMention(subject, [row.text('Título'), row.text('Descripción')]),
    payload: async (row, _, session) => {
      const [issue, document] = [row.link('Gaceta'), row.link('Documento')];
      return {
        gaceta: row.required('Gaceta'),
        entidad: row.text('Entidad'),
        titulo: row.text('Título'),
        descripcion: row.text('Descripción'),
        gaceta_url: issue !== null && URL.canParse(issue, SITE) ? new URL(issue, SITE).href : null,
        pdf_url: document === null ? null : await session.keepDocument(document),
        publicacion_id: row.text('Publicación'),
        fecha_publicacion: dateOf(row.text('Fecha de publicación'), 'Fecha de publicación'),
        fecha_redactacion: dateOf(row.text('Fecha de redacción'), 'Fecha de redacción'),
      };
    },
    itemDate: (row) => dateOf(row.text('Fecha de publicación'), 'Fecha de publicación'),
  }),
]);
