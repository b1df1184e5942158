import type { StubResponse } from '../stub-source.js';

/** Rows per page of a grid. */
export const GRID_PAGE = 200;

/** A cell: text, or a link; null is blank. */
export type MarkupCell = string | null | { readonly text: string; readonly href: string };

/** One label and its value. */
export type Definition = readonly [label: string, value: MarkupCell];

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function cellMarkup(cell: MarkupCell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? escaped(cell) : `<a href="${escaped(cell.href)}">${escaped(cell.text)}</a>`;
}

/** A grid as DevExpress draws it, with its pager; shows page `number` of all `rows`. */
export function devExpressGrid(grid: {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly MarkupCell[])[];
  /** Counts from 1. */
  readonly number?: number;
  /** URL of another page of the grid. */
  readonly pageHref?: (number: number) => string;
}): string {
  const { id, columns, rows, number = 1, pageHref } = grid;
  const size = pageHref ? GRID_PAGE : Math.max(rows.length, 1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const header = columns.map((label) => `<th><div class="dxbs-grid-header-container">${escaped(label)}</div></th>`);
  const shown = rows
    .slice((number - 1) * size, number * size)
    .map((row) => `<tr class="dxbs-data-row">${row.map((cell) => `<td>${cellMarkup(cell)}</td>`).join('')}</tr>`);
  const empty = `<tr class="dxbs-empty-data-row"><td colspan="${columns.length}">No hay datos para mostrar</td></tr>`;
  const next = pageHref && number < pages ? `<a aria-label="Next" href="${escaped(pageHref(number + 1))}">»</a>` : '';
  return `<div id="${id}" class="dxbs-grid">
<table class="table dxbs-table"><thead><tr>${header.join('')}</tr></thead>
<tbody>
${shown.length > 0 ? shown.join('\n') : empty}
</tbody></table>
<div class="dxbs-pager"><span>Página ${number} de ${pages} (${rows.length} registros)</span>${next}</div>
</div>`;
}

/** A section of a tab: its title and its labels, or a note that it's empty. */
export function definitionSection(title: string, definitions: readonly Definition[] | null): string {
  const lines = definitions?.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${cellMarkup(value)}</dd>`);
  const body = lines ? `<dl class="dl-horizontal">\n${lines.join('\n')}\n</dl>` : '<p>No hay datos para mostrar</p>';
  return `<h5>${escaped(title)}</h5>\n${body}`;
}

/** The modal window of a folio, with its tabs and the selected tab's content. */
export function folioWindow(window: {
  readonly title: string;
  readonly tabs: readonly string[];
  readonly shown: string;
  readonly body: string;
}): StubResponse {
  const buttons = window.tabs.map(
    (tab) => `<button type="button" class="btn ${tab === window.shown ? 'btn-primary' : 'btn-light'}">${tab}</button>`,
  );
  return registerPage(`<div class="blazored-modal-container">
<h3 class="blazored-modal-title">${escaped(window.title)}</h3>
<div class="ventana-con-tab-control">
<div class="btn-group" role="group">${buttons.join('')}</div>
<div class="tabestado">
${window.body}
</div>
</div>
</div>`);
}

/** A page of the register's site. */
export function registerPage(body: string): StubResponse {
  return {
    contentType: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><title>Registro Público de Panamá</title></head>
<body>
${body}
<footer>Registro Público de Panamá</footer>
</body>
</html>
`,
  };
}

/** A date as the register writes it, DD/MM/YYYY; values that aren't ISO dates are unchanged. */
export function registerDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return day === undefined ? value : `${day}/${month}/${year}`;
}

/** The text of a payload field; anything else is blank. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Yes or no as the register writes it; anything else is blank. */
export function flagText(value: unknown): string | null {
  return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : null;
}
