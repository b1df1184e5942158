import { MB, fill, fillWith, seeded } from './hostile-document.js';
import type { HostileDocument } from './hostile-document.js';

/** Just below the limit of an HTML page. */
const PAGE_BYTES = 4 * MB - 32_768;

const COLUMNS = [
  ...['Gaceta', 'Entidad', 'Título', 'Descripción', 'Publicación'],
  ...['Fecha de publicación', 'Fecha de redacción', 'Documento'],
];
const HEAD = `<table><thead><tr>${COLUMNS.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>`;

const page = (body: string): Uint8Array => Buffer.from(`<html><body>${body}</body></html>`);
/** The page of a search whose grid has these rows. */
const grid = (rows: string): Uint8Array => page(`${HEAD}${rows}</tbody></table>`);

const html = (name: string, make: (bytes: number) => Uint8Array): HostileDocument => ({
  ...{ name, source: 'gaceta_oficial', contentType: 'text/html; charset=utf-8', bytes: PAGE_BYTES },
  make,
});

export const HTML_DOCUMENTS: readonly HostileDocument[] = [
  html('HTML: elements nested without end', (bytes) => page(fill('<div>', bytes))),
  html('HTML: tables nested without end', (bytes) => page(fill('<table><tr><td>', bytes))),
  html('HTML: one tag with hundreds of thousands of attributes', (bytes) => {
    const random = seeded(1);
    return page(`<p ${fillWith(() => `${random().toString(36).slice(2, 9)} `, bytes)}>x</p>`);
  }),
  html('HTML: an attribute of megabytes', (bytes) => grid(`<tr><td title="${fill('x ', bytes)}">1</td></tr>`)),
  html('HTML: a tag whose name has megabytes', (bytes) => page(`<${fill('x', bytes)}>y`)),
  html('HTML: hundreds of thousands of siblings', (bytes) => page(fill('<i></i>', bytes))),
  html('HTML: open formatting that every block repeats', (bytes) => {
    const formatting = fillWith((at) => `<b id=${at}>`, 4_000);
    return page(formatting + fill('<p>x', bytes - 4_000));
  }),
  html('HTML: comments that are not closed', (bytes) => page(`${HEAD}</table>${fill('<!-- -- <!-', bytes)}`)),
  html('HTML: a tag that is not closed', (bytes) => page(`<table a="${fill("='<b ", bytes)}`)),
  html('HTML: cells that span a million rows and columns', (bytes) =>
    grid(fill('<tr><td colspan="1000000" rowspan="1000000">1</td></tr>', bytes)),
  ),
  html('HTML: text and elements where a table allows none', (bytes) => page(`<table>${fill('x<b></b>', bytes)}`)),
  html('HTML: end tags in the wrong order', (bytes) => page(fill('<a><b><div></a></b>x', bytes))),
  html('HTML: ends of paragraphs and formatting that never began', (bytes) => page(fill('</p></b></a>', bytes))),
  html('HTML: entities, whole and broken', (bytes) => page(fill('&notin;&notit&#x41;&#1114112;&amp', bytes))),
  html('HTML: a pager with hundreds of thousands of pages', (bytes) =>
    page(`${HEAD}</table><div class="pagination">${fillWith((at) => `<a href="?p=${at}">${at + 2}</a>`, bytes)}</div>`),
  ),
  html('HTML: links around links around links', (bytes) => {
    const depth = 400;
    return page(`${HEAD}</table>${'<div role="button" class="pagination">'.repeat(depth)}${fill('pagina 1 ', bytes)}`);
  }),
  html('HTML: a million combining marks on one letter', (bytes) =>
    grid(`<tr>${'<td>1</td>'.repeat(2)}<td>a${fill('\u0301\u0323', bytes)}</td>${'<td></td>'.repeat(5)}</tr>`),
  ),
  html('HTML: text that mentions the beginning of a name again and again', (bytes) =>
    grid(
      `<tr><td>1</td><td>x</td><td>${fill('Maderas del Tuira Ficticia ', Math.min(bytes, 200_000))}</td>` +
        `${'<td></td>'.repeat(5)}</tr>`,
    ),
  ),
  {
    ...html('HTML: UTF-16 with half characters under a byte order mark', (bytes) => {
      const text = Buffer.from(`\uFEFF<html><body>${HEAD}`, 'utf16le');
      const halves = Buffer.alloc(bytes - text.length - (bytes % 2), Buffer.from([0x00, 0xd8, 0x3c, 0x00]));
      return Buffer.concat([text, halves]);
    }),
    contentType: 'text/html; charset=iso-8859-1',
  },
  {
    ...html('HTML: UTF-8 that is none, with half of a byte order mark', (bytes) =>
      Buffer.concat([Buffer.from([0xef, 0xbb]), Buffer.alloc(bytes, Buffer.from([0xc3, 0xa9, 0xc3, 0xa9, 0xff]))]),
    ),
  },
  {
    ...html('HTML: a form with a hundred thousand hidden fields', (bytes) =>
      page(
        `<form><select name="s"><option value="1">Nombre Oferente</option></select>` +
          `${fillWith((at) => `<input type="hidden" name="f${at}" value="v">`, bytes)}</form>`,
      ),
    ),
    source: 'minsa',
  },
];
