import { describe, expect, it } from '@jest/globals';
import { pageOf } from '../../transport/page.js';
import { SourceError } from '../../source.js';
import { readGrid } from './html-grid.js';
import { readHtml, textOf } from './html.js';
import { statesNothingFound } from '../lists/nothing-found.js';
import { nextPage } from './pager.js';

const page = (body: string) =>
  pageOf({
    url: 'https://source.test/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from(body),
  });
const html = (body: string) => readHtml(page(body), 'lista');

const GRID = { what: 'lista', columns: ['Folio', 'Nombre'] };
const table = (rows: string, below = '') =>
  html(`<table><thead><tr><th>Folio</th><th>Nombre</th></tr></thead><tbody>${rows}</tbody></table>${below}`);
const ROW = '<tr><td>1</td><td>Alfa</td></tr>';

describe('the words for nothing found', () => {
  it.each([
    'No se encontraron registros.',
    'No se encontraron resultados para su búsqueda',
    'No se encontraron contribuyentes.',
    'No se encontró ningún registro con los criterios indicados',
    'Lo sentimos, no se han encontrado datos.',
    'No hay datos para mostrar',
    'No hay folios',
    'No hay registros disponibles',
    'No existen folios con ese nombre en la base de datos',
    'Sin resultados',
    'La búsqueda terminó sin resultados.',
    'No se <b>encontraron</b> registros',
    'NO SE<br>ENCONTRARON',
    'No data to display',
    'No records found',
  ])('%s', (words) => {
    expect(statesNothingFound(html(`<body><h1>Consulta</h1><p>${words}</p><p>Pie de página</p></body>`).root())).toBe(
      true,
    );
  });

  it.each([
    'No se encontró la página solicitada',
    'No se encontró el recurso',
    'No existen conexiones disponibles con la base de datos',
    'No se encontraron datos: error de conexión',
    'No hay datos en este momento, intente más tarde',
    'No se encontró el procedimiento almacenado',
    'No hay servicio',
    'No hay registros de la sesión',
    'Un folio',
    'Si no se encontraron registros, llame a la oficina',
    `No se encontraron registros con ${'muchas palabras '.repeat(20)}`,
    '<span style="display: none">No se encontraron registros</span>',
    '<template>No se encontraron registros</template>',
  ])('are not: %s', (words) => {
    expect(statesNothingFound(html(`<body><p>${words}</p></body>`).root())).toBe(false);
  });
});

describe('a row that is not data', () => {
  it.each([
    '<tr><td colspan="2">No se encontraron registros</td></tr>',
    '<tr><td colspan="2"><table><tr><td><span>1</span></td><td><a href="?p=2">2</a></td></tr></table></td></tr>',
  ])('is skipped if it says that nothing was found: %s', (row) => {
    expect(readGrid(table(row), GRID)).toEqual([]);
    expect(readGrid(table(ROW + row), GRID)).toHaveLength(1);
  });

  it.each([
    [
      '<tr><td colspan="2">Error al consultar la base de datos</td></tr>',
      'lista: a row that is not data: Error al consultar',
    ],
    ['<tr><td colspan="2"></td></tr>', 'lista: a row that is not data'],
    ['<tr><td>Cargando...</td></tr>', 'lista: a row that is not data: Cargando'],
    ['<tr><td rowspan="2">1</td><td>Alfa</td></tr><tr><td>Beta</td></tr>', 'lista: a row that is not data: Beta'],
    ['<tr><td>1</td><td>Alfa</td><td>Beta</td></tr>', 'lista: a row of 3 cells under 2 columns'],
  ])('otherwise fails the reading: %s', (row, message) => {
    expect(() => readGrid(table(ROW + row), GRID)).toThrow(message);
  });

  it('fails the reading in a DevExpress grid too', () => {
    const head = '<th><div class="dxbs-grid-header-container">Folio</div></th>';
    const named = `${head}${head.replace('Folio', 'Nombre')}`;
    const grid = (row: string) => html(`<table><thead><tr>${named}</tr></thead><tbody>${row}</tbody></table>`);
    const remark = (words: string) => grid(`<tr class="dxbs-empty-data-row"><td colspan="2">${words}</td></tr>`);
    expect(readGrid(remark('No hay datos para mostrar'), GRID)).toEqual([]);
    expect(() => readGrid(remark('Error al cargar'), GRID)).toThrow('lista: a row that is not data: Error al cargar');
    expect(readGrid(grid(`<tr class="dxbs-filter-row"><td></td><td></td></tr>`), GRID)).toEqual([]);
  });

  it('ignores the rows of a table within a cell', () => {
    const inner = `<table><tr><td>a</td><td>b</td><td>c</td></tr></table>`;
    const [row, ...others] = readGrid(table(`<tr><td>1</td><td>Alfa${inner}</td></tr>`), GRID);
    expect([row?.text('Folio'), others]).toEqual(['1', []]);
  });
});

