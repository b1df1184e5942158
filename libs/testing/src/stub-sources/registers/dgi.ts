import { cellText, escapeHtml, fieldOf, htmlPage, printedNumber, writtenDate } from '../markup.js';
import type { GridCell } from '../markup.js';
import { findBy } from '../search-pages.js';
import type { StubSource, StubEntity } from '../stub-source.js';

/** The card of a taxpayer. */
export const dgi: StubSource = {
  source: 'dgi',
  async respond({ path, query }, world) {
    if (path !== '/consultas/contribuyente') return undefined;
    const subject = await findBy('dgi', world, query.get('ruc'), query.get('nombre'));
    const title = 'Consulta de contribuyente';
    if (!subject) return htmlPage(title, '<p class="alert">No se encontraron contribuyentes.</p>');
    return htmlPage(title, `<table class="ficha">\n${card(subject).map(row).join('\n')}\n</table>`);
  },
};

function card(subject: StubEntity): readonly (readonly [label: string, value: GridCell])[] {
  const [ruc = null, dv = null] = printedNumber(subject)?.split(/\s*DV\s*/) ?? [];
  const registered = subject.records.find(({ tag }) => tag === 'is_itbm');
  const latest = subject.records.find(({ tag }) => tag === 'last_itbm_date');
  return [
    ['Nombre o razón social', subject.nombre],
    ['RUC', ruc],
    ['DV', dv],
    ['Inscrito en ITBMS', registered ? fieldOf(registered.payload, 'is_itbm') : null],
    [
      'Fecha de inscripción en ITBMS',
      writtenDate(latest ? fieldOf(latest.payload, 'last_itbm_date') : registered?.itemDate),
    ],
  ];
}

function row([label, value]: readonly [string, GridCell]): string {
  return `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(cellText(value))}</td></tr>`;
}
