import { lookup } from '@entity-registry/domain';
import type { StubResponse, StubEntity } from './stub-source.js';

export interface GridOptions {
  readonly id?: string;
  /** Target of the pager's "next" link; absent: no pager. */
  readonly next?: string | undefined;
}

export type GridCell = string | number | boolean | null | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => lookup(ESCAPES, sign) ?? sign);
}

/** A page of an institution. */
export function htmlPage(title: string, body: string): StubResponse {
  return {
    contentType: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
<header><h1>${escapeHtml(title)}</h1></header>
<main>
${body}
</main>
<footer><p>Sitio de muestra con datos inventados</p></footer>
</body>
</html>
`,
  };
}

/** A table with column headings, and a pager if there is a next page. */
export function htmlGrid(
  columns: readonly string[],
  rows: readonly (readonly GridCell[])[],
  { id = 'resultados', next }: GridOptions = {},
): string {
  const cells = (row: readonly GridCell[], name: string): string =>
    row.map((cell) => `<${name}>${escapeHtml(cellText(cell))}</${name}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  const pager =
    next === undefined ? '' : `\n<nav><a rel="next" href="${escapeHtml(next)}" aria-label="Next">Siguiente</a></nav>`;
  return `<table id="${id}" class="table table-striped">
<thead><tr>${cells(columns, 'th')}</tr></thead>
<tbody>
${body}
</tbody>
</table>${pager}`;
}

/** A value as institutions write it: yes and no in words, null as empty. */
export function cellText(cell: GridCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  return String(cell);
}

/** A field of a payload as a cell. */
export function fieldOf(payload: Readonly<Record<string, unknown>>, name: string): GridCell {
  const value = lookup(payload, name);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A date as written in the region, DD/MM/YYYY; other values are unchanged. */
export function writtenDate(value: GridCell): GridCell {
  const iso = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})/.exec(value) : null;
  return iso ? `${iso[3] ?? ''}/${iso[2] ?? ''}/${iso[1] ?? ''}` : value;
}

/** A company's RUC or a person's cédula, as printed beside its name. */
export function printedNumber({ kind, ruc, cedula }: StubEntity): string | null {
  return kind === 'Organization' ? ruc : (cedula ?? ruc);
}
