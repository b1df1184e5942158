import { describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre';
import { pageOf } from '../transport/page.js';
import { SourceError } from '../source.js';
import { readCsv } from './files/csv.js';
import { dateOf, foreignDateOf } from './dates.js';
import { readGrid } from './html/html-grid.js';
import { readDefinitions, readSections, readTab } from './html/html-tabs.js';
import { readHtml } from './html/html.js';
import { jsonList, jsonObject, readJson } from './files/json.js';
import { amountOf, flagOf, integerOf } from './numbers.js';
import { readFeed } from './files/rss.js';
import { readPairs } from './html/th-td.js';
import { readSheet } from './files/xlsx.js';

const page = (body: string | Uint8Array, contentType = 'text/html; charset=utf-8') =>
  pageOf({
    url: 'https://source.test/',
    status: 200,
    contentType,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  });
const html = (body: string) => readHtml(page(body), 'page');

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof SourceError) return error.message;
    throw error;
  }
  return 'no fault';
}

describe('readGrid', () => {
  const grid = { what: 'folios', columns: ['Folio', 'Razón social'] };
  const plain = '<table><thead><tr><th>FOLIO</th><th>Razon Social</th><th>Extra</th></tr></thead><tbody>';

  it('finds columns by name whatever their order, case and accents', () => {
    const rows = readGrid(
      html(`${plain}<tr><td> 12&nbsp;3 </td><td><a href="/f/1">Alfa<br>Uno</a></td><td></td></tr></tbody></table>`),
      grid,
    );
    expect(
      rows.map((row) => [row.text('folio'), row.text('RAZÓN SOCIAL'), row.link('Razón social'), row.text('Extra')]),
    ).toEqual([['12 3', 'Alfa Uno', '/f/1', null]]);
    expect(rows[0]?.optional('Absent')).toBeUndefined();
  });

  it('reads a DevExpress grid', () => {
    const body = `<table><tr><th><div class="dxbs-grid-header-container">Folio</div></th><th><div class="dxbs-grid-header-container">Razón Social</div></th></tr>
      <tr class="dxbs-data-row"><td>7</td><td>Beta</td></tr><tr class="dxbs-filter"><td></td><td></td></tr></table>`;
    expect(readGrid(html(body), grid).map((row) => row.text('Folio'))).toEqual(['7']);
  });

  it('is empty if the grid is empty or has only a note that nothing was found', () => {
    expect(readGrid(html(`${plain}</tbody></table>`), grid)).toEqual([]);
    expect(readGrid(html(`${plain}<tr><td colspan="3">No hay datos</td></tr></tbody></table>`), grid)).toEqual([]);
  });

  it.each([
    ['<p>mantenimiento</p>', 'folios: the table is missing'],
    ['<table><tr><th>Folio</th><th>Empresa</th></tr></table>', 'folios: "Razón social" missing'],
    ['<table><tr><th>Nada</th></tr></table>', 'folios: "Folio", "Razón social" missing'],
  ])('names what is missing: %s', (body, message) => {
    expect(errorOf(() => readGrid(html(body), grid))).toBe(message);
  });
});

describe('readTab', () => {
  const window = (
    shown: string,
    body = '<div class="tabestado"><h5>Generales</h5><dl><dt>Capital</dt><dd>B/. 10</dd></dl><h5>Otros</h5><dl><dt>Nota</dt><dd></dd></dl></div>',
  ) =>
    html(`<div class="ventana-con-tab-control"><div class="btn-group" role="group">
      <button class="btn ${shown === 'Generales' ? 'btn-primary' : ''}">Generales</button><button class="btn ${shown === 'Folio' ? 'btn-primary' : ''}">Datos del Folio</button></div>${body}</div>`);

  it('returns the body of the shown tab, section by section', () => {
    const view = window('Folio');
    const sections = readSections(view, readTab(view, 'folio', 'DATOS DEL FOLIO'));
    expect([...sections.keys()]).toEqual(['generales', 'otros']);
    const generales = sections.get('generales');
    expect(generales && readDefinitions(view, generales, 'folio', ['capital']).text('Capital')).toBe('B/. 10');
    expect(generales && readDefinitions(view, generales, 'folio', []).has('Nota')).toBe(false);
  });

  it.each([
    [window('Folio'), 'Directores', 'folio: "Directores (tab)" missing'],
    [window('Folio'), 'Generales', 'folio: tab "Generales" is not selected'],
    [window('Folio', ''), 'Datos del folio', 'folio: tab "Datos del folio" has no body'],
    [html('<p>error</p>'), 'Generales', 'folio: the tabs are missing'],
  ])('fails otherwise', (view, name, message) => {
    expect(errorOf(() => readTab(view, 'folio', name))).toBe(message);
  });
});

