import { lookup } from '@entity-registry/domain';
import { escapeHtml, fieldOf, htmlPage } from '../markup.js';
import type { GridCell } from '../markup.js';
import { aspGrid } from '../asp-markup.js';
import type { StubResponse, StubRecord, StubRequest, StubSource, StubEntity } from '../stub-source.js';

/** One search page of the ministry. */
interface Form {
  readonly title: string;
  /** In the plural, as in 'Total de Oferentes'. */
  readonly of: string;
  /** The choices of the search field, including the name. */
  readonly choices: readonly string[];
  readonly byName: string;
  readonly columns: readonly string[];
  readonly row: (record: StubRecord, subject: StubEntity) => readonly GridCell[];
  readonly shows: (record: StubRecord) => boolean;
}

const OFFERERS = {
  of: 'Oferentes',
  choices: ['No. de Oferente', 'Nombre Oferente', 'Rep. Legal', 'Fecha Vencimiento'],
  byName: '2',
  columns: ['No. de Oferente', 'Oferente', 'Vencimiento Cert.', 'Rep. Legal', 'Detalles'],
  row: ({ payload, itemDate }: StubRecord, subject: StubEntity) => [
    fieldOf(payload, 'id'),
    fieldOf(payload, 'nombre') ?? subject.nombre,
    longDate(itemDate),
    null,
    'Detalles',
  ],
};

const FORMS: Readonly<Record<string, Form>> = {
  '/woferentes/Oferentes.aspx': {
    ...OFFERERS,
    title: 'Consulta de Oferentes',
    shows: ({ tag, payload }) => tag === 'licencias' && payload['activo'] !== false,
  },
  '/woferentes/ConsultaOferentesIna.aspx': {
    ...OFFERERS,
    title: 'Consulta de Oferentes No Renovados',
    shows: ({ tag, payload }) => tag === 'licencias' && payload['activo'] === false,
  },
  '/woferentes/Profesionales.aspx': {
    title: 'Consulta de Profesionales',
    of: 'Profesionales',
    choices: ['Registro', 'Nombre Profesional'],
    byName: '2',
    columns: ['Registro', 'Profesional', 'Idoneidad', 'Fecha de registro'],
    row: ({ payload, itemDate }, subject) => [
      fieldOf(payload, 'id'),
      fieldOf(payload, 'nombre') ?? subject.nombre,
      fieldOf(payload, 'idoneidad'),
      longDate(itemDate),
    ],
    shows: ({ tag }) => tag === 'idoneidades',
  },
};

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const CHOICE = 'ctl00$MainContent$ddlcodigo';
const BOX = 'ctl00$MainContent$txtnombre';
const GRID = 'ctl00$MainContent$gvOferentes';
const ROWS_A_PAGE = 10;

/** Suppliers and health professionals of the ministry: ASP.NET pages, which post everything back to themselves. */
export const minsa: StubSource = {
  source: 'minsa',
  async respond(request, world) {
    const form = lookup(FORMS, request.path);
    if (!form) return undefined;
    const nombre = request.form.get(BOX);
    if (request.method !== 'POST' || nombre === null) return page(form, request, '');
    const subject = await world.find('minsa', { nombre });
    const rows = (subject?.records ?? [])
      .filter(form.shows)
      .map((record) => (subject ? form.row(record, subject) : []));
    const total = `<span id="MainContent_lblCant" class="label">Total de ${form.of}: ${rows.length}</span>`;
    return page(form, request, `${total}\n${grid(form, request, rows)}`);
  },
};

function grid(form: Form, request: StubRequest, rows: readonly (readonly GridCell[])[]): string {
  if (rows.length === 0) return '';
  const turned = /^Page\$(\d+)$/.exec(request.form.get('__EVENTARGUMENT') ?? '')?.[1];
  return aspGrid({ target: GRID, columns: form.columns, rows, number: Number(turned ?? '1'), size: ROWS_A_PAGE });
}

function page(form: Form, request: StubRequest, results: string): StubResponse {
  const chosen = request.form.get(CHOICE) ?? '0';
  const options = ['Seleccione', ...form.choices].map(
    (choice, at) =>
      `<option${chosen === String(at) ? ' selected="selected"' : ''} value="${at}">${escapeHtml(choice)}</option>`,
  );
  const typed = escapeHtml(request.form.get(BOX) ?? '');
  const box =
    chosen === form.byName ? `<input name="${BOX}" type="text" value="${typed}" id="MainContent_txtnombre" />` : '';
  const body = `<form method="post" action=".${request.path.slice(request.path.lastIndexOf('/'))}" id="ctl01">
<input type="hidden" name="__EVENTTARGET" id="__EVENTTARGET" value="" />
<input type="hidden" name="__EVENTARGUMENT" id="__EVENTARGUMENT" value="" />
<input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="bXVlc3RyYQ==" />
<span>Buscar por:</span>
<select name="${CHOICE}" id="MainContent_ddlcodigo">
${options.join('\n')}
</select>
${box}
<input type="submit" name="ctl00$MainContent$btnbuscar" value="Buscar" />
<input type="submit" name="ctl00$MainContent$btntodos" value="Mostrar Todos" />
${results}
</form>`;
  return htmlPage(form.title, body);
}

/** A date as the ministry writes it: 05-marzo-2026. */
function longDate(value: string | null): GridCell {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? [];
  return year === undefined ? null : `${day ?? ''}-${MONTHS[Number(month) - 1] ?? ''}-${year}`;
}
