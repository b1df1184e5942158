import { dateOf } from '../reading/dates.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { matchByMention } from '../reading/lists/mentions.js';
import { linkTo } from '../reading/html/page-walk.js';
import { searchGrid } from '../reading/html/search-grid.js';

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

/** The public URL of the site, even if a stub is read instead. */
const SITE = 'https://www.gacetaoficial.gob.pa/';

/**
 * Publications of the official gazette: a paged grid, searched by words. Publications that name the subject are returned, and
 * their PDFs are stored.
 */
export const gacetaOficial = listsAdapter('gaceta_oficial', [
  tagList({
    tag: 'gacetas',
    pages: searchGrid(PUBLICATIONS, ({ nombre }) => (nombre === null ? null : { texto: nombre })),
    match: (subject, row) => matchByMention(subject, [row.text('Título'), row.text('Descripción')]),
    payload: (row) => {
      const issue = linkTo(row.link('Gaceta') ?? '', PUBLICATIONS.what);
      return {
        gaceta: row.required('Gaceta'),
        entidad: row.text('Entidad'),
        titulo: row.text('Título'),
        descripcion: row.text('Descripción'),
        gaceta_url: issue !== '' && URL.canParse(issue, SITE) ? new URL(issue, SITE).href : null,
        pdf_url: row.link('Documento'),
        publicacion_id: row.text('Publicación'),
        fecha_publicacion: dateOf(row.text('Fecha de publicación'), 'Fecha de publicación'),
        fecha_redactacion: dateOf(row.text('Fecha de redacción'), 'Fecha de redacción'),
      };
    },
    itemDate: (row) => dateOf(row.text('Fecha de publicación'), 'Fecha de publicación'),
    documents: ['pdf_url'],
  }),
]);