it('reads pairs of th and td', () => {
  const view = html('<table><tr><th>Título:</th><td>Obra</td><th>Entidad</th><td></td></tr></table>');
  const fields = readPairs(view, { what: 'acto', required: ['titulo', 'entidad'] });
  expect([fields.text('Título'), fields.text('Entidad')]).toEqual(['Obra', null]);
  expect(errorOf(() => readPairs(view, { what: 'acto', required: ['Precio'] }))).toBe('acto: "Precio" missing');
  expect(errorOf(() => fields.required('Entidad'))).toBe('acto: "Entidad" is blank');
});

it("fails on a page that isn't markup or is truncated", () => {
  expect(errorOf(() => readHtml(page('{"a":1}'), 'lista'))).toBe('lista: the page is not HTML');
  expect(errorOf(() => html('<html><body><table><tr><td>1'))).toBe('page: the page is truncated');
});

describe('readJson', () => {
  const value = (body: string) => readJson(page(body, 'application/json'), 'lista');

  it('reads fields without regard to case and underscores', () => {
    const [row] = jsonList(
      value('[{"Nombre_Completo":" Ana  Luz ","n":5,"x":null,"sub":{"a":""},"l":null}]'),
      'lista',
      ['nombre completo'],
    );
    expect([
      row?.text('NOMBRE COMPLETO'),
      row?.text('n'),
      row?.text('x'),
      row?.optional('z'),
      row?.object('sub').text('a'),
    ]).toEqual(['Ana Luz', '5', null, undefined, null]);
    expect(row?.listOrNull('l')).toEqual([]);
  });

  it.each([
    [() => value('<html>error</html>'), 'lista: the response is not JSON'],
    [() => jsonList(value('{}'), 'lista'), 'lista is not a list'],
    [() => jsonList(value('[1]'), 'lista'), 'lista is not an object'],
    [() => jsonList(value('[{"a":1}]'), 'lista', ['b']), 'lista: "b" missing'],
    [() => jsonObject(value('{"a":[]}'), 'lista').text('a'), 'lista: "a" is not text'],
    [() => jsonObject(value('{"a":null}'), 'lista').list('a'), 'lista: "a" is not a list'],
  ])('fails otherwise: %#', (run, message) => {
    expect(errorOf(run)).toBe(message);
  });
});

describe('readCsv', () => {
  const shape = { what: 'lista', columns: ['Nombre', 'Numero'], blanks: ['-0-'] };

  it.each([',', ';', '|', '\t'])('finds the delimiter %j', (sign) => {
    const text = `\uFEFFnúmero${sign}nombre\n1${sign}"Alfa${sign} Uno"\n-0-${sign}Beta\n`;
    const rows = readCsv(page(text, 'text/csv'), shape);
    expect(rows.map((row) => [row.text('Numero'), row.text('Nombre')])).toEqual([
      ['1', `Alfa${sign === '\t' ? '' : sign} Uno`],
      [null, 'Beta'],
    ]);
  });

  it('reads a file without a header by the given names', () => {
    const rows = readCsv(page('1,Alfa\n2,Beta\n', 'text/csv'), { ...shape, header: ['Numero', 'Nombre'] });
    expect(rows.map((row) => row.text('Nombre'))).toEqual(['Alfa', 'Beta']);
  });

  it.each([
    ['<!DOCTYPE html><p>error</p>', 'lista: the response is not a CSV file'],
    ['numero,empresa\n', 'lista: "Nombre" missing'],
    ['', 'lista: "Nombre", "Numero" missing'],
  ])('fails otherwise: %j', (text, message) => {
    expect(errorOf(() => readCsv(page(text, 'text/csv'), shape))).toBe(message);
  });

  it('rejects a row with another number of cells', () => {
    expect(errorOf(() => readCsv(page('numero,nombre\n1\n', 'text/csv'), shape))).toContain(
      'lista: Invalid Record Length',
    );
  });
});

