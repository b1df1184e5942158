import { createHash } from 'node:crypto';
import { escapeHtml, fieldOf, htmlPage, printedNumber, writtenDate } from '../markup.js';
import { findBy } from '../search-pages.js';
import type { StubResponse, StubRecord, StubRequest, StubSource, StubEntity } from '../stub-source.js';

const ROWS_A_PAGE = 50;

interface Place {
  readonly ruta: string;
  readonly id: number;
  readonly tipo: number;
}

/** Public procurement: searches by bidder that return JSON, a page for each tender, and its documents. */
export const panamacompra: StubSource = {
  source: 'panamacompra',
  async respond(request, world) {
    const { path, query } = request;
    if (path.startsWith('/Inicio/documentos/')) {
      const body = await world.document(path);
      return body && { contentType: 'application/pdf', body };
    }
    const subject = await findBy('panamacompra', world, query.get('proveedor'), query.get('nombre'));
    if (path === '/Inicio/api/actos') return listPage(request, subject);
    if (path === '/Inicio/api/inhabilitados') return debarred(subject);
    return tenderPage(path, subject);
  },
};

function tendersOf(subject: StubEntity | undefined): readonly StubRecord[] {
  return subject?.records.filter(({ tag }) => tag === 'licitaciones') ?? [];
}

function listPage({ query }: StubRequest, subject: StubEntity | undefined): StubResponse {
  const records = tendersOf(subject);
  const page = Number(query.get('pagina') ?? '1');
  const actos = records.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).map(({ payload }) => ({
    ...placeOf(payload),
    acto: payload['acto'],
    titulo: titleOf(payload),
    entidad: payload['entidad'],
    estado: payload['estado'],
    fecha_publicacion: dayAndHour(payload),
    proponentes: subject ? [{ nombre: subject.nombre, ruc: printedNumber(subject) }] : [],
  }));
  const siguiente = page * ROWS_A_PAGE < records.length ? page + 1 : null;
  return json({ total: records.length, actos, siguiente });
}

/** The title on the site, which we don't store. */
function titleOf(payload: Readonly<Record<string, unknown>>): string {
  return `ACTO ${textOf(payload['acto'])}`;
}

function debarred(subject: StubEntity | undefined): StubResponse {
  const records = subject?.records.filter(({ tag }) => tag === 'sanciones') ?? [];
  return json({
    inhabilitados: records.map(({ payload }) => ({
      nombre: payload['nombre'],
      ruc: subject ? printedNumber(subject) : null,
      tipo_sancion: payload['tipo_sancion'],
    })),
  });
}

function tenderPage(path: string, subject: StubEntity | undefined): StubResponse | undefined {
  const [, , , acto] = path.split('/');
  const payload = tendersOf(subject).find((record) => record.payload['acto'] === acto)?.payload;
  if (!payload) return undefined;
  const pairs: readonly (readonly [string, unknown])[] = [
    ['Número', payload['acto']],
    ['Título', titleOf(payload)],
    ['Descripción', payload['descripcion']],
    ['Entidad', payload['entidad']],
    ['Unidad de Compra', null],
    ['Precio estimado', null],
    ['Fecha de Publicación', dayAndHour(payload)],
  ];
  const lines = pairs.map(([label, value]) => `<tr><th>${label}</th><td>${escapeHtml(textOf(value))}</td></tr>`);
  return htmlPage('PanamaCompra', `<table>\n${lines.join('\n')}\n</table>\n${documentGrid(payload)}`);
}

function documentGrid(payload: Readonly<Record<string, unknown>>): string {
  const documents = Array.isArray(payload['documentos']) ? (payload['documentos'] as Record<string, unknown>[]) : [];
  const rows = documents.map(({ nombre, pdf_url }, position) => {
    const address = `/Inicio/documentos/${numberOf(`${textOf(payload['acto'])}/${position}`)}.pdf`;
    const link = textOf(pdf_url) === '' ? '' : `<a href="${address}">Descargar</a>`;
    return `<tr><td>${escapeHtml(textOf(nombre))}</td><td>${link}</td></tr>`;
  });
  return `<table id="documentos">
<thead><tr><th>Documento</th><th>Archivo</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** From the tender's URL on the site, if it has one; synthetic tenders get their own number. */
function placeOf(payload: Readonly<Record<string, unknown>>): Place {
  const [, ruta, token] = /#\/([a-z-]+)\/[^/]+\/(\w+)$/.exec(textOf(payload['licitacion_url'])) ?? [];
  if (ruta === undefined || token === undefined) {
    return { ruta: 'pliego-de-cargos', id: numberOf(textOf(payload['acto'])) % 1_000_000, tipo: 2 };
  }
  const json = Buffer.from(Array.from(token).reverse().join(''), 'base64').toString('utf8');
  const { i, tp } = JSON.parse(json) as { i: number; tp: number };
  return { ruta, id: i, tipo: tp };
}

/** `17-06-2025 - 09:05 AM` */
function dayAndHour(payload: Readonly<Record<string, unknown>>): string | null {
  const date = writtenDate(fieldOf(payload, 'fecha_publicacion'));
  return typeof date === 'string' ? `${date.replaceAll('/', '-')} - 09:05 AM` : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

function json(value: unknown): StubResponse {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