describe('nextPage', () => {
  const next = (markup: string) => nextPage(html(`<body>${markup}</body>`), 'lista');

  it.each([
    ['<a aria-label="Next" href="?p=2">»</a>', '?p=2'],
    ['<a rel="next" href="?p=2">2</a>', '?p=2'],
    ['<ul class="pagination"><li><a href="?p=2">2</a></li><li><a href="?p=2">Siguiente »</a></li></ul>', '?p=2'],
    ['<a href="?p=1">«</a> <a href="?p=2">›</a> <a href="?p=9">»</a>', '?p=2'],
    ['<a href="?p=2" title="Página siguiente"><img src="n.gif"></a>', '?p=2'],
    ['<a href="?p=2"><img alt="Siguiente" src="n.gif"></a>', '?p=2'],
    ['<li class="disabled"><a aria-label="Next" href="?p=2">»</a></li>', null],
    ['<button disabled>Siguiente</button>', null],
    ['<ul class="pagination"><li><a href="?p=1">1</a></li><li class="active"><a href="?p=2">2</a></li></ul>', null],
    ['<div class="pagination"><a href="?p=1">1</a> 2</div>', null],
    ['<div class="pagination"><span>Página 2 de 2</span></div>', null],
    ['<p><a href="/2024">2024</a></p>', null],
    ['<p>1</p>', null],
  ])('finds the address of the next page: %s', (markup, address) => {
    expect(next(markup)).toBe(address);
  });

  it.each([
    '<a aria-label="Next">»</a>',
    '<a href="#">Siguiente</a>',
    '<a href="javascript:void(0)">Siguiente ›</a>',
    '<button>Siguiente</button>',
    '<input type="submit" value="Siguiente">',
    '<ul class="pagination"><li class="active"><a href="?p=1">1</a></li><li><a href="?p=2">2</a></li></ul>',
    '<div class="pagination">1 <a href="?p=2">2</a></div>',
    `<table><tr><td><span>1</span></td><td><a href="javascript:__doPostBack('g','Page$2')">2</a></td></tr></table>`,
    `<a href="javascript:__doPostBack('g','Page$Next')">...</a>`,
    '<div class="pagination">Página 1 de 3</div>',
  ])('fails if the later pages cannot be read: %s', (markup) => {
    expect(() => next(markup)).toThrow('lista: the pager has a next page');
  });
});

describe('a page that would take too long', () => {
  const nested = (name: string, depth: number) => html(`<body>${`<${name}><tr><td>`.repeat(depth)}</body>`);

  it('is rejected if it nests tables, or any elements, too deeply', () => {
    expect(() => nested('table', 2_000)).toThrow('lista: the page is nested too deeply');
    expect(() => nested('div', 100_000)).toThrow('lista: the page is nested too deeply');
    expect(
      readGrid(html(`${'<table><tr><td>'.repeat(15)}<table><tr><td>Folio<td>Nombre${ROW}</table>`), GRID),
    ).toHaveLength(1);
  });

  it('ignores the content of scripts and comments, and void elements', () => {
    const quoted = `<script>${'"<table>"'.repeat(50)}</script><!--${'<table>'.repeat(50)}-->`;
    expect(textOf(html(`<body>${quoted}${'<p>x'.repeat(3_000)}</body>`).root())).toBe('x'.repeat(3_000));
  });

  it('is rejected at 10 MB, but read with megabytes of rows', () => {
    const rows = (bytes: number) => ROW.repeat(Math.ceil(bytes / ROW.length));
    expect(() => table(rows(10 * 1024 * 1024))).toThrow(SourceError);
    expect(() => table(rows(10 * 1024 * 1024))).toThrow('lista: the page is too large');
    const large = rows(1024 * 1024);
    expect(readGrid(table(large), GRID)).toHaveLength(large.length / ROW.length);
  });

  it('is not one with a cell of megabytes', () => {
    const cell = '<b>x</b> '.repeat(50_000);
    const [row] = readGrid(table(`<tr><td>${cell}</td><td></td></tr>`), GRID);
    expect(row?.text('Folio')).toHaveLength(99_999);
  });
});