describe('readSheet', () => {
  const workbook = async (rows: (string | number | Date | null)[][]) =>
    page(await writeXlsx({ sheets: [{ name: 'Reporte', rows }] }), 'application/octet-stream');
  const shape = { what: 'planilla', columns: ['Cédula', 'Salario'] };

  it('finds the header below the titles; dates and numbers become text', async () => {
    const rows = await readSheet(
      await workbook([
        ['Informe'],
        [null],
        ['CEDULA', 'Salario', 'Inicio'],
        ['8-1-1', 850.125, new Date('2020-03-01')],
        [null, null, null],
      ]),
      shape,
    );
    expect(rows.map((row) => [row.text('Cédula'), row.text('Salario')])).toEqual([['8-1-1', '850.1250']]);
  });

  it('fails without the column, or if it is not a workbook', async () => {
    await expect(readSheet(await workbook([['Cedula', 'Sueldo']]), shape)).rejects.toThrow(
      'planilla: "Cédula", "Salario" missing',
    );
    await expect(readSheet(page('<html>error</html>'), shape)).rejects.toThrow(
      'planilla: the response is not a spreadsheet',
    );
    await expect(readSheet(page(Buffer.alloc(0)), shape)).rejects.toThrow(
      'planilla: the response is not a spreadsheet',
    );
  });

  it('rejects a workbook that declares an uncompressed size of gigabytes', async () => {
    const bomb = new Uint8Array((await workbook([['Cedula', 'Salario']])).body);
    const entry = Buffer.from(bomb.buffer).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    new DataView(bomb.buffer).setUint32(entry + 24, 0xf0000000, true);
    await expect(readSheet(page(bomb), shape)).rejects.toThrow('planilla: the spreadsheet is too large');
  });
});

it('reads a feed', () => {
  const feed = `<?xml version="1.0"?><rss><channel><title>x</title><item><title>A &amp; B</title><link>https://n.test/1</link>
    <pubDate>Tue, 14 May 2024 08:30:00 -0500</pubDate><description><![CDATA[<p>Hola <b>mundo</b></p>]]></description></item></channel></rss>`;
  expect(readFeed(page(feed), 'noticias')).toEqual([
    {
      title: 'A & B',
      link: 'https://n.test/1',
      published: 'Tue, 14 May 2024 08:30:00 -0500',
      description: 'Hola mundo',
      guid: null,
    },
  ]);
  expect(errorOf(() => readFeed(page('<html></html>'), 'noticias'))).toBe('noticias: the response is not an RSS feed');
  expect(errorOf(() => readFeed(page(feed.slice(0, -12)), 'noticias'))).toBe('noticias: the feed is truncated');
});

it.each([
  ['2024-05-14', '2024-05-14'],
  ['2024-05-14T10:00:00', '2024-05-14'],
  ['14/05/2024', '2024-05-14'],
  ['4-5-2024 - 09:00 AM', '2024-05-04'],
  ['29/02/2024 8:30:00 AM', '2024-02-29'],
  ['4/5/2024 8:30 a.m.', '2024-05-04'],
  ['14 de mayo de 2024', '2024-05-14'],
  ['1 DE SETIEMBRE DE 2019', '2019-09-01'],
  ['14-MAY-2024', '2024-05-14'],
  [null, null],
  [undefined, undefined],
])('dateOf(%j) is %j', (written, expected) => {
  expect(dateOf(written, 'fecha')).toBe(expected);
});

it.each(['31/02/2024', '2024-13-01', '05/14/2024', 'ayer', '14 de foo de 2024', '2/0/2024', '5/4/2024 10:00:00 AM'])(
  '%j is no date',
  (written) => {
    expect(errorOf(() => dateOf(written, 'fecha'))).toBe(`fecha is not a date: ${written}`);
  },
);

it('rejects a date of a foreign source with ambiguous day and month', () => {
  expect(['2024-05-14', '14 May 2024', null].map((text) => foreignDateOf(text, 'x'))).toEqual([
    '2024-05-14',
    '2024-05-14',
    null,
  ]);
  expect(errorOf(() => foreignDateOf('05/04/2024', 'Listed'))).toBe('Listed is not a date: 05/04/2024');
});

it('reads amounts, whole numbers and flags as they are written', () => {
  expect(
    ['B/. 1,234.56', 'US$ 10,000', '-5', '12.5 USD', '1234567', '0.125', '1,234.567'].map((text) =>
      amountOf(text, 'monto'),
    ),
  ).toEqual([1234.56, 10000, -5, 12.5, 1234567, 0.125, 1234.567]);
  expect([amountOf(null, 'x'), amountOf(undefined, 'x'), integerOf('1,200', 'x')]).toEqual([null, undefined, 1200]);
  for (const bad of ['1.234,56', 'diez', '', '1,23', '1.234', 'B/. 12.500'])
    expect(errorOf(() => amountOf(bad, 'monto'))).toContain('monto is not an amount');
  expect(errorOf(() => integerOf('1.5', 'n'))).toContain('n is not a whole number');
  expect(['Sí', 'no', 'VIGENTE', 'Vencida'].map((word) => flagOf(word, 'activo'))).toEqual([true, false, true, false]);
  expect(errorOf(() => flagOf('quizás', 'activo'))).toBe('activo is not yes or no: quizás');
});
