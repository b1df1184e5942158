import { createHash } from 'node:crypto';
import { htmlPage } from '../markup.js';
import { devExpressGrid, registerDate, textOf } from '../registers/register-markup.js';
import type { MarkupCell } from '../registers/register-markup.js';
import { findBy } from '../search-pages.js';
import type { SourceWorld, StubResponse, StubRecord, StubRequest, StubSource } from '../stub-source.js';

const COLUMNS = [
  'Gaceta',
  'Entidad',
  'Título',
  'Descripción',
  'Publicación',
  'Fecha de publicación',
  'Fecha de redacción',
  'Documento',
];

/** The official gazette: a text search and the documents that it links to. */
export const gacetaOficial: StubSource = {
  source: 'gaceta_oficial',
  async respond(request, world) {
    if (request.path === '/consultas/gacetas') return await searchPage(request, world);
    if (!request.path.startsWith('/pdfTemp/')) return undefined;
    const body = await world.document(request.path);
    return body && { contentType: 'application/pdf', body };
  },
};

async function searchPage({ query }: StubRequest, world: SourceWorld): Promise<StubResponse> {
  const texto = query.get('texto');
  const subject = await findBy('gaceta_oficial', world, null, texto);
  if (!subject) return htmlPage('Búsqueda de gacetas', '<p>La búsqueda terminó sin resultados.</p>');
  const rows = subject.records.filter(({ tag }) => tag === 'gacetas').map(cells);
  const number = Number(query.get('pagina') ?? '1');
  const pageHref = (page: number): string =>
    `?${new URLSearchParams({ texto: texto ?? '', pagina: String(page) }).toString()}`;
  const grid = devExpressGrid({ id: 'gacetas', columns: COLUMNS, rows, number, pageHref });
  return htmlPage('Búsqueda de gacetas', grid);
}

function cells({ payload: p }: StubRecord): MarkupCell[] {
  const [gaceta, address] = [textOf(p['gaceta']) ?? '', textOf(p['gaceta_url'])];
  return [
    address === null ? gaceta : { text: gaceta, href: address },
    textOf(p['entidad']),
    textOf(p['titulo']),
    textOf(p['descripcion']),
    textOf(p['publicacion_id']),
    registerDate(p['fecha_publicacion']),
    registerDate(p['fecha_redactacion']),
    textOf(p['pdf_url']) === null ? null : { text: 'PDF', href: documentPath(p) },
  ];
}

/** `/pdfTemp/30284_B/98562.pdf`, as the gazette names its documents. */
function documentPath(payload: Readonly<Record<string, unknown>>): string {
  const issue = (textOf(payload['gaceta']) ?? '').replace(/[^A-Za-z0-9]+/g, '_');
  const number = createHash('sha256')
    .update(JSON.stringify([payload['publicacion_id'], payload['titulo']]))
    .digest();
  return `/pdfTemp/${issue}/${number.readUInt32BE(0)}.pdf`;
}
